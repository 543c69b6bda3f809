import { sentencesIn } from '#domain/text.ts'
import type { LocalTime } from '#domain/time-zone.ts'
import type { BookedTour } from '#machines/tour-booking/booked-tour.ts'
import { changePhrasesIn, plainMessage, shiftIn, tourSource } from '../understand/change-phrases.ts'
import { weekdaySource } from '../understand/day-patterns.ts'
import type { LikelyChange, TourChange } from '../understand/learned.ts'

/**
 * What a message wants done with a booked tour. `maybeCancel`: possibly to cancel, so Penny asks. `keep`: a no to changing
 * it. `ask`: a question about it.
 */
export type ChangeIntent = 'cancel' | 'maybeCancel' | 'move' | 'keep' | 'ask' | null

/** "No other day works, cancel it", "I'd like to move it, actually just cancel". */
const insists =
  /\b(?:no|not any|none of the) (?:different|other|new|better)\b|\bno need (?:for|to find) (?:an?|any)(?:other| new| different| other)\b|\b(?:not|n't|don't|no) (?:need|want) (?:a|any)?(?:nother| new| different| other) (?:time|day|date|one|slot)\b|\b(?:just|only|actually|no|rather|better|simply)[, ]+(?:(?:please|just|no)[, ]+)*cancel/

/** "Cancel Sunday" says which tour, "cancel and make it Monday" when instead. */
const goesOn = /\b(?:make|move|change|instead|re-?schedul\w*|switch|book|come|rather|do|and|to|another|different)\b/

/**
 * Returns the change that a message asks for. `namesTime`: it wishes for a time other than the tour's. With a classifier's
 * `likely` change, that decides; but a tour is canceled without asking only when a phrase says so too.
 */
export function changeIn(message: string, namesTime: boolean, likely: LikelyChange | null = null): ChangeIntent {
  const phrased = phrasedIn(withoutNotMoved(message), namesTime)
  if (!likely || (phrased === null && thinksItOver.test(plainMessage(message)))) return phrased
  if (phrased === 'cancel' && allowsIt.test(plainMessage(message))) return phrased
  if (namesTime && leavesHour.test(plainMessage(message))) return 'move'
  if (namesTime && asksToMove.test(plainMessage(message))) return 'move'
  if (phrased === 'move' && (keepsDay(message) || movesOnly.test(plainMessage(message)))) return phrased
  const [change, share] = likeliest(likely)
  // When phrase and classifier disagree, Penny asks.
  if (phrased === 'keep' && !namesTime) return 'keep'
  if (phrased === 'cancel' && change !== 'cancel') return change === 'ask' && share > sure ? 'ask' : 'maybeCancel'
  if (change === 'none') {
    // A move is confirmed before anything changes.
    if (phrased === 'move' && (namesTime || ordersShift(message))) return 'move'
    const mayCancel = phrased === 'maybeCancel' || asksToCancel.test(plainMessage(message))
    return mayCancel && share <= surelyNone ? 'maybeCancel' : null
  }
  // "Won't be coming, plans changed"
  if (change === 'keep' && phrased === 'maybeCancel' && share <= sure) return 'maybeCancel'
  // "We're now flying in on the 8th, so the 9th, same time?"
  if (change === 'keep' && namesTime && share <= sure) return 'move'
  if (change === 'ask' && wantsNow.test(plainMessage(message))) return 'maybeCancel'
  // "¿Me pueden cambiar para el martes?", "push it back an hour and tell me if cats cost extra"
  if (change === 'ask' && phrased === 'move' && (namesTime || ordersShift(message))) return 'move'
  if (change === 'cancel') {
    // "I'm flying home tonight, so I can't come" names no time to come.
    if (
      namesTime &&
      !endsCanceling(message) &&
      (share <= sure || (phrased !== 'cancel' && offersOther.test(plainMessage(message))))
    )
      return 'move'
    return phrased === 'cancel' && share > sure ? 'cancel' : 'maybeCancel'
  }
  return change
}

