import type { LeadNote } from '../turn.ts'
import { weekdaySource } from '../understand/day-patterns.ts'
import { saysOfHome } from './tour-time.ts'

/** Whether a note's words bear it out: a tax rule and a credit score are no budget, and a name is no household. */
export function isPlausible({ topic, value, sentence }: LeadNote): boolean {
  if (topic === 'household') return !nameSaid.test(value)
  if (topic === 'pets') return !introduces.test(value)
  if (topic === 'timing')
    return saysOfHome(sentence) || !(dayOfTour.test(value) || bareHour.test(value) || ofBooking.test(value))
  return topic !== 'budget' || !(/^1031\b/.test(value) || (score.test(value) && ofCredit.test(sentence)))
}

const score = /^\s*[3-8]\d\d\s*$/
const ofCredit = /\b(?:credit|score|fico)\b/i
/** "Today", "Saturday the 28th", "the day after", "same day" */
const dayOfTour = new RegExp(
  String.raw`\b(?:${weekdaySource}|today|tonight|tomorrow|tmrw|same day|the day (?:after|before)|that week|thanksgiving|o['’]?clock|noon|hour|hours|\d ?[ap]m)\b|(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|mañana)(?!\p{L})`,
  'iu',
)
/** "Before 5" */
const bareHour = /^(?:not )?(?:before|after|until|till|by|around|at) \d{1,2}(?::\d\d)?\W*$/i
/** "Kindly shift by one hour", "good on our end, finalize it" */
const ofBooking = /\b(?:shift|finali[sz]e|confirm|book|reschedul\w*|change of plans|end of day|as late as)\b/i
/** "Her name: Genevieve" */
const introduces = /^(?:my|her|his|their|our|mi|su) (?:name|email|number|phone|nombre|correo)\b/i
/** "And I'm Mei" */
const nameSaid = /^(?:[Aa]nd )?[Ii]['’]?m \p{Lu}\p{L}+$/u
