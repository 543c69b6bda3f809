import type { ComponentProps } from 'react'
import { useId } from 'react'
import { FieldWords, RequiredMark } from './field-words.tsx'

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'inputMode' | 'required' | 'readOnly' | 'maxLength' | 'autoCapitalize'
>

export const emailInput = {
  type: 'email',
  autoComplete: 'email',
  inputMode: 'email',
  autoCapitalize: 'none',
} as const satisfies InputProps

export const phoneInput = { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } as const satisfies InputProps

export interface TextFieldProps extends InputProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is wrong with it; true where the sentence stands elsewhere, in the element named by `describedBy`. */
  error?: string | true | null
  hint?: string
  describedBy?: string
  /** Shown in the field before what is typed, such as a currency's sign. */
  prefix?: string | undefined
}

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, error, hint, describedBy, prefix, required, ...input } = props
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
      <div className="relative">
        {prefix && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 grid place-items-center text-ink-soft"
          >
            {prefix}
          </span>
        )}
        <input
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={description || undefined}
          className={`block h-12 w-full rounded-field border border-edge bg-sheet pr-4 ${prefix ? 'pl-8' : 'pl-4'} text-body text-ink transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-alert-rule`}
          {...input}
        />
      </div>
      <FieldWords id={id} error={typeof error === 'string' ? error : null} hint={hint} />
    </div>
  )
}
