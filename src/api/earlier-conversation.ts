import { earlierConversation } from '#machines/chat/earlier.ts'
import type { EarlierConversation } from '#machines/chat/message.ts'
import type { components } from '#openapi/generated/types.ts'
import { answerOf, client, isText } from './client.ts'

/** A chunk of its own, for visitors who come back. */
export async function earlierConversationOf(id: number, signal: AbortSignal): Promise<EarlierConversation> {
  const get = client.GET('/api/v1/public/properties/{id}/conversation', {
    params: { path: { id } },
    cache: 'no-store',
    signal,
  })
  return earlierConversation(await answerOf(get, isTranscript))
}

function isTranscript({
  chat_conversation_id: id,
  messages,
  updates,
}: components['schemas']['ChatTranscript']): boolean {
  return (id === null || isText(id)) && Array.isArray(messages) && messages.every(isSaid) && areUpdates(updates)
}

/** Whether these are updates of a conversation as the contract has them. */
export function areUpdates(updates: unknown): boolean {
  return Array.isArray(updates) && updates.every((update) => isText(update?.id) && isSaid(update))
}

function isSaid(said: { text: string; written_at: string }): boolean {
  return typeof said?.text === 'string' && !Number.isNaN(Date.parse(said.written_at))
}
