import { describe, expect, it } from 'vitest'
import { answerBooking, standingOf } from '#assistant/booking/dialogue.ts'
import { tourIn } from '#assistant/booking/snapshot.ts'
import { conversationAfter, conversationAfterReply, newConversation, toKept } from '#assistant/decide/conversation.ts'
import type { EarlierMessage, PennyTurn } from '#assistant/turn.ts'
import { understandingHere } from '#server/assistant/understanding/understanding.ts'
import { compose, composedText } from '#server/chat/compose.ts'
import { friday, nobodyKnown } from '#tests/assistant/booking/talk.ts'
import { turnOf } from '#tests/assistant/support/ask.ts'

const understand = understandingHere.runFor('tests')

/** The combined answers of the engine and the booking dialogue to a series of messages. */
async function talk(tone: PennyTurn['tone'], ...messages: string[]): Promise<string[]> {
  const before: EarlierMessage[] = []
  let booking: unknown = null
  let conversation = newConversation()
  for (const message of messages) {
    const turn = turnOf(4, message, {
      tone,
      before: [...before],
      conversation: toKept(conversation),
      tour: tourIn(booking),
      now: friday,
    })
    const composed = await compose(understand, turn, booking, async (rest, wantsTour) => {
      const standing = standingOf({ snapshot: booking, record: turn.record, now: turn.now })
      const { snapshot, ...said } = await answerBooking({
        ...turn,
        snapshot: booking,
        reading: await understand('readForTour', { message: rest, standing }),
        messageId: String(before.length),
        message: rest,
        contact: nobodyKnown,
        wantsTour,
        ports: {
          freeTimes: async () => [],
          book: async () => ({ kind: 'refused', reason: 'taken' }),
          cancel: async () => ({ kind: 'refused', reason: 'notComing' }),
          move: async () => ({ kind: 'refused', reason: 'notComing' }),
          correct: async () => ({ kind: 'refused', reason: 'notComing' }),
          message: async () => ({ kind: 'refused', reason: 'notComing' }),
        },
      })
      booking = snapshot
      return said
    })
    const { reply, parts, events } = composed
    const text = composedText(composed)
    conversation = conversationAfter(conversationAfterReply(conversation, { events: reply.events, parts }), events)
    before.push({ author: 'visitor', text: message }, { author: 'assistant', text })
  }
  return before.filter(({ author }) => author === 'assistant').map(({ text }) => text)
}

describe('[API-06] the open booking question beside other answers', () => {
  it('is repeated once and then only waits', async () => {
    const [asked, first, second, third] = await talk(
      'balanced',
      'I would like to see the house',
      'How many bedrooms?',
      'Is there a pool?',
      'Any HOA?',
    )
    const question = 'What day and time work for you?'
    expect(asked).toContain(question)
    expect(first).toContain(question)
    expect([second, third].join()).not.toContain(question)
  })

  it.each(['balanced', 'assertive', 'exploratory'] as const)('is the only question: %s', async (tone) => {
    const [, beside] = await talk(tone, 'I would like to see the house', 'How many bedrooms?')
    expect(beside).not.toMatch(/arrange a tour|book you a tour|investment/)
  })

  it('isn’t repeated to a visitor who leaves', async () => {
    const [, left] = await talk('balanced', 'I would like to see the house', 'thanks bye')
    expect(left).toMatch(/Take care.*\n\nNothing was sent yet/)
  })
})
