import type { Query } from '../say/calculator/query.ts'
import { monthSource } from '../understand/day-patterns.ts'

/**
 * What a message asks, in words that the calculator knows: "last building raised them five percent the first year, if this one
 * did the same what would the dues be" as 5 % over the dues. Null where it asks for none of these.
 */
export function statedWords(query: Query): string | null {
  for (const asked of [
    baseChanged,
    priceAndClosing,
    ownShare,
    priceUp,
    availableBefore,
    savedOverTerm,
    homeWithParking,
  ]) {
    const words = asked(query)
    if (words !== null) return words
  }
  return null
}

const isPercent = ({ unit }: Query['amounts'][number]) => unit === '%'
const isMoney = ({ unit, value }: Query['amounts'][number]) => unit === '$' || (unit === null && value >= 20)

/** "5% off for signing 24 months would make the rent …", "if the board bumps the dues five percent, what's the new monthly" */
function baseChanged({ line, amounts, home, isYesNo }: Query): string | null {
  const [share, another] = amounts.filter(isPercent)
  const base = ofDues.test(line) ? 'hoa' : home.isRental && ofRent.test(line) ? 'rent' : null
  if (!share || another || !base || isYesNo || amounts.some(isMoney) || ofOtherShare.test(line)) return null
  if (!asksResult.test(line)) return null
  const [goesUp, comesDown] = [rises.test(line), falls.test(line)]
  return goesUp === comesDown ? null : `${share.value} % ${goesUp ? 'over' : 'below'} the ${base}`
}
const ofDues = /\b(?:hoa|dues|association)\b/
const ofRent = /\b(?:rent|monthly|a month|per month)\b/
const ofOtherShare =
  /\b(?:down|downpayment|income|pay|salary|earn|make a|closing|commission|rate|interest|tax|taxes|each|split|(?:percent|%) of|how (?:many|much) (?:more|less|off)|would (?:they|the (?:owner|landlord|seller))|save|total|year of|deposit)\b/
const asksResult =
  /\b(?:what|how much|makes?|would be|comes? to|new|becomes?)\b|\b(?:rent|dues|monthly|hoa)(?: (?:is|be|then|to|at))*$/
const rises =
  /\b(?:increase[sd]?|increasing|raise[sd]?|raising|bump\w*|hike[sd]?|up|higher|jump\w*|climb\w*|went up|goes up|grow\w*)\b/
const falls = /\b(?:off|less|lower\w*|discount\w*|cut|cuts|drop\w*|reduc\w*|knock\w*|below|under)\b/

/** "All cash, full price, and about 2 percent for closing, what's the total wire" */
function priceAndClosing({ line, amounts, home, isYesNo }: Query): string | null {
  const [share, another] = amounts
  if (home.isRental || !share || another || !isPercent(share) || share.value > 10 || isYesNo) return null
  const isAll =
    /\bclosing\b/.test(line) &&
    /\b(?:total|altogether|all in|wire|everything|in all|out the door|together)\b/.test(line)
  const isWhole =
    /\b(?:full price|all cash|cash buyers?|in cash|pay(?:ing)? cash|asking|the price|no loan|no mortgage)\b/.test(line)
  return isAll && isWhole && !/\bdown\b/.test(line) ? `price plus closing costs of ${share.value} %` : null
}

/** "Buying with my partner sixty forty, my 60 comes to?" */
function ownShare({ line, amounts, words, home }: Query): string | null {
  const parts = amounts.filter(({ unit, value }) => (unit === null || unit === '%') && value > 0 && value < 100)
  const [one, other] = parts
  if (!one || !other || one.value + other.value !== 100 || parts.length !== amounts.length) return null
  if (/\b(?:custody|chance|odds|sunny|shade)\b/.test(line)) return null
  const own = parts.find(({ from }) => /^(?:my|our|his|her|their)$/.test(words[from - 1] ?? ''))
  const bigger = /\bbigger (?:part|half|share)\b/.test(line) ? Math.max(one.value, other.value) : null
  const share = own?.value ?? bigger
  const base = ofDues.test(line) ? 'hoa' : /\bdeposit\b/.test(line) ? 'deposit' : home.isRental ? 'rent' : 'price'
  return share ? `${share} % of the ${base}` : null
}

/** "One million one twenty right? And if there's a bidding war and it goes up by sixty thousand" */
function priceUp({ amounts, words, home, line }: Query): string | null {
  const [more, another] = amounts.filter((one) => isMoney(one) && one.value !== home.price)
  if (home.isRental || home.price === null || !more || another || amounts.some(isPercent)) return null
  const before = words.slice(Math.max(0, more.from - 5), more.from).join(' ')
  const isUp =
    /\b(?:goes|went|go|going|bid|pushed|drives?|driven|ends?) (?:it |this |the price )?up (?:by |another )*$/.test(
      `${before} `,
    )
  return isUp && more.value >= 1000 && /\b(?:if|say|suppose)\b/.test(line) ? `price plus $${more.value}` : null
}

/** "We have to be out on Dec 20. Is it open before that?" */
function availableBefore({ line }: Query): string | null {
  const [, side = ''] = asksIfFree.exec(line) ?? []
  const [day, another] = [...line.matchAll(monthAndDay)]
  return side !== '' && day && !another ? `is it available ${side === 'before' ? 'before' : 'by'} ${day[0]}` : null
}
const asksIfFree =
  /\b(?:open|available|free|ready|vacant|empty|move in|be in|get in|in there|start)\b(?: \w+){0,3} (before|by|on|in time for) (?:that|then|it)\b/
const monthAndDay = new RegExp(String.raw`\b${monthSource} \d{1,2}\b`, 'g')

/** "If they'd take 4,900 for the two year lease how much do I save over the whole thing" */
function savedOverTerm({ line, amounts, home }: Query): string | null {
  const [term, anotherTerm] = amounts.filter(({ unit }) => unit === 'month' || unit === 'year')
  const [bid, anotherBid] = amounts.filter((one) => isMoney(one) && one.value !== home.price)
  if (!home.isRental || home.price === null || !term || anotherTerm || !bid || anotherBid) return null
  if (bid.value >= home.price || bid.value < home.price / 2) return null
  const isAsked = /\b(?:save|saves|saving|savings|less|cheaper)\b/.test(line) && overAll.test(line)
  const months = term.unit === 'year' ? term.value * 12 : term.value
  return isAsked && months > 1 && months <= 60 ? `( rent minus $${bid.value} monthly ) times ${months}` : null
}
const overAll =
  /\b(?:over|across|for|during|in) (?:the |those |that |all )?(?:whole|full|entire|total|lease|term|stay|thing|\d+ (?:years?|months?)|(?:two|three) years?)\b|\b(?:in all|altogether|in total|total)\b/

/** "Apartment plus the garage down the street" */
function homeWithParking({ line, amounts, home }: Query): string | null {
  const isOwn = amounts.every((one) => one.value === home.parking?.nearbyMonthly || one.value === home.parking?.monthly)
  if (!home.isRental || !isOwn) return null
  return /\b(?:apartment|flat|unit|loft|place|home) (?:plus|with|and|together with) (?:the |a |that )?(?:\w+ )?(?:garage|parking|spot)\b/.test(
    line,
  )
    ? 'rent plus parking how much in total'
    : null
}
