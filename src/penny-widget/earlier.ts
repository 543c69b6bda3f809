import { earlierConversation } from '#machines/chat/earlier.ts'
import type { EarlierConversation } from '#machines/chat/message.ts'
import { chatTranscriptShape } from '#openapi/generated/answers/chat-transcript.ts'
import { answerOf } from '../api/client.ts'
import type { KeyedClient } from './asking.ts'
import type { Tag } from './tag.ts'

/** The conversation with this number; a chunk of its own, for visitors who come back. */
export async function conversationWithKey(
  client: KeyedClient,
  { key, property }: Tag,
  id: string,
  signal: AbortSignal,
): Promise<EarlierConversation> {
  const get = client.GET('/api/v1/public/widget/conversation', {
    params: { query: { property_id: Number(property) }, header: { 'x-penny-key': key, 'x-penny-conversation': id } },
    cache: 'no-store',
    signal,
  })
  return earlierConversation(await answerOf(get, chatTranscriptShape))
}
