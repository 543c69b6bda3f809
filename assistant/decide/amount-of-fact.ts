import type { Home } from '../facts/home.ts'
import { countsTo, ones } from '../understand/number-words.ts'
import type { Reading } from '../understand/read.ts'

/** "What exactly do I get for that 985?", "two ten a month goes to what": the fee, named by its amount or as what is monthly. */
export function ofFee(clause: Reading, { feeMonthly, price, isRental }: Home): Reading | null {
  if (!feeMonthly || feeMonthly === price || clause.isAside) return null
  const line = clause.words.join(' ')
  const isOfAmount = clause.amounts.some(
    ({ unit, value }) => (unit === '$' || unit === null || unit === 'month') && value === feeMonthly,
  )
  const isNamed = isOfAmount || (!isRental && (line.includes(spokenHundreds(feeMonthly)) || ofMonthly.test(line)))
  const namesOther = clause.topics.some((id) => id !== 'price') || clause.things.length > 0
  if (!isNamed || namesOther) return null
  return { ...clause, topics: ['fee'], isMarked: true, isSure: true, extra: [], asked: [] }
}

/** "And the monthly thing stays the same either way?" */
const ofMonthly = /\b(?:the|that|this|its) monthly (?:thing|one|bill|charge|part|bit|thingy|stuff)\b/

/** "Nine eighty five" of 985; a text that no line holds where a number isn't said so. */
function spokenHundreds(value: number): string {
  const rest = value % 100
  const hundreds = ones[Math.floor(value / 100)]
  if (value < 110 || value > 1999 || hundreds === undefined || rest < 10) return '\n'
  const names = Object.entries(countsTo(90))
  const named = (number: number) => names.find(([, one]) => one === number)?.[0] ?? ''
  const spoken = rest < 20 || rest % 10 === 0 ? named(rest) : `${named(rest - (rest % 10))} ${named(rest % 10)}`
  return `${hundreds} ${spoken}`
}

/** "Could they shave anything off the 5150": whether the price is firm, and no comparison. */
export const asksOffPrice = ({ words, amounts }: Pick<Reading, 'words' | 'amounts'>, { price }: Home) =>
  price !== null && amounts.length === 1 && amounts[0]?.value === price && comesOff.test(words.join(' '))
const comesOff =
  /\b(?:shave|knock|take|cut|trim|chop|come|get|drop|budge|move|give|wiggle|go)\b(?: \w+){0,4} (?:off|down from|below|under|from|on|lower than) (?:of )?(?:the |that |their )?\$?\d[\d.,]*k?$/
