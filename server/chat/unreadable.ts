import type { Reply } from '#assistant/decide/reply.ts'
import type { ReadMessage } from '#assistant/read-visitor-message.ts'
import { TaskAborted } from '#server/platform/worker/runner.ts'

const words = 'Sorry, I couldn’t read that message. Please try again with shorter sentences.'

/** The reply to a message that takes too long to read. It has no effects and isn't rephrased. */
export const unreadableReply: Reply = {
  parts: [{ act: 'protected', text: words, isAnswer: true, facts: [], sources: [], question: null, event: null }],
  language: 'en',
  acts: [],
  topics: [],
  facts: [],
  unanswered: [],
  wantsTour: false,
  wantsPerson: false,
  unguarded: '',
  isGuarded: true,
  events: [],
}

export const unreadMessage: ReadMessage = { reply: unreadableReply, notes: [] }

/** Awaits a worker's result; `instead` when reading was aborted. */
export async function unlessAborted<Result, Instead>(
  reading: Promise<Result>,
  instead: () => Instead,
): Promise<Result | Instead> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof TaskAborted) return instead()
    throw error
  }
}
