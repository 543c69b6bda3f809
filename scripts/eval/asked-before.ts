import type { AskedOfVisitor } from '#assistant/lead/asked.ts'
import type { Utterance } from './corpus.ts'

const subjects: [NonNullable<AskedOfVisitor>, RegExp][] = [
  ['budget', /\b(?:budget|price range|range are you|monthly rent are you|presupuesto)\b/i],
  [
    'timing',
    /\bwhen (?:are|would|do|did)\b[^?]*\b(?:move|moving|be in|need|buy)\b|\byour timing\b|\b(?:in a hurry|as soon as possible, then)\b|para cuándo/i,
  ],
  ['financing', /\b(?:cash|financing|pre-?approved|pagar)\b/i],
  ['purpose', /\b(?:to live in|investment|rent or (?:to )?buy)\b/i],
  [
    'name',
    /\b(?:your (?:full |first |last )?name|(?:talking|speaking) (?:with|to)|name (?:is|should|may|can)|speaking with|su nombre|address you|And you are|who(?:m)? should|who (?:is|am|do) |cómo se llama|and your name)\b/i,
  ],
  ['email', /\b(?:email|correo)\b/i],
]

/** Penny's question in the last sentence before a line, by its words. */
export function askedBefore({ before }: Pick<Utterance, 'before'>): AskedOfVisitor {
  const [author, text] = before?.at(-1) ?? []
  const question = author === 'penny' ? text?.match(/[^.!?¿]*\?/g)?.at(-1) : undefined
  return (question && subjects.find(([, said]) => said.test(question))?.[0]) || null
}
