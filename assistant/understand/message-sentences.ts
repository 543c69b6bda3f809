import { forRecentTexts } from '../recent-texts.ts'

/** Of a message so many sentences are told apart; what follows is read as one. */
export const mostSentences = 40

const end =
  /(?<=[?!])\s*|(?<=\.)(?<!\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|no|mr|mrs|ms|dr|st|i\.e|e\.g)\.)(?<!\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)\.(?=\s(?:\d|at\b|the\b|morning|afternoon|evening|noon)))\s+|\n+|(?<!\s)\s+[:;]-?[()/D](?=\s)\s*/i

/** A day on one line, and its hour on the next. */
const dayAbove =
  /(?<=\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?: the \d{1,2}(?:st|nd|rd|th)?)?)\n+(?=\d{1,2}(?::\d\d)?(?: ?[ap]m)?\b|noon\b|the one\b)/gi

/** Splits a message into sentences; `p.m.`, `10.30` and email addresses end none. */
export const messageSentences = (message: string): string[] => [...recentSentences(message)]

const recentSentences = forRecentTexts(splitIntoSentences)

function splitIntoSentences(message: string): string[] {
  const sentences = message
    .replace(/\b([ap])\.\s?m\./gi, '$1m')
    .replace(dayAbove, ' ')
    .split(end)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence))
  if (sentences.length <= mostSentences) return sentences
  const separate = mostSentences - 1
  return [...sentences.slice(0, separate), sentences.slice(separate).join(' ')]
}
