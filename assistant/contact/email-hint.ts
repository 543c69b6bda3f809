import { folded, isParticle } from './name-words.ts'

const letters = (text: string) => folded(text).replace(/[^\p{L}]/gu, '')

/**
 * Whether an email address spells a name: `tim@cook.com` does for Tim Cook, `jenwu` for Jen Wu, `wprice` for Will Price.
 * Every word has to match, in full or by its first letter, and one of them in full.
 */
export function spells(email: string, name: string[]): boolean {
  const [local = '', domain = ''] = email.split('@')
  const parts = local
    .split(/[^\p{L}\p{M}]+/u)
    .map(letters)
    .filter(Boolean)
  const words = name.filter((word, place) => !isParticle(word) || place === 0 || place === name.length - 1).map(letters)
  if (words.length === 0 || parts.length === 0 || words.some((word) => word === '')) return false
  const whole = parts.join('')
  const house = letters(domain.split('.')[0] ?? '')
  // `todd@berryfamily.com`
  const isHouse = (word: string) => word === house || (word.length > 3 && house.startsWith(word))
  const left = words.filter((word) => word.length < 2 || (!parts.includes(word) && !isHouse(word)))
  if (left.length < words.length && left.every((word) => parts.includes(word.charAt(0)))) return true
  // `lamarquickhorn@gmail.com` of a Lamar Quick
  const joined = words.join('')
  if (words.length > 1 && joined.length >= shortestBeginning && whole.startsWith(joined)) return true
  return joinedForms(words).includes(whole)
}

const shortestBeginning = 8

/** `timcook`, `cooktim`, `tcook`, `timc`, `cookt`, and all parts together. */
function joinedForms(words: string[]): string[] {
  const first = words[0] ?? ''
  const last = words.at(-1) ?? ''
  if (words.length === 1) return first.length > 2 ? [first] : []
  return [
    words.join(''),
    `${first}${last}`,
    `${last}${first}`,
    `${first.charAt(0)}${last}`,
    `${last}${first.charAt(0)}`,
    ...(first.length > 2 ? [`${first}${last.charAt(0)}`] : []),
  ].filter((form) => form.length > 2)
}
