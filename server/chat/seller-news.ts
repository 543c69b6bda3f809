import { type ListingKind, partiesOf } from '#domain/parties.ts'
import type { Question } from '#server/questions/queries/open-questions.ts'

/** What the seller answered since, as Penny tells it before anything else; null where there is nothing new. */
export function sellerNews(answered: Pick<Question, 'question' | 'answer'>[], listing: ListingKind): string | null {
  if (answered.length === 0) return null
  const { owner } = partiesOf(listing)
  const lines = answered.map(({ question, answer }) => `You asked: “${question}” The ${owner} says: “${answer}”`)
  return [`I’ve heard from the ${owner}.`, ...lines].join('\n')
}
