import { stem } from '../say/record-search.ts'

const asksBy = /^(?:is|are|does|do|has|have|can|could|will|would|if|whether)$/
const endsFocus =
  /^(?:because|cause|since|so|for|if|when|while|or|and|but|that|which|who|as|than|like|after|before|besides|in|on|at|from|near|with|i|we|my|our)$/
const longestFocus = 7

/** What a yes-or-no question asks of: from its first verb on, up to where a reason, a place or a story begins. */
export function focusOf(words: string[]): ReadonlySet<string> {
  const from = words.findIndex((word, i) => asksBy.test(word) && !/^(?:i|we|to)$/.test(words[i + 1] ?? ''))
  if (from < 0) return new Set()
  const rest = words.slice(from + 1, from + 1 + longestFocus)
  const end = rest.findIndex((word, i) => i > 0 && endsFocus.test(word))
  return new Set((end < 0 ? rest : rest.slice(0, end)).map(stem))
}
