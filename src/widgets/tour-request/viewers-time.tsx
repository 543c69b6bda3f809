import { localAt } from '#domain/time-zone.ts'
import { clocksAgree, momentAt, shortMomentWords } from '#src/content/dates.ts'
import { tourRequestForm as words } from '#src/content/tour-request-form.ts'

interface Props {
  /** On the property's clock. */
  time: string | null
  /** The property's IANA zone. */
  zone: string
  /** The visitor's. */
  viewerZone: string
}

/** The chosen time on the visitor's own clock, where that shows another one. */
export function ViewersTime({ time, zone, viewerZone }: Props) {
  if (time === null) return null
  const moment = momentAt(time, zone)
  if (clocksAgree(moment, zone, viewerZone)) return null
  return <span data-viewers-time="">{words.viewersTime(shortMomentWords(localAt(new Date(moment), viewerZone)))}</span>
}
