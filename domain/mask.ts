/** A masked value: plain data. */
export type Masked = null | boolean | number | string | Masked[] | { [key: string]: Masked }

/** Fields whose strings are identifiers from the code, never a visitor's text. */
const fieldsOfNames = new Set(['type', 'code', 'kind', 'status', 'timeframe', 'variant'])
const name = /^[A-Za-z][A-Za-z0-9_.]{0,39}$/
const personalNumber = /phone|password|zip|latitude|longitude|^at$/i
const maxDepth = 4
const maxItems = 20

/**
 * Copies a value without anything personal or secret, for the inspector: strings become their length, except identifiers
 * from the code; booleans stay, and numbers unless their field is personal (a phone number, a place).
 */
export function mask(value: unknown, key = '', depth = 0): Masked {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number')
    return personalNumber.test(key) ? '••••' : Number.isFinite(value) ? value : String(value)
  if (typeof value === 'string') {
    if (fieldsOfNames.has(key) && name.test(value)) return value
    return value === '' ? '' : `•••• (${value.length})`
  }
  if (typeof value !== 'object') return typeof value
  if ('getSnapshot' in value) return 'actor'
  if (value instanceof Date) return 'date'
  if (value instanceof Error) return 'error'
  if (depth >= maxDepth) return Array.isArray(value) ? `list of ${value.length}` : 'object'
  if (Array.isArray(value)) {
    const items = value.slice(0, maxItems).map((item) => mask(item, key, depth + 1))
    return value.length > maxItems ? [...items, `and ${value.length - maxItems} more`] : items
  }
  if (ArrayBuffer.isView(value)) return 'numbers'
  return Object.fromEntries(
    Object.entries(value).map(([field, item], index) => [
      name.test(field) ? field : `field ${index + 1}`,
      mask(item, field, depth + 1),
    ]),
  )
}
