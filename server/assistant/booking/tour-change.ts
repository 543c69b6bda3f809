import type { LocalTime } from '#domain/time-zone.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'

/** What a message wants of a tour that is booked. `keep` is a no to changing it. */
export type ChangeIntent = 'cancel' | 'maybeCancel' | 'move' | 'keep' | null

const tour = '(?:tours?|visits?|viewings?|showings?|appointments?|bookings?|reservations?|requests?)'
const mine = '(?:my|the|our|this|that)'
const cancelling = '(?:cancel(?:l?ing)?|annul)'
const notTo = "(?:don't|do not|won't|never|not|no need to)"

const keeps = [
  new RegExp(
    String.raw`\b${notTo} (?:(?:want|need|going|have|mean|wish|like) to |gonna )?(?:please )?(?:${cancelling}|call (?:it|off)|move|change|reschedule)\b`,
  ),
  new RegExp(
    String.raw`\b(?:keep|leave) (?:it|that|this|both|them|everything|${mine}(?: \w+)? (?:${tour}|time|slot))\b`,
  ),
]
/** Of a cancellation that is only asked about. */
const asksAbout =
  /\b(?:how|what if|what happens|what would|can i|could i|may i|might|may have|maybe|is it possible|am i able|do i (?:have|need) to|fees?|policy|penalty|if|in case|whether|should i)\b/
