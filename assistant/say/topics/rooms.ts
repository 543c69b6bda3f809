import type { Home } from '../../facts/home.ts'
import type { Reading } from '../../understand/read.ts'
import { type Answer, answerAbout, field } from '../answer.ts'
import { both, count, sentence } from '../format.ts'
import { passagesOf } from '../record-search.ts'
import { spanishTerms } from '../spanish-terms.ts'
import {
  has,
  isYesNo,
  ledBy,
  no,
  noLead,
  noWord,
  plural,
  says,
  type TopicAnswer,
  verdict,
  withArticle,
  yes,
  yesWord,
} from './shared.ts'

export const beds: TopicAnswer = (question, home) => {
  const number = home.listing.beds
  if (number === null) return null
  const text = both(`it has ${plural(number, 'bedroom')}`, `tiene ${plural(number, 'recámara', 'recámaras')}`)
  const source = field('beds', number)
  if (has(question, 'studio')) return answerAbout('beds', no(question, text.en, text.es), source)
  if (asksEnSuite(question) && says(question, /bath|suites?\b/))
    return (
      ownBaths(question, home) ?? {
        ...answerAbout('beds', both(sentence(text.en), sentence(text.es)), source),
        isOpen: true,
      }
    )
  const wanted = question.amounts.find(({ unit }) => unit === 'bed')?.value
  const asksPlace = says(question, placedApart)
  const asksNumber = wanted !== undefined && !asksPlace && (isYesNo(question) || question.words.length <= 3)
  const lead = asksNumber ? (wanted === number ? yesWord : noWord) : noLead
  const answer = answerAbout('beds', ledBy(lead, both(sentence(text.en), sentence(text.es))), source)
  const isOpen = asksRoomSize(question) || (wanted === number && asksPlace)
  return isOpen ? { ...answer, isOpen } : answer
}

/** "Do the two bedrooms share a wall?" asks for no number. */
const placedApart =
  /\b(?:do|does|are|is) (?:the|both|all|these|those) (?:\w+ ){0,2}bed(?:room)?s? (?:\w+ ){0,3}(?:shares?|face|facing|touch|adjoin\w*|adjacent|connected|across|apart|together|opposite|back to back|next to each other|the same size)\b/

/** "How big are the bedrooms?" */
const asksRoomSize = (question: Reading) =>
  says(question, /\b(?:big|large|size|dimensions|square|sqft)\b.{0,25}\b(?:bedrooms?|beds|rooms?)\b/) &&
  !question.asked.includes('count')

/** "Two bedrooms, each with its own bath": what the description says about whose bath it is. */
function ownBaths(question: Reading, home: Home): Answer | null {
  const piece =
    /\b(?:each with (?:a (?:bath|bathroom) of its own|its own (?:bath|bathroom))|en-?suite baths? for each bedroom)\b/i.exec(
      home.listing.description ?? '',
    )?.[0]
  const asks =
    asksEnSuite(question) ||
    (says(question, /\b(?:each|every|per|both|adjoining|next|connected|share|shared|hallway|hall)\b/) &&
      says(question, /\b(?:bed|beds|bedroom|bedrooms|room|rooms|master|primary|each|both|one)\b/)) ||
    says(question, /\bdo (?:they|the two|both) (?:have to )?share (?:a|one|the) bath(?:room)?\b/)
  if (!piece || !asks) return null
  const asksShared = has(question, 'share', 'shared') && !has(question, 'own')
  const text = both('Each bedroom has its own bath.', 'Cada recámara tiene su propio baño.')
  return answerAbout('baths', ledBy(verdict(question, !asksShared), text), {
    kind: 'description',
    id: 'description',
    text: piece,
  })
}

/** "Is the main bedroom en suite?" */
const asksEnSuite = (question: Reading) =>
  says(question, /\b(?:ensuites?|en suites?)\b/) ||
  (says(question, /\b(?:attached|own|private)\b/) &&
    says(question, /\b(?:bed|beds|bedroom|bedrooms|room|rooms|master|primary|each|both|one)\b/))

/** "Bath tub or only shower?" */
const asksTub = (question: Reading) => says(question, /\b(?:bath ?)?tubs?\b|\bshowers?\b/)

