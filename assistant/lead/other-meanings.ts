import type { LeadNote } from '../turn.ts'
import { languageOf } from '../understand/language.ts'
import { wordsOf } from '../understand/normalize.ts'
import { seasonQuestion } from '../understand/season-questions.ts'
import { isNoMove } from './no-move.ts'
import { isSaidOfOthers } from './of-others.ts'
import { saysOfHome, saysTourTime } from './tour-time.ts'

type Found = Pick<LeadNote, 'topic' | 'value'>

/** "Sorry, long week" */
const hardTime = /\b(?:long|rough|hard|crazy|busy|tough|bad|weird) (?:day|week|month|year|morning|night)$/i
const noHurry = /\b(?:rush|hurry|prisa|apuro|patient|clock|flexible|open|deadline)\b/i
const seeksHome = /\b(?:need|want|ready|looking|searching|available|start)\b/i
/** "We rent right now" */
const asIsNow = /\b(?:rent|renting|lease|leasing|live|living|own|stay|staying) (?:\S+ ){0,4}now\b/i
/** "Thats just my guess", "I'm just helping" */
const remark =
  /\b(?:guess|blink|bad at this|for another|joking|joke|kidding|teasing|saying|asking|helping|co-?signing|checking (?:if|that|whether)|think (?:in|of (?:it|that)|that|it|so))\b/i
/** "Just principal and interest" */
const noHousehold = /^(?:yo|chiquit[oa]s?|grandes?|gord[oa]s?|just principal)$/i
/** "Gotta be out of my rental by the 30th" */
const leavesRental =
  /\b(?:out of|leav(?:e|ing)|los(?:e|ing)|end of|moving from|stuck in) (?:my|our) (?:\w+ )?(?:rental|lease|sublet)\b/i
/** "Renting a wheelchair lift van" */
const rentsThings =
  /\brent(?:ing)? (?:an?|the|some|us an?|our|my) (?:[\w-]+ ){0,3}(?:van|truck|car|u-?haul|trailer|storage|scooter|bikes?|furniture|chairs?|tent|equipment|crane|lift|dumpster|pod)\b/i
const ofNobody = /\basking for a friend\b/i
/** "A couple of Great Danes" */
const coupleOfOthers = /\bcouple of (?!us\b|people\b|adults\b|friends\b|kids\b|roommates\b|nurses\b|students\b)/i
const nameSaid =
  /^(?:(?:and|but|so|oh),? )?(?:her|his|their|its|the)(?: full| first| last)? name(?:['’]?s| is) \S+(?: \S+){0,3}$/i

/** "I'm an early bird" */
const likeAnimals =
  /\b(?:early bird|night owl|snow ?bird|free bird|dog[- ]tired|dog days|cat nap|rat race|lone wolf|sick as a dog|cool cat|party animal)s?\b/i

/** Whether words that may be a note on the visitor mean something else in this statement. */
export function isOtherwise({ topic, value }: Found, text: string): boolean {
  if (isSaidOfOthers({ topic, value }, text)) return true
  if (topic === 'timing')
    return (
      isNoMove(value, text) ||
      (saysTourTime(text) && !noHurry.test(value)) ||
      hardTime.test(value) ||
      expects.test(text) ||
      // "And in winter does it hold up"
      seasonQuestion(wordsOf(text).join(' '), languageOf(text)) !== null ||
      // "I'm on UK time right now"
      (/^(?:right )?now$/i.test(value) && (asIsNow.test(text) || !(saysOfHome(text) || seeksHome.test(text))))
    )
  if (topic === 'intent')
    return value === 'browsing'
      ? remark.test(text)
      : value !== 'buying' && (leavesRental.test(text) || rentsThings.test(text))
  if (topic === 'household')
    return noHousehold.test(value) || ofNobody.test(text) || (value === 'couple' && coupleOfOthers.test(text))
  return topic === 'pets' && (nameSaid.test(value) || (likeAnimals.test(text) && /^(?:an? )?\w+$/.test(value)))
}

/** "We're expecting in March": a child, and no move. */
const expects =
  /\b(?:expecting|pregnant)(?: (?:a baby|twins|again|another|our (?:first|second|third|baby)))? (?:in|around|this|next) \S+(?: \S+)?(?!.*\bmov)|\b(?:pregnant|expecting|baby)\b.{0,30}\bdue (?:in|on|by|around)\b(?!.*\bmov)|^(?:it is |she is |baby is )?due (?:in|on|around) \S+$/i

const ofPets = /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|animales|mascotas?|perr\w{1,5}|gat\w{1,5})\b/i
/** In Spanish this stands for something named before. */
const oneBefore = /^un[oa]s? \p{L}+$/iu

/** "¿Aceptan perros? Tengo uno chiquito": one of the pets that were named. */
export const asPets = (note: Found, message: string): Found =>
  note.topic === 'household' && oneBefore.test(note.value) && ofPets.test(message) && !namesPeople.test(note.value)
    ? { ...note, topic: 'pets' }
    : note

/** "My husband's in a chair", "every other week my girls, 8 and 11", "una pareja con mellizos y": without what isn't them. */
export const asPeople = ({ topic, value }: Found): Found => ({
  topic,
  value:
    topic === 'household'
      ? value
          .replace(howOften, '')
          .replace(/['’]s$/, '')
          .replace(/ (?:y|e|and|with|con|plus|&)$/i, '')
      : value,
})
const howOften =
  /^(?:every (?:other )?(?:week|weekend|weekday)s?|on (?:the )?weekends?|most weekends|half the time|part time)(?: it(?:['’]s| is))?,? (?:(?:i|we) have |with )?(?=\S)/i
const namesPeople = /(?:niñ|hij|beb[eé]|persona|amig|compañer|roommate)/i
