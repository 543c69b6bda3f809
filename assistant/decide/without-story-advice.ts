import type { Answer } from '../say/answer.ts'
import type { Act } from '../understand/acts.ts'
import type { Reading } from '../understand/read.ts'

interface SaidOfClause {
  act: Act
  answers: Answer[]
  open: object | null
}

/**
 * "1031 exchange buyer here, clock's ticking. How fast can we close?", "mortgage rates are nuts. Is there a pool?": what only
 * tells of loans and taxes, beside a question about the home, asks for no advice.
 */
export function withoutStoryAdvice<Said extends SaidOfClause>(said: Said[], readings: Reading[]): Said[] {
  if (said.length !== readings.length) return said
  // "Under the new law, who has to pay the broker?": where the record tells nothing, the advice is the answer.
  const isAsked = said.some(({ answers }) => answers.some(({ text }) => text.en !== ''))
  const isStory = ({ act, answers }: Said, { isMarked, words }: Reading) =>
    act === 'market' && answers.length === 0 && !isMarked && words.length > fewest && !asks.test(words.join(' '))
  return isAsked ? said.filter((one, i) => !isStory(one, readings[i] as Reading)) : said
}

/** "Mortgage rates, and is there a pool?" */
const fewest = 3
const asks =
  /\b(?:what|how|which|should|tell|explain|recommend|suggest|advice|advise|wonder\w*|curious|know|worth|better|best|good (?:deal|investment|price)|overpriced)\b|^(?:is|are|can|could|do|does|would|will|any)\b/
