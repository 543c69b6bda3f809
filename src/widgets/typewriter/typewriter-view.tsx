import type { Ref } from 'react'
import { typewriter as words } from '#src/content/motion.ts'

interface TypewriterViewProps {
  ref?: Ref<HTMLDivElement>
  typed: string
  /** What is not written yet; it keeps its place. */
  rest: string
  /** The page has come, its program has not begun. */
  waiting: boolean
  onShowAll: () => void
}

/** The whole text for a screen reader, and over it, for everyone else, what is written so far. */
export function TypewriterView({ ref, typed, rest, waiting, onShowAll }: TypewriterViewProps) {
  return (
    <div ref={ref} className="relative whitespace-pre-wrap">
      <p className="sr-only">{typed + rest}</p>
      <p aria-hidden="true" className={waiting ? 'until-program' : undefined}>
        {typed}
        {rest && <span className="invisible">{rest}</span>}
      </p>
      {rest && (
        <button
          type="button"
          aria-label={words.showAll}
          onClick={onShowAll}
          className="absolute inset-0 cursor-pointer"
        />
      )}
    </div>
  )
}
