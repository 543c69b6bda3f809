import createClient from 'openapi-fetch'
import { fromCallback } from 'xstate'
import type { ChatAnswer, ChatQuestion, ChatTold } from '#machines/chat/message.ts'
import type { Failure } from '#machines/failure.ts'
import type { paths } from '#openapi/generated/types.ts'
import { readAnswer } from '../api/answer-stream.ts'
import { answerOf, failureFrom, saysItIsStream } from '../api/client.ts'
import { messageName } from '../api/message-name.ts'
import type { Tag } from './tag.ts'

/** The chat's port to the server that the script came from: with the key, and without cookies. */
export function asking({ key, address }: Tag) {
  const client = createClient<paths>({
    baseUrl: new URL('..', address).href.replace(/\/$/, ''),
    credentials: 'omit',
    headers: { 'x-penny-key': key, accept: 'text/event-stream, application/json;q=0.9' },
    fetch: (request) => fetch(request),
  })

  async function answerTo(question: ChatQuestion, signal: AbortSignal, onPart: (text: string) => void) {
    const body = { ...question, client_message_id: messageName() }
    const call = client.POST('/api/v1/chat', { body, signal, parseAs: 'stream' })
    const stream = (await answerOf(call, () => true)) as ReadableStream<Uint8Array<ArrayBuffer>>
    const answer = saysItIsStream((await call).response)
      ? await readAnswer(stream, onPart)
      : await new Response(stream).json()
    if (typeof (answer as ChatAnswer | null)?.response !== 'string') throw { kind: 'unreadable' } satisfies Failure
    return answer as ChatAnswer
  }

  return fromCallback<ChatTold, ChatQuestion>(({ input, sendBack }) => {
    const leaving = new AbortController()
    answerTo(input, leaving.signal, (text) => sendBack({ type: 'PART_CAME', text })).then(
      (answer) => sendBack({ type: 'ANSWERED', answer }),
      (error: unknown) => sendBack({ type: 'FAILED', failure: failureFrom(error) }),
    )
    return () => leaving.abort()
  })
}
