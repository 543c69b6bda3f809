import { weekday } from '#domain/calendar.ts'
import { localAt } from '#domain/time-zone.ts'
import type { BookingContext } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'
import { plainMessage } from '../understand/change-phrases.ts'
import { weekdaySource } from '../understand/day-patterns.ts'
import type { Language } from '../understand/language.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import { daysNamedIn } from './days.ts'
import { spokenTimes } from './spoken.ts'

interface UnderWay {
  context: Pick<BookingContext, 'time' | 'offers' | 'email'>
  record: Listing
  now: Date
  language: Language
  /** A tour that is booked is moved. */
  isMove: boolean
}

const opening =
  '(?:(?:and|so|ok|okay|but|well|wait|hey|hi|sorry|uhh?|hold on|oh|um|penny|just checking|before (?:i|we|you) (?:agree|confirm|lock it(?: in)?|book(?: it)?|say yes)|y|oiga|oye|disculpe),? )*'

/** "Did that book or not?", before anything was sent. */
const asksIfBooked = new RegExp(
  String.raw`^[¿ ]*${opening}(?:did (?:that|it|this|you)(?: \w+)? (?:book|go through|go thru|get booked|get sent|get confirmed|send|save|take|work)(?: it| that| the tour)?(?: or (?:not|no))?|(?:am|are) (?:i|we) (?:all |already |officially )*(?:booked|set|confirmed|scheduled|in|down|good to go)(?: (?:in|already|now|then|for (?:that|it)|or (?:not|no|what)))*|(?:is|was) (?:it|that|this|the tour|my tour|the appointment) (?:all |already |officially |now )*(?:booked|confirmed|scheduled|reserved|official|set|locked in|done)(?: (?:in|already|now|then|yet|for me|or (?:not|no|what)))*|(?:have|has) (?:you|it|that) (?:already )?(?:booked|been booked|gone through)(?: it| that)?(?: (?:already|yet))?|ya (?:esta|quedo|quedamos|estuvo)(?: (?:lista|listo|apartada|agendada|reservada|confirmada|hecha))?|(?:ya )?(?:quedo|esta) (?:apartada|agendada|reservada|confirmada|hecha)(?: ya)?)[\s?.!]*(?:gracias(?: eh)?[\s.!]*)?$`,
)

const zones =
  '(?:mountain|pacific|eastern|central|california|new york|est|pst|cst|mst|et|pt|ct|mt|edt|pdt|cdt|mdt|local|my|your|our|his|her|their|here|there)'
/** "Is that mountain time or California time?", "esa hora es de allá o de acá?" */
const asksZone = new RegExp(
  String.raw`^[¿ ]*${opening}(?:(?:what|which) time ?zone\b.{0,40}|(?:is|are|was) (?:that|it|this|those|these|that time|the time|those times|the times)(?: in)? (?:the )?${zones}(?: time)?(?: or (?:in )?(?:the )?(?:mine|yours|${zones}(?: time)?))?(?: right)?|(?:that's|thats|it's|its|that is|and)(?: in)? ${zones}(?: time)?,? right|(?:(?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m)? )?(?:in )?(?:my|your|ur|our) (?:time|clock|zone) or (?:in )?(?:yours?|mine|ours|theirs|there|here|urs)|(?:(?:just|only) (?:making sure|checking|confirming|double checking),? )?(?:that's|thats|that is|it's|its|is that|is it)(?: (?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?)? (?:on|in)(?: an?| the)? ${zones}(?:'s)?(?: time| clock| zone)?(?:,? (?:right|correct|yes|or what|cuz|cause|because|since|bc|as)\b.{0,60})?|${zones} time or (?:yours|mine|${zones}(?: time)?)|(?:es(?:a|as|ta|tas)|las?) horas? (?:es|son|esta|estan) (?:de|en|del?) (?:alla|aca|aqui|ahi|que|cual|este|pacifico|california|nueva york)\b.{0,40}|(?:espera,? )?de que hora estamos hablando\b.{0,40}|(?:en|de) que (?:zona|huso) horari[oa]\b.{0,30})[\s?.!]*$`,
)

/** "Is that the 4th of December? If so then yes" */
const asksDay = new RegExp(
  String.raw`^${opening}(?:(?:is|isn't|isnt) (?:that|it|this)|(?:that's|thats|it's|its|that is)(?=[^?]*\b(?:right|correct|no)\b))(?: (?:still|on|the|a))* .*(?:\d(?:st|nd|rd|th)|${weekdaySource}|tomorrow|today)\b`,
)

const thanks = /^(?:(?:muchas )?gracias|thanks|thank you|thx|ty)\b.{0,12}$/i

