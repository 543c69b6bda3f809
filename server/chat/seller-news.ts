import type { Question } from '#server/questions/queries/open-questions.ts'

/** What the seller answered since, as Penny tells it before anything else; null where there is nothing new. */
export function sellerNews(answered: Pick<Question, 'question' | 'answer'>[]): string | null {
  if (answered.length === 0) return null
  const lines = answered.map(({ question, answer }) => `You asked: “${question}” The seller says: “${answer}”`)
  return ['I have heard from the seller.', ...lines].join('\n')
}
