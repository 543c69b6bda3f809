import type { ListingFacts } from '#domain/listing-facts.ts'
import type { components } from '#openapi/generated/types.ts'

type PropertyFacts = components['schemas']['PropertyFacts']

/** A listing's facts by the contract's names. */
export function factsAnswer(facts: ListingFacts): PropertyFacts {
  const named = Object.entries(facts).map(([name, value]) => [snakeCase(name), value])
  return Object.fromEntries(named) as PropertyFacts
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
