/**
 * Values as JSON, including what JSON lacks: `undefined`, NaN and infinities, dates, errors and typed arrays. A function
 * is read back as one that does nothing, an actor as nothing.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const tag = '$'

export function encode(value: unknown, within: ReadonlySet<object> = new Set()): Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (value === undefined) return { [tag]: 'undefined' }
  if (typeof value === 'number') return Number.isFinite(value) ? value : { [tag]: 'number', value: String(value) }
  if (typeof value !== 'object') return { [tag]: typeof value, value: '' }
  if (within.has(value)) return { [tag]: 'circle', value: '' }
  const inside = new Set(within).add(value)
  if (Array.isArray(value)) return value.map((item) => encode(item, inside))
  if (value instanceof Date) return { [tag]: 'date', value: value.toJSON() }
  if (value instanceof Error) return { [tag]: 'error', value: value.message }
  if (ArrayBuffer.isView(value)) return { [tag]: 'numbers', length: (value as Float64Array).length }
  // Its id only counts the actors of the process.
  if ('getSnapshot' in value) return { [tag]: 'actor', value: '' }
  const entries = Object.entries(value).map(([key, item]) => [key, encode(item, inside)] as const)
  return Object.fromEntries(entries)
}

export function decode(json: Json): unknown {
  if (json === null || typeof json !== 'object') return json
  if (Array.isArray(json)) return json.map(decode)
  if (typeof json[tag] === 'string') return untagged(json[tag], json.value)
  return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, decode(item)]))
}

function untagged(kind: string, value: Json | undefined): unknown {
  switch (kind) {
    case 'number':
      return Number(value)
    case 'date':
      return new Date(String(value))
    case 'error':
      return new Error(String(value))
    case 'function':
      return () => {}
    default:
      return undefined
  }
}
