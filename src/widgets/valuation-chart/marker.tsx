interface Props {
  /** Shares of the plot. */
  left: number
  top: number
  moment: string
  value: string
}

/** VALUE-02: a marked point, and beside it when that was and what it says; the slider below says the same aloud. */
export function Marker({ left, top, moment, value }: Props) {
  const [fromLeft, fromTop] = [`${left * 100}%`, `${top * 100}%`]
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <span style={{ left: fromLeft }} className="absolute inset-y-0 w-px -translate-x-1/2 bg-walnut-ink" />
      <span
        style={{ left: fromLeft, top: fromTop }}
        className="absolute size-3 -translate-1/2 rounded-full border-2 border-paper bg-walnut-ink"
      />
      <span
        data-tooltip
        style={{ left: `clamp(4.75rem, ${fromLeft}, 100% - 4.75rem)` }}
        className={`absolute w-38 -translate-x-1/2 rounded-field bg-sheet px-3 py-2 text-center text-note tabular-nums shadow-lift ${top > 0.5 ? 'top-0' : 'bottom-0'}`}
      >
        <span className="block text-ink-soft">{moment}</span>
        <span className="block font-medium text-ink">{value}</span>
      </span>
    </div>
  )
}
