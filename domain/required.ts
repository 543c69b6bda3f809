/** The value. Throws a TypeError that names it where there is none: a state was entered without what it needs. */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new TypeError(`${name} is missing.`)
  return value
}
