import { fromCallback } from 'xstate'
import type { AnswerEvent, ChatAnswer, ChatQuestion } from '#machines/chat/message.ts'
import { chatAnswerShape } from '#openapi/generated/answers/chat-answer.ts'
import { failureFrom, unreadable } from './client.ts'
import { createMessageId } from './message-id.ts'
import { hasShape } from './shape.ts'

/** Brings a named question to a server and its answer back, whatever that is; rejects as `failureFrom` understands it. */
export type Carry = (question: ChatQuestion, signal: AbortSignal, onPart: (text: string) => void) => Promise<unknown>

/** The chat's port: sends the question with an id, reports the pieces of its answer, then the whole of it, or why there is none. */
export function answerPort(carry: Carry) {
  return fromCallback<AnswerEvent, ChatQuestion>(({ input, sendBack }) => {
    const leaving = new AbortController()
    const report = (event: AnswerEvent) => {
      if (!leaving.signal.aborted) sendBack(event)
    }
    const question = { ...input, client_message_id: createMessageId() }
    carry(question, leaving.signal, (text) => report({ type: 'PART_CAME', text }))
      .then(promised)
      .then(
        (answer) => report({ type: 'ANSWERED', answer }),
        (error: unknown) => report({ type: 'FAILED', failure: failureFrom(error) }),
      )
    return () => leaving.abort()
  })
}

function promised(answer: unknown): ChatAnswer {
  if (!hasShape(answer, chatAnswerShape)) throw unreadable
  return answer as ChatAnswer
}
