import type { Beside, Message } from './message.ts'

/**
 * What can be chosen now: what the last answer left open. News of the owner doesn't close it, nor does a question that
 * failed.
 */
export function choicesIn(messages: readonly Message[]): Beside | undefined {
  return messages.findLast(({ type, update, problem }) => type === 'ai' && !update && !problem)?.answer
}
