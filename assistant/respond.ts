import { dayAt } from '#domain/calendar.ts'
import { asksYesOrNoAgain } from './decide/asks-yes-or-no-again.ts'
import { type Conversation, conversationAfter, conversationIn } from './decide/conversation.ts'
import { type Reply, replyTo } from './decide/reply.ts'
import { screenMessage } from './guard/fair-housing.ts'
import type { PennyTurn } from './turn.ts'
import type { Encoder } from './understand/encoder.ts'

/** The rule-based answer to a message. Pure: it depends on the turn only, and `now` is its only clock. Never throws. */
export async function respond(turn: PennyTurn, encoder?: Encoder): Promise<Reply> {
  const conversation = conversationIn(turn.conversation)
  const { topics, wasUnanswered } = conversation.context
  const last = turn.before.findLast(({ author }) => author === 'visitor')?.text
  if (last === undefined || topics.length === 0 || wasUnanswered || !asksYesOrNoAgain(turn.message))
    return answerTo(turn.message, conversation, turn, encoder)
  // "So that's a no?": the last question is answered again, unless its owner was asked.
  const again = await answerTo(last, conversation, turn, encoder)
  return again.unanswered.length === 0 ? again : answerTo(turn.message, unanswered(conversation), turn, encoder)
}

function answerTo(
  message: string,
  conversation: Conversation,
  { record, tone, canAskOwner, known, now }: PennyTurn,
  encoder: Encoder | undefined,
): Promise<Reply> {
  const today = dayAt(now.getTime(), record.timeZone)
  return replyTo({
    listing: record,
    message,
    conversation,
    today,
    tone,
    canAskOwner,
    known,
    encoder,
    screen: screenMessage,
  })
}

const unanswered = (conversation: Conversation) =>
  conversationAfter(conversation, [
    {
      type: 'ANSWERED',
      language: conversation.context.language,
      topics: conversation.context.topics,
      subject: null,
      calculation: null,
      wasUnanswered: true,
    },
  ])
