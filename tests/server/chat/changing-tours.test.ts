import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { listUpdates } from '#server/chat/updates.ts'
import { conversations } from '#server/conversations/schema.ts'
import { tours } from '#server/tours/schema.ts'
import { talk } from '../support/chat.ts'
import { decide, describeServerInNovember, emailsOf, kindsOf, tokensIn, tourRow } from '../support/tours.ts'
import { bookedChat } from './booked-chat.ts'

describeServerInNovember('a tour changed in the chat', (server) => {
  const booked = (visitor = server.visitor()) => bookedChat(server, visitor)

  it('[API-05] [API-06] is canceled and confirmed as canceled after another question', async () => {
    const { id, say } = await booked()
    await say('How many bedrooms are there?')
    const text = await say('i need to cancel my tour')
    expect(text).toBe(
      'Done. Your tour of 48 Alder Ridge Road on Wed, Nov 25 at 10:30 AM is canceled, and the seller knows. I emailed you a confirmation.',
    )
    expect((await tourRow(server, id)).status).toBe('cancelled')
    expect(await kindsOf(server, id)).toEqual(expect.arrayContaining(['tour-cancelled', 'tour-cancelled-copy']))
    expect(await say('cancel my tour')).toBe('Your tour on Wed, Nov 25 at 10:30 AM is already canceled.')
  })

  it('[API-05] is canceled only after a yes when the message is ambiguous', async () => {
    const { id, say } = await booked()
    expect(await say('something came up')).toBe('Do you want me to cancel your tour on Wed, Nov 25 at 10:30 AM?')
    expect((await tourRow(server, id)).status).toBe('requested')
    expect(await say('no')).toBe('OK, your tour stays on Wed, Nov 25 at 10:30 AM.')
    await say("i can't make it")
    expect(await say('yes')).toContain('is canceled, and the seller knows')
    expect((await tourRow(server, id)).status).toBe('cancelled')
  })

  it('[API-05] [API-06] is moved after a yes, accepted by the seller at the new time, and then cancelled', async () => {
    const { id, say } = await booked()
    expect(await say('can we move it to Thursday at 3')).toContain(
      'from Wed, Nov 25 at 10:30 AM to Thu, Nov 26 at 3 PM',
    )
    expect((await tourRow(server, id)).moves).toBe(0)
    expect(await say('yes')).toContain('asked the seller to accept the new time')
    const moved = (await emailsOf(server, id)).find(({ kind }) => kind === 'tour-move-requested')
    await decide(server.visitor(), tokensIn(moved?.text ?? '')[0] ?? '', 'accept')
    expect(await tourRow(server, id)).toMatchObject({
      status: 'accepted',
      proposedAt: new Date('2026-11-26T23:00:00Z'),
    })
    expect(await say('call it off')).toContain('on Thu, Nov 26 at 3 PM is canceled')
    expect((await tourRow(server, id)).status).toBe('cancelled')
  })

  it('[API-05] can move by 15 minutes into its own half hour, which no one else can book', async () => {
    const { say } = await booked()
    expect(await say('make it 15 minutes later')).toContain('to Wed, Nov 25 at 10:45 AM')
    expect(await say('yes')).toContain('I moved your tour')
  })

  it('[API-05] is known in the same visitor’s other conversation, and in no one else’s', async () => {
    const visitor = server.visitor()
    const { id } = await booked(visitor)
    const stranger = talk(server.visitor('203.0.113.9'))
    expect((await stranger.say('cancel my tour')).body.response).not.toContain('is canceled')
    expect((await tourRow(server, id)).status).toBe('requested')
    expect((await talk(visitor).say('cancel my tour')).body.response).toContain('is canceled, and the seller knows')
  })

  it('[API-05] is told to be accepted once the seller has accepted it', async () => {
    const { id, say } = await booked()
    expect(await say('is it confirmed yet?')).toContain('Not yet: the seller hasn’t accepted so far.')
    const [token = ''] = tokensIn(
      (await emailsOf(server, id)).find(({ kind }) => kind === 'tour-requested')?.text ?? '',
    )
    await decide(server.visitor(), token, 'accept')
    expect(await say('is it confirmed yet?')).toContain('Yes, the seller accepted.')
  })

  it('[API-05] that the seller declined isn’t reported as cancelled', async () => {
    const { id, say } = await booked()
    const [token = ''] = tokensIn(
      (await emailsOf(server, id)).find(({ kind }) => kind === 'tour-requested')?.text ?? '',
    )
    await decide(server.visitor(), token, 'deny')
    expect(await say('cancel my tour')).toContain('I couldn’t find a tour to change')
    expect((await tourRow(server, id)).status).toBe('declined')
  })

  it('[API-05] can be canceled when it was booked with an older snapshot version', async () => {
    const { id, say, chat } = await booked()
    const [row] = await server.db.select().from(conversations).where(eq(conversations.id, chat.id()))
    const booking = row?.booking as { machine: { context: Record<string, unknown> } }
    const { tours: _, ...context } = booking.machine.context
    const old = { ...booking, version: 1, machine: { ...booking.machine, context } }
    await server.db.update(conversations).set({ booking: old }).where(eq(conversations.id, chat.id()))
    expect(await say('cancel my tour')).toContain('is canceled, and the seller knows')
    expect((await tourRow(server, id)).status).toBe('cancelled')
  })

  it('[API-05] stays requested when the booking of a second tour is dropped', async () => {
    const { id, say } = await booked()
    expect(await say('another tour on Friday at 10')).toContain('Should I ask the seller for it?')
    expect(await say('cancel')).toContain('OK, nothing was booked.')
    expect((await tourRow(server, id)).status).toBe('requested')
  })

  const right = 'ann.chen@chen.example'
  const tokenTo = async (id: number, recipient: string) => {
    const asked = (await emailsOf(server, id)).filter((email) => email.recipient === recipient)
    return tokensIn(asked.at(-1)?.text ?? '')[0] ?? ''
  }

  it('[API-05] [API-06] is put under the right address, where it has to be confirmed', async () => {
    const { id, say } = await booked()
    const wrong = await tokenTo(id, 'ann.chen@example.com')
    expect(await say(`oh no i typed my email wrong, it's ${right}`)).toBe(
      `Done. Your tour on Wed, Nov 25 at 10:30 AM PST is under ${right} now. Please confirm it within 24 hours with the link I emailed there; the link in the first email no longer works.`,
    )
    expect((await tourRow(server, id)).buyerEmail).toBe(right)
    expect((await server.visitor().get(`/api/v1/tour/request/${wrong}`)).status).toBe(404)
    const fresh = await tokenTo(id, right)
    const page = await server.visitor().post(`/api/v1/tour/request/${fresh}/confirm`, {})
    expect(page.body).toMatchObject({ state: 'confirmed' })
    expect(await say('cancel my tour')).toContain('is canceled, and the seller knows')
    expect((await emailsOf(server, id)).find(({ kind }) => kind === 'tour-cancelled')?.recipient).toBe(right)
  })

  it('[API-05] is put under the right name', async () => {
    const { id, say } = await booked()
    expect(await say('my last name is spelled Chan btw')).toBe(
      'Done. Your tour on Wed, Nov 25 at 10:30 AM PST is for Ann Chan now.',
    )
    expect(await tourRow(server, id)).toMatchObject({ buyerName: 'Ann Chan', corrections: 0 })
  })

  it('[API-05] is corrected once, however often the message comes', async () => {
    const { id, chat } = await booked()
    const send = () => chat.say(`typo, it's ${right}`, { client_message_id: 'once' })
    const first = await send()
    expect((await send()).body.response).toBe(first.body.response)
    expect(first.body.response).toContain('Done.')
    expect((await tourRow(server, id)).corrections).toBe(1)
    expect(await kindsOf(server, id)).toEqual(['tour-requested', 'tour-to-confirm'])
  })

  it('[API-05] asks for the right address and takes it; that the seller accepted isn’t told once more', async () => {
    const { id, say, chat } = await booked()
    await decide(server.visitor(), await tokenTo(id, 'seller@example.com'), 'accept')
    const updates = async () => {
      const [row] = await server.db.select().from(conversations).where(eq(conversations.id, chat.id()))
      if (!row) throw new Error('There is no conversation.')
      return listUpdates(server.db, row, server.time.now)
    }
    const before = await updates()
    expect(before.updates).toHaveLength(1)
    expect(await say('is it possible to change the email on the tour?')).toBe('Sure. What’s the right email address?')
    expect(await say(right)).toBe(
      `Done. I emailed the confirmation and the calendar file to ${right}. The links in earlier emails no longer work.`,
    )
    expect(await updates()).toEqual(before)
    expect((await emailsOf(server, id)).filter(({ recipient }) => recipient === right)).toMatchObject([
      { kind: 'tour-accepted' },
    ])
  })

  it('[API-05] stays under its address for an address of someone else, and says what it can’t do', async () => {
    const { id, say } = await booked()
    await say(`my wife's email is ${right}`)
    expect((await tourRow(server, id)).buyerEmail).toBe('ann.chen@example.com')
    await server.db.update(tours).set({ corrections: 3 })
    expect(await say(`oops, ${right}`)).toBe(
      'The email address of this tour can’t be changed again. I can cancel the tour and ask for a new one: say “cancel my tour.”',
    )
    expect((await tourRow(server, id)).buyerEmail).toBe('ann.chen@example.com')
  })

  it('[API-05] is corrected with every other one under the same address, and with none of another', async () => {
    const { id, say } = await booked()
    await say('book another tour on Friday, November 27 at 10')
    await say('yes')
    const [, second] = await server.db.select().from(tours)
    expect(second?.buyerEmail).toBe('ann.chen@example.com')
    expect(await say(`typo in my email, ${right}`)).toContain(`Done. Your tours are under ${right} now.`)
    const rows = await server.db.select().from(tours)
    expect(rows.map(({ buyerEmail }) => buyerEmail)).toEqual([right, right])
    await server.db.update(tours).set({ buyerEmail: 'bo@lee.example' }).where(eq(tours.id, id))
    expect(await say('sorry, ann@chen2.example')).toContain('Your tour on Fri, Nov 27 at 10 AM PST is under')
    expect((await tourRow(server, id)).buyerEmail).toBe('bo@lee.example')
  })
})
