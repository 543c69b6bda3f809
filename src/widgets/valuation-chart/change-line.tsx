import { changeWords } from '#src/content/valuation.ts'

interface Props {
  /** US dollars. */
  from: number
  to: number
  /** When it was `from`, in words. */
  since: string
}

const colors = { up: 'text-rise', down: 'text-fall', level: 'text-ink-soft' }
const arrows = { up: 'M6 1.5 11 10H1z', down: 'M6 10.5 1 2h10z', level: 'M1 5h10v2H1z' }

/** VALUE-02: how far the shown value is from the first one; by arrow, sign and word as well as by color. */
export function ChangeLine({ from, to, since }: Props) {
  const { direction, amount, word } = changeWords(from, to)
  return (
    <p>
      <span className={`flex items-baseline gap-2 text-body font-medium tabular-nums ${colors[direction]}`}>
        <svg viewBox="0 0 12 12" width="11" height="11" fill="currentColor" aria-hidden="true" className="shrink-0">
          <path d={arrows[direction]} />
        </svg>
        {amount}
      </span>{' '}
      <span className="block text-note text-ink-soft tabular-nums">
        {word} since {since}
      </span>
    </p>
  )
}
