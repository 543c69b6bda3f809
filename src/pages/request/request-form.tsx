import { type ComponentProps, type SubmitEvent, useId, useRef } from 'react'
import { type RequestField, type RequestValues, requestFields } from '#machines/demo-request/form.ts'
import type { DemoProblem } from '#machines/demo-request/problem.ts'
import { demoRequestLongLimits as limits } from '#openapi/generated/limits/demo-request-long.ts'
import { useFilledEarly } from '#src/browser/use-filled-early.ts'
import { useFocusFirstError } from '#src/browser/use-focus-first-error.ts'
import {
  demoFieldWords,
  demoProblemHint,
  hiddenFieldLabel,
  requestLabels,
  requestProblemWords,
  demoRequest as words,
} from '#src/content/demo-request.ts'
import { Button } from '#src/ui/button.tsx'
import { FormProblem } from '#src/ui/form-problem.tsx'
import { HiddenField } from '#src/ui/hidden-field.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { emailInput, phoneInput, TextField } from '#src/ui/text-field.tsx'

export interface RequestFormProps {
  values: RequestValues
  /** All four hold something (REQ-02). */
  ready: boolean
  busy: boolean
  problem: DemoProblem | null
  contactEmail: string
  onChange: (field: keyof RequestValues, value: string) => void
  onSubmit: () => void
}

type Shape = Pick<
  ComponentProps<typeof TextField>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'maxLength'
>

const shapes: Record<Exclude<RequestField, 'goals'>, Shape> = {
  name: { type: 'text', autoComplete: 'name', maxLength: limits.name },
  email: { ...emailInput, maxLength: limits.email },
  phone: { ...phoneInput, maxLength: limits.phone },
}

export function RequestForm({ values, ready, busy, problem, contactEmail, onChange, onSubmit }: RequestFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const noticeId = useId()
  const [attempt, recordAttempt] = useFocusFirstError(form, problem)
  useFilledEarly(form, (name, value) => {
    if (name in values) onChange(name as keyof RequestValues, value)
  })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (busy || !ready) return
    recordAttempt()
    onSubmit()
  }
  const sentence = problem && requestProblemWords(problem, contactEmail)
  const hint = problem && demoProblemHint(problem)
  const errorOf = (field: RequestField) => problem && demoFieldWords(problem, field, requestLabels[field])

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} aria-label={words.title} className="relative">
      {sentence && <FormProblem sentence={sentence} hint={hint} attempt={attempt} id={noticeId} className="mb-8" />}
      <div className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
        {requestFields.map((field) =>
          field === 'goals' ? (
            <div key={field} className="sm:col-span-2">
              <TextArea
                name={field}
                label={requestLabels[field]}
                value={values[field]}
                onChange={(value) => onChange(field, value)}
                maxLength={limits.goals}
                leftWords={words.goalsLeft}
                hint={words.goalsHint}
                required
                readOnly={busy}
                error={errorOf(field)}
              />
            </div>
          ) : (
            <div key={field} className={field === 'name' ? 'sm:col-span-2' : ''}>
              <TextField
                name={field}
                label={requestLabels[field]}
                value={values[field]}
                onChange={(value) => onChange(field, value)}
                required
                readOnly={busy}
                error={errorOf(field)}
                {...shapes[field]}
              />
            </div>
          ),
        )}
      </div>
      <HiddenField
        name="website"
        label={hiddenFieldLabel}
        value={values.website}
        onChange={(value) => onChange('website', value)}
      />
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" busy={busy} unready={!ready && !busy} className="w-full sm:w-auto sm:min-w-52">
          {busy ? words.submitting : words.submit}
        </Button>
        {!ready && !busy && <p className="text-note text-ink-soft">{words.required}</p>}
      </div>
    </form>
  )
}
