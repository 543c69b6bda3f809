import { type Part, textOf } from '#assistant/decide/part.ts'

/**
 * What of an answer may be sent before it is kept: the listing's facts at its beginning. What follows may say what was done
 * (asked, booked, passed on) and waits for the commit. Empty where the answer begins with such a part.
 */
export function textBeforeCommit(parts: Part[]): string {
  const end = parts.findIndex((part) => !isFact(part))
  const [before, after] = end < 0 ? [parts.slice(0, -1), parts.slice(-1)] : [parts.slice(0, end), parts.slice(end)]
  const text = textOf(before)
  // The whole must begin with it: a later part of the same words would be left out there.
  return text !== '' && textOf([...before, ...after]).startsWith(`${text} `) ? `${text} ` : ''
}

const isFact = ({ act, isAnswer, question, event }: Part) =>
  act === 'question' && isAnswer && question === null && event === null
