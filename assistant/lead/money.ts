const amount = String.raw`(?:us)?\$?\s?\d[\d,]*(?:\.\d+)?\s?(?:k|m|mm|mil|mill|million|thousand|grand)?(?!\w)`
const notMoney = String.raw`(?!\s*(?:%|percent|sq\b|square|feet|ft\b|people|persons|months?\b|weeks?\b|days?\b|years?\b|hours?\b|minutes?\b|kids|children|dogs?|cats?|bed|bath|br\b|car|(?:st|nd|rd|th|am|pm)\b|[-/]\d))`
const per = String.raw`(?:\s*(?:dollars|usd|bucks))?(?:\s*(?:a|per|each|every|/)\s*(?:month|mo|week|year)\b|\s+monthly)?`
const range = String.raw`(?:between\s+|from\s+)?${amount}\s*(?:and|to|-|–)\s*${amount}`
const bound = String.raw`(?:(?:up to|under|below|less than|no more than|not more than|at most|max(?:imum)?(?: of)?|around|about|roughly|approximately|as high as|a maximum of|somewhere around|over|at least|~)\s*)?`

/** Source of a pattern (no flags) for an amount or a range: `up to $2.5M`, `between 3 and 3.5k a month`. */
export const moneySource = `(?:${bound}(?:${range}|${amount})${notMoney}${per})`

/**
 * Whether a match of the pattern is an amount: it has a currency sign, a unit or enough digits. "Two" and a bare year don't
 * count.
 */
export function isMoney(text: string): boolean {
  if (/\$|\d\s?(?:k|m|mm|mil|mill|million|thousand|grand)\b|dollars|usd|bucks|month|\bmo\b/i.test(text))
    return /\d/.test(text)
  return (
    [...text.matchAll(/\d[\d,]*/g)].every(([digits]) => Number(digits.replaceAll(',', '')) >= 500) && /\d/.test(text)
  )
}
