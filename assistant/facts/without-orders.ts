import { sentencesIn } from '#domain/text.ts'
import { isOrder } from '../guard/orders.ts'
import type { Listing } from '../listing.ts'

const cleaned = new WeakMap<Listing, Listing>()

/** A listing without sentences that instruct a machine, so that none is ever quoted to a visitor. */
export function withoutOrders(listing: Listing): Listing {
  const before = cleaned.get(listing)
  if (before) return before
  const { facts, description, answers, host } = listing
  const after: Listing = {
    ...listing,
    description: cleanedText(description),
    host: host && Object.values(host).some((text) => text !== null && isOrder(text)) ? null : host,
    answers: answers.filter(({ question, answer }) => !isOrder(question) && !isOrder(answer)),
    facts: {
      ...(Object.fromEntries(
        Object.entries(facts).map(([name, value]) => [name, typeof value === 'string' ? cleanedText(value) : value]),
      ) as unknown as Listing['facts']),
      fee: facts.fee && { ...facts.fee, covers: cleanedText(facts.fee.covers) },
    },
  }
  cleaned.set(listing, after)
  return after
}

/** null when nothing is left of it. */
function cleanedText(text: string | null): string | null {
  if (text === null || !isOrder(text)) return text
  const kept = sentencesIn(text)
    .filter((sentence) => !isOrder(sentence))
    .join(' ')
  return kept === '' ? null : kept
}
