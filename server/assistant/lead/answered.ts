import type { LeadNote, Said } from '../turn.ts'
import { isMoney, moneySource } from './money.ts'
import { nameAnswered } from './names.ts'

const wholeMoney = new RegExp(`^(?:about |around |maybe |it's |it is )?(?<value>${moneySource})[.!]?$`, 'i')

/** What a message of a few words says as the answer to what Penny asked last. */
export function answeredIn(message: string, before: Said[]): LeadNote[] {
  const asked = before.at(-1)
  if (asked?.author !== 'assistant' || !asked.text.includes('?')) return []
  const question =
    asked.text
      .slice(0, asked.text.lastIndexOf('?'))
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  const words = message.replace(/\s+/g, ' ').trim()
  if (words.length > 60 || words.includes('?')) return []
  const note = (topic: LeadNote['topic'], value: string | null | undefined): LeadNote[] =>
    value ? [{ topic, value, sentence: words }] : []
  if (/\b(your|what|which) (full |first )?name\b|\bwho am i (talking|speaking)\b/i.test(question))
    return note('name', nameAnswered(words))
  if (/\bbuy(ing)?\b.{0,20}\brent(ing)?\b|\brent(ing)?\b.{0,20}\bbuy(ing)?\b/i.test(question))
    return note('intent', intentOf(words))
  if (/\b(budget|spend|price range)\b/i.test(question)) {
    const value = wholeMoney.exec(words)?.groups?.value
    return note('budget', value && isMoney(value) ? value.trim() : null)
  }
  return []
}

function intentOf(words: string): string | null {
  if (/^(?:(?:i'm|i am|we're|we are|just|to)\s+)?(?:buy|buying|purchasing)[.!]?$/i.test(words)) return 'buying'
  if (/^(?:(?:i'm|i am|we're|we are|just|to)\s+)?(?:rent|renting|leasing)[.!]?$/i.test(words)) return 'renting'
  return null
}
