import type { SpokenLine } from './spoken-line.ts'

/** An amount, or a range of two, in a line. */
interface Span {
  start: number
  end: number
}

const amount = /(?:#|~\d+(?:\.\d+)?)(?= |$)/g
/** Words between the ends of a range: "5k maybe 5200", "four, at most 4.75", "between 1 and 1.2". */
const between =
  /^ (?:(?:and|to|or|plus|maybe|possibly|but|at|most|the|no|not|more|than|less|up|upto|i|we|could|can|be|would|will|go|reach|push|manage|do|as|high|stretch|give|take|max|maximum|tops|around|about|even) ){0,6}$/
/** Words before an amount that belong to it. */
const bounds =
  /(?:\b(?:up to|under|below|less than|no more than|not more than|not over|not above|at most|at least|around|about|roughly|maximum|between|from|over|a maximum of|as high as|somewhere|south of|shy of|at or below|in the neighborhood of) )+$/
const per = /^(?: (?:a|per|the|each|every|al)){0,2} (?:month|monthly|mes)\b/

/** The amounts of a line; the two ends of a range count as one. */
function amountsOf(line: string): Span[] {
  const spans: Span[] = []
  for (const { 0: sign, index } of line.matchAll(amount)) {
    const last = spans.at(-1)
    if (last && between.test(line.slice(last.end, index))) last.end = index + sign.length
    else spans.push({ start: index, end: index + sign.length })
  }
  return spans.map(({ start, end }) => ({
    start: start - (bounds.exec(textBefore(line, start))?.[0].length ?? 0),
    end: end + (per.exec(textAfter(line, end))?.[0].length ?? 0),
  }))
}

/** Characters beside an amount that are read for what it is: a line of many amounts would be read as often as it has some. */
const nearby = 160
const textBefore = (line: string, end: number) => line.slice(Math.max(0, end - nearby), end)
const textAfter = (line: string, start: number) => line.slice(start, start + nearby)

/** What an amount is for when it isn't a budget: "80k down", "a deposit of 3,400", "listed at 1.9". */
const ofOtherAfter =
  /^ (?:(?:for|as|in|of|a|the|my|our|is|was) ){0,3}(?:down|deposit|saved|savings|bank|loan|hoa|dues|fees?|income|salary|year|sqft|square|feet|acres|credit|score|rent now|now|per year|annually|commission|pounds?|lb|miles?|people|units?|taxes?|questions?)\b|^ (?:less|lower|under|below|off|over|above|more|short|shy|cheaper)(?: than| of)? (?:(?:the|what|their) )?(?:ask|asking|list|listing|price|they|he|she|you|sellers?|owners?)\b/
const ofOtherBefore =
  /\b(?:(?<!\bcome )down|deposit|fees?|hoa|dues|taxes?|income|salary|make|makes|earn|earns|saved|savings|paid|paying now|pay now|was|were|asking|listed|list|sold|sell|selling|worth|appraised|zestimate|offer|offered|price is|costs?|instead of|score|loan of|mortgage of|refund|reduced|dropped|(?<!\bour )number|zip|unit|built)(?: (?:is|was|of|at|for|to|the|a|about|around|me|us|it|my|our|mine|ours)){0,4} $/
/** "Can't do more than 1.15M" is a budget. */
const capped =
  /\b(?:not|never|no|hardly|nothing)(?: \S+){0,4}? (?:more than|over|above|north of|past|beyond|exceed|exceeding|higher than) $/
const denied =
  /\b(?:not|never|without|hardly|can not|no) (?:(?:pay|spend|afford|go|do|want|to|over|above|be|a|the|have) ){0,4}$/

/** Words that say what an amount is for. */
const cue =
  /\b(?:budgets?|ballpark|max|maximum|tap out|max out|cap out|draw the line|limit|ceiling|cap|tops?|range|afford|spend|stretch|pay|price range|target|comfortable|approved|preapproved|looking|hoping|thinking|work with|stay|keep|below|under|swing|manage|do|go|want|need|buy|rent|cash|allowance|capped|cleared|money|most|aside|reach|come down|sweet spot|line|south of|shy of|range|handle|presupuesto|tope)\b/
/** "Budget 3,400", "3,500 a month max" */
const namedBefore =
  /\b(?:budgets?(?:['’]s)?|presupuesto|(?:my|our) (?:limits?|ceilings?|max|cap|tope)|our number)(?: (?:is|of|de|es|at|around|about|like))* $/
/** "The budget isn't 5M, it's 4.4" */
const corrects =
  /\b(?:budget|presupuesto|max|limit)\b.*\bnot \S+ (?:(?:it is|it's|its|is|but|more like|rather|actually) )+$/
const namedAfter = /^ (?:max|maximum|tops|at (?:the )?most|no more)\b/
const firstPerson = /\b(?:i|id|im|ill|ive|we|my|our|us|me|mine)\b/
/** Whether a line is little more than the amount: "1.1 give or take 50k", "call it 3,400". */
const isBare = (line: string, { start, end }: Span) =>
  line.length - (end - start) <= nearby &&
  [...line.slice(0, start).split(' '), ...line.slice(end).split(' ')].filter(Boolean).length <= 4

/** The budget in a clause: an amount that isn't said to be for something else. */
export function budgetIn({ line, written }: SpokenLine, isBesideOthers: boolean): string | null {
  const spans = amountsOf(line)
  // "The lender said 2.1, but I'm not comfortable above 1.8"
  const isCap = ({ start }: Span) => capped.test(textBefore(line, start))
  const isCued = cue.test(line)
  const isOwn = firstPerson.test(line)
  for (const span of [...spans.filter(isCap), ...spans.filter((one) => !isCap(one))]) {
    const [before, after] = [textBefore(line, span.start), textAfter(line, span.end)]
    if (ofOtherAfter.test(after) || ofOtherBefore.test(before) || (denied.test(before) && !isCap(span))) continue
    const isNamed = namedBefore.test(before) || namedAfter.test(after)
    const isTheirs = isCap(span) || isNamed || corrects.test(before) || (isCued && (isOwn || isBare(line, span)))
    if (!isTheirs && !(isBesideOthers && isBare(line, span))) continue
    const value = written(span.start, span.end)
    if (value !== '') return inMillions(value, line.slice(span.start, span.end))
  }
  return null
}

/** "1.85" of a price is millions, and "1.9 million" says so itself. */
const inMillions = (value: string, read: string) =>
  /~\d+\.\d/.test(read) && !/\b(?:mil(?:l|lion|l[oó]n|lones)?)(?!\p{L})|\b(?:month|monthly|mes)$/iu.test(value)
    ? `${value} million`
    : value

/** The amount of a line that is about the budget. */
export function amountOf({ line, written }: SpokenLine): string | null {
  for (const span of amountsOf(line)) {
    if (ofOtherAfter.test(textAfter(line, span.end)) || ofOtherBefore.test(textBefore(line, span.start))) continue
    const value = written(span.start, span.end)
    if (value !== '') return inMillions(value, line.slice(span.start, span.end))
  }
  return null
}

/** Extends a match to the whole range it's part of. */
export function widened(line: string, [start, end]: [number, number]): [number, number] {
  const around = amountsOf(line).find((span) => span.start < end && start < span.end)
  return around ? [Math.min(start, around.start), Math.max(end, around.end)] : [start, end]
}
