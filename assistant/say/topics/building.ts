import { isPreMarket } from '#domain/market-status.ts'
import { sentencesIn } from '#domain/text.ts'
import type { Home } from '../../facts/home.ts'
import { answerAbout, field } from '../answer.ts'
import { both, count, sentence, type Words } from '../format.ts'
import { spanishTerms } from '../spanish-terms.ts'
import { amenities } from './amenities.ts'
import { price } from './costs.ts'
import {
  has,
  ledBy,
  no,
  noLead,
  offMarket,
  plural,
  says,
  type TopicAnswer,
  verdict,
  withArticle,
  yes,
} from './shared.ts'

const kinds: Record<string, Words> = {
  single_family: both('single-family house', 'casa unifamiliar'),
  condo: both('condo', 'condominio'),
  townhouse: both('townhouse', 'casa adosada (townhouse)'),
  apartment: both('apartment', 'apartamento'),
  multi_family: both('multi-family building', 'edificio multifamiliar'),
  land: both('lot', 'terreno'),
}
const kindOf = ({ listing }: Home): Words => kinds[listing.propertyType] ?? both('home', 'vivienda')

const namesOfKind: Record<string, string[]> = {
  single_family: ['house', 'single', 'detached', 'standalone'],
  condo: ['condo'],
  townhouse: ['townhouse', 'townhome', 'attached'],
  apartment: ['apartment'],
}
const kindNames =
  'house condo townhouse townhome apartment duplex coop multifamily single detached standalone attached'.split(' ')

export const kind: TopicAnswer = (question, home) => {
  const name = kindOf(home)
  const own = namesOfKind[home.listing.propertyType] ?? []
  const asked = kindNames.filter((word) => has(question, word))
  const isOwn = asked.some((word) => own.includes(word))
  const isChoice = has(question, 'or') && asked.length !== 1
  const lead = asked.length > 0 && !isChoice ? verdict(question, isOwn) : noLead
  const article = name.es.startsWith('casa') || name.es.startsWith('vivienda') ? 'una' : 'un'
  return answerAbout(
    'kind',
    ledBy(lead, both(`It’s ${withArticle(name.en)}.`, `Es ${article} ${name.es}.`)),
    field('propertyType', name.en),
  )
}

export const offering: TopicAnswer = (question, home) => {
  const taken = offMarket(home)
  if (taken) return answerAbout('offering', ledBy(verdict(question, false), taken), field('marketStatus', taken.en))
  const asksRent = has(question, 'rent', 'rental', 'lease', 'renting', 'rented')
  const asksSale = has(question, 'sale', 'buy', 'selling', 'sold', 'sell')
  const isAsked = (asksRent && home.isRental) || (asksSale && !home.isRental)
  const source = field('listingType', home.listing.listingType)
  const lead = asksRent === asksSale ? noLead : verdict(question, isAsked)
  const { availability } = home.listing.facts
  if (isPreMarket(availability))
    return answerAbout('offering', ledBy(isAsked ? noLead : lead, comingSoon(home)), source)
  const text = home.isRental
    ? both('It’s for rent.', 'Está en renta (alquiler).')
    : both('It’s for sale.', 'Está en venta.')
  return answerAbout('offering', ledBy(lead, text), source)
}

function comingSoon({ isRental, listing }: Home): Words {
  const hasWaitlist = /waitlist/i.test(listing.facts.availability ?? '')
  const list = hasWaitlist ? both(' The waitlist is open.', ' La lista de espera está abierta.') : noLead
  return both(
    `It’ll be for ${isRental ? 'rent' : 'sale'}, but it isn’t on the market yet (pre-market).${list.en}`,
    `Estará en ${isRental ? 'renta (alquiler)' : 'venta'}, pero aún no está en el mercado (pre-market).${list.es}`,
  )
}

export const address: TopicAnswer = (_, { listing }) =>
  answerAbout(
    'address',
    both(`It’s at ${listing.address}.`, `Está en ${listing.address}.`),
    field('address', listing.address),
  )

