import { type Mismatch, mismatchOf, toldIn } from './check.ts'
import { type CitedSentence, citedSentencesIn } from './citations.ts'
import type { Ground } from './sources.ts'

/** A sentence that is not sent, and why. */
export interface Dropped {
  sentence: string
  reason: Mismatch
}

export interface CheckedAnswer {
  /** The sentences that may be sent, without citations; null where what is left answers nothing or leaves a condition out. */
  text: string | null
  /** Topics that the text speaks of. */
  topics: string[]
  dropped: Dropped[]
}

/** Of the sentence alone: what comes later may still make up for the others. */
const ofSentence: Mismatch[] = ['form', 'fair housing', 'citation', 'claim']

/** A model's answer, with or without citations, without the sentences that do not follow from the ground. */
export function checkAnswer(text: string, ground: Ground): CheckedAnswer {
  const sentences = citedSentencesIn(text)
  const whole = mismatchOf(sentences, ground)
  if (whole === null) return sent(sentences, [], ground)
  const kept: CitedSentence[] = []
  const dropped: Dropped[] = []
  for (const sentence of sentences) {
    const reason = mismatchOf([...kept, sentence], ground)
    if (reason === null || !ofSentence.includes(reason)) {
      kept.push(sentence)
      continue
    }
    // A fact may hold where the yes or no before it doesn't.
    const bare = withoutYesOrNo(sentence)
    if (bare !== null && mismatchOf([...kept, bare], ground) === null) kept.push(bare)
    else dropped.push({ sentence: sentence.text, reason })
  }
  const reason = mismatchOf(kept, ground)
  if (kept.length === 0 || reason !== null || !toldIn(kept, ground).isSomething)
    return {
      text: null,
      topics: [],
      dropped: dropped.length > 0 ? dropped : [{ sentence: text, reason: reason ?? whole }],
    }
  return sent(kept, dropped, ground)
}

const sent = (sentences: CitedSentence[], dropped: Dropped[], ground: Ground): CheckedAnswer => ({
  text: sentences.map(({ text }) => text).join(' '),
  topics: [...new Set(toldIn(sentences, ground).topics)],
  dropped,
})

function withoutYesOrNo({ text, cites }: CitedSentence): CitedSentence | null {
  const [, rest] = /^(?:yes|no)[,.!]\s+(\S.*)$/i.exec(text) ?? []
  return rest === undefined ? null : { text: rest[0]?.toUpperCase() + rest.slice(1), cites }
}
