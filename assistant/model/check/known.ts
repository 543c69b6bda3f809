import { factLabel } from '#domain/listing-facts.ts'
import { sentencesIn } from '#domain/text.ts'
import type { Fact } from '../../decide/part.ts'
import type { Listing } from '../../listing.ts'

/** The facts whose text is clear without their label; schools and neighborhood are left out. */
function plainFacts({ facts }: Listing) {
  const {
    fee,
    priceStance,
    priceNote,
    availableFrom,
    yearBuilt,
    yearNote,
    lotAcres,
    stepFree,
    stepFreeNote,
    ...others
  } = facts
  const { annualTaxes, ...rest } = others
  const { leaseTerms, schoolDistrict, neighbourhood, ...plain } = rest
  return plain
}

/** A sentence for each field of the record, besides the answers to the question: a text may use them too. */
export function knownOf(record: Listing): Fact[] {
  const { facts, description, answers, beds, baths } = record
  const { fee } = facts
  const said = (topic: string, text: string | null | false) => (text ? [{ topic, text }] : [])
  const field = (topic: string, label: string, value: string | number | null) => {
    const [, rest] = /^none\b[;,.:]?\s*(.*)$/i.exec(String(value ?? '')) ?? []
    if (rest === undefined) return said(topic, value !== null && `${label}: ${value}.`)
    return [...said(topic, `There is no ${label.toLowerCase()}.`), ...said(topic, rest !== '' && `${label}: ${rest}.`)]
  }
  const stance = facts.priceStance && stances[facts.priceStance]
  const kept = sentencesIn(description ?? '').filter(
    (sentence) => !(facts.pets !== null && /\b(?:pets?|cats?|dogs?)\b/i.test(sentence)),
  )
  return [
    ...said('fee', fee?.kind === 'none' && 'There is no HOA fee.'),
    ...said(
      'fee',
      fee !== null &&
        fee.monthly !== null &&
        `The HOA fee is $${fee.monthly} a month${fee.covers ? ` and covers ${fee.covers}` : ''}.`,
    ),
    ...Object.entries(plainFacts(record)).flatMap(([name, value]) => field(name, factLabel(name), value)),
    ...said(
      'stepFree',
      facts.stepFree !== null &&
        `The entrance is ${facts.stepFree ? '' : 'not '}step-free${facts.stepFreeNote ? `: ${facts.stepFreeNote}` : ''}.`,
    ),
    ...said('stepFree', facts.stepFreeNote && `${facts.stepFreeNote}.`),
    ...said('yearBuilt', facts.yearBuilt !== null && `The house and building was built in ${facts.yearBuilt}.`),
    ...field('yearBuilt', 'Year', facts.yearNote),
    // A deposit in months is that many months' rent.
    ...said('deposit', /months?$/i.test(facts.deposit ?? '') && `The deposit is ${facts.deposit} rent.`),
    ...said('taxes', facts.annualTaxes !== null && `Property taxes are $${facts.annualTaxes} a year.`),
    ...said('lot', facts.lotAcres !== null && `The lot measures ${facts.lotAcres} acre.`),
    ...field('leaseTerms', 'Lease terms', facts.leaseTerms),
    ...said(
      'price',
      facts.priceStance === 'negotiable' && facts.priceNote && `The rent is negotiable ${facts.priceNote}.`,
    ),
    ...said('price', facts.priceStance === 'negotiable' && facts.priceNote ? null : stance),
    ...field('price', 'Price', facts.priceNote),
    ...said('head', beds !== null && baths !== null && `${beds} bedrooms and ${baths} baths.`),
    ...kept.map((text) => ({ topic: 'description', text })),
    ...answers.map(({ question, answer }) => ({ topic: topicIn(question), text: answer })),
  ]
}

const stances = {
  firm: 'The price is firm.',
  open_to_offers: 'The seller is open to offers.',
  fixed: 'The rent is fixed.',
  negotiable: 'The rent is negotiable.',
}

/** The topic of an owner's answer is in its question. */
const topicIn = (question: string) => question.replace(/[^\p{L} ]+/gu, ' ').trim()
