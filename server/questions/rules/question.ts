import { oneLine, truncate } from '#domain/text.ts'

/** How long the link in a seller's email works, in days. */
export const questionLinkDays = 60

/**
 * A question as the seller reads it: one line, and nothing in it by which its visitor can be reached, since the answer is
 * for everyone and so is what was asked.
 */
export function askable(question: string): string {
  return truncate(withoutContacts(question), 300)
}

/** The question, with the question mark that follows it in the message. */
export function withQuestionMark(question: string, message: string): string {
  return /[?.!]$/.test(question) || !message.includes(`${question}?`) ? question : `${question}?`
}

/** The question without case and punctuation: equal for two questions in the same words. */
export function wordingOf(question: string): string {
  const words = question
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim()
}

function withoutContacts(text: string): string {
  return oneLine(text)
    .replaceAll(/[^\s<>@,;]{1,64}@[^\s<>@,;]+\.[^\s<>@,;.!?]+/g, '…')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, '…')
    .replaceAll(/(?<![\d$+])(?:\+\d{1,3}[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}(?!\d)/g, '…')
}
