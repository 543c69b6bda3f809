import type { Asked } from '#assistant/contact/read-contact.ts'
import type { LeadNote, Said } from '../turn.ts'
import { isMoney, moneySource } from './money.ts'

const wholeMoney = new RegExp(`^(?:about |around |maybe |it's |it is )?(?<value>${moneySource})[.!]?$`, 'i')

/** What a message of a few words says as the answer to what Penny asked last. */
export function answeredIn(message: string, before: Said[]): LeadNote[] {
  const question = questionIn(before)
  if (question === null) return []
  const words = message.replace(/\s+/g, ' ').trim()
  if (words.length > 60 || words.includes('?')) return []
  const note = (topic: LeadNote['topic'], value: string | null | undefined): LeadNote[] =>
    value ? [{ topic, value, sentence: words }] : []
  if (/\bbuy(ing)?\b.{0,20}\brent(ing)?\b|\brent(ing)?\b.{0,20}\bbuy(ing)?\b/i.test(question))
    return note('intent', intentOf(words))
  if (/\b(budget|spend|price range)\b/i.test(question)) {
    const value = wholeMoney.exec(words)?.groups?.value
    return note('budget', value && isMoney(value) ? value.trim() : null)
  }
  return []
}

/** What of a visitor's contact details Penny asked for last. */
export function askedFor(before: Said[]): Asked {
  const question = questionIn(before)
  if (question === null) return null
  if (
    /\b(your|what|which|whose) (full |first )?name\b|\bwho (am i (talking|speaking)|may i|should i)\b/i.test(question)
  )
    return 'name'
  if (/\be-?mail\b/i.test(question)) return 'email'
  return /\bphone\b/i.test(question) ? 'phone' : null
}

/** The last question, where the last word was Penny's. */
function questionIn(before: Said[]): string | null {
  const asked = before.at(-1)
  if (asked?.author !== 'assistant' || !asked.text.includes('?')) return null
  const text = asked.text.slice(0, asked.text.lastIndexOf('?'))
  return text.split(/[.!?]\s/).at(-1) ?? ''
}

function intentOf(words: string): string | null {
  if (/^(?:(?:i'm|i am|we're|we are|just|to)\s+)?(?:buy|buying|purchasing)[.!]?$/i.test(words)) return 'buying'
  if (/^(?:(?:i'm|i am|we're|we are|just|to)\s+)?(?:rent|renting|leasing)[.!]?$/i.test(words)) return 'renting'
  return null
}
