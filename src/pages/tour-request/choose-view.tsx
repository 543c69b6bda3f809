import { useId } from 'react'
import { streetOf } from '#domain/address.ts'
import { daysOf } from '#domain/calendar.ts'
import type { TourAnswerProblem } from '#machines/tour-answer/problem.ts'
import { viewersTimeWords, zoneWords } from '#src/content/dates.ts'
import { slotTime } from '#src/content/slot-time.ts'
import { chooseWords, dayWithoutYear, slotWords, tourAnswer as words } from '#src/content/tour-answer.ts'
import { paths } from '#src/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { OutcomePage } from '#src/ui/outcome-page.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { SlotTime } from '#src/ui/slot-time.tsx'
import { TourKindRow } from '#src/widgets/tour-details/tour-details.tsx'
import { AnswerProblemNotice, type Press, type TourView } from './tour-request-view.tsx'

export interface ChooseViewProps {
  tour: TourView
  /** Open times on the property's clock, `2026-11-23T14:00:00`. */
  times: string[]
  day: string | null
  time: string | null
  /** The visitor's IANA zone. */
  viewerZone: string
  busy: boolean
  problem: TourAnswerProblem | null
  onDay: (day: string) => void
  onTime: (time: string) => void
  onSubmit: Press
  onBack: () => void
}

/** A day and one of its open half hours. */
export function ChooseView({ tour, times, day, time, viewerZone, busy, problem, ...on }: ChooseViewProps) {
  const name = useId()
  const slots = times.filter((each) => each.slice(0, 10) === day)
  const viewersTime = (slot: string) => viewersTimeWords(slot, tour.time_zone, viewerZone)
  const goBack = (
    <Button look="quiet" aria-disabled={busy || undefined} onClick={on.onBack}>
      {words.back}
    </Button>
  )
  if (times.length === 0) {
    return (
      <OutcomePage
        home={streetOf(tour.property_address)}
        door="closed"
        title={words.chooseTitle}
        actions={
          <>
            {tour.side === 'buyer' && (
              <ButtonLink href={paths.listing(tour.property_slug)}>{words.askPenny}</ButtonLink>
            )}
            {goBack}
          </>
        }
      >
        <p>{words.noTimes[tour.side]}</p>
      </OutcomePage>
    )
  }
  return (
    <OutcomePage
      home={streetOf(tour.property_address)}
      door="ajar"
      title={words.chooseTitle}
      facts={<TourKindRow tour={tour} />}
      actions={
        <>
          <div className="w-full" inert={busy}>
            <SelectField
              label={words.day}
              name="day"
              value={day ?? ''}
              onChange={on.onDay}
              options={daysOf(times).map((each) => ({ value: each, words: dayWithoutYear(each) }))}
              unchosen={words.pickDay}
            />
            <fieldset className="mt-6">
              <legend className="mb-2 text-note font-medium">
                {words.times} <span className="font-normal text-ink-soft">({zoneWords(tour.time_zone)})</span>
              </legend>
              <div className="flex flex-wrap gap-2">
                {slots.map((each) => (
                  <label
                    key={each}
                    className="grid min-h-11 min-w-24 cursor-pointer place-items-center rounded-field border border-edge px-3 text-center text-body hover:border-ink has-checked:border-ink has-checked:bg-sage-wash has-focus-visible:outline-2 has-focus-visible:outline-walnut-ink"
                  >
                    <input
                      type="radio"
                      name={name}
                      checked={each === time}
                      onChange={() => on.onTime(each)}
                      className="sr-only"
                    />
                    <SlotTime time={slotWords(each)} viewersTime={viewersTime(each)} />
                  </label>
                ))}
              </div>
              {slots.some(viewersTime) && <p className="mt-2 text-note text-ink-soft">{slotTime.note}</p>}
            </fieldset>
          </div>
          <Button busy={busy} onClick={(event) => on.onSubmit(event.nativeEvent)}>
            {busy ? words.submitting : words.submit}
          </Button>
          {goBack}
        </>
      }
    >
      <p>{chooseWords(tour)}</p>
      <AnswerProblemNotice problem={problem} />
    </OutcomePage>
  )
}
