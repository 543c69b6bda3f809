import { type Day, weekday } from '#domain/calendar.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import { type HoursSaid, hoursIn, type SaidClock } from '../booking/clocks.ts'
import { daysNamedIn } from '../booking/days.ts'
import { spokenTimes } from '../booking/spoken.ts'
import { withoutAccents, wordsOf } from './normalize.ts'

/** How a text speaks of one of the offered times, as words and features for a regression. */
export interface OfferNamed {
  words: string[]
  marks: string[]
}

/** A part of a text that names one or several of the offers: a time, a day, a place in the list. */
interface Naming {
  index: number
  end: number
  kind: 'hour' | 'day' | 'part' | 'limit' | 'place' | 'end' | 'more'
  /** The places of the offers that it fits, from 0. */
  fits: number[]
  /** Of an hour that isn't offered, the place of the first offer after it and of the last one before it. */
  next?: number
  last?: number
}

export interface OffersNamed {
  /** For each of the offers, the text with every time, day and place in the list replaced by what it says of that offer. */
  each: OfferNamed[]
  /** A day or an hour is named that none of them has. */
  namesAnother: boolean
  /** One of them is named by its place: "the second", "the latest". */
  namesPlace: boolean
}

/** How a message speaks of each of the offered times. `today` is the property's. */
export function offersNamedIn(message: string, offers: LocalTime[], today: Day): OffersNamed {
  const text = withoutAccents(spokenTimes(withPlaces(withOfferedClocks(message, offers), offers)))
  const namings = namingsIn(text, offers, today)
  return {
    each: offers.map((_, place) => namedAs(text, namings, place, offers)),
    namesAnother: namings.some(isOther),
    namesPlace: namings.some(({ kind }) => kind === 'place' || kind === 'end'),
  }
}

/** The text with each day and hour replaced by whether it is that of the first of several times, of the others or of none. */
export function timesNamedAs(message: string, times: LocalTime[], today: Day): string {
  const text = withoutAccents(spokenTimes(withOfferedClocks(message, times)))
  return masked(
    text,
    timesIn(text, times, today).map((naming) => ({ ...naming, token: `${relation(naming, 0)}${naming.kind}` })),
  )
}

/** Whether a text names a day or an hour that none of several times has. */
export function namesOtherTime(message: string, times: LocalTime[], today: Day): boolean {
  const text = withoutAccents(spokenTimes(withOfferedClocks(message, times)))
  return timesIn(text, times, today).some(isOther)
}

const isOther = ({ kind, fits }: Naming) => (kind === 'hour' || kind === 'day') && fits.length === 0

