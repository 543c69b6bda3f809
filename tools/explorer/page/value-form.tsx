import { useId, useState } from 'react'
import type { Json } from '../simulator/codec.ts'

interface ValueFormProps {
  name: string
  /** Example values; the first is filled in. */
  examples: Json[]
  /** Buttons by label. */
  actions: Record<string, (value: Json) => void>
  /** An event's type can't be changed. */
  isEvent?: boolean
}

type Fields = { [key: string]: Json }

/** A form for a value: a field for each primitive part of an object, JSON for everything else. */
export function ValueForm({ name, examples, actions, isEvent = false }: ValueFormProps) {
  const id = useId()
  const [value, setValue] = useState<Json>(examples[0] ?? null)
  const [chosen, setChosen] = useState(0)
  const [broken, setBroken] = useState('')
  const fields = fieldsOf(value)
  const shown = fields && Object.keys(fields).filter((field) => !(isEvent && field === 'type'))
  return (
    <form
      className="x-form"
      onSubmit={(event) => {
        event.preventDefault()
        const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
        if (!broken) actions[submitter?.value ?? Object.keys(actions)[0] ?? '']?.(value)
      }}
    >
      <fieldset>
        <legend>{name}</legend>
        {examples.length > 1 && (
          <label className="x-field">
            Example
            <select
              value={chosen}
              onChange={(event) => {
                setChosen(Number(event.target.value))
                setValue(examples[Number(event.target.value)] ?? null)
                setBroken('')
              }}
            >
              {examples.map((example, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: examples do not move.
                <option key={index} value={index}>
                  {shortText(example, isEvent)}
                </option>
              ))}
            </select>
          </label>
        )}
        {shown?.map((field) => (
          <Field
            key={`${chosen} ${field}`}
            id={`${id}-${field}`}
            label={field}
            value={fields?.[field] ?? null}
            onChange={(item) => setValue({ ...fields, [field]: item })}
            onProblem={setBroken}
          />
        ))}
        {!fields && (
          <Field key={chosen} id={id} label="Value" value={value} onChange={setValue} onProblem={setBroken} />
        )}
        {broken && <p className="x-problem">{broken}</p>}
        <p className="x-actions">
          {Object.keys(actions).map((action) => (
            <button key={action} className="x-button" type="submit" value={action}>
              {action}
              <span className="x-hidden"> {name}</span>
            </button>
          ))}
        </p>
      </fieldset>
    </form>
  )
}

interface FieldProps {
  id: string
  label: string
  value: Json
  onChange: (value: Json) => void
  onProblem: (sentence: string) => void
}

function Field({ id, label, value, onChange, onProblem }: FieldProps) {
  if (typeof value === 'boolean')
    return (
      <label className="x-field x-check">
        <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} /> {label}
      </label>
    )
  if (typeof value === 'number')
    return (
      <label className="x-field">
        {label}
        <input type="number" step="any" value={value} onChange={(event) => onChange(Number(event.target.value))} />
      </label>
    )
  if (typeof value === 'string')
    return (
      <label className="x-field">
        {label}
        <input type="text" value={value} onChange={(event) => onChange(event.target.value)} />
      </label>
    )
  return (
    <label className="x-field" htmlFor={id}>
      {label}
      <textarea
        id={id}
        rows={Math.min(8, JSON.stringify(value, null, 1).split('\n').length)}
        defaultValue={JSON.stringify(value, null, 1)}
        spellCheck={false}
        onChange={(event) => {
          try {
            onChange(JSON.parse(event.target.value) as Json)
            onProblem('')
          } catch {
            onProblem(`${label} is not JSON.`)
          }
        }}
      />
    </label>
  )
}

/** An object whose parts have their own fields. */
function fieldsOf(value: Json): Fields | null {
  if (value === null || typeof value !== 'object' || Array.isArray(value) || '$' in value) return null
  return Object.keys(value).length <= 12 ? value : null
}

function shortText(value: Json, isEvent: boolean): string {
  const { type: _, ...rest } = isEvent && fieldsOf(value) ? (value as Fields) : { type: null, value }
  const text = isEvent ? JSON.stringify(rest) : JSON.stringify(value)
  return text.length > 70 ? `${text.slice(0, 70)}…` : text
}
