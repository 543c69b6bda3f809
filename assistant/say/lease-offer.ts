import type { Home } from '../facts/home.ts'
import type { Reading } from '../understand/read.ts'
import { type Answer, answerAbout, field } from './answer.ts'
import { both, money, sentence, type Words } from './format.ts'
import { spanishTerms } from './spanish-terms.ts'
import { freeRentWords } from './topics/shared.ts'

const longer = /\b(?:longer|longest|bigger|second|latter)\b/
const shorter = /\b(?:shorter|shortest|first|former)\b/
const ofLease = /\b(?:lease|leases|term|terms|sign|signing|contract)\b/
const asksForMore =
  /\b(?:get|gets|perks?|benefits?|deals?|discount|cheaper|price|rent|cost|costs|difference|bonus|free|worth|incentives?|advantages?|special|why|better|save|savings|less|off|offer|catch|break|reward|upside|point|negotia\w+|lower|change|changes)\b/

/** "Any perks?" of the leases. */
const asksForOffer =
  /\b(?:any|what|are there|is there) (?:perks?|deals?|discounts?|specials?|incentives?|bonus(?:es)?|benefits?|advantages?)\b/

/**
 * "What do I get with the longer one?": what the listing offers for one of the lease terms; null when it isn't asked.
 */
export function leaseOffer({ words, amounts }: Reading, home: Home, subject: string[]): Answer | null {
  const line = words.join(' ')
  const { leaseTerms, priceNote, priceStance } = home.listing.facts
  const isOfLease = ofLease.test(line) || ofLease.test(subject.join(' '))
  if (!home.isRental || home.leaseMonths.length < 2 || !isOfLease || !asksForMore.test(line)) return null
  const offered = Number(/(\d{1,2})[- ]months?/.exec(priceNote ?? '')?.[1])
  const term = termIn(line, amounts, home.leaseMonths) ?? (asksForOffer.test(line) ? offered : null)
  if (term === null || !home.leaseMonths.includes(offered)) return null
  const sources = [field('priceNote', priceNote), field('leaseTerms', leaseTerms)]
  const rent = home.price === null ? null : money(home.price)
  const offer: Words =
    home.freeRent?.term === offered
      ? both(`you get ${freeRentWords(home).en}`, `hay ${freeRentWords(home).es}`)
      : both(
          `the rent is ${priceStance === 'negotiable' ? 'negotiable ' : ''}${priceNote}`,
          `la renta es ${priceStance === 'negotiable' ? 'negociable ' : ''}${spanishTerms(priceNote ?? '')}`,
        )
  const basis = rent
    ? both(` The listed rent is ${rent} a month.`, ` La renta publicada es de ${rent} al mes.`)
    : both('', '')
  if (term === offered)
    return answerAbout('flexibility', both(sentence(offer.en) + basis.en, sentence(offer.es) + basis.es), ...sources)
  return answerAbout(
    'flexibility',
    both(
      `The listing has no offer on the ${term}-month lease; ${offer.en}.${basis.en}`,
      `El anuncio no ofrece nada con el contrato de ${term} meses; ${offer.es}.${basis.es}`,
    ),
    ...sources,
  )
}

function termIn(line: string, amounts: Reading['amounts'], terms: number[]): number | null {
  const named = amounts
    .map(({ unit, value }) => (unit === 'year' ? value * 12 : unit === 'month' ? value : null))
    .filter((months) => months !== null && terms.includes(months))
  if (named.length === 1) return named[0] ?? null
  if (named.length > 1) return null
  if (longer.test(line)) return Math.max(...terms)
  return shorter.test(line) ? Math.min(...terms) : null
}
