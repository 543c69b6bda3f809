import { useId, useState } from 'react'
import { excerpt } from '#domain/text.ts'
import { propertyPage as words } from '#src/content/property-page.ts'

/** PROP-13, in characters. */
const collapsedLength = 300

export function Description({ text }: { text: string }) {
  const [expanded, setExpanded] = useState(false)
  const id = useId()
  const beginning = excerpt(text, collapsedLength)
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
