import { sentencesIn } from '#domain/text.ts'

/** A sentence of a model's answer, without its citation. */
export interface CitedSentence {
  text: string
  /** Ids of the facts it cites; empty without a citation. */
  cites: string[]
}

const citation = /[ \t]*\[(f\d+(?:,? ?f\d+)*)\]/g

/** Moves citations after a sentence's punctuation in front of it. */
const citationsInside = (text: string) => text.replace(/([.!?]["”’)]?)((?:[ \t]*\[f[\df, ]*\])+)/g, '$2$1')

/**
 * The sentences of a model's answer. A citation such as `[f2]` or `[f1, f4]` is before or after the sentence's final
 * punctuation.
 */
export function citedSentencesIn(text: string): CitedSentence[] {
  return sentencesIn(citationsInside(text)).flatMap((sentence) => {
    const cites = [...sentence.matchAll(citation)].flatMap(([, ids]) => ids?.match(/f\d+/g) ?? [])
    const bare = sentence.replace(citation, '').trim()
    return bare === '' ? [] : [{ text: bare, cites: [...new Set(cites)] }]
  })
}

/** The complete sentences of an unfinished answer. The last one isn't complete: it may go on, or a citation may follow. */
export function finishedIn(text: string): string {
  const isCiting = /\[[^\]]*$/.test(text)
  return isCiting ? '' : sentencesIn(citationsInside(text)).slice(0, -1).join(' ')
}
