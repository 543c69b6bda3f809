import { slotTime as words } from '#src/content/slot-time.ts'

interface Props {
  /** On the property's clock. */
  time: string
  /** On the visitor's own; null where that shows the same. */
  viewersTime: string | null
}

/** An open time, and below it what the visitor's own clock shows then. */
export function SlotTime({ time, viewersTime }: Props) {
  if (viewersTime === null) return <span>{time}</span>
  return (
    <span className="py-1">
      <span className="block">
        {time}
        <span className="sr-only">, </span>
      </span>
      <span className="-mx-1.5 block text-note font-normal whitespace-nowrap text-ink-soft">
        {viewersTime}
        <span className="sr-only"> {words.yours}</span>
      </span>
    </span>
  )
}
