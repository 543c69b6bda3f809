import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import type { Day } from '#domain/calendar.ts'
import type { ClockTime } from '#machines/time-picker/time.ts'
import type { SubmitProblem } from '#machines/tour-reschedule/problem.ts'
import type { TourRequest } from '#machines/tour-reschedule/tour.ts'
import { newTimeLimits } from '#openapi/generated/limits/new-time.ts'
import { proposal } from '#src/content/proposal.ts'
import { submitProblemWords, tourReschedule as words } from '#src/content/tour.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TourRequestSummary } from '#src/widgets/tour-details/tour-request-summary.tsx'
import { FormFrame } from './form-frame.tsx'
import { Summary } from './summary.tsx'

export interface FormViewProps {
  tour: TourRequest
  /** IANA zone on whose clock day and time are meant. */
  zone: string
  viewerZone: string
  day: Day | null
  time: ClockTime
  notes: string
  busy: boolean
  problem: SubmitProblem | null
  /** MonthCalendarView. */
  calendar: ReactNode
  /** TimePickerView. */
  timePicker: ReactNode
  onNotes: (text: string) => void
  onSubmit: () => void
  onCancel: () => void
}

export function FormView(props: FormViewProps) {
  const { tour, zone, viewerZone, day, time, notes, busy, problem } = props
  const days = useRef<HTMLDivElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const noticeId = useId()
  const [attempt, setAttempt] = useState(0)
  const dayIsMissing = problem?.code === 'missing'

  // Moves the focus to the field with the problem or to the message, after each failed attempt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was filled in since is no reason to move the focus
  useEffect(() => {
    if (dayIsMissing) days.current?.querySelector<HTMLElement>('[role=grid] [tabindex="0"]')?.focus()
    else if (problem) notice.current?.focus()
    notice.current?.scrollIntoView({ block: 'nearest' })
  }, [problem, attempt])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    setAttempt(attempt + 1)
    props.onSubmit()
  }
  const red = problem && (
    <div ref={notice} tabIndex={-1} className="mb-6 scroll-mt-12 scroll-mb-6 outline-none">
      <Notice key={attempt} tone="alert" id={noticeId}>
        {submitProblemWords(problem)}
      </Notice>
    </div>
  )

  return (
    <form noValidate onSubmit={submit}>
      <FormFrame
        title={<h1 className="font-serif text-heading font-normal text-balance">{words.title}</h1>}
        original={<TourRequestSummary title={words.original} tour={tour} zone={zone} viewerZone={viewerZone} />}
        day={
          <section ref={days} aria-describedby={dayIsMissing ? noticeId : undefined} inert={busy}>
            <h2 className="mb-4 font-serif text-title">{words.dayTitle}</h2>
            {dayIsMissing && red}
            {props.calendar}
          </section>
        }
        time={
          <>
            <section inert={busy}>
              <h2 className="mb-4 font-serif text-title">{words.timeTitle}</h2>
              <p className="mb-6 text-pretty">{tour.time_zone ? words.clock(zone) : words.guessedClock(zone)}</p>
              {props.timePicker}
            </section>
            <div className="mt-8">
              <TextArea
                label={words.notes}
                value={notes}
                onChange={props.onNotes}
                maxLength={newTimeLimits.seller_notes}
                leftWords={proposal.notesLeft}
                readOnly={busy}
              />
            </div>
          </>
        }
        end={
          <>
            {!dayIsMissing && red}
            <div className="flex flex-col gap-6 min-[720px]:flex-row min-[720px]:flex-wrap min-[720px]:justify-between">
              <Summary day={day} time={time} zone={zone} viewerZone={viewerZone} />
              <div className="flex flex-wrap items-start gap-4 min-[720px]:pt-1">
                <Button
                  type="submit"
                  busy={busy}
                  aria-disabled={busy || day === null || undefined}
                  data-unready={day === null || undefined}
                  className="grow whitespace-nowrap data-unready:bg-shade data-unready:text-ink-soft sm:min-w-49 sm:grow-0 sm:px-8"
                >
                  {busy ? words.submitting : words.submit}
                </Button>
                <Button look="quiet" onClick={props.onCancel}>
                  {words.cancel}
                </Button>
              </div>
            </div>
          </>
        }
      />
    </form>
  )
}
