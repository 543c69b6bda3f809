import { isParticle, isSuffix, isTitle } from './name-words.ts'

/** A name as its owner would write it: mixed case stays as it is, `JO MARCH` and `jo march` become `Jo March`. */
export function nameCase(said: string): string {
  const name = said
    .replace(/[‘’ʼ`´]/g, "'")
    // How it is said: `Siobhan (shi-vawn) Byrne`.
    .replace(/\([^()]{0,40}\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const words = name.split(' ')
  const isSmall = name === name.toLowerCase()
  // Two capitals alone are initials: `AJ`.
  const isLoud = name === name.toUpperCase() && words.some((word) => word.replace(/[^\p{L}]/gu, '').length > 2)
  if (!isSmall && !isLoud) return name
  return words.map((word, place) => cased(word, place === 0 || place === words.length - 1)).join(' ')
}

function cased(word: string, isOuter: boolean): string {
  const small = word.toLowerCase()
  if ((isParticle(small) || small === 'and') && !isOuter) return small
  if (/^i{2,3}$|^iv$/.test(small)) return small.toUpperCase()
  if (isSuffix(small) && /^(?:phd|md|dds|cpa)$/.test(small)) return small === 'phd' ? 'PhD' : small.toUpperCase()
  // `jp`, `tj`: two letters that no one can say are initials.
  if (/^[bcdfghjklmnpqrstvwxz]{2}$/.test(small) && small !== 'ng' && !isTitle(small) && !isSuffix(small))
    return small.toUpperCase()
  return small
    .replace(/(^|[-.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(\p{L}{1,2})'(\p{L})/u, (_, front: string, letter: string) => `${front}'${letter.toUpperCase()}`)
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}
