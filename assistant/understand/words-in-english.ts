import { languageOf } from './language.ts'
import { plainText, wordsOf } from './normalize.ts'
import { spanishToEnglish } from './spanish.ts'

/**
 * The words of a text as classifiers read them: Spanish turned into English words. `ofNeither` matches words that stand for
 * something in both languages and say nothing of the text's own.
 */
export function wordsInEnglish(text: string, ofNeither?: RegExp): string[] {
  const plain = plainText(text)
  const words = wordsOf(plain)
  return languageOf(ofNeither ? plain.replace(ofNeither, ' ') : plain) === 'es' ? spanishToEnglish(words) : words
}

/** The three words nearest to a place, as features: "before0 at". */
export const marksOfNearest = (words: string[], name: string): string[] =>
  words.slice(0, 3).map((word, i) => `${name}${i} ${word}`)
