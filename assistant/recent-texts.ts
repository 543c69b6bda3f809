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
  read: (text: string, ...others: string[]) => Answer,
): (text: string, ...others: string[]) => Answer {
  const answers = new LRUCache<string, Answer, string[]>({
    maxSize: mostCharacters,
    sizeCalculation: (_, key) => key.length + 1,
  })
  memories.push(answers)
  return (...about) => {
    const key = about.join('\n')
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = read(...about)
    answers.set(key, answer)
    return answer
  }
}
