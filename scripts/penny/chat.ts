import { conversationAfter, conversationAfterReply, newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { type ClauseStep, replyTo, type Screened } from '#assistant/decide/reply.ts'
import { screenMessage } from '#assistant/guard/fair-housing.ts'
import type { Listing } from '#assistant/listing.ts'
import type { Tone } from '#assistant/say/initiative.ts'
import type { Encoder } from '#assistant/understand/encoder.ts'
import { dayAt } from '#domain/calendar.ts'
import { stepLines } from './step-lines.ts'

export interface ChatOptions {
  listing: Listing
  tone?: Tone
  /** Prints only the answers. */
  isQuiet?: boolean
  /** The sentence encoder; without it a message without a known word isn't understood. */
  encoder?: Encoder
  now?: Date
}

/**
 * Answers each line as a visitor's message to a listing, in one conversation. Yields the lines to print for each: the
 * steps of the reply, then the answer. Nothing is booked or sent; questions for the owner count as sent.
 */
export async function* chatWithPenny(
  lines: AsyncIterable<string> | Iterable<string>,
  { listing, tone = 'balanced', isQuiet = false, encoder, now = new Date() }: ChatOptions,
): AsyncGenerator<string> {
  const today = dayAt(now.getTime(), listing.timeZone)
  let conversation = newConversation()
  for await (const line of lines) {
    const message = line.trim()
    if (message === '') continue
    const before = conversation
    const clauses: ClauseStep[] = []
    let screened: Screened | null = null
    const reply = await replyTo({
      listing,
      message,
      conversation,
      today,
      tone,
      encoder,
      screen: (...args) => {
        screened = screenMessage(...args)
        return screened
      },
      onClause: (clause) => clauses.push(clause),
    })
    const asked = reply.unanswered.length
    const events = asked > 0 ? [{ type: 'OWNER_ASKED' as const, count: asked }] : []
    conversation = conversationAfter(conversationAfterReply(conversation, reply), events)
    const answer = textOf(reply.parts)
    const steps = stepLines({ message, clauses, screened, reply, ownerEvents: events, before, after: conversation })
    yield isQuiet ? answer : [...steps, `Penny: ${answer}`, ''].join('\n')
  }
}
