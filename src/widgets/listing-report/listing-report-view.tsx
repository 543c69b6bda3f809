import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react'
import type { ReportReason } from '#domain/report-reason.ts'
import type { ReportProblem } from '#machines/listing-report/problem.ts'
import { needsDetails, type ReportValues } from '#machines/listing-report/report.ts'
import { listingReportLimits as limits } from '#openapi/generated/limits/listing-report.ts'
import { useFocusFirstError } from '#src/browser/use-focus-first-error.ts'
import { reportFieldWords, reportProblemWords, listingReportForm as words } from '#src/content/listing-report.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#src/ui/dialog.tsx'
import { FieldWords, RequiredMark } from '#src/ui/field-words.tsx'
import { FormProblem } from '#src/ui/form-problem.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { emailInput, TextField } from '#src/ui/text-field.tsx'

interface Props {
  step: 'form' | 'sent'
  busy: boolean
  values: ReportValues
  problem: ReportProblem | null
  onReason: (reason: ReportReason) => void
  onChange: (field: 'details' | 'email', value: string) => void
  onSend: () => void
  onClose: () => void
}

const measures = 'max-h-[calc(100dvh-2rem)] max-w-[34rem]'
const body = 'flex min-h-0 flex-col gap-6 pb-6'

/** Mounted while it is open; load it lazily. */
export function ListingReportView(props: Props) {
  return (
    <Dialog open title={words.title} closeLabel={words.close} onClose={props.onClose} measures={measures}>
      {props.step === 'sent' ? <Sent {...props} /> : <Form {...props} />}
    </Dialog>
  )
}

function Form({ busy, values, problem, onReason, onChange, onSend }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [attempt, recordAttempt] = useFocusFirstError(form, problem)
  const sentence = problem && reportProblemWords(problem)
  const error = (field: keyof ReportValues) => reportFieldWords(problem, field)
  const isNeeded = needsDetails(values.reason)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy) return
    recordAttempt()
    onSend()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex min-h-0 grow flex-col">
      <DialogBody className={body}>
        <p className="text-pretty text-ink-soft">{words.intro}</p>
        <Reasons chosen={values.reason} error={error('reason')} readOnly={busy} onChoose={onReason} />
        <TextArea
          name="details"
          label={words.details(isNeeded)}
          value={values.details}
          onChange={(value) => onChange('details', value)}
          maxLength={limits.details}
          leftWords={words.detailsLeft}
          hint={words.detailsHint}
          required={isNeeded}
          readOnly={busy}
          error={error('details')}
        />
        <TextField
          name="email"
          label={words.email}
          value={values.email}
          onChange={(value) => onChange('email', value)}
          hint={words.emailHint}
          readOnly={busy}
          error={error('email')}
          {...emailInput}
          maxLength={limits.email}
        />
        {sentence && <FormProblem sentence={sentence} attempt={attempt} />}
      </DialogBody>
      <DialogActions>
        <Button type="submit" busy={busy} className="grow">
          {busy ? words.sending : words.send}
        </Button>
      </DialogActions>
    </form>
  )
}

interface ReasonsProps {
  chosen: ReportReason | null
  error: string | null
  readOnly: boolean
  onChoose: (reason: ReportReason) => void
}

function Reasons({ chosen, error, readOnly, onChoose }: ReasonsProps) {
  const id = useId()
  const reasons = Object.entries(words.reasons) as [ReportReason, string][]
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-2 text-note font-medium">
        {words.reason}
        <RequiredMark />
      </legend>
      {reasons.map(([reason, label]) => (
        <label key={reason} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="reason"
            checked={reason === chosen}
            onChange={() => !readOnly && onChoose(reason)}
            aria-invalid={error ? true : undefined}
            className="size-5 shrink-0 cursor-pointer accent-sage"
          />
          {label}
        </label>
      ))}
      <FieldWords id={id} error={error} />
    </fieldset>
  )
}

function Sent({ values, onClose }: Props): ReactNode {
  const title = useRef<HTMLHeadingElement>(null)
  const email = values.email.trim()
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <DialogBody role="status" className={body}>
        <h3 ref={title} tabIndex={-1} className="font-serif text-lead font-medium outline-none">
          {words.sentTitle}
        </h3>
        <p className="[overflow-wrap:anywhere] text-pretty">
          {words.sent} {email && words.followUp(email)}
        </p>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose} className="grow">
          {words.finish}
        </Button>
      </DialogActions>
    </>
  )
}
