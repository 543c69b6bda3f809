import { becausePhrase, denyPhrase, namesHour, reasonPhrase, wishPhrase } from '../understand/time-phrases.ts'
import { zoneIn } from './zones.ts'

/** Splits off the parts of a sentence that reject a time: `not Tuesday`, `instead of Tuesday`, `Tuesday doesn't work`. */
export function withoutDenied(text: string): { kept: string; denied: string } {
  const parts = corrected(withoutTranslation(withoutFallback(text.replace(apology, ' '))))
    .replace(
      /\b(instead of|rather than|other than|except|anything but|that (?:isn't|isnt|is not|aren't|are not)(?= )|that's not(?= )|not (?=(?:on |at )?(?:the )?(?:\d|[a-z]+day\b|tomorrow|today)))/g,
      '|$1',
    )
    .split(
      /\||;|\bbut\b|\b(?=(?:because|cause|cuz|since (?:i|we|he|she|my)|bc|so)\b(?! (?:that|much|far|early|late|soon|sorry)))|\b(?=(?:how|what) about\b)|(?<=\bthat (?:isn't|isnt|is not) [a-z]{3,6}day),\s|(?<=\bnot (?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?),\s|(?<=\b(?:tight|early|late|soon|close|tricky|tough|impossible|anymore|me|us)),\s|,\s(?!(?:and )?(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|at\b))|,\s(?=\d[\d:apm ]{0,8} (?:is|was|would be|might be|feels?) (?:(?:too|way|so|kinda|kind of|a (?:bit|little|tad)|just) )+(?:early|late|soon|close|tight))/,
    )
  const isDenied = (part: string) => denyPhrase.test(part) && !/\bwhy not\b/.test(part)
  const isReason = (part: string) =>
    reasonPhrase.test(part.trim()) &&
    !wishPhrase.test(part) &&
    (becausePhrase.test(part.trim()) ||
      parts.some((other) => other !== part && !isDenied(other) && namesHour.test(other)))
  return {
    kept: parts.filter((part) => !isDenied(part) && !isReason(part)).join(' ; '),
    denied: parts.filter(isDenied).join(' ; '),
  }
}

/**
 * The text without a reason that names an hour: "4 is better, because at 5 I pick up the kids", "I get out at 4 so 5". Null
 * without one.
 */
export function withoutReason(text: string): string | null {
  const free = text.replace(obligation, ' ')
  if (free !== text) return free
  const [wish = '', reason] = text.split(/\b(?:because|cause|cuz)\b/)
  const isReason = reason !== undefined && namesHour.test(reason) && !concludes.test(reason)
  return isReason && namesHour.test(wish) && !denyPhrase.test(wish) ? wish : null
}

/** "… because of the wedding, so let's do 1:30" */
const concludes = /\blet'?s (?:do|say|make it|go with) (?:at )?\d/

/** "I get out at 4" before "so 5". */
const obligation =
  /\b(?:(?:i|we|he|she|they)(?:'m|'re|'s)? (?:get|gets|am|are|is|work|works|finish|finishes|end|ends|out|off|done|through)|(?:lab|class|work|school|practice|shift|church|meeting|game)(?:'s| is| ends| finishes| lets)(?: over| out| done)?)\b[^;,.?!\d]{0,25} \d{1,2}(?::\d\d)?(?: ?[ap]m?)?(?=,? so (?:maybe |around |about |how about )?\d)/

/** "Wednesday 3 or 4. 4 if I get to pick", "Sat or Sun, Sunday preferably": of two, the one that is preferred. */
export function preferred(text: string): string {
  const [, before, wish] = prefers.exec(text) ?? []
  if (before === undefined || wish === undefined) return text
  return namesHour.test(wish) ? `${before.replace(anyHour, ' ')} ${wish}` : `${before.replace(daysWord, ' ')} ${wish}`
}
const anyHour = /\b(?:at )?\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b(?!st|nd|rd|th)(?: or\b)?/g
const prefers =
  /^(.*\bor\b[^?!]*?)[\s.,;–-]+((?:at |on )?(?:\d{1,2}(?::\d\d)?(?: ?[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day))(?:,? (?:if (?:i|we|it'?s up to me|it were up to me)(?: (?:get to|can|could|had to|have to|may) (?:pick|choose|decide))?|preferably|preferred|is (?:preferred|preferable)|ideally|for preference|by preference|is (?:my|our) (?:first choice|preference)))[\s.!?]*$/

/** "Sat 2pm works? If not, Sunday same time" */
const ifNot = /(?<=\d.{0,30})\b(?:or )?if (?:not|(?:that|it)(?:'s| is) (?:not|n't|taken|full|gone|booked))\b[^;.?!]*/g

/** "At 12 if it's there, or the closest to 12" */
const orNearest =
  /(?<=\d.{0,40}),? \b(?:if (?:it'?s|that'?s|it is|that is) (?:there|open|free|available|possible),? )?(?:or|otherwise|else) (?:the |whatever(?:'s| is) )?(?:closest|nearest)\b(?: (?:one|time|slot))?(?: to (?:that|it|\d{1,2}(?::\d\d)?))?/g

/** "Saturday at 1, or Sunday if Saturday is full": the first is tried first, and what is near it is offered where it's taken. */
export const withoutFallback = (text: string) =>
  text
    .replace(ifNot, ' ')
    .replace(orNearest, ' ')
    .replace(
      /,?\s*\bor\b[^;.?!]{0,60}?\bif\b[^;.?!]{0,40}?(?:\b(?:full|taken|gone|booked|busy|not)\b|n't\b)[^;.?!]*/g,
      '',
    )

/** "4 PM Eastern, that's 1 there", "1 PM my time so 4 in Brooklyn": the same hour a second time. */
export function withoutTranslation(text: string): string {
  const atHome = withoutOwnClock(text)
  const left = (namesOwnClock.test(atHome) ? atHome.replace(inPlace, ' ') : atHome).replace(
    /(?<![\w'])(?:that's|thats|that is|which is|so|i\.?e\.?,?|=) ?\d{1,2}(?::\d\d)? ?(?:[ap]m? |in the (?:morning|afternoon|evening) )?(?:there|yours|(?:in )?your time|local time|for (?:you|her|him|them)|(?:on )?your end|over there)\b/g,
    ' ',
  )
  return namesHour.test(left) ? left : text
}

/** "3 PM Pacific, so 11 at night for me", "6 PM my time, so 3 Pacific": the hour on the visitor's clock, beside the one of a zone. */
function withoutOwnClock(text: string): string {
  const left = text.replace(forMe, ' ').replace(forMeBefore, ' ')
  if (left === text) return text
  const zone = zoneIn(left)
  return (zone === null || zone === 'unknown') && !atTheirs.test(left) ? text : left
}
/** "1pm out there" */
const atTheirs =
  /\b(?:noon|\d{1,2}(?::\d\d)?(?: ?[ap]m)?) (?:(?:out |over )?there|your time|on your end|local(?: time)?)\b/
const forMe =
  /,? \b(?:(?:so )?(?:that's|thats|that is|it's|its)|which is|meaning|so)(?: about| like)? (?:noon|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?: at night| in the (?:morning|afternoon|evening))? (?:for (?:me|us)|here|over here|(?:on )?(?:my|our) end|where (?:i am|i'm|we are|we're))\b/g

const forMeBefore =
  /\b(?:noon|\d{1,2}(?::\d\d)?(?: ?[ap]m)?)(?: at night| in the (?:morning|afternoon|evening))? (?:(?:in )?(?:my|our) time|for (?:me|us)|here|(?:on )?(?:my|our) end)(?=,? (?:so|which is|which would be|that's|that is|thats) )/g

const namesOwnClock = /\b(?:my|our) time\b/

const inPlace =
  /,? \b(?:that's|thats|that is|which is|so|i\.?e\.?,?|=) ?(?:noon|\d{1,2}(?::\d\d)?(?: ?[ap]m)?) in (?!the (?:morning|afternoon|evening)\b|person\b)(?:the )?[a-z]+/g

/** "My bad" says nothing of a time. */
const apology = /\bmy (?:bad|mistake|fault)\b,?/g

const correction =
  /\b(?:nope|no wait|wait no|i mean|i meant|i said|scratch that|or rather|no sorry|sorry no|no(?:, | |, (?:make|let's make) (?:it|that) )(?=\d{1,2}(?::\d\d|[ap]m| ?[ap]m|, |$)))\b/

const daysWord = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)\b/g

/** "7 PM, no wait, 6 PM": the last hour counts. */
export function corrected(text: string): string {
  const [before = '', ...after] = text.split(correction)
  const last = after.at(-1)
  if (last === undefined || !namesHour.test(last)) return text
  const left = daysWord.test(last) ? before.replace(daysWord, ' ') : before
  return `${left.replace(hourSaid, ' ')} ${last}`
}
const hourSaid =
  /\b(?:at|around|@|to|for|say|like|it) \d{1,2}\b(?!:)|\b\d{1,2}(?::\d\d)? ?(?:[ap]m?\b|o'clock)|\b\d{1,2}:\d\d\b/g
