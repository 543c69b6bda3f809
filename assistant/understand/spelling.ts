import dictionary from 'dictionary-en'
import { distance } from 'fastest-levenshtein'
import nspell from 'nspell'
import { singular } from './normalize.ts'

/** "Mon or Tues?" isn't about a mom's dues. */
const shortDates =
  'mon tue tues wed weds thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec tmr tmrw tmw'.split(
    ' ',
  )

/** Words of real estate and of brands that dictionaries lack. Nothing is corrected to them. */
const jargon =
  `adu adus fha piti noi ccrs str ltr sfr emd evse nema usb heloc uhaul ikea lyft uber fedex airpods miele sonos
  starlink wework ebikes bocce ish pmi ssdi arv ltv dti`.split(/\s+/)

let dictionaryOfEnglish: ReturnType<typeof nspell> | undefined
const known = new Map<string, boolean>()

/**
 * Corrects words that aren't English to the nearest one of the domain: `rnet` to `rent`. Words of the listing and
 * capitalized names stay unchanged.
 */
export function spellingWith(domain: Iterable<string>) {
  const candidates = [...new Set(domain)].filter((word) => word.length >= 3 && /^[a-z]+$/.test(word))
  const own = new Set([...candidates, ...shortDates, ...jargon])
  const corrected = new Map<string, string>()
  return (word: string, keep: Set<string>): string => {
    if (word.length < 3 || !/^[a-z]+$/.test(word) || own.has(word) || own.has(singular(word)) || keep.has(word))
      return word
    const before = corrected.get(word)
    if (before !== undefined) return before
    const after = isEnglish(word) ? word : (withItsG(word) ?? nearest(word, candidates) ?? word)
    if (corrected.size > 5000) corrected.clear()
    corrected.set(word, after)
    return after
  }
}

export function isEnglish(word: string): boolean {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size > 20_000) known.clear()
  // Building it takes a tenth of a second and more, and not every process reads messages.
  dictionaryOfEnglish ??= nspell(dictionary as never)
  // "spanish" in lowercase is the capitalized word; short ones are more often typos.
  const capital = word.length > 4 && `${word[0]?.toUpperCase()}${word.slice(1)}`
  const is = dictionaryOfEnglish.correct(word) || (capital !== false && dictionaryOfEnglish.correct(capital))
  known.set(word, is)
  return is
}

/** "Sublettin", "parkin" */
const withItsG = (word: string) => (word.length > 5 && word.endsWith('in') && isEnglish(`${word}g`) ? `${word}g` : null)

function nearest(word: string, candidates: string[]): string | null {
  const most = word.length <= 4 ? 1 : 2
  let best: string | null = null
  let least = most + 1
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > most) continue
    const isSwapped = candidate.length === word.length && [...candidate].sort().join() === [...word].sort().join()
    const steps = isSwapped ? 1 : distance(word, candidate)
    // A missing letter is the most common typo.
    const rated = steps - (candidate[0] === word[0] ? 0.5 : 0) - (candidate.length > word.length ? 0.2 : 0)
    if (steps <= most && rated < least) [best, least] = [candidate, rated]
  }
  return best
}