const cancels = [
  new RegExp(
    String.raw`\b${cancelling}(?: (?:it|that|this|everything|all|both|please|pls|plz|now|for me|my|the|our|whole|thing|upcoming|scheduled|booked|(?:to(?:day|morrow)|\w+day)(?:'s)?))*(?: ${tour}\b|\s*(?:[.,!?;]|$)|\s*\p{Extended_Pictographic}| (?:on|for|at|with|because|since|as|and|but|please|pls|thanks?|sorry|sry|haha|lol|then|if)\b)`,
    'u',
  ),
  new RegExp(String.raw`\bcall (?:it|this|that|the whole thing|everything|${mine} ${tour}) off\b|\bcall off\b`),
  new RegExp(
    String.raw`\b(?:never ?mind|nvm|forget(?: about)?|drop|scrap|skip|scratch|withdraw|take back|undo)\b (?:about )?${mine} (?:\w+ )?${tour}\b`,
  ),
  new RegExp(
    String.raw`\b(?:don't|do not|no longer) (?:want|need|wish) (?:to (?:do|take|have|go on|come to) )?(?:${mine}|a) ${tour}(?: (?:any ?more|any longer|after all|now))*\s*(?:[.,!;]|$)`,
  ),
  new RegExp(String.raw`\b(?:want|need|like|have|get) (?:it|that|${mine} (?:\w+ )?${tour}) cancell?ed\b`),
  new RegExp(String.raw`\b(?:strike|remove|delete|kill)\b ${mine} (?:\w+ )?${tour}\b`),
  /\b(?:cancel(?:ar|e|en|a|o|emos)(?:l[ao])?|cancel[ea]l[ao]|anular|anul[ea](?:l[ao])?)\b(?! en)/,
]
const mayCancel = [
  /\b(?:can't|cannot|can not|cant|won't be able to|unable to|not able to|not going to|not gonna|couldn't|can no longer) (?:be able to )?(?:make|come|attend|be there|do it|go)\b/,
  /\b(?:won't|will not|not|no longer) be coming\b|\bnot coming\b|\btake (?:me|us) off\b|\bya no (?:puedo|podemos|voy|vamos)\b/,
  /\bsomething(?:'s| has| just)* (?:came|come) up\b/,
  /\b(?:plans|schedule) (?:have |has )?changed\b/,
  /\b(?:no longer|not) (?:really )?interested in (?:seeing|coming|visiting|the (?:tour|visit|showing))\b|\b(?:we|i)(?:'ve| have)? (?:found|bought|rented|signed|took) (?:something|another|a different)(?: \w+)?(?: else)?\b/,
  /\b(?:need|have) to bail\b|\bbail on\b|\b(?:back|backing) out\b/,
  /^(?:(?:oh|ok|okay|actually|well|sorry|hm+),? )*(?:never ?mind|nvm|forget (?:it|about it)|i(?:'ve| have)? changed my mind)[\s.!]*$/,
]
const moves = [
  /\bwrong (?:day|time|date|hour)\b/,
  /\bre-?schedul(?:e|ing)\b|\bpostpone\b/,
  new RegExp(
    String.raw`\b(?:move|push|shift|bump|delay|switch|change|swap)\b (?:it|that|this|things|${mine} (?:\w+ )?(?:${tour}|time|date|day|slot|hour))\b`,
  ),
  /\b(?:different|another|other|new|later|earlier|better) (?:time|day|date|slot|hour)\b/,
  /(?<!\b(?:can't|cant|cannot|not|couldn't) )\bmake (?:it|that) (?:later|earlier|\d|noon|on|at|mon|tue|wed|thu|fri|sat|sun|tomorrow|next|half|an?\b)/,
  /\b(?:come|do|do it|be there|go|anything|something) (?:later|earlier|sooner)\b/,
  new RegExp(String.raw`\b(?:displace|transfer|rearrange) ${mine} (?:\w+ )?${tour}\b`),
  /\b(?:cambiar|mover|cambie|mueva|reprogramar) (?:la|mi|el) (?:visita|cita|hora|dia)\b/,
]

/** "Cancel Sunday" says which tour, "cancel and make it Monday" when instead. */
const goesOn = /\b(?:make|move|change|instead|re-?schedul\w*|switch|book|come|rather|do|and|to|another|different)\b/

/** `namesTime`: the message wishes for a time that is not the tour's own. */
export function changeIn(message: string, namesTime: boolean): ChangeIntent {
  const said = plain(message)
  const fits = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(said))
  if (fits(keeps)) return 'keep'
  if (fits(moves) || shiftIn(said) !== null || (namesTime && /\binstead\b/.test(said))) return 'move'
  const isAbout = fits(cancels)
  // "Cancel Tuesday and make it Thursday at 3" moves the tour; the summary asks first.
  if (((isAbout && goesOn.test(said)) || fits(mayCancel)) && namesTime) return 'move'
  if (isAbout) return asksAbout.test(said) || onlyAsks(said) ? 'maybeCancel' : 'cancel'
  return fits(mayCancel) ? 'maybeCancel' : null
}

/** A question about cancelling, and no polite way to ask for it: "does the seller often cancel?" */
function onlyAsks(said: string): boolean {
  const asked = said.split(/(?<=[.!?])\s+/).filter((sentence) => /\bcancel|\boff\b/.test(sentence))
  return asked.some(
    (sentence) => sentence.endsWith('?') && !/\b(?:can|could|would|will) (?:you|we)\b|\bplease\b/.test(sentence),
  )
}

/** A bare "cancel", in the middle of a move, may mean the move or the tour. */
export function namesTour(message: string): boolean {
  return new RegExp(String.raw`\b${tour}\b|\bcall (?:it|this|that) off\b`).test(plain(message))
}

/** `yes` or `no` at the beginning, whatever reason follows. */
export function leadIn(message: string): 'YES' | 'NO' | null {
  const said = plain(message)
  if (
    /^(?:(?:oh|ok|okay|well|sorry|please),? )*(?:yes|yeah|yep|yup|ya|sure|correct|right|please do|go ahead|do it|si|claro)\b/.test(
      said,
    )
  )
    return 'YES'
  return /^(?:(?:oh|ok|okay|well|sorry),? )*(?:no|nope|nah)\b/.test(said) ? 'NO' : null
}

/** The time that "push it an hour" or "half an hour earlier" comes to; null where nothing is pushed. */
export function shifted(message: string, time: LocalTime): LocalTime | null {
  const minutes = shiftIn(plain(message))
  return minutes === null ? null : new Date(Date.parse(`${time}Z`) + minutes * 60_000).toISOString().slice(0, 19)
}

const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  'a couple of': 2,
  'half an': 0.5,
  'half a': 0.5,
}
const units: Record<string, number> = { hour: 60, hr: 60, minute: 1, min: 1, day: 24 * 60, week: 7 * 24 * 60 }
const amount =
  /\b(half an?|a couple of|an?|one|two|three|four|\d{1,3}(?:\.5)?) ?(hour|hr|minute|min|day|week)s?\b( and a half)?/

/** Minutes, less than nothing for earlier. */
function shiftIn(said: string): number | null {
  const [, count = '', unit = '', half] = amount.exec(said) ?? []
  const isMoved = /\b(?:push|move|shift|bump|delay|postpone)\b|\b(?:later|earlier|sooner)\b/.test(said)
  if (
    unit === '' ||
    !isMoved ||
    /\b(?:in|for|within|takes?|notice|than) (?:half |a |an )?\S+ (?:hour|minute|day|week)/.test(said)
  )
    return null
  const minutes = ((counts[count] ?? Number(count)) + (half ? 0.5 : 0)) * (units[unit] ?? 0)
  return /\b(?:earlier|sooner|forward|up|ahead)\b/.test(said) ? -minutes : minutes
}

/** The one tour that a message can mean; null where it may be several. `days` are days or times that the message names. */
export function tourMeant(tours: BookedTour[], days: string[]): number | null {
  const [only, ...others] =
    tours.length === 1 ? tours : tours.filter(({ time }) => days.some((day) => time.startsWith(day)))
  return only && others.length === 0 ? only.id : null
}

const plain = (message: string) =>
  message
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
