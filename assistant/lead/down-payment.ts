import type { LeadNote } from '../turn.ts'

type Note = Pick<LeadNote, 'topic' | 'value'>

const share = String.raw`\d{1,2}(?:\.\d)? ?(?:%|percent|pct|por ?ciento)`
const money = String.raw`\$?\d[\d,.]{0,12} ?(?:k|m|mil|million|millones|grand)?`
const paidDown = new RegExp(
  String.raw`(?<share>${share}(?: (?:down|as (?:a|the|our|my) down ?payment|(?:for|toward) (?:a|the|our|my) down ?payment|de (?:enganche|entrada|inicial|anticipo))\b))|\b(?:putting|put|pay|paying) (?<after>down (?:about |around |like )?${share})|\b(?:loan|mortgage|conventional|fha|va|jumbo)\b[^.;\d]{0,15}(?<bare>\d{1,2} down)\b|(?<money>${money}(?: (?:to put down|(?:for|toward) (?:a|the|our|my) down ?payment|de (?:enganche|entrada|anticipo))))\b`,
  'i',
)

/**
 * What a visitor pays down, beside what else they say of their financing: "about 30 percent down, and the bank has us
 * preapproved". Empty where one of the notes says it already.
 */
export function downPaymentIn(text: string, notes: Note[]): Note[] {
  const { share: named, after, bare, money: sum } = paidDown.exec(text)?.groups ?? {}
  const value = named ?? after ?? bare ?? sum
  if (!value || ofOthers.test(text)) return []
  const isSaid = notes.some(
    ({ topic, value: said }) => topic === 'financing' && /\b(?:down|enganche|entrada|anticipo)\b/i.test(said),
  )
  return isSaid ? [] : [{ topic: 'financing', value }]
}

/** "My brother put 20% down on his", "they wanted 30% down" */
const ofOthers =
  /\b(?:he|she|they|brother|sister|friend|coworker|neighbou?r|boss|cousin)(?: \w+){0,2} (?:put|paid|want(?:s|ed)?|ask(?:s|ed)?)\b|\b(?:su|mi) (?:hermano|hermana|amigo|amiga|primo|prima) (?:dio|puso|pag[oó])\b/i
