import { changePhrasesIn, plainMessage, shiftIn, tourSource } from '#assistant/understand/change-phrases.ts'
import type { LikelyChange, TourChange } from '#assistant/understand/learned.ts'
import { sentencesIn } from '#domain/text.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'

/**
 * What a message wants of a tour that is booked. `maybeCancel`: it doesn't say so outright, or only may. `keep` is a no to
 * changing it, `ask` a question about it.
 */
export type ChangeIntent = 'cancel' | 'maybeCancel' | 'move' | 'keep' | 'ask' | null

/** "No other day works, cancel it", "I'd like to move it, actually just cancel". */
const insists =
  /\b(?:no|not any|none of the) (?:different|other|new|better)\b|\b(?:just|actually|no|rather|better|simply)[, ]+(?:(?:please|just|no)[, ]+)*cancel/

/** "Cancel Sunday" says which tour, "cancel and make it Monday" when instead. */
const goesOn = /\b(?:make|move|change|instead|re-?schedul\w*|switch|book|come|rather|do|and|to|another|different)\b/

/**
 * `namesTime`: the message wishes for a time that is not the tour's own. Where something was learned, it decides; a tour is
 * cancelled without a question only where a phrase says so, too.
 */
export function changeIn(message: string, namesTime: boolean, likely: LikelyChange | null = null): ChangeIntent {
  const phrased = phrasedIn(message, namesTime)
  if (!likely) return phrased
  const [change, share] = likeliest(likely)
  // What only a phrase says, or what a phrase says otherwise, is asked.
  if (phrased === 'keep' && !namesTime) return 'keep'
  if (phrased === 'cancel' && change !== 'cancel') return change === 'ask' && share > sure ? 'ask' : 'maybeCancel'
  if (change === 'none') {
    // A move is confirmed before anything changes.
    if (phrased === 'move' && namesTime) return 'move'
    const mayCancel = phrased === 'maybeCancel' || asksToCancel.test(plainMessage(message))
    return mayCancel && share <= surelyNone ? 'maybeCancel' : null
  }
  if (change === 'ask' && wantsNow.test(plainMessage(message))) return 'maybeCancel'
  if (change === 'cancel') {
    // "I'm flying home tonight, so I can't come" names no time to come.
    if (namesTime && share <= sure) return 'move'
    return phrased === 'cancel' && share > sure ? 'cancel' : 'maybeCancel'
  }
  return change
}

/** "How do I cancel?" is asked by who wants to. */
const wantsNow =
  /^(?:(?:hi|hello|hey|so|ok|and|but|sorry|penny),? )*(?:how (?:do|can|would) i|can i|could i|may i) (?:please |just )?cancel(?: (?:my|the|this|our|it|that)(?: \w+)?)?[\s?.!]*$/

const asksToCancel =
  /\b(?:please|pls|kindly|just|want to|need to|have to|so|then|ok|okay|i|we|i'll|we'll|must|and|guess|better)[, ]+cancel\b/

/** From here on a message wants nothing of a tour, whatever a phrase in it may mean. */
const surelyNone = 0.9

/** From here on a wish is clear enough to be granted. */
const sure = 0.8

/** What the message as a whole is likeliest to want; else what one of its sentences surely does. */
function likeliest({ whole, sentences }: LikelyChange): [TourChange, number] {
  const best = bestOf(whole)
  if (best[0] !== 'none') return best
  const [clear] = [...sentences.values()]
    .map(bestOf)
    .filter(([change, share]) => change !== 'none' && share > sure)
    .sort(([, a], [, b]) => b - a)
  return clear ?? best
}

const bestOf = (shares: Record<TourChange, number>) =>
  (Object.entries(shares) as [TourChange, number][]).reduce((best, one) => (one[1] > best[1] ? one : best))

/** "OK. I'll be there" is no yes to cancelling. */
export const saysTheyCome = (message: string) => comes.test(plainMessage(message))

const comes =
  /\b(?:i'll|i will|we'll|we will|i'm|i am|we're|we are) (?:(?:still|definitely|both|all|certainly) )*(?:be there|coming|going to (?:be there|come)|make it)\b|\bsee you (?:then|there|on|tomorrow|at)\b|\b(?:nos vemos|ahi estar\w+|alli estar\w+|si voy)\b/

/** The same by phrases alone. */
function phrasedIn(message: string, namesTime: boolean): ChangeIntent {
  const said = plainMessage(message)
  const phrases = changePhrasesIn(message)
  if (phrases.has('keep')) return 'keep'
  const isAbout = phrases.has('cancel')
  if (!namesTime && insists.test(said) && isAbout) return 'cancel'
  if (phrases.has('move') || phrases.has('shift') || (namesTime && /\binstead\b/.test(said))) return 'move'
  // "Cancel Tuesday and make it Thursday at 3" moves the tour; the summary asks first.
  if (((isAbout && goesOn.test(said)) || phrases.has('mayCancel')) && namesTime) return 'move'
  if (isAbout) return phrases.has('asksAbout') || onlyAsks(said) ? 'maybeCancel' : 'cancel'
  return phrases.has('mayCancel') ? 'maybeCancel' : null
}

/** A question about cancelling, and no polite way to ask for it: "does the seller often cancel?" */
function onlyAsks(said: string): boolean {
  const asked = sentencesIn(said).filter((sentence) => /\bcancel|\boff\b/.test(sentence))
  return asked.some(
    (sentence) => sentence.endsWith('?') && !/\b(?:can|could|would|will) (?:you|we)\b|\bplease\b/.test(sentence),
  )
}

/** A bare "cancel", in the middle of a move, may mean the move or the tour. */
export function namesTour(message: string): boolean {
  return new RegExp(String.raw`\b${tourSource}\b|\bcall (?:it|this|that) off\b`).test(plainMessage(message))
}

/** `yes` or `no` at the beginning, whatever reason follows. */
export function leadIn(message: string): 'YES' | 'NO' | null {
  const said = plainMessage(message)
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
  const minutes = shiftIn(plainMessage(message))
  return minutes === null ? null : new Date(Date.parse(`${time}Z`) + minutes * 60_000).toISOString().slice(0, 19)
}

/** The one tour that a message can mean; null where it may be several. `days` are days or times that the message names. */
export function tourMeant(tours: BookedTour[], days: string[]): number | null {
  const [only, ...others] =
    tours.length === 1 ? tours : tours.filter(({ time }) => days.some((day) => time.startsWith(day)))
  return only && others.length === 0 ? only.id : null
}
