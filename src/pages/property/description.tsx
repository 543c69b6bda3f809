import { useId, useState } from 'react'
import { propertyPage as words } from '#src/content/property-page.ts'

/** PROP-13, in characters. */
const collapsedLength = 300

/** The beginning of a text, cut after its last whole word, with '...'; the text itself where it is short enough. */
function beginningOf(text: string): string {
  const characters = [...text]
  if (characters.length <= collapsedLength) return text
  const beginning = characters.slice(0, collapsedLength).join('')
  const endsInWord = /\S/.test(characters[collapsedLength] ?? '')
  const words = endsInWord ? beginning.replace(/\s\S*$/, '') : beginning
  // A full stop before the three dots would make four.
  return `${words.replace(/[\s.,;:–—-]+$/, '')}...`
}

export function Description({ text }: { text: string }) {
  const [expanded, setExpanded] = useState(false)
  const id = useId()
  const beginning = beginningOf(text)
  return (
    <>
      <p id={id} className="max-w-[62ch] text-lead text-pretty [overflow-wrap:anywhere] whitespace-pre-line">
        {expanded ? text : beginning}
      </p>
      {beginning !== text && (
        <button
          type="button"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
          className="mt-4 min-h-11 font-medium text-walnut-ink underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2"
        >
          {expanded ? words.readLess : words.readMore}
        </button>
      )}
    </>
  )
}