/** "Don't move it, just cancel", "no lo muevas, cancélalo y ya": says only what isn't wanted. */
const withoutNotMoved = (message: string) => message.replace(notMoved, ' ')
const notMoved =
  /(?<!\p{L})(?:(?:don['’]?t|do not|no need to) (?:move|change|reschedule|switch)(?: (?:it|that|this|the \w+))?|no (?:l[ao] )?(?:muevas?|cambi(?:es?|en)|mover(?:l[ao])?|cambiar(?:l[ao])?)(?: (?:l[ao]|nada))?)[,;. ]+(?=(?:(?:just|please|only|mejor|solo|nom[aá]s|s[oó]lo) )*(?:cancel|canc[eé]l))/iu

/** "Let me think about it" */
const thinksItOver =
  /^(?:(?:ok|okay|hm+|well|so|sorry),? )*(?:let me|let us|i(?:'ll| will| need to| have to| want to)?|we(?:'ll| will| need to| have to| want to)?) (?:just )?(?:think (?:about (?:it|that|this)|on it|it over)|sleep on it)[\s.!]*$/

/** "Yes, you can cancel it" */
const allowsIt =
  /^(?:(?:yes|yeah|ok|okay|so|then|sure|well|please),? )*(?:you (?:can|may|could|should)|go ahead and|feel free to) (?:(?:just|please|now) )*cancel\b/

/** "Can I move to 5", "could you bump me to 3:30 and is there laundry" */
const asksToMove =
  /\b(?:can|could|may) (?:you|u|we|i) (?:please |pls |just |maybe )?(?:move|bump|push|shift|switch|swap|change) (?:(?:it|me|us|that|this|mine|ours|my \w+|our \w+|the \w+) )?(?:back |up |over )?(?:to|till|until) (?!(?:another|a different|something)\b)|\bse puede (?:a las?|para las?|el) (?:\d|lunes|martes|miercoles|jueves|viernes|sabado|domingo)/

/** "Push it back an hour please", and nothing about what would be possible. */
const ordersShift = (message: string) =>
  changePhrasesIn(message).has('shift') &&
  !/\b(?:if i|if we|possible|how late|how early|allowed|would)\b/i.test(message)

/** "Leave it on Monday but make it 11" */
const keepsDay = (message: string) =>
  /\bbut (?:(?:can|could) (?:you|we) )?(?:make|move|change|push|do) (?:it|that)\b/.test(plainMessage(message))

/** "Sunday the 29th is fine by her, and leave it at eleven" */
const leavesHour = new RegExp(String.raw`\b${weekdaySource}\b.*\b(?:leave|keep) (?:it|the (?:time|hour)) at\b`)

/** "Can't make it tomorrow, sorry! Sunday?", "stuck in a meeting :( 6:00?" */
const offersOther = new RegExp(
  String.raw`(?:^|[.!,;?(] ?|\b(?:so|sorry) )(?:(?:maybe|or|perhaps|then|what about|how about|how'?s|how is|on|is|(?:could|can) (?:i|we) do) )*(?:(?:this|next|the) )?(?:${weekdaySource}|tomorrow|today|\d{1,2}(?:st|nd|rd|th)|\d{1,2}:\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m)(?:,? (?:instead|then|ok|possible|open|free|morning|afternoon|evening|at \d\S*|\d{1,2} ?[ap]m))*\?`,
)

/** "How do I cancel?" is asked by people who want to. */
const wantsNow =
  /^(?:(?:hi|hello|hey|so|ok|and|but|sorry|penny),? )*(?:how (?:do|can|would) i|can i|could i|may i) (?:please |just )?cancel(?: (?:my|the|this|our|it|that)(?: \w+)?)?[\s?.!]*$/

const asksToCancel =
  /\b(?:please|pls|kindly|just|want to|need to|have to|so|then|ok|okay|i|we|i'll|we'll|must|and|guess|better)[, ]+cancel\b/

/** The probability from which a message changes no tour, whatever its phrases say. */
const surelyNone = 0.9

/** The probability from which a change is made. */
const sure = 0.8

/** The likeliest change of the whole message; else the one that a single sentence surely asks for. */
function likeliest({ whole, sentences }: LikelyChange): [TourChange, number] {
  const best = bestOf(whole)
  const each = [...sentences.values()].map(bestOf)
  const [clear, second] = each
    .filter(([change, share]) => change !== 'none' && share > sure)
    .sort(([, a], [, b]) => b - a)
  if (best[0] === 'none') return clear ?? best
  // "Cancel the tour. I'm done with robots."
  const isClear = clear !== undefined && second === undefined && clear[0] === best[0]
  return isClear && each.filter(([change]) => change !== 'none').length === 1 && clear[1] > best[1] ? clear : best
}

const bestOf = (shares: Record<TourChange, number>) =>
  (Object.entries(shares) as [TourChange, number][]).reduce((best, one) => (one[1] > best[1] ? one : best))

/** "OK. I'll be there" is not a yes to canceling. */
export const saysTheyCome = (message: string) => comes.test(plainMessage(message))

/** "I might be 10 minutes late, is that ok?" */
export const isOffByMinutes = (message: string) => offByMinutes.test(plainMessage(message)) || comesPast(message)

/** "Might roll in 15 past", "could be there 10 after" */
export const comesPast = (message: string) =>
  /\b(?:roll|rock|pull|stroll|walk|show|turn|get|come|be) (?:in|up|there|in there)(?: (?:at|around|about|like|maybe|more like))* (?:5|10|15|20|25|five|ten|fifteen|twenty|(?:a )?quarter) (?:min(?:ute)?s? )?(?:past|after)\b(?! (?:\d|the|my|our|an?|work|noon)\b)/.test(
    plainMessage(message),
  )
const offByMinutes =
  /\b(?:be|am|i'm|we're|are|running|run|get there|arrive|show up) (?:\w+ ){0,4}(?:late|early)\b(?! (?:in|on|next|this|than|enough|afternoon|morning|evening))/

const comes =
  /\b(?:i'll|i will|we'll|we will|i'm|i am|we're|we are) (?:(?:still|definitely|both|all|certainly) )*(?:be there|coming|going to (?:be there|come)|make it)\b|\bsee (?:you|u|ya|y['’]?all)(?: all| guys)? (?:then|there|on|tomorrow|tmrw|at|this|next|soon|(?:mon|tues?|weds?|wednes|thu|thurs?|fri|satur|sat|sun)(?:day)?)\b|\b(?:nos vemos|ahi estar\w+|alli estar\w+|si voy)\b|\bsi (?:puedo|podemos|vamos)(?: ir)?[\s.!]*$/

/** "I don't want to reschedule, cancel", "no need to move it, just cancel" */
const cancelsInstead =
  /\b(?:don'?t|do not|not|never|no need|rather than|instead of)\b[^.?!;]{0,20}\b(?:re-?schedul\w*|mov(?:e|ing)|chang(?:e|ing) (?:it|the time|the day))\b[^.?!;,]{0,20}[,;:.-]+ ?(?:(?:just|please|pls|simply|only|i|want to|to|i'd|like to|rather) ){0,4}cancel/

/** "Not cancel, just move it": to the question whether to cancel. */
const movesOnly =
  /\b(?:not|don'?t|do not|no need to|rather than|instead of)(?: \w+){0,3} cancel(?:ing|led|l?ation)?(?: (?:it|that|this|the (?:tour|visit|viewing|showing|appointment)|my (?:tour|visit|viewing|showing|appointment)))?[\s,;.!-]+(?:(?:just|only|but|please|pls|simply|i|we|let's|want to|wanted to|need to|like to|i'd|would|can (?:you|we)|could (?:you|we)|to) ){0,4}(?:move|reschedule|push|postpone|shift|bump|change|switch)\b/

/** "Back to 10:30 like before", of a tour that has another time. */
const goesBack = new RegExp(
  String.raw`\bback to (?:the |my |our |its )?(?:\d{1,2}(?::\d\d| ?[ap]m\b|th\b|st\b|nd\b|rd\b|(?=[\s,.!?]*$| (?:like|as|please|pls|instead|then|again|on|after)\b))|noon\b|tomorrow\b|${weekdaySource})`,
)

/** "Nvm bout Tuesday im good" */
const noNeedOfDay = new RegExp(
  String.raw`^(?:(?:hey|hi|ok|okay|actually|so|sorry|oh),? )*(?:never ?mind|nvm|forget|scratch|no need for|skip) (?:(?:about|bout|abt|on|for) )?(?:this |that |the )?(?:${weekdaySource}|tomorrow|today)(?:['’]s)?(?: (?:tour|visit|thing|appointment|one))?(?=[\s,.!]*$|[\s,.!]+(?:i['’]?m|im|we['’]?re|were) (?:all )?(?:good|ok|okay|set|fine)\b)`,
)

/** The change by phrases alone. */
function phrasedIn(message: string, namesTime: boolean): ChangeIntent {
  const said = plainMessage(message)
  if (cancelsInstead.test(said) || noNeedOfDay.test(said)) return 'cancel'
  if (movesOnly.test(said) || (namesTime && goesBack.test(said))) return 'move'
  const phrases = changePhrasesIn(message)
  if (phrases.has('keep') && namesTime && keepsDay(message)) return 'move'
  if (phrases.has('keep')) return cancelsAfterAll.test(said) ? 'maybeCancel' : 'keep'
  const isAbout = phrases.has('cancel')
  if ((!namesTime && insists.test(said) && (isAbout || phrases.has('mayCancel'))) || endsCanceling(message))
    return 'cancel'
  if (phrases.has('move') || phrases.has('shift') || (namesTime && /\binstead\b/.test(said))) return 'move'
  // "Cancel Tuesday and make it Thursday at 3" moves the tour; the summary asks first.
  if (((isAbout && goesOn.test(said)) || phrases.has('mayCancel')) && namesTime) return 'move'
  if (isAbout) return phrases.has('asksAbout') || onlyAsks(said) || isUndecided.test(said) ? 'maybeCancel' : 'cancel'
  return phrases.has('mayCancel') ? 'maybeCancel' : null
}

/** "I don't want to cancel, but my kid is sick" */
const cancelsAfterAll =
  /\b(?:(?:don't|do not|didn't|did not|never)(?: really| ever)? (?:want|wanted|mean|meant|like|wish)|hate|hated)(?: to)? cancel\w*\b[^.;]{0,40}\b(?:but|however|only)\b/

/** "I'm thinking about canceling": nothing is canceled before a yes. */
const isUndecided =
  /\b(?:thinking (?:about|of|i)|think i|might|may (?:have|need|want)|not sure|unsure|considering|wondering|maybe|perhaps|possibly|debating|tempted|leaning|likely|probably|pensando en|quizas?|tal vez|a lo mejor|puede que|no se si)\b.{0,60}\b(?:cancel\w*|call (?:it|this|that) off)\b/

const elsewhere = /\b(?:make|move|change|instead|re-?schedul\w*|switch|book|another|different|\w+day|tomorrow)\b|\d/

/** "Would Monday do, or, no. Best to cancel altogether.": the last sentence takes back what those before it ask for. */
export function endsCanceling(message: string): boolean {
  const sentences = sentencesIn(plainMessage(message))
  const last = sentences.at(-1) ?? ''
  return sentences.length > 1 && changePhrasesIn(last).has('cancel') && !onlyAsks(last) && !elsewhere.test(last)
}

/** A question about canceling that isn't a request: "does the seller often cancel?" */
function onlyAsks(said: string): boolean {
  const asked = sentencesIn(said).filter((sentence) => /\bcancel|\boff\b/.test(sentence))
  return asked.some(
    (sentence) => sentence.endsWith('?') && !/\b(?:can|could|would|will) (?:you|we)\b|\bplease\b/.test(sentence),
  )
}

/** A bare "cancel" while a tour is being moved may mean the move or the tour. */
export function namesTour(message: string): boolean {
  return new RegExp(String.raw`\b${tourSource}\b|\bcall (?:it|this|that) off\b`).test(plainMessage(message))
}

/** A `yes` or `no` at the start, whatever reason follows. */
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

/** The time that results from "push it an hour" or "half an hour earlier"; null without a shift. */
export function shifted(message: string, time: LocalTime): LocalTime | null {
  const minutes = shiftIn(plainMessage(message))
  return minutes === null ? null : new Date(Date.parse(`${time}Z`) + minutes * 60_000).toISOString().slice(0, 19)
}

/** The id of the one tour that a message means; null when several match. `days`: dates or times that the message names. */
export function tourMeant(tours: BookedTour[], days: string[]): number | null {
  const [only, ...others] =
    tours.length === 1 ? tours : tours.filter(({ time }) => days.some((day) => time.startsWith(day)))
  return only && others.length === 0 ? only.id : null
}
