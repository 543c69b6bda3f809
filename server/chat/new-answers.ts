import { type ListingKind, partiesOf } from '#domain/parties.ts'
import type { Question } from '#server/questions/queries/open-questions.ts'

/** The text with which Penny passes on the seller's new answers, before her own; null without new answers. */
export function newAnswersText(answered: Pick<Question, 'question' | 'answer'>[], listing: ListingKind): string | null {
  if (answered.length === 0) return null
  const { owner } = partiesOf(listing)
  const lines = answered.map(({ question, answer }) => `You asked: “${question}” The ${owner} says: “${answer}”`)
  return [`I’ve heard from the ${owner}.`, ...lines].join('\n')
}
