import { useId } from 'react'
import { FieldWords, RequiredMark } from './field-words.tsx'
import { ChevronDownIcon } from './site-icons.tsx'

export interface SelectFieldProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; words: string }[]
  /** Shown until something is chosen. */
  unchosen: string
  /** Stays as it is, and can still be read. */
  readOnly?: boolean
  error?: string | null
}

/** A choice that has to be made, by the browser's own list. */
export function SelectField({ label, name, value, onChange, options, unchosen, readOnly, error }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-note font-medium">
        {label}
        <RequiredMark />
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => !readOnly && onChange(event.target.value)}
          required
          aria-disabled={readOnly || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`block h-12 w-full appearance-none rounded-field border border-edge bg-sheet pr-12 pl-4 text-body transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-alert-rule ${value === '' ? 'text-ink-soft' : 'text-ink'}`}
        >
          <option value="">{unchosen}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.words}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-walnut-ink">
          <ChevronDownIcon />
        </span>
      </div>
      <FieldWords id={id} error={error} />
    </div>
  )
}
