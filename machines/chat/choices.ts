import type { Beside, Message } from './message.ts'

/** The current choices: those of the last answer. An owner's update or a failed question doesn't remove them. */
export function choicesIn(messages: readonly Message[]): Beside | undefined {
  return messages.findLast(({ type, update, problem }) => type === 'ai' && !update && !problem)?.answer
}
