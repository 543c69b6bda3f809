/** What is left of a value: plain data. */
export type Masked = null | boolean | number | string | Masked[] | { [key: string]: Masked }

/** Fields whose strings are names that the program chose, never something that a visitor wrote. */
const programmed = new Set(['type', 'code', 'kind', 'status', 'timeframe', 'variant'])
const name = /^[A-Za-z][A-Za-z0-9_.]{0,39}$/
const personalNumber = /phone|password|zip|latitude|longitude|^at$/i
const deepest = 4
const longest = 20

/**
 * A value without anything personal or secret: every string becomes its length, except names that the program chose; numbers
 * and answers to yes-or-no questions stay. Nothing else may leave the page.
 */
export function masked(value: unknown, key = '', depth = 0): Masked {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'number')
    return personalNumber.test(key) ? '••••' : Number.isFinite(value) ? value : String(value)
  if (typeof value === 'string') {
    if (programmed.has(key) && name.test(value)) return value
    return value === '' ? '' : `•••• (${value.length})`
  }
  if (typeof value !== 'object') return typeof value
  if ('getSnapshot' in value) return 'actor'
  if (value instanceof Date) return 'date'
  if (value instanceof Error) return 'error'
  if (depth >= deepest) return Array.isArray(value) ? `list of ${value.length}` : 'object'
  if (Array.isArray(value)) {
    const items = value.slice(0, longest).map((item) => masked(item, key, depth + 1))
    return value.length > longest ? [...items, `and ${value.length - longest} more`] : items
  }
  if (ArrayBuffer.isView(value)) return 'numbers'
  return Object.fromEntries(
    Object.entries(value).map(([field, item], index) => [
      name.test(field) ? field : `field ${index + 1}`,
      masked(item, field, depth + 1),
    ]),
  )
}
