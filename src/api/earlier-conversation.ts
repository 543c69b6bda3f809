import { earlierConversation } from '#machines/chat/earlier.ts'
import type { EarlierConversation } from '#machines/chat/message.ts'
import { chatTranscriptShape } from '#openapi/generated/answers/chat-transcript.ts'
import { answerOf, client } from './client.ts'

/** A chunk of its own, for visitors who come back. */
export async function earlierConversationOf(id: number, signal: AbortSignal): Promise<EarlierConversation> {
  const get = client.GET('/api/v1/public/properties/{id}/conversation', {
    params: { path: { id } },
    cache: 'no-store',
    signal,
  })
  return earlierConversation(await answerOf(get, chatTranscriptShape))
}
