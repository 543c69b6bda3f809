import type { Atom, CountedAmount } from './atoms.ts'
import { weekdayOf } from './marks.ts'
import type { SourceAtom, SourceSentence } from './sources.ts'

/** An atom of a source that supports a claim. */
export interface Support {
  source: SourceSentence
  atom: SourceAtom
}

/**
 * All atoms of the sources that a claim follows from; empty when there are none, or when the closest one says the opposite.
 */
export function supportsOf(claim: Atom, sources: SourceSentence[]): Support[] {
  const covering = sources.flatMap((source) =>
    source.atoms.filter((atom) => covers(atom, claim)).map((atom) => ({ source, atom, left: leftOver(atom, claim) })),
  )
  const nearest = Math.min(...covering.map(({ left }) => left))
  const isContradicted = covering.some(({ atom, left }) => left === nearest && atom.polarity !== claim.polarity)
  return isContradicted ? [] : covering.filter(({ atom }) => atom.polarity === claim.polarity)
}

function covers(atom: SourceAtom, claim: Atom): boolean {
  const has = (word: string) => atom.words.includes(word) || atom.around.has(word)
  const isAboutIt =
    claim.words.some((word) => atom.words.includes(word) && !nobodyAlone.has(word)) ||
    claim.amounts.length > 0 ||
    atom.polarity === 'unknown'
  const names = namedWords(claim)
  const matched = atom.amounts.filter((each) => claim.amounts.some((amount) => isSame(amount, each, atom)))
  const isOfIt =
    names.length === 0 ||
    names.some((word) => atom.words.includes(word)) ||
    namedWords(claim.amounts.length > 0 ? { ...atom, amounts: matched } : atom).length === 0
  return (
    isAboutIt &&
    isOfIt &&
    (claim.isPossible || !atom.isPossible) &&
    claim.words.every(has) &&
    isOften(claim, atom) &&
    claim.amounts.every(
      (amount) => atom.amounts.some((each) => isSame(amount, each, atom)) || isItsWeekday(amount, atom),
    )
  )
}

/** Words that nearly every listing has: sharing only these isn't enough for two texts to be about the same thing. */
const nobodyAlone = new Set(['seller', 'owner', 'offer', 'buyer'])

const leftOver = (atom: SourceAtom, claim: Atom) =>
  atom.words.filter((word) => !claim.words.includes(word) && word !== 'allow').length +
  atom.amounts.filter((amount) => !claim.amounts.some((each) => sameMark(each.mark, amount.mark))).length

function isSame(claim: CountedAmount, source: CountedAmount, atom: SourceAtom): boolean {
  return (
    sameMark(claim.mark, source.mark) &&
    sameBound(claim, source) &&
    (claim.isAbout || !source.isAbout) &&
    countsTheSame(claim, source, atom)
  )
}

/** The words that say what an atom is about, without what its amounts count. */
export const namedWords = ({ words, amounts }: Atom): string[] =>
  words.filter((word) => word !== 'allow' && !amounts.some(({ after }) => after.includes(word)))

/** A date may be given without its year. */
function sameMark(claim: string, source: string): boolean {
  return claim === source || (/^@:\d\d-\d\d$/.test(claim) && new RegExp(`^@:\\d{4}-${claim.slice(2)}$`).test(source))
}

/** "From a day on" includes that day; otherwise an amount with a bound differs from one without. */
function sameBound(claim: CountedAmount, source: CountedAmount): boolean {
  const meant = ({ bound, mark }: CountedAmount) => (bound === 'from' && /^[@~&]/.test(mark) ? null : bound)
  return meant(claim) === meant(source)
}

function countsTheSame(claim: CountedAmount, source: CountedAmount, atom: SourceAtom): boolean {
  if (!/^[#o]:/.test(claim.mark)) return true
  const isNamed = (word: string) =>
    (atom.words.includes(word) && !(atom.hasVerb && atom.subject.includes(word))) || atom.carried.includes(word)
  const counted = claim.after.filter((word) => isNamed(word) && word !== 'allow').slice(0, 2)
  const named = source.after.filter((word) => word !== 'allow')
  return named.length === 0 || counted.every((word) => named.includes(word))
}

/** "A two-car garage has an EV charger" doesn't mean two chargers. */
const isOften = (claim: Atom, { amounts }: SourceAtom) =>
  claim.amounts.every(({ mark }) => {
    const times = (list: CountedAmount[]) => list.filter((each) => each.mark === mark).length
    return !mark.startsWith('#:') || times(claim.amounts) <= Math.max(1, times(amounts))
  })

const isItsWeekday = ({ mark }: CountedAmount, atom: SourceAtom) =>
  mark.startsWith('&:') &&
  atom.amounts.some((each) => /^@:\d{4}-\d\d-\d\d$/.test(each.mark) && `&:${weekdayOf(each.mark.slice(2))}` === mark)
