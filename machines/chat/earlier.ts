import type { components } from '#openapi/generated/types.ts'
import { type EarlierConversation, withMore } from './message.ts'

type Transcript = components['schemas']['ChatTranscript']

/** The messages of an earlier visit and the updates since then, in order. */
export function earlierConversation({ chat_conversation_id, messages, updates }: Transcript): EarlierConversation {
  const all = [
    ...messages.map(({ author, text, written_at: at, ...answer }) =>
      author === 'visitor' ? { type: 'user' as const, text, at } : { type: 'ai' as const, text, at, answer },
    ),
    ...updates.map(({ id, text, written_at: at }) => ({ type: 'ai' as const, text, at, update: id })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  return { conversationId: chat_conversation_id, messages: withMore([], ...all) }
}
