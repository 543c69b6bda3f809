import type { Fact } from '../decide/part.ts'

/** The facts that a model was shown in one turn, by citation id: `f1`, `f2`, … */
export interface CitedFacts {
  byId: Record<string, Fact>
  /** Returns the fact's id, always the same one. */
  idOf: (fact: Fact) => string
}

export function citedFacts(): CitedFacts {
  const byId: Record<string, Fact> = {}
  const idOf = (fact: Fact) => {
    const known = Object.entries(byId).find(([, { text }]) => text === fact.text)
    if (known) return known[0]
    const id = `f${Object.keys(byId).length + 1}`
    byId[id] = fact
    return id
  }
  return { byId, idOf }
}
