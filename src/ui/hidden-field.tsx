interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
}

/** A field for programs alone: no person sees it, hears of it, comes upon it by keyboard or has it filled by their browser. */
export function HiddenField({ label, name, value, onChange }: Props) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input
          type="text"
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
        />
      </label>
    </div>
  )
}
