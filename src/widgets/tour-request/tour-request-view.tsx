import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef } from 'react'
import type { TourPhone } from '#domain/tour-phone.ts'
import type { TourRequestProblem } from '#machines/tour-request/problem.ts'
import type { ContactField, ContactValues, TourKind, TourReceipt, TourTimes } from '#machines/tour-request/request.ts'
import { useFocusFirstError } from '#src/browser/use-focus-first-error.ts'
import { tourRequestProblemWords, tourRequestForm as words } from '#src/content/tour-request-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#src/ui/dialog.tsx'
import { FormProblem } from '#src/ui/form-problem.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { ContactStep } from './contact-step.tsx'
import { RequestedStep, ReviewStep } from './review-step.tsx'
import { TimeStep } from './time-step.tsx'
import type { TourStep } from './tour-step.ts'

export interface TourRequestViewProps {
  step: TourStep
  busy: boolean
  address: string | null
  times: TourTimes | null
  day: string | null
  /** On the property's clock. */
  time: string | null
  kind: TourKind
  /** What the listing asks for. */
  tourPhone: TourPhone
  contact: ContactValues
  problem: TourRequestProblem | null
  receipt: TourReceipt | null
  /** IANA zone of the visitor's browser. */
  viewerZone: string
  onClose: () => void
  onRetry: () => void
  onDay: (day: string) => void
  onTime: (time: string) => void
  onKind: (kind: TourKind) => void
  onChange: (field: ContactField, value: string) => void
  onContinue: () => void
  onBack: () => void
  onChangeTime: () => void
  onSend: () => void
}

const measures = 'h-[40rem] max-h-[calc(100dvh-2rem)] max-w-[34rem]'

/** A tour in three steps: time, contact, summary. Mounted while it is open; load it lazily. */
export function TourRequestView(props: TourRequestViewProps) {
  const { step, busy, problem, time } = props
  const form = useRef<HTMLFormElement>(null)
  const [attempt, recordAttempt] = useFocusFirstError(form, problem)
  useStepFocus(form, step)
  const sentence = problem && tourRequestProblemWords(problem, step === 'unavailable')
  const advance = {
    choosing: props.onContinue,
    contact: props.onContinue,
    review: props.onSend,
    unavailable: props.onRetry,
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || (step === 'choosing' && time === null)) return
    recordAttempt()
    if (step in advance) advance[step as keyof typeof advance]()
    else props.onClose()
  }

  return (
    <Dialog open title={words.title} closeLabel={words.close} onClose={props.onClose} measures={measures}>
      <form ref={form} noValidate onSubmit={submit} data-step={step} className="flex min-h-0 grow flex-col">
        <DialogBody data-steps="" className="pb-6">
          {props.address && <p className="mb-6 text-pretty text-ink-soft">{props.address}</p>}
          {sentence && step !== 'loading' && step !== 'noTimes' && (
            <FormProblem sentence={sentence} attempt={attempt} className="mb-6" />
          )}
          <Step {...props} />
        </DialogBody>
        <Actions {...props} />
      </form>
    </Dialog>
  )
}

function Step(props: TourRequestViewProps): ReactNode {
  switch (props.step) {
    case 'loading':
      return (
        <p className="py-8 text-ink-soft">
          <Spinner label={words.loading} shown />
        </p>
      )
    case 'noTimes':
      return <p className="text-pretty">{words.noTimes}</p>
    case 'choosing':
      return props.times && <TimeStep {...props} times={props.times} />
    case 'contact':
      return <ContactStep {...props} />
    case 'review':
      return <ReviewStep {...props} />
    case 'requested':
      return (
        props.receipt && (
          <RequestedStep receipt={props.receipt} email={props.contact.email.trim()} viewerZone={props.viewerZone} />
        )
      )
    case 'unavailable':
      return null
  }
}

function Actions({ step, busy, time, onBack }: TourRequestViewProps) {
  if (step === 'loading') return null
  const isSending = step === 'review' && busy
  const labels = {
    unavailable: words.retry,
    noTimes: words.finish,
    choosing: words.next,
    contact: words.next,
    review: isSending ? words.sending : words.send,
    requested: words.finish,
  }
  return (
    <DialogActions>
      {(step === 'contact' || step === 'review') && (
        <Button
          look="quiet"
          onClick={isSending ? undefined : onBack}
          busy={false}
          aria-disabled={isSending || undefined}
        >
          {words.back}
        </Button>
      )}
      <Button type="submit" busy={isSending} unready={step === 'choosing' && time === null} className="grow">
        {labels[step]}
      </Button>
    </DialogActions>
  )
}

/** A new step is read from its heading or its first field; the first one is left to the dialog. */
function useStepFocus(form: RefObject<HTMLFormElement | null>, step: string): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    form.current?.querySelector('[data-steps]')?.scrollTo(0, 0)
    if (form.current?.querySelector('[data-refusal], [aria-invalid=true]')) return
    form.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
  }, [form, step])
}
