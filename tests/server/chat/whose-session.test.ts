import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { leads } from '#server/gate/schema.ts'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { chatPath, conversationsIn, said, talk } from '../support/chat.ts'
import { api } from '../support/server.ts'
import { describeServerInNovember } from '../support/tours.ts'

const ann = { email: 'ann@example.com', first_name: 'Ann', phone: '555 0100' }
const mallory = { email: 'mallory@example.com', first_name: 'Mallory', phone: '555 0199' }
const tour = 'Can I book a tour on Saturday at 11 am?'

describeServerInNovember('[GATE-10] a visitor session', (server) => {
  const leave = async (lead: object, listing = 6, visitor = server.visitor()) => {
    const { body } = await visitor.post(api(`${listing}/capture-lead`), lead)
    return { visitor, session: body.session_id as string }
  }

  it('tells Penny the name of its own visitor', async () => {
    const { visitor, session } = await leave(ann)
    const { body } = await talk(visitor, { property_id: 6, visitor_session_id: session }).say(tour)
    expect(body.response).toContain('Ann (ann@example.com)')
  })

  describe('of someone else reveals nothing', () => {
    it.each([
      ['without a cookie, at an open listing', 4, null],
      ['with a cookie of one’s own, behind the gate', 6, mallory],
    ])('%s', async (_, listing, own) => {
      const { session } = await leave(ann, listing)
      const thief = server.visitor()
      if (own) await leave(own, listing, thief)
      const stolen = { property_id: listing, visitor_session_id: session, visitor_email: ann.email }
      const visit = talk(thief, stolen)
      for (const message of [tour, 'What is my name?', 'Who am I? What is my email address?', "I'm not Ann"])
        expect((await visit.say(message)).text).not.toMatch(/Ann|ann@|555 0100/i)
      expect(await conversationsIn(server)).toMatchObject([{ sessionId: null, visitorEmail: null }])
      expect((await server.db.select().from(leads)).map(({ firstName }) => firstName)).toEqual([
        'Ann',
        ...(own ? ['Mallory'] : []),
      ])
    })

    it('on another site, without cookies', async () => {
      const { session } = await leave(ann, 4)
      const key = `pk_${randomBytes(12).toString('base64url')}`
      const origin = 'https://agency.example'
      await keepWidgetKey(server.db, { key, origins: [origin], propertyIds: [4] }, 'A test', server.time.now)
      const body = said(tour, { visitor_session_id: session, visitor_email: ann.email })
      const answer = await server.visitor().post(chatPath, body, { 'x-penny-key': key, origin })
      expect(answer.status).toBe(200)
      expect(answer.text).not.toMatch(/Ann|ann@/)
      expect(await conversationsIn(server)).toMatchObject([{ sessionId: null, visitorEmail: null }])
    })
  })

  it('determines the visitor’s email address: another one isn’t stored', async () => {
    const { visitor, session } = await leave(mallory)
    const about = { property_id: 6, visitor_session_id: session }
    for (const visitor_email of [' Mallory@example.com ', ann.email, 'nobody@example.com'])
      await visitor.post(chatPath, said('How many bedrooms?', { ...about, visitor_email }))
    expect((await conversationsIn(server)).map((one) => [one.sessionId, one.visitorEmail])).toEqual([
      [session, 'Mallory@example.com'],
      [session, null],
      [session, null],
    ])
  })

  it('isn’t created by an email address alone', async () => {
    await leave(ann, 4)
    await server.visitor().post(chatPath, said(tour, { visitor_email: ann.email }))
    expect(await conversationsIn(server)).toMatchObject([{ sessionId: null, visitorEmail: null }])
  })
})
