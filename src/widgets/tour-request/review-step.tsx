import { localAt } from '#domain/time-zone.ts'
import type { TourPhone } from '#domain/tour-phone.ts'
import type { ContactValues, TourKind, TourReceipt, TourTimes } from '#machines/tour-request/request.ts'
import { shortMomentWords, zoneWords } from '#src/content/dates.ts'
import { tourRequestForm as words } from '#src/content/tour-request-form.ts'
import { ViewersTime } from './viewers-time.tsx'

interface ReviewProps {
  times: TourTimes | null
  time: string | null
  kind: TourKind
  tourPhone: TourPhone
  contact: ContactValues
  viewerZone: string
  onChangeTime: () => void
}

export function ReviewStep({ times, time, kind, tourPhone, contact, viewerZone, onChangeTime }: ReviewProps) {
  if (times === null || time === null) return null
  const rows = [
    [words.summary.when, `${shortMomentWords(time)} ${zoneWords(times.time_zone)}`],
    [words.summary.kind, words.kinds[kind]],
    [words.summary.name, contact.name.trim()],
    [words.summary.email, contact.email.trim()],
    [words.summary.phone, tourPhone === 'not_asked' ? '' : contact.phone.trim()],
    [words.summary.note, contact.note.trim()],
  ].filter(([, value]) => value)
  return (
    <div className="flex flex-col gap-6">
      <h3 data-first="" tabIndex={-1} className="font-serif text-lead font-medium outline-none">
        {words.reviewTitle}
      </h3>
      <dl className="rounded-field border border-rule bg-paper px-4">
        {rows.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[5rem_1fr] gap-4 border-b border-rule py-3 last:border-b-0">
            <dt className="text-note text-ink-soft">{label}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">
              {value}
              {label === words.summary.when && (
                <span className="block text-note text-ink-soft empty:hidden">
                  <ViewersTime time={time} zone={times.time_zone} viewerZone={viewerZone} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        onClick={onChangeTime}
        className="min-h-11 self-start text-walnut-ink underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {words.changeTime}
      </button>
      <p className="text-note text-pretty text-ink-soft">{words.held}</p>
    </div>
  )
}

interface RequestedProps {
  receipt: TourReceipt
  email: string
  viewerZone: string
}

export function RequestedStep({ receipt, email, viewerZone }: RequestedProps) {
  const { proposed_time, time_zone } = receipt
  const time = localAt(new Date(proposed_time), time_zone)
  return (
    <div role="status" className="flex flex-col gap-4">
      <h3 data-first="" tabIndex={-1} className="font-serif text-lead font-medium outline-none">
        {words.doneTitle}
      </h3>
      <p className="[overflow-wrap:anywhere]">{words.done(email)}</p>
      <p data-when="" className="rounded-field border border-rule bg-sage-wash p-4 font-serif text-lead">
        {shortMomentWords(time)} {zoneWords(time_zone)}
        <span className="block font-sans text-note text-ink-soft empty:hidden">
          <ViewersTime time={time} zone={time_zone} viewerZone={viewerZone} />
        </span>
      </p>
      <p className="text-pretty text-ink-soft">{words.doneNext}</p>
    </div>
  )
}
