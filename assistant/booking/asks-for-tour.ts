import type { Listing } from '../listing.ts'
import type { Encoder } from '../understand/encoder.ts'
import { messageSentences } from '../understand/message-sentences.ts'
import type { TimeSaid } from '../understand/time-roles.ts'
import { asksForHour } from '../understand/tour-times.ts'
import { wantsTourBack } from './asks-again.ts'
import { asksWhatIsFree } from './asks-what-is-free.ts'
import { comesToSee } from './comes-to-see.ts'
import { finalRequestOf } from './final-request.ts'
import { settledRole } from './settled-roles.ts'
import { rolesIn } from './understand.ts'

const asks =
  /\b(?:book|schedule|arrange|set up|request|reserve|do)\b.*\b(?:tours?|visit|viewing|showing|appointment)\b|\b(?:see|view|visit|tour|look at|check out|walk through) (?:it(?! (?:from|says?|said|has|had|is|was|does|do|mentions?|anywhere|online)\b)|this|the (?:house|home|place|apartment|condo|property|unit|loft|townhouse|crib|pad|digs|joint)|this (?:house|home|place|apartment|condo|property|unit|loft|townhouse|crib|pad|joint))\b|\b(?:a|another|one more) (?:tour|visit|viewing|showing|appointment)\b|(?<!\b(?:people|guests?|friends?|buddies|buds|pals|homies|the guys|the boys|the girls|folks|cousins|grandkids|grandchildren|family|someone|anyone|company|they|parents|in-laws) )\b(?:come|stop|swing|drop|pop) (?:by|over|round|in to see|see|and see|visit|around)\b|\b(?:want|like|love|need|have|get|take|book|do) (?:(?:us|me) )?a (?:quick |little |short |proper |good |first |second )?(?:\d+[- ]?min(?:ute)?s? )?look\b|\blo m[aá]s (?:temprano|pronto|tarde) que (?:tienen|tengan|hay|haya)\b|\b(?:tienen|tienes|hay) (?:algo|alg[uú]n (?:horario|espacio|hueco)|lugar|espacio|horarios?|disponibilidad|citas?)(?: (?:disponibles?|libres?))? (?:para )?(?:el |este |la |esta )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin de semana|mañana|hoy|semana)|(?:^|[¿.;,] ?)(?:tendr[ií](?:an?|as)|tienen?|tienes|habr[ií]a|tendr[aá]n) (?:para )?(?:el |este |la )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|fin de semana|mañana)\b|^(?:a )?(?:tour|viewing|showing|visit)(?: (?:please|pls|plz))?(?: (?:on|at|for|today|tomorrow|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*)?[.!?]*$|\bbook (?:it|one|me|us)\b(?! for (?:the |my |our )?mov)|\b(?:put|pencil|sign|squeeze|fit|get) (?:me|us) (?:down|in|up)\b(?! as\b| (?:for|on) (?:the |your )?(?:emails?|updates|newsletter|(?:wait ?|waiting )?list))|^(?:(?:hi|hey|hello|ok|so|do you have|have you got|got|is there|are there)[,!]? )*(?:anything|any (?:times?|slots?|openings?|appointments?|availability))(?: (?:open|free|available|left))?(?: for)? (?:today|tomorrow|(?:this|next|the) (?:week(?:end)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end|day)s?)\b/
const isAbout =
  /^(?:(?:and|so|ok|okay|but|also),? )+how (?:much|long|many|far)\b|^(?:what|how|does|do (?:i|we|they)|did|is|are|who|why|which|where|will|was|has|have)\b/

/** "If we put in an offer, when do they look at it?" */
const ofOffers = /\b(?:offer|bid)s?\b.*\b(?:they|he|she|sellers?|owners?) (?:look at|see|review) (?:it|them|that)\b/

/** "Would they even look at it?", of an offer */
const theyLook =
  /\b(?:they|he|she|sellers?|owners?|landlords?) (?:even |really |ever )?(?:look at|consider) (?:it|that|this)\b/

/** "I don't see it anywhere", of a price */
const notListed =
  /\b(?:do not|don['’]?t|can['’]?t|cannot|did not|didn['’]?t|could not|couldn['’]?t|dont) see (?:it|that|one|any)\W*$|\b(?:do not|don['’]?t|can['’]?t|cannot|did not|didn['’]?t|could not|couldn['’]?t) see \w+(?: \w+)? (?:anywhere|listed|mentioned|posted|on here|online|in (?:here|the (?:listing|ad|description|photos|pictures)))\b/

/** Whether someone wants to see the home, rather than asks something about tours. */
export function asksForTour(message: string): boolean {
  return messageSentences(inFull(message.toLowerCase())).some(
    (sentence) =>
      (asks.test(sentence.replace(notListed, ' ')) &&
        !isAbout.test(sentence) &&
        !ofOffers.test(sentence) &&
        !theyLook.test(sentence)) ||
      asksWhatIsFree(sentence) ||
      asksForHour(sentence) ||
      wantsTourBack(sentence) ||
      comesToSee.test(sentence),
  )
}

/** "Cn i c it 2moro", "need 2 see it" */
const inFull = (text: string) =>
  text
    .replace(/\b2 (?=(?:see|view|visit|tour|come|look|check)\b)/g, 'to ')
    .replace(/\bcn (?=(?:i|we|u)\b)/g, 'can ')
    .replace(/\b(i|we) c (?=(?:the|it|this|that|ur)\b)/g, '$1 see ')

/** The probability from which a message counts as a wish to come; higher where the message asks something else too. */
const likelyEnough = 0.8
const surely = 0.9
const mostSurely = 0.97
const leastLikely = 0.5

/** What else a message does than name a time: asks something, or leaves its writer's name and address, as for a tour. */
type BesideTime = 'question' | 'contact' | 'nothing'

/**
 * Whether a message names a time at which its writer wants to come: "I must fly tonight, so maybe Saturday morning".
 * One that was understood as a question has to name both a day and an hour, or a day that would suit them.
 */
export async function wishesTime(
  message: string,
  record: Listing,
  now: Date,
  beside: BesideTime,
  encoder: Encoder | undefined,
): Promise<boolean> {
  if (!isOfOtherTime(message) && finalRequestOf(message, { record, now })) return true
  const context = { wish: null, time: null, offers: [] }
  const roles = await rolesIn(message, { state: 'none', context, record, now, isAsked: false }, encoder)
  const isOther = (time: TimeSaid) =>
    roles !== null && (settledRole(roles.text, time, roles.times) ?? 'wish') !== 'wish'
  // Of days, phrases say less: "the week of the move".
  const isSettled = (time: TimeSaid) =>
    !time.isDay && roles !== null && settledRole(roles.text, time, roles.times) === 'wish'
  const most = (isDay: boolean) =>
    Math.max(
      0,
      ...(roles?.times ?? []).map((time, i) =>
        time.isDay === isDay && !isOther(time) ? (isSettled(time) ? 1 : (roles?.shares[i]?.wish ?? 0)) : 0,
      ),
    )
  // "6 tonight" names both.
  const isToday = roles !== null && /\b(?:tonight|this (?:morning|afternoon|evening))\b/.test(roles.text)
  const hour = most(false)
  const day = Math.max(most(true), isToday ? hour : 0)
  // "I get off at 7 and sleep from noon, 10:30 Tuesday would be the only thing that works"
  if (isOfOtherTime(message) && Math.min(day, hour) < mostSurely) return false
  if (beside === 'question') return Math.min(day, hour) > surely || (day > surely && suitsThem.test(message))
  return Math.max(day, hour) > (beside === 'contact' ? leastLikely : likelyEnough) && day > leastLikely
}

/** "The Saturday after Thanksgiving would suit us best. Is that possible?" */
const suitsThem =
  /\b(?:would|will|could|might) (?:suit|work (?:best |better |well )?for|be (?:good|best|ideal|perfect|better) for) (?:us|me)\b|\bnos (?:vendr[ií]a|conviene|queda) (?:bien|mejor)\b/i

/** "Morning sun or afternoon?", "today's the 20th", "is it safe at 11pm?", "maybe March or April, not January" */
function isOfOtherTime(message: string): boolean {
  const line = message.toLowerCase()
  if (comes.test(line)) return false
  return ofOtherTime.test(line) || (namesMonth.test(line) && !namesDayOrWeek.test(line))
}
const comes =
  /\b(?:see|seeing|tour|visit|view|viewing|showing|look|come|stop by|swing by|appointment|ver|visitar|visita|cita)\b/
const ofOtherTime =
  /\b(?:morning|afternoon|evening) (?:sun|light|shade)\b|\btoday['’]?s the \d|\b(?:are|be) (?:we|i) out\b|\b(?:are|be) out\b|\bstart date\b|\bget(?:s)? off (?:shift|duty|at)\b|\b(?:at|past|after|around) midnight\b|\bat [1-4] ?a\.?m\b|\bsafe\b|\bneed (?:it|to be in|the (?:place|apartment|unit|keys?))\b|\bas a maybe\b|\b(?:have|get) (?:the )?keys\b|\bif (?:i|we) sign(?:ed)?\b|\bcontingenc\w*|\bescrow\b|\bfin(?:ancing)? (?:contingency|cont)\b|\bfree month\b/
const namesMonth =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/
const namesDayOrWeek =
  /\d|\b(?:mon|tues?|wed|weds|wednes|thu|thurs?|fri|satur|sat|sun)(?:day)?s?\b|\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b|\b(?:today|tomorrow|tonight|weekends?|weekdays?|week|morning|afternoon|evening|noon|hoy|mañana|semana|after|thanksgiving|christmas)\b/
