export interface PhraseTable {
  /** Every word that stands in a phrase. */
  words: Set<string>
  translate(words: string[]): string[]
  /** The same, each word with the indices of those that it translates: the first, and the one after the last. */
  aligned(words: string[]): Aligned[]
}

interface Aligned {
  word: string
  from: number
  to: number
}

/** Words of one language for those of another: each line `phrase = phrase`, the longest phrase first. */
export function phraseTable(lines: string): PhraseTable {
  const table = new Map<string, string[]>()
  let most = 1
  for (const line of lines.split('\n')) {
    const [from = '', to = ''] = line.split(' = ')
    if (from === '') continue
    const words = from.split(' ')
    most = Math.max(most, words.length)
    table.set(from, to.split(' '))
  }
  const words = new Set([...table.keys()].flatMap((phrase) => phrase.split(' ')))
  return { words, aligned, translate: (from) => aligned(from).map(({ word }) => word) }

  function aligned(words: string[]): Aligned[] {
    const translated: Aligned[] = []
    for (let at = 0; at < words.length; ) {
      const length = longestAt(words, at)
      const to = at + Math.max(1, length)
      const english = length === 0 ? [words[at] ?? ''] : (table.get(words.slice(at, to).join(' ')) ?? [])
      for (const word of english) translated.push({ word, from: at, to })
      at = to
    }
    return translated
  }

  function longestAt(words: string[], at: number): number {
    for (let length = Math.min(most, words.length - at); length > 0; length--)
      if (table.has(words.slice(at, at + length).join(' '))) return length
    return 0
  }
}