export const year: TopicAnswer = (question, home, today) => {
  const { yearBuilt, yearNote } = home.listing.facts
  if (yearBuilt === null) return null
  const age = Number(today.slice(0, 4)) - yearBuilt
  const note = yearNote ? both(` (${yearNote})`, ` (${spanishTerms(yearNote)})`) : noLead
  const text = question.asked.includes('age')
    ? both(
        `It’s about ${age} years old: built in ${yearBuilt}${note.en}.`,
        `Tiene unos ${age} años: se construyó en ${yearBuilt}${note.es}.`,
      )
    : both(`It was built in ${yearBuilt}${note.en}.`, `Se construyó en ${yearBuilt}${note.es}.`)
  const past = says(
    question,
    /\b(?:before|back then|factory|warehouse|workshop|remade|remodel|remodeled|renovated|renovation|original|redone|turned|homes|converted|conversion|updated|modern|old fashioned|dated|guts|gutted|fixed up|contemporary|used to be|gone (?:over|through)|was (?:it|this|that) (?:\w+ ){0,3}(?:church|chapel|school|hospital|hotel|bank|firehouse|office|mill))\b/,
  )
  const piece = past ? pastOf(home) : null
  if (!piece) return answerAbout('year', text, field('yearBuilt', yearNote ? `${yearBuilt}, ${yearNote}` : yearBuilt))
  return answerAbout(
    'year',
    both(
      `${text.en} From the listing: “${sentence(piece)}”`,
      `${text.es} El anuncio dice (en inglés): “${sentence(piece)}”`,
    ),
    field('yearBuilt', yearBuilt),
    { kind: 'description', id: 'description', text: piece },
  )
}

/** The description's text about the building's past. */
const pastOf = ({ listing }: Home) =>
  sentencesIn(listing.description ?? '')
    .find((one) =>
      /\b(?:workshop|factory|warehouse|became|remade|remodeled|converted|restored|renovated|rebuilt|redone)\b/i.test(
        one,
      ),
    )
    ?.split(/,\s(?:on|in|at|shown)\s/)[0]

/** "radiant floor" reads "radiant floor heating", "radiators" stays. */
const withNoun = (text: string, noun: string) =>
  /\b(?:floor|central|gas|electric|baseboard|forced air)$/i.test(text) ? `${text} ${noun}` : text

const heatKinds = /\b(?:forced air|furnace|baseboards?|radiators?|radiant|boiler|steam|heat pump)\b/

export const heating: TopicAnswer = (question, home) => {
  const text = home.listing.facts.heating
  if (text === null) return null
  const named = withNoun(text, 'heating')
  const isMany = /(?:radiators|heaters)$/i.test(named)
  const isOther =
    (has(question, 'gas') && !/gas/i.test(text)) || (has(question, 'electric') && !/electric|heat pump/i.test(text))
  const en = `it has ${isMany || /heating$/.test(named) ? named : withArticle(named)}${/heat/i.test(named) ? '' : ' for heat'}`
  const es = `la calefacción es ${/^central$/i.test(text) ? 'central' : `por ${spanishTerms(text)}`}`
  const [kind] = heatKinds.exec(question.words.join(' ')) ?? []
  // Central heat and a furnace may be forced air; radiators and warm floors aren't.
  const isOtherKind = kind !== undefined && !text.toLowerCase().includes(kind.replace(/s$/, ''))
  const isUnsure = isOtherKind && !/radiat|radiant|baseboard/i.test(text)
  return answerAbout(
    'heating',
    (isOther || (isOtherKind && !isUnsure)) && !has(question, 'or')
      ? no(question, en, es)
      : has(question, 'or') || isUnsure
        ? both(sentence(en), sentence(es))
        : yes(question, en, es),
    field('heating', text),
  )
}

export const cooling: TopicAnswer = (question, home) => {
  const text = home.listing.facts.cooling
  if (text === null) return null
  const source = field('cooling', text)
  if (/^(?:none|no)\b/i.test(text))
    return answerAbout('cooling', no(question, 'there’s no air conditioning', 'no hay aire acondicionado'), source)
  const named = withNoun(text, 'air conditioning')
  const en = /conditioning$/.test(named) ? `it has ${named}` : `${withArticle(named)} cools it`
  const es = /^central$/i.test(text) ? 'tiene aire acondicionado central' : `se enfría con ${spanishTerms(text)}`
  return answerAbout('cooling', yes(question, en, es), source)
}

/** The record tells of the way in alone. */
const stairsInside =
  /\b(?:stairs|steps|staircase) (?:are )?(?:on the )?(?:inside|within|between floors)\b|\b(?:inside|indoor|interior|internal) (?:stairs|steps|staircase)\b/

