import { useId } from 'react'

export interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** In characters; what is typed beyond it is not taken. */
  maxLength: number
  /** Said when fewer than a tenth of them are left. */
  leftWords: (characters: number) => string
  readOnly?: boolean
  /** Of an element that says what is wrong. */
  describedBy?: string
}

export function TextArea({ label, value, onChange, maxLength, leftWords, readOnly, describedBy }: TextAreaProps) {
  const id = useId()
  const left = maxLength - value.length
  const isNearlyFull = left < maxLength / 10
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-note font-medium">
        {label}
      </label>
      <textarea
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={maxLength}
        readOnly={readOnly}
        aria-describedby={[describedBy, isNearlyFull && `${id}-left`].filter(Boolean).join(' ') || undefined}
        rows={3}
        className="block field-sizing-content max-h-72 min-h-24 w-full resize-y rounded-field border border-edge bg-sheet px-4 py-3 text-body text-ink transition-colors duration-150 hover:border-ink focus-visible:outline-offset-0"
      />
      {isNearlyFull && (
        <p id={`${id}-left`} className="mt-2 text-note text-ink-soft tabular-nums">
          {leftWords(left)}
        </p>
      )}
    </div>
  )
}
