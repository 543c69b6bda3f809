import { factNames, type ListingFacts } from './listing-facts.ts'

/** A listing's facts when the owner entered none: every one null. */
export const noFacts = Object.fromEntries(Object.keys(factNames).map((name) => [name, null])) as {
  [Name in keyof ListingFacts]: null
}