/** "I can't do stairs, is it OK for me to visit?" */
const canNotClimb =
  /\b(?:can not|could not|unable to|trouble|hard time|struggle|bad) (?:(?:really|with|do|doing|climb|climbing|manage|managing|handle|handling|take|taking|use|using|on|the|many|any) ){0,3}(?:stairs|steps)\b/

export const stepFree: TopicAnswer = (question, home) => {
  const { stepFree: isFree, stepFreeNote } = home.listing.facts
  if (isFree === null || says(question, stairsInside)) return null
  const source = field('stepFree', stepFreeNote ?? isFree)
  if (isFree && /flight|stairs/.test(stepFreeNote ?? ''))
    return answerAbout(
      'stepFree',
      both(`Not all the way: ${stepFreeNote}.`, `No del todo: ${spanishTerms(stepFreeNote ?? '')}.`),
      source,
    )
  const note = stepFreeNote ? both(` (${stepFreeNote})`, ` (${spanishTerms(stepFreeNote)})`) : noLead
  const asksSteps =
    has(question, 'steps', 'stairs', 'step', 'stair', 'climb') &&
    !has(
      question,
      'free',
      'without',
      'avoid',
      'no',
      'ok',
      'okay',
      'fine',
      'work',
      'works',
      'manage',
      'possible',
      'zero',
    ) &&
    !says(question, canNotClimb)
  const lead = verdict(question, asksSteps !== isFree)
  // "How many steps?", "are there steps?"
  const steps = asksSteps && !isFree ? /^(?:\d+|[a-z]+) (?:steps?|stairs?)$/i.exec(stepFreeNote ?? '')?.[0] : undefined
  if (steps !== undefined) {
    const are = /s$/.test(steps) ? 'are' : 'is'
    const text = both(`There ${are} ${steps} at the entrance.`, `Hay ${spanishTerms(steps)} en la entrada.`)
    return answerAbout('stepFree', ledBy(lead, text), source)
  }
  const text = isFree
    ? both(`The entrance is step-free${note.en}.`, `La entrada no tiene escalones${note.es}.`)
    : both(`The entrance isn’t step-free${note.en}.`, `La entrada tiene escalones${note.es}.`)
  return answerAbout('stepFree', ledBy(lead, text), source)
}

export const elevator: TopicAnswer = (question, home) => {
  const { stepFreeNote } = home.listing.facts
  const description = home.listing.description ?? ''
  const text = `${stepFreeNote ?? ''} ${description}`
  const source = field('stepFreeNote', stepFreeNote ?? description)
  if (/walk-?up/i.test(text)) {
    const storey = /\b(\w+)[- ]floor walk-?up/i.exec(text)?.[1]?.toLowerCase()
    const asksWalkUp = says(question, /\bwalk ?up\b/) && !has(question, 'elevator', 'lift')
    const walkUp = `there’s no elevator; it’s a ${storey ? `${storey}-floor ` : ''}walk-up`
    return answerAbout(
      'elevator',
      (asksWalkUp ? yes : no)(
        question,
        walkUp,
        `no hay elevador; es un ${ordinals[storey ?? ''] ?? ''} piso sin ascensor (walk-up)`,
      ),
      source,
    )
  }
  if (/elevator/i.test(stepFreeNote ?? '') && /flight/.test(stepFreeNote ?? '')) {
    const afterStairs = /\bstairs to the (\w+)/.exec(stepFreeNote ?? '')?.[1] ?? ''
    return answerAbout(
      'elevator',
      (says(question, asksNoStairs) || says(question, floorNamed(afterStairs)) ? no : yes)(
        question,
        `there’s an ${stepFreeNote}`,
        `hay ${spanishTerms(stepFreeNote ?? '')}`,
      ),
      source,
    )
  }
  return /elevator/i.test(text)
    ? answerAbout('elevator', yes(question, 'there’s an elevator', 'hay elevador'), source)
    : null
}

/** "Is it a walk-up?", "does it go all the way up?": not where an elevator and stairs share the way. */
const asksNoStairs =
  /\bwalk ?up\b|\ball the way\b|\b(?:lift|elevator)s?\b.*\b(?:to|up to) (?:the|our|your|my|its|that) (?:door|floor|unit|apartment|top)\b|\b(?:reach|reaches|go|goes|stops?|gets?) (?:(?:you|us|me|up|to|at|on|the|our|your|my|its|that) )*(?:top|door|unit|apartment|loft)\b/

