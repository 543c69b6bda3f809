import type { ComponentProps } from 'react'
import { useId } from 'react'
import { FieldWords, RequiredMark } from './field-words.tsx'

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'required' | 'readOnly' | 'maxLength' | 'autoCapitalize'
>

export interface TextFieldProps extends InputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with it; true where the sentence stands elsewhere, in the element named by `describedBy`. */
  error?: string | true | null
  hint?: string
  describedBy?: string
}

export function TextField({ label, value, onChange, error, hint, describedBy, required, ...input }: TextFieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = typeof error === 'string' ? `${id}-error` : undefined
  const description = [errorId, hintId, describedBy].filter(Boolean).join(' ')
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-note font-medium">
        {label}
        {required && <RequiredMark />}
      </label>
      <input
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={description || undefined}
        className="block h-12 w-full rounded-field border border-edge bg-sheet px-4 text-body text-ink transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-alert-rule"
        {...input}
      />
      <FieldWords id={id} error={typeof error === 'string' ? error : null} hint={hint} />
    </div>
  )
}