/** "Well?", "I'm writing from Seattle": says nothing by itself. */
const isBeside = (sentence: string) =>
  /^(?:well|so|hello|um+|hm+)[\s?.!,]*$/i.test(sentence) ||
  (!sentence.includes('?') &&
    /^(?:(?:because|since|bc|cause) )?(?:i|we)['’]?(?:m|re| am| are) (?:\w+ ){0,3}(?:in|from) \p{L}/iu.test(sentence))

const asksWhen = new RegExp(
  String.raw`^${opening}(?:(?:when|what (?:time|day)) (?:is|was) (?:that|it|this|the (?:tour|time|day|slot))(?: (?:again|exactly|now))*(?:,? (?:i|she|he|we|they)(?:'ve|'ve)? (?:already )?(?:forgot|forget|lost track).{0,12})?|what (?:is|was)(?: the)? (?:time|day|hour)(?: (?:again|exactly|now))*(?:,? (?:i|she|he|we|they) (?:already )?(?:forgot|forget|lost track).{0,12})?|(?:what|which) (?:time|day|hour) (?:did|do|are|were) (?:we|i|you) (?:end up with|pick(?:ed)?|settle on|land on|say|agree on|have|at|on)(?: (?:again|now|then|it|me|for))*(?:,? (?:i|she|he|we|they) (?:already )?(?:forgot|forget|lost track).{0,12})?|(?:que|cual) (?:dia|hora) (?:quedo|quedamos|era|dijimos|fue)(?: (?:al final|entonces))?)[\s?.!]*$`,
)

/** "Which email did you use?" */
const asksAddress = new RegExp(
  String.raw`^[¿ ]*${opening}(?:(?:what|which) (?:e-?mail|address|e-?mail address) (?:did (?:you|u|i) (?:use|put|take|give|have)|(?:do|are) you (?:have|using|use)|is (?:it|that|this) (?:under|for|going to)|is on it)|(?:que|cual) (?:correo|email) (?:le |te )?(?:puso|pusiste|puse|di|tiene|tienes|uso|usaste))(?: (?:for (?:me|it|that|this)|again|there|down))*[\s?.!]*$`,
)

const words = {
  en: {
    unsent: 'Not yet. Nothing was sent so far.',
    unmoved: 'Not yet. Nothing was changed so far.',
    zone: (name: string) => `All times are in ${name}, where the home is.`,
    address: (email: string) => `It’s for ${email}.`,
    yes: 'Yes.',
    no: 'No.',
  },
  es: {
    unsent: 'Todavía no. No he enviado nada.',
    unmoved: 'Todavía no. No he cambiado nada.',
    zone: (name: string) => `Todas las horas son de la zona de la vivienda (${name}).`,
    address: (email: string) => `Es para ${email}.`,
    yes: 'Sí.',
    no: 'No.',
  },
}

/**
 * The answer to a question about a tour that isn't requested yet: whether it's booked, on which clock its time is, or whether
 * it's on a day. Null where a message asks for none of it; the question that is open follows it.
 */
export function underWayHelp(message: string, { context, record, now, language, isMove }: UnderWay): string | null {
  const sentences = messageSentences(message).filter((sentence) => !thanks.test(sentence) && !isBeside(sentence))
  const [only, second] = sentences
  const said = only === undefined ? '' : plainMessage(only)
  const { unsent, unmoved, zone, address, yes, no } = words[language]
  if (second === undefined && asksIfBooked.test(said)) return isMove ? unmoved : unsent
  if (second === undefined && asksZone.test(said)) return zone(zoneWords(record.timeZone, language))
  if (second === undefined && context.time !== null && asksWhen.test(said)) return ''
  if (second === undefined && context.email !== null && asksAddress.test(said)) return address(context.email)
  const asked = spokenTimes(only ?? '')
  const isAsked = only?.includes('?') && (second === undefined || ifSo.test(plainMessage(second))) && !sentences[2]
  if (!isAsked || context.time === null || !asksDay.test(asked) || /\d ?[ap]m\b|\d:\d\d|\bavailable\b/.test(asked))
    return null
  const days = daysNamedIn(asked, localAt(now, record.timeZone).slice(0, 10))
  const [day, other] = days
  if (!day || other) return null
  const own = context.time.slice(0, 10)
  const isOwn = day.isWeekday ? weekday(day.first) === weekday(own) : day.first <= own && own <= day.last
  return isOwn ? yes : no
}
/** "Is that New York time or mine?", of a tour that is booked; null where a sentence doesn't ask for its clock. */
export const clockHelp = (said: string, { timeZone }: Listing, language: Language): string | null =>
  asksZone.test(said) ? words[language].zone(zoneWords(timeZone, language)) : null

const ifSo = /^(?:if (?:so|it is|yes)|then)\b/

const zoneWords = (timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
