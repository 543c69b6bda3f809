import { describe, expect, it } from 'vitest'
import type { PennyTurn } from '#assistant/turn.ts'
import { compose } from '#server/chat/compose.ts'
import { unreadableReply } from '#server/chat/unreadable.ts'
import { annChen, BookingTalk } from '#tests/assistant/booking/talk.ts'

const refusal = { ...unreadableReply.parts[0], act: 'protected', text: 'Families are welcome.', isAnswer: true }
const ofOrder = { ...refusal, act: 'order', text: 'I can’t do that.', isAnswer: false }

/** A message that the regression alone takes for protected, while a tour is being booked. */
async function said(
  message: string,
  { part = refusal, changesTour = false, isForSeller = false, unguarded = message } = {},
): Promise<string> {
  const talk = new BookingTalk({ contact: annChen })
  await talk.say('Monday at 5 pm', '1')
  const reply = {
    ...unreadableReply,
    parts: [part],
    unguarded,
    isGuarded: true,
    yieldsToTour: part === refusal,
  }
  const turn = { message, record: talk.setting.record, tour: null } as unknown as PennyTurn
  const heard = {
    outcome: 'heard',
    text: 'To confirm: 4 PM.',
    prompt: null,
    rest: null,
    tour: null,
    changesTour,
    ...(isForSeller && { isForSeller }),
  }
  const composed = await compose((async () => ({ reply, notes: [] })) as never, turn, talk.snapshot, (async (
    _message: string,
    _wantsTour: boolean,
    _language: string,
    isHeld: boolean,
  ) => {
    expect(isHeld).toBe(part === refusal)
    return heard
  }) as never)
  return [...composed.parts.map(({ text }) => text), composed.bookingText].join(' ')
}

describe('[API-05] [API-06] a message in the middle of a booking that no phrase marks as protected', () => {
  it('is about the tour alone, where it asks nothing', async () =>
    expect(await said('Make it 4, at 5 I pick up the kids.')).toBe('To confirm: 4 PM.'))

  it('gets the fair housing answer as well, where it asks', async () =>
    expect(await said('Make it 4. Who lives next door?')).toBe('Families are welcome. To confirm: 4 PM.'))

  it('gets no refusal of an order, where it changes a tour', async () => {
    const message = 'Disregard my earlier request.'
    expect(await said(message, { part: ofOrder, changesTour: true })).toBe('To confirm: 4 PM.')
    expect(await said(message, { part: ofOrder })).toBe('I can’t do that. To confirm: 4 PM.')
  })

  it('gets no answer beside what is for the seller, unless the guard answers a part of it', async () => {
    const message = 'Can you tell the seller we’re here?'
    const part = { ...ofOrder, act: 'question', text: 'The seller is open to offers.', isAnswer: true }
    const forSeller = { part, changesTour: true, isForSeller: true }
    expect(await said(message, forSeller)).toBe('To confirm: 4 PM.')
    expect(await said(message, { ...forSeller, unguarded: 'we’re here' })).toBe(
      'The seller is open to offers. To confirm: 4 PM.',
    )
    expect(await said(message, { ...forSeller, isForSeller: false })).toBe(
      'The seller is open to offers. To confirm: 4 PM.',
    )
  })
})
