import { fromPromise } from 'xstate'
import type { ChatAnswer, ChatQuestion } from '#machines/chat/message.ts'
import { settings } from '../env.ts'
import { answerOf, client } from './client.ts'

const contractPath = '/api/v1/chat'

/** CHAT-09: the contract's path, unless the site is configured to ask elsewhere. */
async function askElsewhere(request: Request): Promise<Response> {
  return fetch(new URL(settings.chatPath, request.url), {
    method: request.method,
    headers: request.headers,
    body: await request.text(),
    credentials: request.credentials,
    signal: request.signal,
  })
}

export const sendMessage = fromPromise<ChatAnswer, ChatQuestion>(({ input, signal }) =>
  answerOf(
    client.POST(contractPath, {
      body: input,
      signal,
      ...(settings.chatPath !== contractPath && { fetch: askElsewhere }),
    }),
    ({ response }) => typeof response === 'string',
  ),
)