export const baths: TopicAnswer = (question, home) => {
  const number = home.listing.baths
  if (number === null) return null
  const own = ownBaths(question, home)
  if (own && !question.asked.includes('count')) return own
  const text = both(`it has ${plural(number, 'bath')}`, `tiene ${plural(number, 'baño', 'baños')}`)
  const source = field('baths', number)
  if (has(question, 'half', 'powder'))
    return answerAbout('baths', (number % 1 !== 0 ? yes : no)(question, text.en, text.es), source)
  const said = both(sentence(text.en), sentence(text.es))
  const asksMore =
    asksEnSuite(question) || (asksTub(question) && !passagesOf(home).some(({ things }) => things.has('tub')))
  if (!own) return { ...answerAbout('baths', said, source), isOpen: asksMore }
  return answerAbout('baths', both(`${said.en} ${own.text.en}`, `${said.es} ${own.text.es}`), source, ...own.sources)
}

export const size: TopicAnswer = (question, home) => {
  const { sqft } = home.listing
  if (sqft === null) return null
  const isMetric = has(question, 'meter', 'meters', 'metric', 'm2')
  const meters = count(Math.round(sqft * 0.09290304))
  return answerAbout(
    'size',
    both(
      `It’s ${count(sqft)} square feet${isMetric ? ` (about ${meters} square meters)` : ''}.`,
      `Tiene ${count(sqft)} pies cuadrados (unos ${meters} m²).`,
    ),
    field('sqft', sqft),
  )
}

export const lot: TopicAnswer = (_, home) => {
  const { lotAcres } = home.listing.facts
  if (lotAcres === null) return null
  const sqft = count(Math.round(lotAcres * 43_560))
  return answerAbout(
    'lot',
    both(
      `The lot is ${lotAcres} acre${lotAcres === 1 ? '' : 's'}, about ${sqft} square feet.`,
      `El terreno mide ${lotAcres} acres, unos ${sqft} pies cuadrados.`,
    ),
    field('lotAcres', lotAcres),
  )
}

export const laundry: TopicAnswer = (question, home) => {
  const text = home.listing.facts.laundry
  if (text === null) return null
  const isIn = /in unit/i.test(text)
  const isShared = /^shared/i.test(text)
  const asksShared = has(question, 'shared', 'communal') && !has(question, 'own')
  const asksIn = has(question, 'unit', 'own', 'inside', 'private')
  const is = asksShared ? isShared : !(asksIn && !isIn && (isShared || /garage/.test(text)))
  const elsewhere = says(question, /\b(?:downstairs|basement|upstairs|garage|hallway)\b/)
  // Whether the machines are sold with the home, or what they take, is for the owner.
  const isOpen =
    (!home.isRental && says(question, /\b(?:included|include|includes|convey|conveys|stay|stays|comes? with)\b/)) ||
    says(question, /\b(?:extra|free|coins?|quarters|card|app|how much|cost|costs)\b/)
  const lead = isOpen || (elsewhere && !asksIn) ? noLead : verdict(question, is)
  const answer = answerAbout('laundry', ledBy(lead, laundryWords(text, isIn, isShared)), field('laundry', text))
  return isOpen ? { ...answer, isOpen } : answer
}

function laundryWords(text: string, isIn: boolean, isShared: boolean) {
  if (isIn)
    return both(
      'The washer and dryer are in the unit.',
      'La lavadora y la secadora están dentro de la vivienda (in unit).',
    )
  if (isShared) return both(sentence(`Laundry is ${text}`), sentence(`La lavandería es ${spanishTerms(text)}`))
  if (/^in /i.test(text))
    return both(
      sentence(`The washer and dryer are ${text}`),
      sentence(`La lavadora y la secadora están ${spanishTerms(text)}`),
    )
  if (/\blaundry room$/i.test(text))
    return both(sentence(`There’s ${withArticle(text)}`), sentence(`Hay ${spanishTerms(text)}`))
  if (/^room /i.test(text))
    return both(sentence(`There’s a laundry ${text}`), sentence(`Hay cuarto de lavado: ${spanishTerms(text)}`))
  return both(sentence(`Laundry: ${text}`), sentence(`Lavandería: ${spanishTerms(text)}`))
}
