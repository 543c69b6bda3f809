/** A table asked for words that visitors write: one without `constructor` and the like, which every object has. */
export const wordTable = <Value>(entries: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null), entries)
