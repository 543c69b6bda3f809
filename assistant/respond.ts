import { dayAt } from '#domain/calendar.ts'
import { conversationIn } from './decide/conversation.ts'
import { type Reply, replyTo } from './decide/reply.ts'
import { screenMessage } from './guard/fair-housing.ts'
import type { PennyTurn } from './turn.ts'
import type { Encoder } from './understand/encoder.ts'

/** The rule-based answer to a message. Pure: it depends on the turn only, and `now` is its only clock. Never throws. */
export function respond(
  { record, message, conversation, tone, canAskOwner, known, now }: PennyTurn,
  encoder?: Encoder,
): Promise<Reply> {
  const today = dayAt(now.getTime(), record.timeZone)
  return replyTo({
    listing: record,
    message,
    conversation: conversationIn(conversation),
    today,
    tone,
    canAskOwner,
    known,
    encoder,
    screen: screenMessage,
  })
}
