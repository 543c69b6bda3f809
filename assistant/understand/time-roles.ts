import type { ClassifierModel, Sample } from './classifier.ts'
import type { Encoder } from './encoder.ts'
import { oddsOf, type RoleEvidence, readSideBySide, sharesOf } from './roles-together.ts'
import { denyPhrase, reasonPhrase, wishPhrase } from './time-phrases.ts'
import { timeRoleExamples } from './time-role-examples.ts'
import { marksOfNearest, wordsInEnglish } from './words-in-english.ts'

/**
 * What a day or an hour in a message is for: when its writer wants to come, what doesn't suit or is replaced, or when
 * something else happens.
 */
export type TimeRole = 'wish' | 'not' | 'other'

/** Where a day or an hour stands in a text. */
export interface TimeSaid {
  index: number
  end: number
  isDay: boolean
}

/** A time of a text as the regression reads it: the part of the sentence around it, with `saturday` in its place. */
export interface RoleSample extends Pick<Sample, 'words' | 'marks'> {
  sentence: string
}

const target = 'targettime'
const day = 'daytime'
const hour = 'hourtime'
const anyTime = new RegExp(`^(?:${target}|${day}|${hour})$`)

/** Where a part of a sentence begins that may be about something else than the one before. */
const joint =
  /[.;!?]+\s*|,\s+|(?<!\s)\s+(?:[-–—]+\s+|(?=(?:but|so|because|cause|cuz|since|bc|pero|porque|así|asi|then|otherwise|instead of)\s|(?:can|could|may|would|should|shall) (?:i|we|you|my|it)\s|(?:how|what) about\s|let's\s|is it\s))/
const boundary = new RegExp(`(${joint.source})`, 'i')

const mostWords = 14
/** Words beside a time whose side counts. */
const mostAside = 10
/** Words before a time, and from it on, in the sentence that is encoded. */
const [mostAhead, mostBehind] = [8, 4]

/** The texts around each time, in their order; `times` don't overlap. */
function roleSamples(text: string, times: TimeSaid[]): RoleSample[] {
  const inOrder = times.map((time) => withoutLead(text, time)).sort((one, other) => one.index - other.index)
  return inOrder.map((_, place) => sampleAt(text, inOrder, place))
}

/** "At 5" and "make it 5": the words that go before a time say what it's for. */
const lead =
  /^(?:\s|,|(?:at|@|around|about|say|like|by|from|between|before|after|past|until|till?|for|to|do|come|try|still|on|make it|not before|no earlier than|try for|time|appointment|tour|visit|slot|it|this|that|move|push|change|switch|bump)(?=\s))+/

function withoutLead(text: string, time: TimeSaid): TimeSaid {
  const said = text.slice(time.index, time.end)
  const before = lead.exec(said)?.[0].length ?? 0
  return before < said.length ? { ...time, index: time.index + before } : time
}

function sampleAt(text: string, times: TimeSaid[], place: number): RoleSample {
  let [masked, from] = ['', 0]
  for (const [i, { index, end, isDay }] of times.entries()) {
    masked += `${text.slice(from, Math.max(from, index))} ${i === place ? target : isDay ? day : hour} `
    from = Math.max(from, end)
  }
  masked += text.slice(from)
  const parts = masked.split(boundary).filter((_, i) => i % 2 === 0)
  const at = parts.findIndex((part) => part.includes(target))
  const words = (part: string | undefined) => (part === undefined ? [] : inEnglish(part))
  const own = words(parts[at])
  const middle = own.indexOf(target)
  const [before, after] = [words(parts[at - 1]), words(parts[at + 1])]
  const said = own.slice(Math.max(0, middle - mostWords), middle + mostWords / 2)
  const part = (parts[at] ?? '').toLowerCase()
  const plain = part
    .replace(/\b(?:daytime|targettime)\b/g, 'monday')
    .replace(/\bhourtime\b/g, '5')
    .trim()
  const ahead = own.slice(0, middle).reverse()
  const behind = own.slice(middle + 1)
  const time = times[place] as TimeSaid
  return {
    sentence: own
      .slice(Math.max(0, middle - mostAhead), middle + mostBehind)
      .map((word) => (word === target ? 'saturday' : anyTime.test(word) ? 'then' : word))
      .join(' '),
    words: said,
    marks: [
      ...marksOfNearest(ahead, 'before'),
      ...marksOfNearest(behind, 'behind'),
      ...(ahead.length > 1 ? [`before ${ahead[1]} ${ahead[0]}`] : []),
      ...marksOfNearest(own, 'begins'),
      ...ahead.slice(0, mostAside).map((word) => `ahead ${word}`),
      ...behind.slice(0, mostAside).map((word) => `after ${word}`),
      ...marksOfNearest(before, 'part before'),
      ...marksOfNearest(after, 'part after'),
      time.isDay ? 'is day' : 'is hour',
      place === 0 ? 'is first' : 'is later',
      place === times.length - 1 ? 'is last' : 'is not last',
      times.length === 1 ? 'is only' : 'is one of several',
      ...(times.slice(place + 1).some(({ isDay }) => isDay === time.isDay) ? ['same kind follows'] : []),
      ...(times.slice(0, place).some(({ isDay }) => isDay === time.isDay) ? ['same kind before'] : []),
      ...(behind.length > 1 ? [`behind ${behind[0]} ${behind[1]}`] : []),
      ...(deniedBefore.test(ahead.slice(0, 5).reverse().join(' ')) ? ['denied before'] : []),
      ...(deniedBehind.test([...behind, ...after].slice(0, 5).join(' ')) ? ['denied behind'] : []),
      ...(replacedBehind.test([...behind, ...after].slice(0, 4).join(' ')) ? ['replaced behind'] : []),
      ...(denyPhrase.test(part) ? ['denied'] : []),
      ...(reasonPhrase.test(plain) ? ['reason'] : []),
      ...(wishPhrase.test(part) ? ['wishes'] : []),
      ...(at === parts.length - 1 ? ['in last part'] : []),
      ...(/^[^.;!]*\?/.test(masked.slice(masked.indexOf(target))) ? ['asked'] : []),
    ],
  }
}

const deniedBefore =
  /\b(?:not|no|never|except|besides|but|instead of|rather than|other than|skip|forget|cancel|scratch|drop|no need for|in place of|in lugar of|make|come|do|off|there)(?: (?:on|at|the|my|our|for|in|before|after|this|i|want|it|of|can|el))*$/
const deniedBehind =
  /^(?:(?:tour|visit|slot|one|appointment|it|that|anymore|really) )*(?:do not|does not|did not|will not|is not|are not|can not|no longer|i can not|is (?:out|bad|impossible|too|hard|taken|full)|are (?:out|bad)|got|turns out|clashes|overlaps|fell)\b/
const replacedBehind =
  /^(?:no|wait|sorry|actually|oops|hold|scratch|i mean|i meant|oh no|or rather|hmm|to (?:daytime|hourtime)|for (?:daytime|hourtime)|make that)\b/

const inEnglish = (text: string) => wordsInEnglish(text, ofTimes)

/** Words that stand for days and hours in either language: "entonces at 1" is Spanish. */
const ofTimes = new RegExp(
  `\\b(?:${target}|${day}|${hour}|at|after|before|between|because|instead of|rather|same time|noon|then)\\b`,
  'gi',
)

const marked = /\[(?:(x|-) )?([^\]]+)\]/g
const names: Record<string, TimeRole> = { x: 'other', '-': 'not' }

const dayNamed =
  /\b(?:(?:mon|tues?|weds?|wednes|thurs?|thu|fri|satur|sat|sun)(?:days?|s)?|(?:jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,7})?|january|february|march|april|may|\d{1,2}(?:st|nd|rd|th)|to(?:day|night|morrow)|yesterday|tmrw|tomorow|2moro|week|weeks|weekends?|weekdays?|days?|month|christmas|xmas|eve|new year|thanksgiving|holidays?|black friday|this (?:morning|afternoon|evening)|(?:the )?next (?:morning|one)|the morning after|lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?|hoy|(?<!la )mañana|pasado|fin de semana|semana|día|dia|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![\p{L}\d])/iu

