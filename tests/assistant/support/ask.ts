import {
  type Conversation,
  conversationAfter,
  conversationAfterReply,
  conversationIn,
  newConversation,
  toKept,
} from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import type { Reply } from '#assistant/decide/reply.ts'
import type { Listing } from '#assistant/listing.ts'
import { respond } from '#assistant/respond.ts'
import type { Tone } from '#assistant/say/initiative.ts'
import type { PennyTurn } from '#assistant/turn.ts'
import type { ConversationEvent } from '#machines/conversation/events.ts'
import { firstTurn } from '#server/assistant/first-turn.ts'
import { records } from './records.ts'

export type SampleId = keyof typeof records

export const sampleIds: SampleId[] = [4, 5, 6, 7, 8, 9]

/** Two days before Thanksgiving, before any of the samples' dates. */
const now = new Date('2026-11-24T20:00:00Z')

/** A single message at the start of a conversation. */
export const turnOf = (listing: SampleId | Listing, message: string, how: Partial<PennyTurn> = {}): PennyTurn => ({
  ...firstTurn(now),
  record: typeof listing === 'number' ? records[listing] : listing,
  message,
  ...how,
})

export interface PennyAnswer extends Reply {
  text: string
  conversation: Conversation
}

/** Asks a listing, or a sample by its number, without the sentence encoder. */
export async function ask(
  listing: SampleId | Listing,
  message: string,
  how: Partial<PennyTurn> = {},
): Promise<PennyAnswer> {
  const turn = turnOf(listing, message, how)
  const reply = await respond(turn)
  const conversation = conversationAfterReply(conversationIn(turn.conversation), reply)
  return { ...reply, text: textOf(reply.parts), conversation }
}

/** A conversation: each message has the memory of the earlier ones. `events` happened before the first. */
export async function talkAbout(
  listing: SampleId | Listing,
  messages: string[],
  tone: Tone = 'balanced',
  events: ConversationEvent[] = [],
): Promise<PennyAnswer[]> {
  let conversation = conversationAfter(newConversation(), events)
  const answers: PennyAnswer[] = []
  const before: PennyTurn['before'] = []
  for (const message of messages) {
    const answer = await ask(listing, message, { tone, conversation: toKept(conversation), before: [...before] })
    answers.push(answer)
    before.push({ author: 'visitor', text: message }, { author: 'assistant', text: answer.text })
    conversation = answer.conversation
  }
  return answers
}

/** The answer to the last of several messages. */
export async function answerToLast(
  listing: SampleId | Listing,
  messages: readonly string[],
  events: ConversationEvent[] = [],
): Promise<PennyAnswer> {
  const answer = (await talkAbout(listing, [...messages], 'balanced', events)).at(-1)
  if (!answer) throw new Error('There is no message.')
  return answer
}
