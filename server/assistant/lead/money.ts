const amount = String.raw`(?:us)?\$?\s?\d[\d,]*(?:\.\d+)?\s?(?:k|m|mm|mil|mill|million|thousand|grand)?(?!\w)`
const notMoney = String.raw`(?!\s*(?:%|percent|sq\b|square|feet|ft\b|people|persons|months?\b|weeks?\b|days?\b|years?\b|hours?\b|minutes?\b|kids|children|dogs?|cats?|bed|bath|br\b|car|(?:st|nd|rd|th|am|pm)\b|[-/]\d))`
const per = String.raw`(?:\s*(?:dollars|usd|bucks))?(?:\s*(?:a|per|each|every|/)\s*(?:month|mo|week|year)\b|\s+monthly)?`
const range = String.raw`(?:between\s+|from\s+)?${amount}\s*(?:and|to|-|–)\s*${amount}`
const bound = String.raw`(?:(?:up to|under|below|less than|no more than|not more than|at most|max(?:imum)?(?: of)?|around|about|roughly|approximately|as high as|a maximum of|somewhere around|over|at least|~)\s*)?`

/** An amount as people write one, `up to $2.5M`, `between 3 and 3.5k a month`; the source of a pattern without flags. */
export const moneySource = `(?:${bound}(?:${range}|${amount})${notMoney}${per})`

/** Whether what looks like an amount is one: a sign, a unit, or enough digits. "Two" and a bare year are none. */
export function isMoney(text: string): boolean {
  if (/\$|\d\s?(?:k|m|mm|mil|mill|million|thousand|grand)\b|dollars|usd|bucks|month|\bmo\b/i.test(text))
    return /\d/.test(text)
  return (
    [...text.matchAll(/\d[\d,]*/g)].every(([digits]) => Number(digits.replaceAll(',', '')) >= 500) && /\d/.test(text)
  )
}
