import type { LeadNote } from '../turn.ts'

type Found = Pick<LeadNote, 'topic' | 'value'>

const ofBank = /\b(?:lender|bank|loan|mortgage|thirty|fifteen|30|15|rate|percent|%|credit union)/i
/** "Mortgage insurance drops off at twenty", "over the life of a mortgage", "what's left to finance" */
const noLoan =
  /\b(?:mortgage|loan) (?:insurance|deduction|interest|points?|calculator)\b|\b(?:life of|a lo largo de) (?:an?|the|una|la) (?:mortgage|loan|hipoteca)\b|\b(?:qued\w+|rest\w+|falt\w+|left|remains?) (?:por|to|para) financ|\b(?:seller|owner) financ/i
/** "I get paid in cash", "cobro en efectivo" */
const paidInCash =
  /\b(?:(?:get|gets|getting|am|are) paid|pays? (?:me|us)|tips|cobr(?:o|amos)|me pagan|nos pagan|gano|ganamos)\b.{0,20}\b(?:cash|efectivo|contado)\b/i
/** "No lender has looked at us yet" */
const notYet = /\b(?:no (?:lenders?|banks?)|haven['’]?t|have not|ningún banco)\b.*\b(?:yet|so far|todav[ií]a|a[uú]n)\b/i
const borrowed =
  /\bborrow(?:ing)? (?:(?:about|around|roughly|maybe|like) )?(?:an? )?(?:half|most|third|quarter|part|some|the rest|the remainder|\d{1,2} ?(?:%|percent))(?: of (?:it|the price))?/i
const denies = /\b(?:not|n['’]t|cant|wont|dont|never|no|nothing|hardly)\b/i

function financing(value: string, text: string): string | null {
  if (noLoan.test(text) && !/approv|cash|fha|\bva\b|sell/i.test(value)) return null
  if (/cash|efectivo|contado/i.test(value) && paidInCash.test(text)) return null
  if (/^cash, no loan$/.test(value) && notYet.test(text)) return 'not preapproved yet'
  if (/^fixed$/i.test(value)) return ofBank.test(text) ? 'mortgage' : null
  if (
    /^(?:an? )?(?:regular |plain |conventional |standard |normal )?(?:10|15|20|30|fifteen|twenty|thirty)[- ]year(?: fixed)?$/i.test(
      value,
    )
  )
    return `${value} mortgage`
  if (/^borrow/i.test(value)) return borrowed.exec(text)?.[0] ?? value.replace(/ (?:about|around|some)$/i, '')
  return value.replace(/['’]s$/, '')
}

/** "Can't do over 3k a month": what they can pay is up to that. */
function budget(value: string, text: string): string {
  const own = value.replace(/(?<=\d)['’]s$/, '')
  const place = text.indexOf(value)
  return denies.test(text.slice(Math.max(0, place - 40), Math.max(0, place)))
    ? own.replace(/^(?:over|above|past|beyond|more than) /i, '')
    : own
}

/** A note in words that mean what its statement says; null where the statement says something else. */
export function tidied(note: Found, text: string): Found | null {
  if (note.topic === 'budget') return { ...note, value: budget(note.value, text) }
  if (note.topic !== 'financing') return note
  const value = financing(note.value, text)
  return value === null ? null : { ...note, value }
}

/** "Actually make that 1.1", of the budget said before. */
const corrected =
  /^(?:(?:actually|no|wait|sorry|scratch that|hmm|well|ok|okay|nah|oh),? )*(?:make (?:that|it)|call it) (?<value>\$?\d[\d,]*(?:\.\d{1,2})? ?(?:k|m|mil|million|grand|thousand)\b|\$\d[\d,.]*\d|\d\.\d)(?![\d:.]| ?(?:%|percent|[ap]\.?m\b|ft|sq|days?|people|down))/i

/** The amount that someone corrects their budget to. */
export function correctedBudget(text: string): Found[] {
  const value = corrected.exec(text.trim())?.groups?.value
  return value ? [{ topic: 'budget', value: /^\d\.\d$/.test(value) ? `${value} million` : value }] : []
}
