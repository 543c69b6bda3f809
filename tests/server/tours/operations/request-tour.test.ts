import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { tours } from '#server/tours/schema.ts'
import { type Talk, talk } from '#tests/server/support/chat.ts'
import { addProperty, api } from '#tests/server/support/server.ts'
import { decide, describeServerInNovember, emailsOf, kindsOf, tokensIn, tourRow } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

describeServerInNovember('requestTour', (server) => {
  const wish = (more: object = {}) => ({
    request_id: randomUUID(),
    time: '2026-11-23T14:00:00',
    name: ' Ann Chen ',
    email: 'ann.chen@example.com',
    ...more,
  })
  const ask = (body: object, id = 4, visitor = server.visitor()) => visitor.post(api(`${id}/tours`), body)
  const rows = () => server.db.select().from(tours)

  describe('200', () => {
    it('[API-06] stores the tour, emails the seller three links and the buyer one to confirm', async () => {
      const { status, body } = await ask(wish())
      expect([status, body]).toEqual([200, example('requestTour.requested').body])
      const [tour] = await rows()
      expect(tour).toMatchObject({ propertyId: 4, buyerName: 'Ann Chen', status: 'requested', kind: 'in_person' })
      expect(await kindsOf(server, tour?.id ?? 0)).toEqual(['tour-requested', 'tour-to-confirm'])
    })

    it('passes phone, video and note to the seller, and nothing in the note becomes a link', async () => {
      const more = { kind: 'video', phone: '415 555 0199', note: 'Is the yard fenced?\nSee https://bad.example/x' }
      const { body } = await ask(wish(more))
      expect(body).toEqual(example('requestTour.requestedByVideo').body)
      const [tour] = await rows()
      const [email] = await emailsOf(server, tour?.id ?? 0)
      expect(email?.text).toContain('415 555 0199')
      expect(email?.text).toContain('By video')
      expect(email?.text).toContain('Is the yard fenced?')
      expect(email?.text).not.toContain('bad.example')
      expect(await tourRow(server, tour?.id ?? 0)).toMatchObject({ buyerPhone: '415 555 0199', kind: 'video' })
    })

    it('books once when it is sent twice, at once or in sequence, and returns the same', async () => {
      const body = wish()
      const both = await Promise.all([ask(body), ask(body)])
      const again = await ask({ ...body, request_id: body.request_id.toUpperCase() })
      expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200])
      expect(again.body).toEqual(both[0]?.body)
      expect(await rows()).toHaveLength(1)
    })

    it('accepts any open hour when tours are by appointment', async () => {
      const id = await addProperty(server.db, { sellerEmail: 'seller@example.com' })
      const { status, body } = await ask(wish({ time: '2026-11-29T09:00:00' }), id)
      expect([status, body.kind]).toEqual([200, 'in_person'])
    })
  })

  describe('of a listing that requires a phone number', () => {
    const listing = (tourPhone: 'required' | 'not_asked') =>
      addProperty(server.db, { sellerEmail: 'seller@example.com', tourPhone })

    it.each([{}, { phone: 'call me' }, { phone: '555 01' }])('refuses %j with an issue of its field', async (more) => {
      const { status, body } = await ask(wish({ time: '2026-11-29T09:00:00', ...more }), await listing('required'))
      expect([status, body]).toEqual([422, example('requestTour.phoneNeeded').body])
      expect(await rows()).toEqual([])
    })

    it('passes the number to the owner', async () => {
      const body = wish({ time: '2026-11-29T09:00:00', phone: '415 555 0199' })
      expect((await ask(body, await listing('required'))).status).toBe(200)
      const [tour] = await rows()
      expect((await emailsOf(server, tour?.id ?? 0))[0]?.text).toContain('415 555 0199')
    })

    it('does not keep one where the listing asks for none', async () => {
      const body = wish({ time: '2026-11-29T09:00:00', phone: '415 555 0199' })
      expect((await ask(body, await listing('not_asked'))).status).toBe(200)
      expect(await rows()).toMatchObject([{ buyerPhone: null }])
    })

    it('[API-05] is asked for by Penny before the summary', async () => {
      const id = await listing('required')
      const chat = talk(server.visitor(), { property_id: id })
      const reply = async (message: string) => (await chat.say(message)).body.response as string
      await reply('Can I see it on Monday at 10 am?')
      await reply('Ann Chen, ann.chen@example.com')
      const { body } = await chat.say('415-555-0199')
      expect(body.booking_summary).toMatchObject({ email: 'ann.chen@example.com', phone: '415-555-0199' })
      expect(await reply('yes')).toContain('Done.')
      expect(await rows()).toMatchObject([{ propertyId: id, buyerPhone: '415-555-0199' }])
      const [tour] = await rows()
      expect((await emailsOf(server, tour?.id ?? 0))[0]?.text).toContain('415-555-0199')
    })
  })

  describe('of a visitor who has chatted about the listing', () => {
    const reply = async (chat: Talk, message: string) => (await chat.say(message)).body.response as string
    const chatted = async (visitor = server.visitor(), about: object = {}) => {
      const chat = talk(visitor, about)
      await chat.say('How many bedrooms are there?')
      return { visitor, chat }
    }

    it('[API-05] is known to Penny, who says when it is and cancels it', async () => {
      const { visitor, chat } = await chatted()
      await ask(wish(), 4, visitor)
      expect(await reply(chat, 'When is my tour?')).toContain('Mon, Nov 23 at 2 PM')
      expect(await reply(chat, 'Please cancel my tour')).toContain('is canceled, and the seller knows')
      expect((await rows()).map(({ status }) => status)).toEqual(['cancelled'])
    })

    it('[API-05] is moved by Penny', async () => {
      const { visitor, chat } = await chatted()
      await ask(wish(), 4, visitor)
      expect(await reply(chat, 'Can we move it to Wednesday at 3?')).toContain('to Wed, Nov 25 at 3 PM')
      expect(await reply(chat, 'yes')).toContain('I moved your tour')
    })

    it('[API-05] takes the place of a booking that was under way in the chat', async () => {
      const { visitor, chat } = await chatted()
      expect(await reply(chat, 'Can I see it on Wednesday at 10:30?')).toContain('name')
      await ask(wish(), 4, visitor)
      expect(await reply(chat, 'When is my tour?')).toContain('Mon, Nov 23 at 2 PM')
      expect(await reply(chat, 'Please cancel my tour')).toContain('is canceled, and the seller knows')
    })

    it('[API-05] brings the owner’s decision into the chat', async () => {
      const { visitor, chat } = await chatted()
      await ask(wish(), 4, visitor)
      const [tour] = await rows()
      const asked = (await emailsOf(server, tour?.id ?? 0)).find(({ kind }) => kind === 'tour-requested')
      await decide(server.visitor(), tokensIn(asked?.text ?? '')[0] ?? '', 'accept')
      const { body } = await visitor.get(`/api/v1/chat/${chat.id()}/updates`)
      expect(body.updates).toMatchObject([{ kind: 'tour', text: expect.stringContaining('Mon, Nov 23 at 2 PM') }])
    })

    it('belongs to the conversation it was first sent from, however often it is sent', async () => {
      const { visitor, chat } = await chatted()
      const body = wish()
      await ask(body, 4, visitor)
      await ask(body, 4, visitor)
      await ask(body, 4, server.visitor('203.0.113.9'))
      expect(await rows()).toMatchObject([{ conversationId: chat.id() }])
    })

    it('counts toward the limit of their network, wherever the conversation began', async () => {
      const { visitor } = await chatted(server.visitor('203.0.113.7'))
      const elsewhere = server.visitor('203.0.113.8')
      for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value)
      await ask(wish(), 4, elsewhere)
      await ask(wish({ time: '2026-11-24T10:00:00', email: 'bo@example.com' }), 4, server.visitor('203.0.113.8'))
      const networks = (await rows()).map(({ network }) => network)
      expect(networks[0]).not.toBeNull()
      expect(networks[0]).toBe(networks[1])
    })

    it('open_already: counts together with what they asked Penny for', async () => {
      const { visitor, chat } = await chatted()
      for (const message of ['Can I see it on Wednesday at 10:30?', 'Ann Chen', 'ann@example.com', 'yes'])
        await chat.say(message)
      await ask(wish({ email: 'ann.two@example.com' }), 4, visitor)
      const third = await ask(wish({ time: '2026-11-24T11:00:00', email: 'ann.three@example.com' }), 4, visitor)
      expect([third.status, third.body.code]).toEqual([409, 'open_already'])
    })

    it('is of no conversation about another listing, of another visitor, or with a forged cookie', async () => {
      const { visitor } = await chatted(server.visitor(), { property_id: 8 })
      const { visitor: other } = await chatted()
      await ask(wish(), 4, visitor)
      const forger = server.visitor('203.0.113.9')
      forger.cookies.set('visitor', `${other.cookies.get('visitor')}x`)
      await ask(wish({ time: '2026-11-24T10:00:00', email: 'bo@example.com' }), 4, forger)
      expect((await rows()).map(({ conversationId }) => conversationId)).toEqual([null, null])
    })

    it('[GATE-10] is of no conversation that someone else had in this browser, behind a gate', async () => {
      const visitor = server.visitor()
      const enter = async (email: string) =>
        (await visitor.post(api('6/capture-lead'), { email, first_name: 'Ann', phone: '415 555 0100' })).body.session_id
      const visitor_session_id = await enter('ann@example.com')
      const { chat } = await chatted(visitor, { property_id: 6, visitor_session_id })
      visitor.cookies.delete('pass_6')
      await enter('bo@example.com')
      await ask(wish({ time: '2026-11-22T11:00:00', email: 'bo@example.com' }), 6, visitor)
      visitor.cookies.delete('pass_6')
      await enter('ann@example.com')
      await ask(wish({ time: '2026-11-22T12:00:00' }), 6, visitor)
      expect((await rows()).map(({ conversationId }) => conversationId)).toEqual([null, chat.id()])
    })
  })

  describe('of a visitor who has not chatted yet', () => {
    const reply = async (chat: Talk, message: string) => (await chat.say(message)).body.response as string

    it('[API-05] is known to Penny from the first message on, who says when it is and cancels it', async () => {
      const visitor = server.visitor()
      await ask(wish(), 4, visitor)
      const chat = talk(visitor)
      expect(await reply(chat, 'When is my tour?')).toContain('Mon, Nov 23 at 2 PM')
      expect(await reply(chat, 'Please cancel my tour')).toContain('is canceled, and the seller knows')
      expect(await rows()).toMatchObject([{ status: 'cancelled', conversationId: chat.id(), visitor: null }])
    })

    it('[API-05] is canceled by the first message', async () => {
      const visitor = server.visitor()
      await ask(wish(), 4, visitor)
      expect(await reply(talk(visitor), 'Please cancel my tour')).toContain('is canceled, and the seller knows')
    })

    it('[API-05] brings the owner’s decision into the chat that they begin after it', async () => {
      const visitor = server.visitor()
      await ask(wish(), 4, visitor)
      const [tour] = await rows()
      const asked = (await emailsOf(server, tour?.id ?? 0)).find(({ kind }) => kind === 'tour-requested')
      const chat = talk(visitor)
      await chat.say('How many bedrooms are there?')
      await decide(server.visitor(), tokensIn(asked?.text ?? '')[0] ?? '', 'accept')
      const { body } = await visitor.get(`/api/v1/chat/${chat.id()}/updates`)
      expect(body.updates).toMatchObject([{ kind: 'tour', text: expect.stringContaining('Mon, Nov 23 at 2 PM') }])
    })

    it('is found when the form’s first answer was lost with its cookie', async () => {
      const body = wish()
      await ask(body)
      const visitor = server.visitor()
      await ask(body, 4, visitor)
      expect(await reply(talk(visitor), 'When is my tour?')).toContain('Mon, Nov 23 at 2 PM')
    })

    it('is unknown to Penny on another listing, to another visitor and to a forger', async () => {
      const visitor = server.visitor()
      await ask(wish(), 4, visitor)
      const forger = server.visitor('203.0.113.9')
      forger.cookies.set('visitor', `${visitor.cookies.get('visitor')}x`)
      const others = [talk(visitor, { property_id: 8 }), talk(server.visitor()), talk(forger)]
      for (const chat of others) expect(await reply(chat, 'When is my tour?')).not.toContain('Nov 23')
      expect((await rows()).map(({ conversationId }) => conversationId)).toEqual([null])
    })

    it('[GATE-10] is unknown to someone else who passes the gate in this browser', async () => {
      const visitor = server.visitor()
      const enter = async (email: string) =>
        (await visitor.post(api('6/capture-lead'), { email, first_name: 'Ann', phone: '415 555 0100' })).body.session_id
      await enter('ann.chen@example.com')
      await ask(wish({ time: '2026-11-22T12:00:00' }), 6, visitor)
      visitor.cookies.delete('pass_6')
      const bos = { property_id: 6, visitor_session_id: await enter('bo@example.com') }
      expect(await reply(talk(visitor, bos), 'When is my tour?')).not.toContain('Nov 22')
      visitor.cookies.delete('pass_6')
      const anns = { property_id: 6, visitor_session_id: await enter('ann.chen@example.com') }
      expect(await reply(talk(visitor, anns), 'When is my tour?')).toContain('Sun, Nov 22 at 12 PM')
    })
  })

  describe('409', () => {
    it('time_gone: someone else has the time', async () => {
      await ask(wish())
      const late = await ask(wish({ email: 'bo@example.com' }))
      expect([late.status, late.body]).toEqual([409, example('requestTour.timeGone').body])
    })

    it('time_gone: for all but one of many concurrent requests', async () => {
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          ask(wish({ email: `buyer${index}@example.com` }), 4, server.visitor(`203.0.113.${20 + index}`)),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
      expect(await rows()).toHaveLength(1)
    })

    it('time_gone: the time has passed', async () => {
      const { status, body } = await ask(wish({ time: '2026-11-19T14:00:00' }))
      expect([status, body.code]).toEqual([409, 'time_gone'])
    })

    it('open_already: a third open request of one email address', async () => {
      for (const time of ['2026-11-24T09:00:00', '2026-11-24T10:00:00']) await ask(wish({ time }))
      const { status, body } = await ask(wish({ time: '2026-11-24T11:00:00' }))
      expect([status, body]).toEqual([409, example('requestTour.openAlready').body])
    })
  })

  describe('422', () => {
    it.each([
      ['an invalid email address', { email: 'ann@example' }],
      ['a name of blanks', { name: '  ' }],
      ['a name of only direction marks', { name: '\u202e' }],
      ['a time in words', { time: 'tomorrow' }],
      ['an id that isn’t a UUID', { request_id: 'abc' }],
      ['an unknown kind', { kind: 'drone' }],
      ['an unknown field', { admin: true }],
    ])('refuses %s, and stores nothing', async (_, more) => {
      expect((await ask(wish(more))).status).toBe(422)
      expect(await rows()).toEqual([])
    })

    it('refuses an hour outside the tour hours with a sentence', async () => {
      const { status, body } = await ask(wish({ time: '2026-11-22T10:00:00' }))
      expect([status, body]).toEqual([422, example('requestTour.issue').body])
    })
  })

  it('403: before the gate', async () => {
    expect(await ask(wish(), 6)).toMatchObject({ status: 403, body: example('requestTour.listingPrivate').body })
    expect(await rows()).toEqual([])
  })

  it('404: for an unknown listing, and when nobody gives tours', async () => {
    expect(await ask(wish(), 99)).toMatchObject({ status: 404, body: example('requestTour.notFound').body })
    const id = await addProperty(server.db, {})
    expect(await ask(wish(), id)).toMatchObject({ status: 404, body: example('requestTour.noTours').body })
  })

  it('429: refuses the sixth request of a network in an hour, for any email address', async () => {
    const answers = []
    for (let call = 0; call < 6; call += 1) {
      const time = `2026-11-2${call < 3 ? 4 : 5}T1${call % 3}:00:00`
      answers.push(await ask(wish({ time, email: `buyer${call}@example.com` })))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers.at(-1)?.body).toEqual(example('requestTour.tooMany').body)
  })
})
