import type { Home } from '../../facts/home.ts'
import type { Reading } from '../../understand/read.ts'
import type { Answer } from '../answer.ts'
import { both, count, sentence, type Words } from '../format.ts'

/** The listing's answer to a question about one topic; null when it has none. `today` on the property's calendar. */
export type TopicAnswer = (question: Reading, home: Home, today: string) => Answer | null

const yesNo =
  /^(?:and |so |but |or |also |ok |okay |hi |hello |hey |then |please |good morning |good evening |the (?:house|home|place|apartment|condo|loft|building) (?=does|is|has))*(?:is|are|does|do|can|could|may|will|would|has|have|did|was|any|am|it is|you (?:have|take|allow|can|do|show)|i can|we can|there is)\b/

export const isYesNo = ({ words, isMarked }: Pick<Reading, 'words'> & { isMarked?: boolean }) => {
  const line = words.join(' ')
  if (/\b(?:what|how|which|when|where)\b/.test(line)) return false
  // "Is the washer mine or shared?"
  if (
    /\b(?:mine|ours|my own|our own|private|in (?:the )?unit) or (?:is it |are they )?(?:shared|communal|common)\b/.test(
      line,
    )
  )
    return false
  return (
    yesNo.test(line) ||
    (isMarked === true &&
      /\b(?:allowed|ok|okay|included|accepted|permitted|welcome|possible|right|correct|(?:are )?we (?:good|cool|set))$/.test(
        line,
      ))
  )
}
export const has = ({ words }: Reading, ...list: string[]) => list.some((word) => words.includes(word))
export const says = ({ words }: Reading, pattern: RegExp) => pattern.test(words.join(' '))

export const yesWord = both('Yes. ', 'Sí. ')
export const noWord = both('No. ', 'No. ')
export const noLead = both('', '')
export const ledBy = (lead: Words, text: Words): Words => both(lead.en + text.en, lead.es + text.es)

const led = (question: Reading, lead: Words, en: string, es: string) =>
  ledBy(isYesNo(question) ? lead : noLead, both(sentence(en), sentence(es)))
export const yes = (question: Reading, en: string, es: string): Words =>
  led(question, says(question, supposesNone) ? noLead : yesWord, en, es)
/** "So there's no space for the car then?": a yes would agree. */
const supposesNone = /^(?:(?:and|so|ok|but|then|wait|oh) )*there (?:is|are) no\b/
export const no = (question: Reading, en: string, es: string): Words => led(question, noWord, en, es)

/** "Yes" or "No" when the question allows either. */
export const verdict = (question: Reading, is: boolean): Words => (isYesNo(question) ? (is ? yesWord : noWord) : noLead)

export const plural = (value: number, one: string, many = `${one}s`) => `${count(value)} ${value === 1 ? one : many}`

const takesNoArticle = /^(?:an?|one|two|three|the)\b(?!-)/i
export const withArticle = (text: string) =>
  takesNoArticle.test(text) ? text : `${/^(?:[aeiou](?!ne-)|8|11|18)/i.test(text) ? 'an' : 'a'} ${text}`

/** Null while the home is still available. */
export const offMarket = ({ listing }: Home): Words | null =>
  listing.marketStatus === 'under_contract'
    ? both('It’s under contract.', 'Está bajo contrato.')
    : listing.marketStatus === 'sold'
      ? both('It’s been sold.', 'Ya se vendió.')
      : listing.marketStatus === 'leased'
        ? both('It’s been leased.', 'Ya se alquiló.')
        : null

export function freeRentWords({ freeRent }: Home): Words {
  if (freeRent === null) return noLead
  const { months, term } = freeRent
  return both(
    `${months === 1 ? 'one month' : `${months} months`} free on an ${term}-month lease`,
    `${months === 1 ? 'un mes' : `${months} meses`} gratis con un contrato de ${term} meses`,
  )
}
