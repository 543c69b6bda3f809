import { useId } from 'react'
import { FieldWords, RequiredMark } from './field-words.tsx'

export interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** In characters; what is typed beyond it is not taken. */
  maxLength: number
  /** Said when fewer than a tenth of them are left. */
  leftWords: (characters: number) => string
  name?: string
  required?: boolean
  readOnly?: boolean
  /** What is wrong with it. */
  error?: string | null
  hint?: string
  /** Of an element that says what is wrong. */
  describedBy?: string
}

export function TextArea(props: TextAreaProps) {
  const { label, value, onChange, maxLength, leftWords, name, required, readOnly, error, hint, describedBy } = props
  const id = useId()
  const left = maxLength - value.length
  const isNearlyFull = left < maxLength / 10
  const description = [error && `${id}-error`, hint && `${id}-hint`, describedBy, isNearlyFull && `${id}-left`]
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-note font-medium">
        {label}
        {required && <RequiredMark />}
      </label>
      <textarea
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        required={required}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={description.filter(Boolean).join(' ') || undefined}
        rows={3}
        className="block field-sizing-content max-h-72 min-h-24 w-full resize-y rounded-field border border-edge bg-sheet px-4 py-3 text-body text-ink transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-alert-rule"
      />
      <FieldWords id={id} error={error} hint={hint} />
      {isNearlyFull && (
        <p id={`${id}-left`} className="mt-2 text-note text-ink-soft tabular-nums">
          {leftWords(left)}
        </p>
      )}
    </div>
  )
}
