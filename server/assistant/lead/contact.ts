import type { LeadNote } from '../turn.ts'
import type { Sentence } from './sentences.ts'
import { isDenied } from './statements.ts'

type Found = Pick<LeadNote, 'topic' | 'value'>

const email =
  /(?<![\w.+@-])[a-z0-9][\w.+-]{0,63}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,4}\.[a-z]{2,24}(?![\w@-])/i
const formatted = /(?<![\w.,$@-]|\d )(?:\+?1[-. ]?)?(?:\(\d{3}\)\s?|\d{3}[-. ])\d{3}[-. ]\d{4}(?![\w-]|,\d|\.\d)/
const international = /(?<![\w.,$@])\+\d{1,3}(?:[-. ()]{0,2}\d{2,4}){2,5}(?![\w-])/
const bare = /(?<![\w.,$@-])1?\d{10}(?![\w-]|,\d|\.\d)/

const theirs =
  /\b(?:(?:agent|lender|lawyer|attorney|broker|wife|husband|friend|brother|sister|boss|seller|owner|landlord|office|company|mother|father|mom|dad|partner|assistant)(?:'s)?|his|her|their|your|old|former|fake|someone|somebody)\b[^.?!]{0,25}$/i
const asksOfOther = /^(?:\W*(?:and|so|but|hi|hello)\b)*\W*(?:is|was|isn't|whose|who)\b/i
const calls = /\b(?:call|text|phone|number|cell|mobile|reach|whatsapp|contact|dial|tel)\b/i

/** Where a visitor says to be reached. Questions count too: "Can you write to me at jo@example.com?" */
export function contactIn({ own }: Sentence): Found[] {
  return [addressIn(own), numberIn(own)].filter((each) => each !== null)
}

function addressIn(text: string): Found | null {
  const match = email.exec(text)
  return match && isTheirOwn(text, match) ? { topic: 'email', value: match[0] } : null
}

function numberIn(text: string): Found | null {
  const match = formatted.exec(text) ?? international.exec(text) ?? (calls.test(text) ? bare.exec(text) : null)
  return match && isTheirOwn(text, match) ? { topic: 'phone', value: match[0].trim() } : null
}

function isTheirOwn(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(0, match.index)
  if (theirs.test(before) || isDenied(text, match)) return false
  return !(asksOfOther.test(text) && text.trim().endsWith('?'))
}
