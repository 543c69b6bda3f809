import { atomsIn } from './atoms.ts'
import type { Ground } from './sources.ts'
import { service } from './words.ts'

const opening =
  /^(?:would you like|do you (?:want|have any)|shall i|may i|can i|is there anything|are there any|what|which|when|how|let me know|just let me know|just|feel free|please|i can|i could|i am (?:happy|glad|here)|i would be (?:happy|glad)|i will be (?:happy|glad)|happy to|glad to|if you|if there|tell me|ask me|any other questions?|anything else)\b/i

const expanded = (sentence: string) =>
  sentence.replace(/[‘’]/g, "'").replace(/'d\b/g, ' would').replace(/'m\b/g, ' am').replace(/'ll\b/g, ' will')

/** Whether a sentence only offers help, a tour or another question, and makes no claim. */
export function isOffer(sentence: string, { record }: Ground): boolean {
  if (
    /^(?:you are|you're) (?:very |most )?welcome[.!]?$/i.test(sentence) ||
    /^no (?:problem|worries)[.!]?$/i.test(sentence)
  )
    return true
  const text = expanded(sentence)
  if (!opening.test(text)) return false
  if (/^(?:what|which|when|how)\b/i.test(text) && !text.endsWith('?')) return false
  const atoms = atomsIn(text.replace(/^(?:feel free)/i, 'please')).flat()
  const words = atoms.flatMap((atom) => atom.words)
  const speaksOfTours = words.some((word) => ['tour', 'book', 'visit', 'show', 'view', 'schedul'].includes(word))
  return (
    atoms.every(({ amounts, polarity }) => amounts.length === 0 && polarity === 'yes') &&
    words.every((word) => service.has(word)) &&
    (record.givesTours || !speaksOfTours)
  )
}

const handing =
  /^(?:so |but |and |meanwhile,? )?i (?:have |will |am |would |'ve )?(?:just |also |already )*(?:ask(?:ed|ing)?|pass(?:ed|ing)?|forward(?:ed|ing)?|sen[dt]|check(?:ed|ing)?|rais(?:ed?|ing))\b.*\bseller\b/i

/** Whether a sentence says that the seller is asked, when that is true. */
export function isHandingOn(sentence: string, { unanswered }: Ground): boolean {
  const text = expanded(sentence).replace(/'ve\b/g, ' have')
  const follows =
    /^(?:you will (?:have|get|see|hear)|their answer|the answer|as soon as|when|once|i will (?:tell|let|pass|share|be back))\b[^,;:]*\b(?:answer|reply|know|hear|back|here|seller|they)\b/i.test(
      text,
    )
  if (unanswered.length === 0 || !(handing.test(text) || follows)) return false
  const asked = new Set(
    unanswered.flatMap((question) =>
      atomsIn(question)
        .flat()
        .flatMap((atom) => atom.words),
    ),
  )
  const atoms = atomsIn(text).flat()
  return (
    atoms.every(({ amounts }) => amounts.length === 0) &&
    atoms.flatMap(({ words }) => words).every((word) => service.has(word) || asked.has(word))
  )
}
