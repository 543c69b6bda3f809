import type { Home } from '../../facts/home.ts'
import type { Reading } from '../../understand/read.ts'
import { answerAbout, field } from '../answer.ts'
import { both, isOrAre, money, sentence, type Words } from '../format.ts'
import { ownerWords } from '../owner-words.ts'
import { spanishList, spanishTerms } from '../spanish-terms.ts'
import {
  freeRentWords,
  has,
  isYesNo,
  ledBy,
  no,
  noLead,
  says,
  type TopicAnswer,
  verdict,
  yes,
  yesWord,
} from './shared.ts'

/** The source of an answer without a price. */
export const priceOnRequest = 'price on request'

/** "What are the monthly costs?" of a home for sale: its dues, and what the owner knows besides. */
const asksRunningCosts =
  /\b(?:monthly|carrying|running|ongoing) (?:costs?|expenses?|bills?|charges?)\b|\b(?:costs?|expenses?|bills?) (?:per|a|each|every) month\b/

export const price: TopicAnswer = (question, home, today) => {
  const dues = !home.isRental && says(question, asksRunningCosts) ? fee({ ...question, words: [] }, home, today) : null
  if (dues) return { ...dues, isOpen: true }
  const id = home.isRental ? 'rentalPrice' : 'salePrice'
  if (home.price === null)
    return {
      ...answerAbout(
        'price',
        both('The price is available on request.', 'El precio se da a solicitud.'),
        field(id, priceOnRequest),
      ),
      isOpen: true,
    }
  const sum = money(home.price)
  if (!home.isRental)
    return answerAbout(
      'price',
      both(`The asking price is ${sum}.`, `El precio de venta es de ${sum}.`),
      field(id, home.price),
    )
  const free = freeRentWords(home)
  const note = home.freeRent ? both(` There’s ${free.en}.`, ` Hay ${free.es}.`) : noLead
  return answerAbout(
    'price',
    both(`The rent is ${sum} a month.${note.en}`, `La renta es de ${sum} al mes.${note.es}`),
    field(id, home.price),
  )
}

export const flexibility: TopicAnswer = (question, home) => {
  const { priceStance, priceNote } = home.listing.facts
  if (priceStance === null) return null
  const asksDeadline = says(question, /\bdeadlines?\b|\boffers? (?:are |is )?due\b/)
  if (asksDeadline && !/\boffers?\b/i.test(priceNote ?? '')) return null
  const source = field('priceStance', [priceStance, priceNote].filter(Boolean).join(': '))
  return answerAbout(
    'flexibility',
    { firm, fixed, open_to_offers: openToOffers, negotiable }[priceStance](question, home),
    source,
  )
}

function firm(question: Reading, home: Home) {
  const sum = home.price
  const text = both(
    `the price is firm${sum === null ? '' : ` at ${money(sum)}`}`,
    `el precio es firme${sum === null ? '' : `: ${money(sum)}`} (no negociable)`,
  )
  if (namesSum(question, home)) return onlyOwner(text, home)
  return ofStance(question, text, true)
}

/** "Is 4.75 carved in stone?" is answered with no by what "is it negotiable?" is answered with yes. */
const asksFirm = (question: Reading) =>
  says(question, /\b(?:firm|fixed|final|(?:set|carved) in stone|last word|stuck at|non negotiable)\b/)

/** Yes or no, and what the record says. "Carved in stone, or is there some give?" has neither. */
function ofStance(question: Reading, text: Words, isFirm: boolean): Words {
  const asksIt = asksFirm(question)
  if (asksIt && says(question, /\bor\b/)) return both(sentence(text.en), sentence(text.es))
  return asksIt === isFirm ? yes(question, text.en, text.es) : no(question, text.en, text.es)
}

function fixed(question: Reading, home: Home) {
  const free = freeRentWords(home)
  const sum = home.price === null ? noLead : both(` at ${money(home.price)} a month`, `: ${money(home.price)} al mes`)
  const text = both(
    `the rent is fixed${sum.en}${home.freeRent ? `, but you get ${free.en}` : ''}`,
    `la renta es fija${sum.es}${home.freeRent ? `, pero hay ${free.es}` : ''}`,
  )
  const asksDeal =
    home.freeRent !== null &&
    says(
      question,
      /\b(?:free|deal|deals|special|specials|promotion|concession|something|longer|perk|perks|incentive)\b/,
    )
  return asksDeal ? yes(question, text.en, text.es) : no(question, text.en, text.es)
}

function openToOffers(question: Reading, home: Home) {
  const { priceNote } = home.listing.facts
  const text = both(
    `the ${home.owner} is open to offers${priceNote ? `; ${priceNote}` : ''}`,
    `el vendedor está abierto a ofertas${priceNote ? `; ${spanishTerms(priceNote)}` : ''}`,
  )
  return namesSum(question, home) && !asksFirm(question) ? onlyOwner(text, home) : ofStance(question, text, false)
}

/** "Would they go for it?" after an offer */
const goesForIt =
  /\b(?:would|will|could|might) (?:they|he|she|the (?:seller|owner|landlord)) (?:even |maybe |actually |really )?(?:go for|take|accept|agree to|consider|entertain) (?:it|that|this|less than that)\b/

