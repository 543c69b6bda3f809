import { factNames, type ListingFacts } from './listing-facts.ts'

/** The facts of a listing of which its owner has entered none. */
export const nothingSaid = Object.fromEntries(Object.keys(factNames).map((name) => [name, null])) as {
  [Name in keyof ListingFacts]: null
}
