import type { Likely } from '../understand/learned.ts'
import type { Reading } from '../understand/read.ts'
import { tourTimeIn } from '../understand/tour-times.ts'

/** "Would they take 4.5?" */
export const namesOffer = ({ text, words, amounts, topics }: Reading) =>
  amounts.some(({ unit, value }) => (unit === '$' || unit === null) && value > 0) &&
  tourTimeIn(text) === null &&
  (asOffer.test(words.join(' ')) ||
    /\b(?:take|accept|entertain|consider|look at|go for|do|agree|settle|sell)\b/.test(words.join(' '))) &&
  topics.every((id) => id === 'price' || id === 'flexibility') &&
  !/\b(?:dogs?|cats?|cars?|months?|years?|beds?)\b/.test(words.join(' '))

/** "Thinking 4.6 as an offer, is that dumb?" */
export const asOffer =
  /\b(?:as|for) an? (?:opening |first |starting )?(?:offer|bid)\b|\b(?:offering|(?:offer|bid) of|lowball\w*(?: (?:of|at))?) \$?\d/

/** "What do I get for that 985?" offers nothing. */
export const meansOffer = (reading: Reading, likely: Likely | undefined) =>
  namesOffer(reading) && (likely === undefined || (likely.topics.flexibility ?? 0) > 0.05)