/** "Would they take 1.8?" of a price of millions, "is 5% less OK?" */
const namesSum = ({ amounts, words }: Reading, { price }: Home) =>
  goesForIt.test(words.join(' ')) ||
  amounts.some(({ unit, value }) => {
    if (unit === '%') return /\b(?:less|below|under|off|lower)\b/.test(words.join(' '))
    const millions = (value * 1e6) / (price ?? Number.POSITIVE_INFINITY)
    return value > 999 || (unit === null && millions > 0.3 && millions < 3)
  })

/** Penny neither accepts nor refuses for the owner. */
function onlyOwner(text: Words, { listing }: Home): Words {
  const { en, es } = ownerWords(listing)
  return both(
    `${sentence(text.en)} Only the ${en} can say whether they’d take a specific offer.`,
    `${sentence(text.es)} Solo el ${es} puede decir si aceptaría una oferta concreta.`,
  )
}

function negotiable(question: Reading, home: Home) {
  const { facts } = home.listing
  const text = both(
    `the rent is negotiable${facts.priceNote ? ` ${facts.priceNote}` : ''}`,
    `la renta es negociable${facts.priceNote ? ` ${spanishTerms(facts.priceNote)}` : ''}`,
  )
  const [, term = ''] = /\b(\d+)[- ]months?\b/.exec(facts.priceNote ?? '') ?? []
  const months = question.amounts.find(({ unit }) => unit === 'month')?.value
  // "Would they take 4900?"
  if (months === undefined && namesSum(question, home) && !asksFirm(question)) return onlyOwner(text, home)
  const isForOthers = months !== undefined && term !== '' && Number(term) !== months
  return isForOthers ? no(question, text.en, text.es) : ofStance(question, text, false)
}

export const fee: TopicAnswer = (question, home) => {
  const known = home.listing.facts.fee
  if (known === null) return null
  if (known.kind === 'none')
    return answerAbout('fee', no(question, 'there are no HOA dues', 'no hay cuota de HOA'), field('fee', 'none'))
  const isHoa = known.kind === 'hoa'
  const name = isHoa ? both('HOA dues', 'cuota de HOA') : both('building fee', 'cuota del edificio')
  const covers = known.covers
    ? both(` ${isHoa ? 'They cover' : 'It covers'} ${known.covers}.`, ` Cubre: ${spanishList(known.covers)}.`)
    : noLead
  if (known.monthly === null)
    return known.covers
      ? answerAbout(
          'fee',
          both(`There ${isHoa ? 'are' : 'is a'} ${name.en}.${covers.en}`, `Hay una ${name.es}.${covers.es}`),
          field('fee', known.covers),
        )
      : null
  const asksCover =
    says(question, /\b(?:cover|covers|covered|include|includes|included|pay for)\b/) && isYesNo(question)
  const text = both(
    `The ${name.en} ${isOrAre(name.en)} ${money(known.monthly)} a month.${covers.en}`,
    `La ${name.es} es de ${money(known.monthly)} al mes.${covers.es}`,
  )
  const lead = asksCover ? coverLead(question, known.covers ?? '') : isYesNo(question) ? yesWord : noLead
  return answerAbout(
    'fee',
    ledBy(lead, text),
    field('fee', `${money(known.monthly)} a month${known.covers ? `: ${known.covers}` : ''}`),
  )
}

/** "Does the fee cover water?": yes when the listing names it, otherwise without a yes or no. */
function coverLead({ words }: Reading, covers: string) {
  const listed = covers.toLowerCase().split(/\W+/)
  return words.some(
    (word) => word.length > 3 && listed.some((one) => one.length > 3 && (one === word || `${one}s` === word)),
  )
    ? yesWord
    : noLead
}

/** "Is water included?" of a home whose dues cover it. */
const isCoveredByFee = (question: Reading, { listing: { facts } }: Home) =>
  facts.fee?.monthly != null && coverLead(question, facts.fee.covers ?? '') !== noLead

/** Whether it comes back, and whether it can wait, is for the owner to say. */
const beyondDeposit = /\b(?:refund\w*|pay (?:it|the deposit|that) later|later|waived?|installments?)\b/

export const deposit: TopicAnswer = (question, home) => {
  const text = home.listing.facts.deposit
  if (text === null) return null
  const sum = home.depositMonths !== null && home.price !== null ? money(home.depositMonths * home.price) : null
  const rent = /month/.test(text) ? `${text}${text.endsWith('s') ? '’' : '’s'} rent` : text
  const answer = answerAbout(
    'deposit',
    both(
      `The deposit is ${rent}${sum ? `, ${sum}` : ''}.`,
      `El depósito es de ${spanishTerms(text)}${/month/.test(text) ? ' de renta' : ''}${sum ? `: ${sum}` : ''}.`,
    ),
    field('deposit', text),
  )
  return says(question, beyondDeposit) ? { ...answer, isOpen: true } : answer
}

export const utilities: TopicAnswer = (question, home, today) => {
  const text = home.listing.facts.utilities
  if (text === null) return isCoveredByFee(question, home) ? fee(question, home, today) : null
  const includes = /includ/i.test(text) && has(question, 'included', 'include')
  const sentence = both(`Utilities: ${text}.`, `Servicios: ${spanishTerms(text)}.`)
  return answerAbout(
    'utilities',
    includes ? ledBy(verdict(question, true), sentence) : sentence,
    field('utilities', text),
  )
}
