type Kind = 'boolean' | 'number' | 'object' | 'string' | 'text' | 'date-time'

/**
 * What a value has to be: a number that is finite, a `text` that is not blank, what else `typeof` says; a list of such; or an
 * object with these fields, and any others. `agent?` may be missing or null, `listing|null` may be null.
 */
export type Shape = Kind | readonly [Shape] | { readonly [field: string]: Shape }

/** A shape of a schema's fields, or that of any object. */
export type ShapeOf<Schema> =
  | 'object'
  | { readonly [Field in keyof Schema & string as `${Field}${'' | '?' | '|null'}`]?: Shape }

/** Whether a value has the shape; a shape of openapi/generated/answers belongs to the schema of the same name. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === 'number') return Number.isFinite(value)
  if (shape === 'text') return typeof value === 'string' && value.trim() !== ''
  if (shape === 'date-time') return typeof value === 'string' && !Number.isNaN(Date.parse(value))
  if (typeof shape === 'string') return typeof value === shape && value !== null
  if (Array.isArray(shape)) return Array.isArray(value) && value.every((item) => hasShape(item, shape[0]))
  return (
    hasShape(value, 'object') &&
    Object.entries(shape).every(([field, of]) => {
      const [name = '', mark] = field.split(/(?=\W)/)
      const found = (value as Record<string, unknown>)[name]
      return (mark && found === null) || (mark === '?' && found === undefined) || hasShape(found, of)
    })
  )
}
