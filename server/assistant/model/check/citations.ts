import { sentencesIn } from '#domain/text.ts'

/** A sentence as a model says it, without its citation. */
export interface CitedSentence {
  text: string
  /** Ids of the facts that it says it follows from; empty where it cites none. */
  cites: string[]
}

const citation = /[ \t]*\[(f\d+(?:,? ?f\d+)*)\]/g

/** Citations that follow the mark of their sentence, put before it. */
const citationsInside = (text: string) => text.replace(/([.!?]["”’)]?)((?:[ \t]*\[f[\df, ]*\])+)/g, '$2$1')

/**
 * The sentences of a model's answer. A citation, such as `[f2]` or `[f1, f4]`, stands before or after the mark that ends its
 * sentence.
 */
export function citedSentencesIn(text: string): CitedSentence[] {
  return sentencesIn(citationsInside(text)).flatMap((sentence) => {
    const cites = [...sentence.matchAll(citation)].flatMap(([, ids]) => ids?.match(/f\d+/g) ?? [])
    const bare = sentence.replace(citation, '').trim()
    return bare === '' ? [] : [{ text: bare, cites: [...new Set(cites)] }]
  })
}

/**
 * The sentences of an answer that is still being made, as far as they have come to an end: the last one may go on, or a citation
 * may follow it.
 */
export function finishedIn(text: string): string {
  const isCiting = /\[[^\]]*$/.test(text)
  return isCiting ? '' : sentencesIn(citationsInside(text)).slice(0, -1).join(' ')
}
