import type { Json } from '../simulator/codec.ts'

interface ValuesProps {
  value: Json
  /** The value a step earlier: differences are marked. */
  before?: Json
}

/** An object's fields as a table; changes are marked. */
export function Values({ value, before }: ValuesProps) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return <code>{textOf(value)}</code>
  const old = before !== null && typeof before === 'object' && !Array.isArray(before) ? before : undefined
  return (
    <dl className="x-values">
      {Object.entries(value).map(([field, item]) => {
        const isChanged = old !== undefined && JSON.stringify(old[field]) !== JSON.stringify(item)
        return (
          <div key={field} className={isChanged ? 'x-value is-changed' : 'x-value'}>
            <dt>
              {field}
              {isChanged && <span className="x-hidden"> (changed)</span>}
            </dt>
            <dd>
              <code>{textOf(item)}</code>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const longest = 600

function textOf(value: Json | undefined): string {
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && value.$ === 'undefined') return '—'
  const text = JSON.stringify(value, null, typeof value === 'object' ? 1 : 0) ?? '—'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