/** An example's time is a day, as "tuesday", "the 3rd" or "saturday at 3", and not "2pm" or "half past two". */
export const namesDay = (said: string) => dayNamed.test(said)

export type LabeledRole = RoleSample & { label: TimeRole }

/** The times of each example with their roles. */
export function roleExamples(): LabeledRole[][] {
  return timeRoleExamples
    .trim()
    .split('\n')
    .map((line) => {
      const times: (TimeSaid & { label: TimeRole })[] = []
      let [text, from] = ['', 0]
      for (const match of line.matchAll(marked)) {
        text += line.slice(from, match.index)
        const said = match[2] ?? ''
        times.push({
          index: text.length,
          end: text.length + said.length,
          isDay: namesDay(said),
          label: names[match[1] ?? ''] ?? 'wish',
        })
        text += said
        from = match.index + match[0].length
      }
      text += line.slice(from)
      return roleSamples(text, times).map((sample, i) => ({ ...sample, label: times[i]?.label ?? 'other' }))
    })
}

const plainTimes =
  /\b(?:(?:mon|tues?|weds?|wednes|thurs?|fri|satur|sat|sun)(?:day)?s?|tomorrow|tonight|today|weekends?|(?:jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]{2,7})? \d{1,2}(?:st|nd|rd|th)?|the \d{1,2}(?:st|nd|rd|th)|january|february|september|october|november|december|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(\d{1,2}(?::\d\d)? ?[ap]m|\d{1,2}:\d\d|noon|(?<=\bat )\d{1,2}|mornings?|afternoons?|evenings?|nights?))\b/gi

