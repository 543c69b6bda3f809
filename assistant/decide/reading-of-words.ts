import { meaningOf, type Reading } from '../understand/read.ts'

/** Words that the calculator knows, or that were said before, as a question of their own; `text` is what the visitor wrote. */
export const readingOfWords = (words: string[], text = words.join(' ')): Reading => ({
  text,
  isMarked: true,
  isAside: false,
  ...meaningOf(words),
})
