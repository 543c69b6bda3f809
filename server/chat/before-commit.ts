import { type Part, textOf } from '#assistant/decide/part.ts'

/**
 * The start of an answer that may be sent before the commit: facts of the listing. Empty when the answer starts with
 * something else: parts that say what was done (asked, booked, passed on) wait for the commit.
 */
export function textBeforeCommit(parts: Part[]): string {
  const end = parts.findIndex((part) => !isFact(part))
  const [before, after] = end < 0 ? [parts.slice(0, -1), parts.slice(-1)] : [parts.slice(0, end), parts.slice(end)]
  const text = textOf(before)
  // Must be a prefix of the full text: a later part with the same words would be dropped there.
  return text !== '' && textOf([...before, ...after]).startsWith(`${text} `) ? `${text} ` : ''
}

const isFact = ({ act, isAnswer, question, event }: Part) =>
  act === 'question' && isAnswer && question === null && event === null