/** The days and hours of a text that is not about a tour, all of which are of something else. */
export const otherRoles = (text: string): LabeledRole[] =>
  roleSamples(
    text,
    Array.from(text.matchAll(plainTimes), (match) => ({
      index: match.index,
      end: match.index + match[0].length,
      isDay: match[1] === undefined,
    })),
  ).map((sample) => ({ ...sample, label: 'other' }))

/** How likely each role is of each time of a text, in their order; null where nothing was learned. */
export async function likelyRoles(
  text: string,
  times: TimeSaid[],
  encoder: Encoder | undefined,
): Promise<Record<TimeRole, number>[] | null> {
  const { timeRoles, timeRolesTogether } = encoder?.learned ?? {}
  if (!encoder || !timeRoles || !timeRolesTogether) return null
  const samples = roleSamples(text, times)
  const vectors = await encoder.embed(samples.map(({ sentence }) => sentence))
  const shares = samples.map((sample, i) => sharesOf(timeRoles, sample, vectors[i] ?? []))
  if (samples.length === 1) return shares as Record<TimeRole, number>[]
  return besideOthers(samples, shares).map(
    (evidence) => sharesOf(timeRolesTogether, evidence) as Record<TimeRole, number>,
  )
}

/** Each of a message's times as the second regression reads it: what it is likely to be for by itself, beside the others. */
function besideOthers(samples: RoleEvidence[], shares: Record<string, number>[]): RoleEvidence[] {
  const isDay = (place: number) => samples[place]?.marks?.includes('is day') === true
  return shares.map((own, place) => {
    const places = shares.map((_, i) => i).filter((i) => i !== place)
    const likeliest = (some: number[]) =>
      some.length === 0 ? 'none' : oddsOf(Math.max(...some.map((i) => shares[i]?.wish ?? 0)), leastShare)
    const alike = places.filter((i) => isDay(i) === isDay(place))
    const [wish, same, unlike] = [
      oddsOf(own.wish ?? 0, leastShare),
      likeliest(alike),
      likeliest(places.filter((i) => isDay(i) !== isDay(place))),
    ]
    return {
      words: [],
      marks: [
        `wish ${wish}`,
        `not ${oddsOf(own.not ?? 0, leastShare)}`,
        `other ${oddsOf(own.other ?? 0, leastShare)}`,
        `same kind ${same}`,
        `same kind later ${likeliest(alike.filter((i) => i > place))}`,
        `same kind earlier ${likeliest(alike.filter((i) => i < place))}`,
        `other kind ${unlike}`,
        `wish ${wish} same kind ${same}`,
        `wish ${wish} other kind ${unlike}`,
        `one before ${likeliest(places.filter((i) => i === place - 1))}`,
        `one after ${likeliest(places.filter((i) => i === place + 1))}`,
        `of ${Math.min(5, shares.length)}`,
        ...(samples[place]?.marks ?? []).filter((mark) => ofItself.test(mark)),
      ],
    }
  })
}

/** Marks that the second regression reads again. */
const ofItself = /^(?:is |same kind |before[01] |denied|reason|wishes|asked|replaced)/

const leastShare = 1e-3

/** What the second regression learns from. */
export const timesSideBySide = (
  examples: (Sample & LabeledRole)[][],
  trainOne: (samples: Sample[]) => Promise<ClassifierModel>,
) => readSideBySide(examples, (times, shares) => (times.length > 1 ? besideOthers(times, shares) : []), trainOne)
