import { type AskedAnimal, animalsIn, ruleOnPets, type Verdict, verdictOn } from './pets.ts'
import { capital, dollars, entered, entryAbout, listInWords, withNote } from './phrases.ts'
import { type Asked, inTone, type Telling, told } from './telling.ts'
import { tellingWords } from './words.ts'

/** What the home costs, and what may live and stand in it. Null: not in the listing. */

export function tellPrice({ record, tone }: Asked): Telling | null {
  if (record.salePrice !== null) {
    const price = dollars(record.salePrice)
    const text = inTone(
      tone,
      `It is offered at ${price}.`,
      `The asking price is ${price}.`,
      `The seller is asking ${price}.`,
    )
    return told('price', text, `The asking price is ${price}.`)
  }
  if (record.rentalPrice !== null) {
    const rent = dollars(record.rentalPrice)
    const text = inTone(
      tone,
      `The rent is ${rent} a month.`,
      `It rents for ${rent} a month.`,
      `The rent is ${rent} a month.`,
    )
    return told('price', text, `The rent is ${rent} a month.`)
  }
  return {
    topic: 'price',
    text: 'The price is on request: the listing gives no figure.',
    sources: ['The price is on request.'],
    isOpen: true,
  }
}

const stances = {
  firm: 'is firm',
  fixed: 'is fixed',
  negotiable: 'is negotiable',
  open_to_offers: 'is open to offers',
} as const

export function tellFlexibility({ record, tone, words }: Asked): Telling | null {
  const { priceStance, priceNote } = record.facts
  const note = entered(priceNote)
  if (priceStance === null && note === null) return null
  const subject = priceStance === 'open_to_offers' ? 'seller' : record.listingType === 'rental' ? 'rent' : 'price'
  const fact =
    priceStance === null ? `${capital(note ?? '')}.` : withNote(`The ${subject} ${stances[priceStance]}`, note)
  // A figure that somebody names is never taken or refused here.
  const namesFigure = /\d/.test(words) && /\b(take|accept|consider|do|offer|for|pay)\b/.test(words)
  const beyond = inTone(
    tone,
    'Whether a certain figure would be taken is for the seller to say.',
    'A certain figure is for the seller to decide, so make it an offer.',
    'Whether a certain figure would do, only the seller can tell.',
  )
  return told('flexibility', namesFigure ? `${fact} ${beyond}` : fact, fact)
}

export function tellFee({ record, tone }: Asked): Telling | null {
  const { fee } = record.facts
  if (fee === null) return null
  if (fee.kind === 'none') return told('fee', 'There is no HOA or building fee.')
  const name = fee.kind === 'hoa' ? 'HOA fee' : 'building fee'
  const article = fee.kind === 'hoa' ? 'an' : 'a'
  const covers = entered(fee.covers)
  const includes = covers ? ` It covers ${listInWords(covers)}.` : ''
  if (fee.monthly === null)
    return {
      ...told('fee', `There is ${article} ${name}, of which the listing does not give the amount.${includes}`),
      isOpen: true,
    }
  const amount = `${dollars(fee.monthly)} a month`
  const text = inTone(
    tone,
    `The ${name} is ${amount}.`,
    `The ${name} is ${amount}.`,
    `There is ${article} ${name} of ${amount}.`,
  )
  return told('fee', text + includes, `The ${name} is ${amount}.${includes}`)
}

export function tellParking({ record }: Asked): Telling | null {
  const parking = entered(record.facts.parking)
  if (parking === null) return null
  return told('parking', entryAbout('parking', parking))
}

const leadWords: Record<Verdict, (animal: string) => string> = {
  no: (animal) => `${animal} are not allowed.`,
  yes: (animal) => `${animal} are welcome.`,
  heavy: () => 'That is over the weight limit.',
  light: () => 'That is within the weight limit.',
  many: () => 'That is more than the rule allows.',
  conditions: (animal) => `${animal} are welcome, with conditions.`,
  unnamed: () => 'The listing does not name that animal.',
}

export function tellPets({ record, words }: Asked): Telling | null {
  const entry = entered(record.facts.pets)
  const rule = ruleOnPets(record.facts.pets)
  if (entry === null || rule === null) return null
  const asked = animalsIn(words)
  if (asked.isAssistance) {
    const text = 'An assistance animal is not the same as a pet, and the listing speaks of pets alone.'
    return { topic: 'pets', text, sources: [rule], isOpen: true }
  }
  const leads = [...new Set(animalsApart(asked).map((animal) => leadOn(entry, animal)))].filter(Boolean)
  const isUnnamed = leads.includes(leadWords.unnamed(''))
  const text = leads.includes(rule) ? rule : [...leads, rule].join(' ')
  if (rule === 'Pets are allowed.' && !isUnnamed) return told('pets', 'Yes, pets are allowed.', rule)
  return isUnnamed ? { topic: 'pets', text, sources: [rule], isOpen: true } : told('pets', text, rule, ...leads)
}

/** "A cat and a dog" are judged one by one. */
const animalsApart = (asked: AskedAnimal): AskedAnimal[] =>
  asked.kinds.length < 2 ? [asked] : asked.kinds.map((kind) => ({ ...asked, kinds: [kind], count: null }))

function leadOn(entry: string, animal: AskedAnimal): string {
  const verdict = verdictOn(entry, animal)
  // To "are pets allowed" a rule with conditions speaks for itself.
  return verdict === null || (verdict === 'conditions' && animal.kinds.length === 0)
    ? ''
    : leadWords[verdict](nameOf(animal))
}

const nameOf = ({ kinds: [kind] }: AskedAnimal) => (kind === 'cat' ? 'Cats' : kind === 'dog' ? 'Dogs' : 'Pets')

export function tellDeposit({ record }: Asked): Telling | null {
  const deposit = entered(record.facts.deposit)
  if (deposit === null) return null
  return told('deposit', /^(none|no\b)/i.test(deposit) ? entryAbout('deposit', deposit) : `The deposit is ${deposit}.`)
}

export function tellLease({ record, words }: Asked): Telling | null {
  const terms = entered(record.facts.leaseTerms)
  if (terms !== null) return told('lease', /^\d/.test(terms) ? `The lease runs ${terms}.` : entryAbout('lease', terms))
  // Who would let it out after buying it asks for the building's rules.
  if (record.listingType === 'rental' || /\brentals\b/.test(words)) return null
  return told('lease', 'It is for sale, not for rent, so there is no lease.')
}

export function tellUtilities({ record, words, ...asked }: Asked): Telling | null {
  const utilities = entered(record.facts.utilities)
  if (utilities !== null) return told('utilities', entryAbout('utilities', utilities))
  // "Is water included?", where the fee covers it.
  const covered = tellingWords((record.facts.fee?.covers ?? '').toLowerCase())
  return tellingWords(words).some((word) => covered.includes(word)) ? tellFee({ record, words, ...asked }) : null
}
