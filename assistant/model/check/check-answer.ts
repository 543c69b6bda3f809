import { contentOf, type Mismatch, mismatchOf } from './check.ts'
import { type CitedSentence, citedSentencesIn } from './citations.ts'
import type { Ground } from './sources.ts'

/** A sentence that isn't sent, and why. */
export interface Dropped {
  sentence: string
  reason: Mismatch
}

export interface CheckedAnswer {
  /** The sentences to send, without citations; null when the rest answers nothing or leaves out a condition. */
  text: string | null
  /** Topics that the text covers. */
  topics: string[]
  dropped: Dropped[]
}

/** Problems of a single sentence. The others may be solved by a later sentence. */
const ofSentence: Mismatch[] = ['form', 'fair housing', 'citation', 'claim']

/** Removes the sentences of a model's answer (with or without citations) that don't follow from the ground. */
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
    // The fact may be right even where the yes or no before it isn't.
    const bare = withoutYesOrNo(sentence)
    if (bare !== null && mismatchOf([...kept, bare], ground) === null) kept.push(bare)
    else dropped.push({ sentence: sentence.text, reason })
  }
  const reason = mismatchOf(kept, ground)
  if (kept.length === 0 || reason !== null || !contentOf(kept, ground).isSomething)
    return {
      text: null,
      topics: [],
      dropped: dropped.length > 0 ? dropped : [{ sentence: text, reason: reason ?? whole }],
    }
  return sent(kept, dropped, ground)
}

const sent = (sentences: CitedSentence[], dropped: Dropped[], ground: Ground): CheckedAnswer => ({
  text: sentences.map(({ text }) => text).join(' '),
  topics: [...new Set(contentOf(sentences, ground).topics)],
  dropped,
})

function withoutYesOrNo({ text, cites }: CitedSentence): CitedSentence | null {
  const [, rest] = /^(?:yes|no)[,.!]\s+(\S.*)$/i.exec(text) ?? []
  return rest === undefined ? null : { text: rest[0]?.toUpperCase() + rest.slice(1), cites }
}
