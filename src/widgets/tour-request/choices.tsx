import type { ReactNode } from 'react'

interface ChoicesProps {
  legend: string
  className: string
  children: ReactNode
}

/** One of several, by arrow keys like any radio buttons. */
export function RadioChoices({ legend, className, children }: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-note font-medium">{legend}</legend>
      <div className={className}>{children}</div>
    </fieldset>
  )
}

interface ChoiceProps {
  name: string
  checked: boolean
  onChoose: () => void
  /** Focused when its step is shown. */
  isFirst?: boolean
  /** What it is called where its text stands on two lines. */
  label?: string
  className?: string
  children: ReactNode
}

export function RadioChoice({ name, checked, onChoose, isFirst, label, className = '', children }: ChoiceProps) {
  return (
    <label
      className={`relative flex min-h-12 cursor-pointer items-center justify-center rounded-field border border-edge px-2 text-center text-note tabular-nums transition-colors duration-150 hover:border-ink has-checked:border-sage has-checked:bg-sage-wash has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-sage has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-walnut-ink ${className}`}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-label={label}
        data-first={isFirst ? '' : undefined}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span>{children}</span>
    </label>
  )
}