/** "The fifth", "5th floor", "to 5" */
function floorNamed(ordinal: string): RegExp {
  const number = numbers[ordinal]
  return number === undefined
    ? /(?!)/
    : new RegExp(String.raw`\b(?:${ordinal}|${number}(?:th|rd|nd|st)|(?:to|floor|on|story) (?:floor )?${number})\b`)
}

const ordinals: Record<string, string> = {
  first: 'primer',
  second: 'segundo',
  third: 'tercer',
  fourth: 'cuarto',
  fifth: 'quinto',
  sixth: 'sexto',
}
const numbers: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  'twenty-first': 21,
}
const floorName = /\b(?:(?:on|of) the (top|ground|[a-z]+(?:-[a-z]+)?) floor|([a-z]+(?:-[a-z]+)?) floor walk-?up)\b/i

export const floor: TopicAnswer = (question, home) => {
  const description = home.listing.description ?? ''
  const match = floorName.exec(`${description} ${home.listing.facts.stepFreeNote ?? ''}`)
  const name = (match?.[1] ?? match?.[2])?.toLowerCase()
  const countsAll =
    has(question, 'stories', 'story', 'levels', 'many') && !says(question, /\b(?:up|am i|are we|would (?:i|we))\b/)
  if (!name || (!(name in numbers) && !/top|ground/.test(name)) || countsAll) return null
  const asked = /\b(ground|top|first|second|third|fourth|fifth|sixth)\b/.exec(question.words.join(' '))?.[1]
  const lead =
    asked || has(question, 'twenty', '21st') ? verdict(question, asked === undefined || asked === name) : noLead
  const number = numbers[name] ?? name
  return answerAbout('floor', ledBy(lead, both(`It’s on the ${name} floor.`, `Está en el piso ${number}.`)), {
    kind: 'description',
    id: 'description',
    text: match?.[0] ?? '',
  })
}

export const school: TopicAnswer = (_, home) => {
  const district = home.listing.facts.schoolDistrict
  if (district === null) return null
  return answerAbout(
    'school',
    both(`The school district is ${district}.`, `El distrito escolar es ${district}.`),
    field('schoolDistrict', district),
  )
}

const inNeighborhood = /\b(in the (?:middle|heart|center) of (?:the )?([A-Z]\w+))/
const asksItsName =
  /\b(?:what|which|called|name|hood|in the|in)\b.*\b(?:neighborhood|hood|district|part of (?:the )?(?:city|town)|area|called)\b|\bpart of (?:the )?(?:city|town)\b/

export const neighborhood: TopicAnswer = (question, home) => {
  const { neighbourhood } = home.listing.facts
  const [text, place, name = ''] = inNeighborhood.exec(home.listing.description ?? '') ?? []
  const isNamed = name !== '' && has(question, name.toLowerCase())
  if (neighbourhood === null && text && (isNamed || says(question, asksItsName)))
    return answerAbout('neighborhood', ledBy(verdict(question, isNamed), both(`It’s ${place}.`, `Está en ${name}.`)), {
      kind: 'description',
      id: 'description',
      text,
    })
  return neighbourhood === null
    ? null
    : answerAbout(
        'neighborhood',
        both(sentence(neighbourhood), sentence(neighbourhood)),
        field('neighbourhood', neighbourhood),
      )
}

export const overview: TopicAnswer = (question, home, today) => {
  const named = says(question, /\bamenit(?:y|ies)\b/) ? amenities(home) : null
  if (named) return named
  const { beds, baths, sqft, address: where } = home.listing
  const name = kindOf(home)
  const listed = (parts: string[]) => parts.filter(Boolean).join(', ')
  const rooms = both(
    listed([
      beds === null ? '' : plural(beds, 'bedroom'),
      baths === null ? '' : plural(baths, 'bath'),
      sqft === null ? '' : `${count(sqft)} sq ft`,
    ]),
    listed([
      beds === null ? '' : plural(beds, 'recámara', 'recámaras'),
      baths === null ? '' : plural(baths, 'baño', 'baños'),
      sqft === null ? '' : `${count(sqft)} pies cuadrados`,
    ]),
  )
  const cost = price(question, home, today)
  return answerAbout(
    'overview',
    both(
      `${sentence(`${withArticle(name.en)} at ${where}: ${rooms.en}`)} ${cost?.text.en ?? ''}`,
      `${sentence(`${name.es} en ${where}: ${rooms.es}`)} ${cost?.text.es ?? ''}`,
    ),
    field('overview', rooms.en),
    ...(cost?.sources ?? []),
  )
}