/** "Number 3" and "the 1st" as words that are no hours and no dates; "one of the three" says nothing of an hour. */
function withPlaces(message: string, offers: LocalTime[]): string {
  const isDate = (word: string) => offers.some((offer) => Number(offer.slice(8, 10)) === Number.parseInt(word, 10))
  return withoutAccents(message.toLowerCase())
    .replace(numbered, (_, word: string) => ` ${ordinals[places[word] ?? 0]} `)
    .replace(
      /(?<!\b(?:dec|december|nov|november|diciembre)\.? (?:the )?)\b([123])(?:st|nd|rd)\b(?! of\b)/g,
      (all, digit: string) => (isDate(digit) ? all : ` ${ordinals[Number(digit) - 1]} `),
    )
    .replace(
      /\b(?:of|(?<!\b(?:la|el) )de) (?:the|those|these|them|your|y'?all'?s|las|los|esas|esos)? ?(?:two|three|2|3|dos|tres)\b(?! y )/g,
      ' of them ',
    )
    .replace(/\bal? medio ?dia\b/g, ' at noon ')
    .replace(/^\W*(?:the )?one(?= (?:pm|works|please|pls|ok|it is)\b|[\s.!]*$)/, isAtOne(offers) ? 'at 1pm' : 'one')
    .replace(spanishHour, ' a $1 $2 ')
    .replace(
      /\b(\d{1,2}) hours\b(?! (?:from|later|earlier|after|before))|\b(\d{1,2})h(\d\d)\b/g,
      (_, hour?: string, hours?: string, minutes?: string) => (hour ? `${hour}:00` : `${hours}:${minutes}`),
    )
    .replace(/\bhalf ?past\b/g, 'half past')
}
const spanishHour =
  /(?<!\ba )\b(las?) (una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b(?! (?:opcion|hora|primer|ultim|tarde))/g
const isAtOne = (offers: LocalTime[]) => offers.some((offer) => offer.slice(11, 16) === '13:00')
const ordinals = ['placeone', 'placetwo', 'placethree']
const numbered =
  /(?:\b(?:number|no\.?|num|numero|option|opt\.?|opcion|choice|slot|letter|letra)\s*#?|#|(?<!\ba )\b(?:la|el) (?=[123]\b(?! (?:y|de la|menos|en)\b)))([123abc]|one|two|three|uno|dos|tres)\b(?!:)/g

/** "530 works" and "1730", where 5:30 PM is offered. */
export function withOfferedClocks(text: string, offers: LocalTime[]): string {
  return text.replace(bareClock, (all, hour: string, minute: string) =>
    offers.some((offer) => isAt(offer, { hour: Number(hour), minute: Number(minute), meridiem: null }))
      ? `${hour}:${minute}`
      : all,
  )
}
const bareClock = /(?<![\d:.$-])(1\d|2[0-3]|0?[1-9])[ .]?([0-5]0)(?![\d:%k]|-\d)/gi

function isAt(offer: LocalTime, { hour, minute, meridiem }: SaidClock): boolean {
  const [offered, minutes] = [Number(offer.slice(11, 13)), Number(offer.slice(14, 16))]
  if (minutes !== minute || offered % 12 !== hour % 12) return false
  return meridiem === null ? hour <= 12 || hour === offered : meridiem === (offered < 12 ? 'am' : 'pm')
}

/** The days and hours of a text. */
function timesIn(text: string, offers: LocalTime[], today: Day): Naming[] {
  const { said, bare } = hoursIn(text, () => true)
  const namings: Naming[] = said.flatMap((hours) => eachHour(hours, text)).map((hours) => ofHours(hours, offers))
  for (const { index, end, first, last, isWeekday } of daysNamedIn(bare, today)) {
    const isOn = (offer: LocalTime) =>
      isWeekday ? weekday(first) === weekday(offer.slice(0, 10)) : offer >= first && offer.slice(0, 10) <= last
    namings.push({ index, end, kind: 'day', fits: placesOf(offers, isOn) })
  }
  return inOrder(namings)
}

function namingsIn(text: string, offers: LocalTime[], today: Day): Naming[] {
  const namings = timesIn(text, offers, today)
  for (const [pattern, kind, fits] of orders)
    for (const match of text.matchAll(pattern))
      namings.push({ index: match.index, end: match.index + match[0].length, kind, fits: fits(offers, match) })
  return inOrder(namings)
}

/** Without those that overlap. */
function inOrder(namings: Naming[]): Naming[] {
  const sorted = namings.sort((one, other) => one.index - other.index || other.end - one.end)
  return sorted.filter((one, i) => sorted.slice(0, i).every(({ end }) => end <= one.index))
}

function masked(text: string, namings: { index: number; end: number; token: string }[]): string {
  let [line, from] = ['', 0]
  for (const { index, end, token } of namings) {
    line += `${text.slice(from, index)} ${token} `
    from = Math.max(from, end)
  }
  return line + text.slice(from)
}

/** "The 9 and the 9:30" are two hours. */
function eachHour(hours: HoursSaid, text: string): HoursSaid[] {
  const { index, end } = hours
  const said = text.slice(index, end)
  if (hours.kind !== 'between' || !/\b(?:and|or)\b/.test(said) || /\b(?:between|from)\b/.test(said)) return [hours]
  const middle = index + said.search(/\b(?:and|or)\b/)
  return [
    { kind: 'exact', at: hours.from, index, end: middle },
    { kind: 'exact', at: hours.to, index: middle + 3, end },
  ]
}

const placesOf = (offers: LocalTime[], fits: (offer: LocalTime) => boolean) =>
  offers.flatMap((offer, place) => (fits(offer) ? [place] : []))

function ofHours(hours: HoursSaid, offers: LocalTime[]): Naming {
  const { index, end } = hours
  switch (hours.kind) {
    case 'exact': {
      const fits = placesOf(offers, (offer) => isAt(offer, hours.at))
      return { index, end, kind: 'hour', fits, ...(fits.length === 0 && around(hours.at, offers)) }
    }
    case 'part':
      return {
        index,
        end,
        kind: 'part',
        fits: placesOf(offers, (offer) => offer.slice(11) >= hours.opens && offer.slice(11) < hours.closes),
      }
    case 'between':
      return {
        index,
        end,
        kind: 'limit',
        fits: placesOf(
          offers,
          (offer) => minutesOf(offer) >= clockOf(hours.from) && minutesOf(offer) <= clockOf(hours.to),
        ),
      }
    default: {
      const at = clockOf(hours.at)
      const isAfter = hours.kind === 'after'
      return {
        index,
        end,
        kind: 'limit',
        fits: placesOf(offers, (offer) => (isAfter ? minutesOf(offer) >= at : minutesOf(offer) < at)),
        ...around(hours.at, offers),
      }
    }
  }
}

const minutesOf = (offer: LocalTime) => Number(offer.slice(11, 13)) * 60 + Number(offer.slice(14, 16))

/** Minutes since midnight; without am or pm, from 7 AM to 6:59 PM. */
function clockOf({ hour, minute, meridiem }: SaidClock): number {
  const isAfternoon = meridiem === 'pm' || (meridiem === null && hour < 7)
  return ((hour % 12) + (isAfternoon || (meridiem === null && hour >= 12) ? 12 : 0)) * 60 + minute
}

function around(at: SaidClock, offers: LocalTime[]): Pick<Naming, 'next' | 'last'> {
  const said = clockOf(at)
  const sorted = offers
    .map((offer, place) => ({ place, minutes: minutesOf(offer) }))
    .sort((a, b) => a.minutes - b.minutes)
  const next = sorted.find(({ minutes }) => minutes >= said)?.place
  const last = sorted.findLast(({ minutes }) => minutes <= said)?.place
  return { ...(next !== undefined && { next }), ...(last !== undefined && { last }) }
}

const places: Record<string, number> = {
  first: 0,
  '1st': 0,
  one: 0,
  uno: 0,
  '1': 0,
  primer: 0,
  primera: 0,
  primero: 0,
  top: 0,
  a: 0,
  '1ra': 0,
  '1era': 0,
  start: 0,
  second: 1,
  '2nd': 1,
  two: 1,
  dos: 1,
  '2': 1,
  segunda: 1,
  segundo: 1,
  b: 1,
  '2da': 1,
  '2do': 1,
  third: 2,
  '3rd': 2,
  three: 2,
  tres: 2,
  '3': 2,
  tercer: 2,
  tercera: 2,
  tercero: 2,
  c: 2,
  '3ra': 2,
  '3ero': 2,
}
const at = (word: string, { length }: LocalTime[]) => {
  const place = places[word] ?? -1
  return place >= 0 && place < length ? [place] : []
}
/** The place of the offer that comes first or last in time. */
const inTime = (offers: LocalTime[], which: 0 | -1) => {
  const end = [...offers].sort().at(which)
  return placesOf(offers, (offer) => offer === end)
}

/** "The second one", "number 2", "the last", "whichever is earliest", "the evening one". */
const orders: [RegExp, Naming['kind'], (offers: LocalTime[], match: RegExpMatchArray) => number[]][] = [
  [/\bplace(one|two|three)\b/g, 'place', (offers, [, word = '']) => at(word, offers)],
  [
    /(?<!\b(?:wife|husband|partner|mom|mother|dad|boss|agent|sister|brother|her|him|them|eat|think|ask|check|work) )\b(first|1st|primer[ao]?|1e?ra|top|start|second|2nd|segund[ao]|2d[ao]|third|3rd|tercer[ao]?|3ra|3ero)\b(?! (?:names?|floor|thing|week|half|street|st|ave|avenue|bed|bath))/g,
    'place',
    (offers, [, word = '']) => at(word, offers),
  ],
  [
    /\b(?:last|final|bottom|end|ultim[ao]|final(?:es)?)\b(?! (?:names?|week|month|year|night|minute|thing))/g,
    'place',
    (offers) => [offers.length - 1],
  ],
  [
    /\b(?:middle|in between|en medio|(?:de|del) medio|enmedio|center|mid one|between)\b/g,
    'place',
    (offers) => (offers.length === 3 ? [1] : []),
  ],
  [
    /\b(?:(?:most )?early|earliest|soonest|quickest|(?:lo |la )?mas (?:temprano|temprana|pronto)|temprana)\b/g,
    'end',
    (offers) => inTime(offers, 0),
  ],
  [/\b(?:earlier|sooner|(?:la|el) de antes)\b/g, 'more', (offers) => inTime(offers, 0)],
  [/\b(?:later|(?:la|el) de despues)\b/g, 'more', (offers) => inTime(offers, -1)],
  [/\b(?:latest|late|(?:lo |la )?mas tarde|tardia)\b/g, 'end', (offers) => inTime(offers, -1)],
  [/(?<![\d ] ?)\bam\b/g, 'part', (offers) => placesOf(offers, (offer) => offer.slice(11) < '12:00')],
  [/(?<![\d ] ?)\bpm\b/g, 'part', (offers) => placesOf(offers, (offer) => offer.slice(11) >= '12:00')],
  [/\b(?:daytime|daylight|day time)\b/g, 'part', (offers) => placesOf(offers, (offer) => offer.slice(11) < '17:00')],
]

const relation = ({ fits }: Naming, place: number) =>
  fits.includes(place) ? (fits.length === 1 ? 'this' : 'thisandothers') : fits.length > 0 ? 'others' : 'none'

/** Whether a naming is refused or taken back: "not the first", "10 is too early", "noon no", "4:30.. actually 4". */
function isRefused(text: string, { index, end }: Naming, following: Naming | undefined): boolean {
  const before = text.slice(Math.max(0, index - 40), index)
  const after = text.slice(end, following ? Math.min(following.index, end + 60) : end + 60)
  return deniedBefore.test(before) || deniedAfter.test(after) || (following !== undefined && takenBack.test(after))
}
const deniedBefore =
  /\b(?:not|no|neither|nor|never|cannot|cant|can't|wont|won't|except|but not|anything but|skip|forget|ni|menos|excepto|instead of|rather than|can't (?:do|make)|cant (?:do|make)|dont give me)(?: (?:the|at|on|do|make|el|la|a|las|los|your|mon|come|as))*\s*$/
const deniedAfter =
  /^(?: one| slot| time|'s| is| are| en la \w+)*[\s,]*(?:no(?:pe)?\b(?! (?:problem|worries))|out\b|shot\b|booked\b|bad\b|brutal|impossible|imposible|too\b|also (?:a bit )?too\b|doesn'?t\b|won'?t\b|isn'?t\b|is my\b|no puedo|estoy\b|tengo\b|is cutting|i'?m (?:at|in|out|still|stuck)|im (?:at|in|out|still|stuck)|i have\b|i've got\b|got\b)/
const takenBack =
  /^[^\d]{0,12}\b(?:no|wait|actually|oops|scratch that|sorry|hmm|i mean|i meant|perdon|digo|mejor|hang on|hold on)\b/

function namedAs(text: string, namings: Naming[], place: number, offers: LocalTime[]): OfferNamed {
  const said = namings.map((naming, i) => {
    const how = relation(naming, place)
    const near = naming.next === place ? 'next' : naming.last === place ? 'last' : ''
    const isDenied = isRefused(text, naming, namings[i + 1])
    const token = `${how}${naming.kind}${how === 'none' || naming.kind === 'limit' ? near : ''}`
    return { ...naming, how, isDenied, token }
  })
  const isOf = (how: string) => (one: (typeof said)[number]) => one.how === how
  const rivals = offers.map((_, other) => other).filter((other) => other !== place)
  const namedWithout = (one: number, other: number) =>
    said.some(({ fits }) => fits.includes(one) && !fits.includes(other))
  const namedOf = (one: number) => rivals.some((other) => namedWithout(one, other)) || namedWithout(one, place)
  const left =
    rivals.every((rival) => namedWithout(rival, place)) && !rivals.some((rival) => namedWithout(place, rival))
  const saysRest = /\b(?:other|remaining|remains|rest|left|leaves|otra|otro|queda|resta|whats left)\b/.test(text)
  const specific = said.filter(({ fits, isDenied }) => fits.length > 0 && !isDenied)
  const fitsAll = specific.length > 0 && specific.every(({ fits }) => fits.includes(place))
  const others = rivals.filter((other) => specific.length > 0 && specific.every(({ fits }) => fits.includes(other)))
  const [lastSaid, firstSaid] = [specific.at(-1), specific[0]]
  const isDenied = said.some((one) => one.isDenied && one.how === 'this')
  const othersDenied = said.filter((one) => one.isDenied && one.how === 'others').flatMap(({ fits }) => fits)
  const marks = [
    fitsAll ? (others.length === 0 ? 'only one that fits' : 'fits with others') : 'does not fit',
    ...(left ? ['left over'] : []),
    ...(left && saysRest ? ['left over and said'] : []),
    ...(saysRest ? [namedOf(place) ? 'rest said of others' : 'rest may be this'] : []),
    ...(lastSaid ? [`last named ${lastSaid.how}`] : ['nothing named']),
    ...(firstSaid ? [`first named ${firstSaid.how}`] : []),
    ...(said.some(isOf('this')) ? ['named alone'] : []),
    ...(said.some(isOf('this')) && !said.some(isOf('others')) ? ['no other named'] : []),
    ...(said.some(isOf('others')) && !said.some(isOf('this')) ? ['another named'] : []),
    ...(isDenied ? ['denied'] : []),
    ...(othersDenied.length > 0 ? ['another denied'] : []),
    ...(rivals.every((rival) => othersDenied.includes(rival)) ? ['all others denied'] : []),
    ...(said.some(({ how, isDenied }) => how === 'this' && !isDenied) ? ['named and not denied'] : []),
    ...(said.some(({ how, isDenied }) => how === 'others' && !isDenied) ? ['another not denied'] : []),
    ...(offers.length === 2 ? ['of two'] : []),
    ...(said.some(({ how, fits }) => how === 'none' && fits.length === 0) ? ['another time named'] : []),
    ...new Set(said.map(({ token, isDenied }) => `says ${isDenied ? 'no ' : ''}${token}`)),
  ]
  return { words: nearNamings(wordsOf(masked(text, said))), marks }
}

/** The words around what names an offer: the others tell reasons. */
function nearNamings(words: string[]): string[] {
  const isNaming = words.map((word) => naming.test(word))
  return words.filter((_, i) => isNaming.slice(Math.max(0, i - reach), i + reach + 1).some(Boolean))
}
const reach = 3
const naming =
  /^(?:this|thisandothers|others|none)(?:hour|day|part|limit|place|end|more)(?:next|last)?$|^(?:other|remaining|rest|left|leaves|otra|otro|queda)$/
