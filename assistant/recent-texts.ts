import { LRUCache } from 'lru-cache'

/** Characters of texts that one function remembers. */
const mostCharacters = 400_000

const memories: { clear(): void }[] = []

/** From here on each text is read anew. */
export function forgetRecentTexts(): void {
  for (const memory of memories) memory.clear()
}

/**
 * The same function, which remembers what it answered to recent texts: the steps of reading a message ask for those of the same
 * sentences many times. Its answers are shared, and not to be changed.
 */
export function forRecentTexts<Answer extends NonNullable<unknown>>(
  read: (text: string) => Answer,
): (text: string) => Answer {
  const answers = new LRUCache<string, Answer>({
    maxSize: mostCharacters,
    sizeCalculation: (_, text) => text.length + 1,
    memoMethod: read,
  })
  memories.push(answers)
  return (text) => answers.memo(text)
}
