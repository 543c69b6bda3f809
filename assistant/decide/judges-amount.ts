import type { Reading } from '../understand/read.ts'
import { findTopics } from '../understand/topics.ts'

/**
 * Whether a clause asks how an amount compares with other homes': "is that a lot for the area?" after the price, "are
 * the dues high?" on its own. `subject` holds the English words of what was spoken of last.
 */
export function judgesAmount({ words, own = words }: Pick<Reading, 'words' | 'own'>, subject: string[]): boolean {
  const isOfAmount = findTopics(subject).some(({ id }) => topicsOfAmounts.has(id))
  if (isOfAmount && forPlace.test(own.join(' '))) return true
  const start = own.findIndex((word) => !leading.has(word))
  const [verdict = '', ...comparison] = own.slice(start)
  return (
    verdicts.has(verdict) &&
    (verdict !== 'lot' || own[start - 1] === 'a') &&
    comparison.every((word) => comparables.has(word)) &&
    (own.some((word) => amounts.has(word)) || isOfAmount)
  )
}

/** "Is that high for Mill Valley?" */
const forPlace =
  /^(?:(?:so|and|is|are|that|it|this|they|hm|wow|pretty|kind|of) )*(?:high|low|a lot|expensive|cheap|normal|typical|steep|pricey|fair) for (?!an? |my |our |the (?:dog|cat|pet)|dogs?\b|cats?\b|pets?\b|two\b|one\b|\d)\w+(?: \w+){0,2}$/
const setOf = (list: string) => new Set(list.split(/\s+/))
const amounts = setOf('price rent fee fees dues hoa deposit')
const topicsOfAmounts = new Set<string>(['price', 'fee', 'deposit', 'utilities', 'moveInCost', 'parking', 'storage'])
const leading = setOf(
  `so and but hm hmm oh wow ok well would you say is are does do not that it this they those these the your asking monthly security list
  price rent fee fees dues hoa deposit seem seems sound sounds look looks feel feels be a an bit little kind sort of pretty really very too
  quite just on side considered`,
)
const verdicts = setOf(
  'lot high higher low lower much steep normal typical common usual average standard expensive pricey cheap reasonable competitive fair',
)
const comparables = setOf(
  `price fee rent deposit no or not what right for in around with compared than to a an the this that these your one some other others most
  similar like here there it size area areas neighborhood neighborhoods part of town city block street market home homes house houses condo
  condos apartment apartments loft lofts townhouse townhouses place places building buildings unit units two three bedroom bedrooms bed`,
)
