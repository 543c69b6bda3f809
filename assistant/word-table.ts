/** A table indexed by visitors' words: without a prototype, so that `constructor` and the like aren't found. */
export const wordTable = <Value>(entries: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null), entries)
