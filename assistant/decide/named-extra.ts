import { dollarsOf } from '../say/calculator/query.ts'
import { amountsIn } from '../understand/amounts.ts'
import type { Reading } from '../understand/read.ts'
import { resultWords } from './from-result.ts'
import type { MoneyBefore } from './money-follow-ups.ts'
import { leadsOn } from './move-in-follow-ups.ts'
import { sharersOf } from './shared-follow-ups.ts'

/**
 * The words of the sum before with an amount of the visitor's own: "plus 25k for furniture" after a share of the price, "with
 * internet at 60 on top, each?" after what each of two pays. Null where a clause adds none.
 */
export function withNamedExtra(
  { words, amounts }: Pick<Reading, 'words' | 'amounts'>,
  before: MoneyBefore,
  today: string,
): string[] | null {
  const { calculation = [], earlierCalculation = [] } = before.memory
  if (calculation.length === 0 || words.length > 14) return null
  const line = words.join(' ')
  return (
    withClosingAgain(line, calculation, earlierCalculation) ?? otherShareDown(line, amounts, calculation) ?? added()
  )

  function added(): string[] | null {
    const [amount, ...others] = amounts
    const isAdded = addsForPurpose.test(line) || addsPurposeAt.test(line)
    if (!amount || others.length > 0 || !isAdded || ofListing.test(line)) return null
    const extra = amount.unit === '$' || amount.unit === null ? dollarsOf(amount, { words, home: before.home }) : null
    return extra === null || extra <= 0 ? null : plus(extra, before, today)
  }
}

function plus(extra: number, before: MoneyBefore, today: string): string[] | null {
  const { memory, home } = before
  const { calculation = [] } = memory
  const found = before.result()
  if (!found) return null
  if (!found.isMonthly) {
    const sum = /%|\bdown\b/.test(calculation.join(' ')) ? before.bracket() : null
    return sum && [...sum, 'plus', `$${extra}`]
  }
  const people = sharersOf(calculation, home, today)
  if (people === null) return null
  const total = found.amount * people + extra
  return [...resultWords({ amount: total, isMonthly: true }), 'split', `${people}`, 'ways']
}
const amountSaid = '\\$?\\d[\\d.,]*(?:k|m)?(?: (?:thousand|million|grand|k|bucks|dollars))?'
const onTop =
  '(?: (?:on top|too|also|as well|added|extra|all in|total|in total|together|altogether|to (?:that|it)|of (?:that|it)|each|apiece|per person|a head|a month|per month|monthly|how much|what|is|then|what is|that))*'
const add = '(?:(?:plus|with|and|add|adding|including|include|if i add|throw in|then) )+'
/** "Plus 25k for furniture" */
const addsForPurpose = new RegExp(
  `^${leadsOn}${add}(?:another |like |about |say |the |my |our )*${amountSaid}(?: (?:a month|per month|monthly))? (?:for|in|of|worth of) (?:the |my |our |some |new |a |an )*[a-z]+(?: [a-z]+)?${onTop}$`,
)
/** "With internet at 60 on top" */
const addsPurposeAt = new RegExp(
  `^${leadsOn}${add}(?:the |my |our |some |new |a |an )*[a-z]+(?: [a-z]+)? (?:at|for|of|being|costing|is) (?:like |about |around |another )*${amountSaid}${onTop}$`,
)
/** What the listing has amounts for, or what is a part of another sum. */
const ofListing =
  /\b(?:rent|hoa|dues|fees?|parking|garage|spot|space|cats?|dogs?|pets?|deposit|price|asking|down|offer|rate|interest|years?|months?(?! (?:each|$))|income|salary|budget|less|off)\b/

/** "What about 30 down instead" of a sum with another share besides what is paid down. */
function otherShareDown(line: string, amounts: Reading['amounts'], calculation: string[]): string[] | null {
  const shares = amountsIn(calculation).filter(({ unit }) => unit === '%')
  const [share, ...others] = amounts
  const isDown = shares.length > 1 && share && others.length === 0 && /\bdown\b/.test(calculation.join(' '))
  return isDown && downInstead.test(line) && share.value >= 3 && share.value < 100
    ? ['what', 'is', `${share.value}`, '%', 'down']
    : null
}
const downInstead =
  /^(?:(?:and|so|ok|then|but|what|how|about|if|i|we|with|put|do|at|try|say) )*\d{1,2}(?:\.\d+)?(?: ?%)? down(?: (?:instead|then|though))*$/

/** "Again with that closing on top" after another share paid down. */
function withClosingAgain(line: string, calculation: string[], earlier: string[]): string[] | null {
  if (!closingAgain.test(line)) return null
  const [, share = ''] = closingShare.exec(earlier.join(' ')) ?? []
  const isDown = /\bdown\b/.test(calculation.join(' ')) && !closingShare.test(calculation.join(' '))
  return isDown && share !== '' ? ['(', ...calculation, ')', 'plus', share, '%', 'of', 'the', 'price'] : null
}
const closingAgain =
  /^(?:(?:and|so|ok|then|again|now|plus|with|add|adding|including|still|the same|same) )*(?:with|plus|add|adding|including|again) (?:(?:that|the|those|same) )*closing(?: costs?)?(?: (?:on top|too|again|as well|added|of (?:that|it)|to (?:that|it)))*$/
const closingShare = /\b(\d{1,2}(?:\.\d+)?) ?% (?:(?:of|the|price|asking|for|in|my) )*closing\b/
