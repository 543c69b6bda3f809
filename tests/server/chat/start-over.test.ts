import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { leads } from '#server/gate/schema.ts'
import { visitorSessions } from '#server/visits/schema.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { chatPath, conversationsIn, messagesIn, said, talk } from '../support/chat.ts'
import { api } from '../support/server.ts'
import { describeServerInNovember } from '../support/tours.ts'

const ann = { email: 'ann@example.com', first_name: 'Ann', phone: '555 0100' }
const words = /^Thanks for letting me know. I’ve started over: I no longer have the earlier conversation, or a name/

describeServerInNovember('[CHAT-04] a second person in the same browser', (server) => {
  /** Ann leaves her details at listing 6 and starts to book a tour. */
  const annVisits = async () => {
    const visitor = server.visitor()
    const { body } = await visitor.post(api('6/capture-lead'), ann)
    const about = { property_id: 6, visitor_session_id: body.session_id, visitor_email: ann.email }
    const visit = talk(visitor, about)
    expect((await visit.say('Can I book a tour on Saturday at 11 am?')).body.response).toContain('Ann')
    return { visitor, about, visit, session: body.session_id as string }
  }
  const sessionOf = async (visitor: Awaited<ReturnType<typeof annVisits>>['visitor'], listing = 6) =>
    (await visitor.get(api(`${listing}/access-requirements`))).body

  it.each(["I'm not Ann", "That's not me", 'I am someone else', 'not me'])(
    'says “%s” and gets a new conversation',
    async (denial) => {
      const { visitor, visit, session } = await annVisits()
      const [first, cookies] = [visit.id(), new Map(visitor.cookies)]
      const { status, body } = await visit.say(denial)
      expect([status, body.response]).toEqual([200, expect.stringMatching(words)])
      expect(body.response).not.toMatch(/Ann|ann@/)
      expect(body.chat_conversation_id).not.toBe(first)
      for (const name of ['visitor', 'pass_6']) expect(visitor.cookies.get(name)).not.toBe(cookies.get(name))

      const summary = await visit.say('Can I book a tour on Saturday at 11 am?')
      expect(summary.body.response).toMatch(/name/i)
      expect(summary.text).not.toMatch(/Ann|ann@/)
      expect(visit.id()).toBe(body.chat_conversation_id)
      const [before, after] = await conversationsIn(server)
      expect([before?.sessionId, before?.visitorEmail]).toEqual([session, ann.email])
      expect([after?.sessionId, after?.visitorEmail]).toEqual([expect.not.stringMatching(session), null])
      expect(after?.visitor).not.toBe(before?.visitor)
      expect((await messagesIn(server)).filter((one) => one.conversationId === first)).toHaveLength(2)
    },
  )

  it('can’t continue the earlier conversation, and doesn’t change the earlier visit', async () => {
    const { visitor, about, visit, session } = await annVisits()
    const first = visit.id()
    await visit.say("I'm not Ann")
    const again = await visitor.post(chatPath, said('yes', { ...about, chat_conversation_id: first }))
    expect(again.body.chat_conversation_id).not.toBe(first)
    expect(again.text).not.toMatch(/Ann|ann@/)
    server.time.grant(60)
    const visitReported = { visitor_session_id: session, duration_seconds: 30 }
    expect((await visitor.post(api('6/update-visit-duration'), visitReported)).status).toBe(404)
    expect(await server.db.select().from(leads)).toMatchObject([{ sessionId: session, ...{ email: ann.email } }])
  })

  it('keeps the page open under a new session without a known name', async () => {
    const { visitor, visit, session } = await annVisits()
    await visit.say("I'm not Ann")
    const asked = await sessionOf(visitor)
    expect(asked).toMatchObject({ lead_capture_enabled: false, session_id: expect.stringMatching(/^[\w-]{32}$/) })
    expect(asked.session_id).not.toBe(session)
    await visit.say('My name is Bob Lee and my email is bob@example.com')
    expect(
      (await server.db.select().from(leads).orderBy(leads.id)).map((lead) => [lead.sessionId, lead.email]),
    ).toEqual([
      [session, ann.email],
      [asked.session_id, 'bob@example.com'],
    ])
  })

  it('has to fill in other listings’ lead forms again, but not their passwords', async () => {
    const { visitor, visit } = await annVisits()
    await visitor.post(api('5/validate-password'), { password: 'harbor-light' })
    await visitor.post(api('7/validate-password'), { password: 'quiet-garden' })
    await visitor.post(api('7/capture-lead'), { ...ann, last_name: 'Chen', company: 'Chen & Daughters' })
    await visit.say("I'm not Ann")
    expect(await sessionOf(visitor, 5)).toMatchObject({ password_protection_enabled: false })
    expect(await sessionOf(visitor, 7)).toMatchObject({
      password_protection_enabled: false,
      lead_capture_enabled: true,
      session_id: null,
    })
  })

  it('gets an answer to the rest of the message, and gives their own details', async () => {
    const { visit } = await annVisits()
    const { body } = await visit.say("I'm not Ann, I'm Bob Lee. How many bedrooms are there?")
    expect(body.response).toMatch(words)
    expect(body.response).toContain('3 bedrooms')
    await visit.say('bob@example.com is my email')
    expect((await server.db.select().from(leads).orderBy(leads.id)).map(({ firstName }) => firstName)).toEqual([
      'Ann',
      'Bob',
    ])
  })

  it('gets the same answer when the message is sent again, with the old or the new cookies', async () => {
    const { visitor, about, visit } = await annVisits()
    const old = new Map(visitor.cookies)
    const denial = said("That's not me", {
      ...about,
      chat_conversation_id: visit.id(),
      client_message_id: randomUUID(),
    })
    const first = await visitor.post(chatPath, denial)
    const afterwards = new Map(visitor.cookies)
    const second = await visitor.post(chatPath, denial)
    visitor.cookies.clear()
    for (const [name, value] of old) visitor.cookies.set(name, value)
    const third = await visitor.post(chatPath, denial)
    expect([second.body, third.body]).toEqual([first.body, first.body])
    expect(visitor.cookies.get('visitor')).toBe(afterwards.get('visitor'))
    expect(await conversationsIn(server)).toHaveLength(2)
  })

  it('without a name is a new visitor', async () => {
    const { cookies, body } = await server.visitor().post(chatPath, said('I am someone else'))
    expect(cookies.map(({ name }) => name)).toEqual(['visitor'])
    expect(body.response).toMatch(words)
    expect(await server.db.select().from(visitorSessions)).toEqual([])
  })

  describe('on another site', () => {
    it('gets a new conversation and no cookie', async () => {
      const key = `pk_${randomBytes(12).toString('base64url')}`
      const headers = { 'x-penny-key': key, origin: 'https://agency.example' }
      const allowed = { key, origins: [headers.origin], propertyIds: [4] }
      await keepWidgetKey(server.db, allowed, 'A test', server.time.now)
      const ask = (message: string, id: string | null) =>
        server.visitor().post(chatPath, said(message, { chat_conversation_id: id }), headers)
      const { body: first } = await ask('My name is Ann and my email is ann@example.com', null)
      const denied = await ask("I'm not Ann", first.chat_conversation_id)
      expect([denied.cookies, denied.body.response]).toEqual([[], expect.stringMatching(words)])
      expect(denied.body.chat_conversation_id).not.toBe(first.chat_conversation_id)
      const { text } = await ask('Can I book a tour on Saturday at 11 am?', denied.body.chat_conversation_id)
      expect(text).not.toMatch(/Ann|ann@/)
    })
  })
})
