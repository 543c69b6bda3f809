import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { keepWidgetKey } from '#server/widget/queries/widget-keys.ts'
import { chatPath, emailsOfKind, questionTokens, said, talk } from '#tests/server/support/chat.ts'
import { api } from '#tests/server/support/server.ts'
import { describeServerInNovember } from '#tests/server/support/tours.ts'

const cellar = 'Is there a wine cellar?'
const answer = 'Yes, below the kitchen.'
/** Nothing that the listing says anything of. */
const things = [
  'wine cellar',
  'bowling alley',
  'helicopter pad',
  'dumbwaiter',
  'greenhouse',
  'chicken coop',
  'koi pond',
  'bell tower',
  'fire pit',
  'climbing wall',
  'darkroom',
  'trampoline',
  'skating rink',
  'printing press',
  'zip line',
  'drawbridge',
]
const minute = 60_000
const day = 24 * 60 * minute

describeServerInNovember('the owner’s answer by email', (server) => {
  const emailed = () => emailsOfKind(server, 'question-answered')
  const answers = async (place = 0) => {
    const token = (await questionTokens(server))[place] ?? ''
    return server.visitor().post(`/api/v1/question/${token}/answer`, { answer })
  }
  /** Where a browser that follows an email's link to the conversation is sent. */
  const follow = (text: string, visitor = server.visitor()) => {
    const link = /http:\/\/localhost:4173(\/conversation\?token=\S+)/.exec(text)?.[1] ?? 'no link'
    return { visitor, link, opened: visitor.get(link) }
  }

  it('[API-05] goes to the address that the visitor left, before or after they asked, once', async () => {
    const visit = talk(server.visitor())
    await visit.say('I’m Ann, ann.chen@example.com')
    await visit.say(cellar)
    const later = talk(server.visitor())
    await later.say('is there a wine cellar')
    await later.say('My email is bea@example.com')
    await talk(server.visitor()).say(cellar)
    await answers()
    await answers()
    const sent = await emailed()
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(['ann.chen@example.com', 'bea@example.com'])
    const [{ subject = '', text = '' } = {}] = sent
    expect(subject).toBe('Your question about 48 Alder Ridge Road: “Is there a wine cellar?”')
    expect(text).toContain(`The seller says:\n> ${answer}`)
    expect(text).toContain('See the listing:\nhttp://localhost:4173/p/48-alder-ridge-road')
  })

  it('[API-05] goes to the address that was typed at the gate, and none to who was asked for nothing', async () => {
    for (const [listing, lead] of [
      [6, { email: 'ann@example.com', first_name: 'Ann', phone: '555 0100' }],
      [9, { email: 'anonymous@visitor.invalid', first_name: 'Anonymous', last_name: 'Visitor' }],
    ] as const) {
      const visitor = server.visitor()
      const { body } = await visitor.post(api(`${listing}/capture-lead`), lead)
      await talk(visitor, { property_id: listing, visitor_session_id: body.session_id }).say(cellar)
    }
    await answers(0)
    await answers(1)
    expect((await emailed()).map(({ recipient }) => recipient)).toEqual(['ann@example.com'])
  })

  it('[API-05] is limited: a mailbox gets ten a day', { tags: ['nightly'] }, async () => {
    for (const thing of things) {
      const visit = talk(server.visitor())
      await visit.say('I’m Ann, ann@example.com')
      await visit.say(`Is there a ${thing}?`)
      server.time.now = new Date(server.time.now.getTime() + 80 * minute)
    }
    const asked = await questionTokens(server)
    expect(asked.length).toBeGreaterThan(10)
    for (const place of asked.keys()) await answers(place)
    expect(await emailed()).toHaveLength(10)
  })

  describe('its link', () => {
    const asked = async () => {
      const visitor = server.visitor()
      const visit = talk(visitor)
      await visit.say('I’m Ann, ann.chen@example.com')
      await visit.say(cellar)
      await answers()
      const [email] = await emailed()
      return { visit, visitor, text: email?.text ?? '' }
    }

    it('[CHAT-04] opens the conversation in another browser, which goes on with it', async () => {
      const { visit, visitor, text } = await asked()
      const { visitor: phone, opened } = follow(text)
      const { status, headers } = await opened
      expect([status, headers.location]).toEqual([303, '/p/48-alder-ridge-road#chat'])
      expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'private, no-store'])
      const { body } = await phone.get(api('4/conversation'))
      expect(body.chat_conversation_id).toBe(visit.id())
      expect(body.messages.map(({ text: words }: { text: string }) => words)).toContain(cellar)
      await phone.post(chatPath, said('How many bedrooms?', { chat_conversation_id: visit.id() }))
      const { body: first } = await visitor.get(api('4/conversation'))
      expect(first.messages.at(-2).text).toBe('How many bedrooms?')
    })

    it('[CHAT-04] leads to the listing alone after thirty days, and nowhere when it was made up', async () => {
      const { text } = await asked()
      const { link } = follow(text)
      expect((await server.visitor().get(`${link}x`)).status).toBe(404)
      expect((await server.visitor().get('/conversation')).status).toBe(404)
      server.time.now = new Date(server.time.now.getTime() + 31 * day)
      const { visitor, opened } = follow(text)
      expect((await opened).headers.location).toBe('/p/48-alder-ridge-road')
      expect([...visitor.cookies.keys()]).toEqual([])
    })

    it('[CHAT-04] [PROP-17] passes no gate; behind it a visitor who gives the same address continues the conversation', async () => {
      const visitor = server.visitor()
      const lead = { email: 'ann@example.com', first_name: 'Ann', phone: '555 0100' }
      const { body: entered } = await visitor.post(api('6/capture-lead'), lead)
      await talk(visitor, { property_id: 6, visitor_session_id: entered.session_id }).say(cellar)
      await answers()
      const { visitor: phone, opened } = follow((await emailed())[0]?.text ?? '')
      expect((await opened).headers.location).toBe('/p/77-juniper-row#chat')
      expect((await phone.get(api('6/conversation'))).status).toBe(403)
      await phone.post(api('6/capture-lead'), { ...lead, email: 'Ann@example.com' })
      expect((await phone.get(api('6/conversation'))).body.messages[0].text).toBe(cellar)

      const { visitor: other, opened: again } = follow((await emailed())[0]?.text ?? '')
      await again
      await other.post(api('6/capture-lead'), { ...lead, email: 'mallory@example.com' })
      expect((await other.get(api('6/conversation'))).body.messages).toEqual([])
    })

    it('[WIDGET-03] is not in the email of a visitor of another site, who has no cookie', async () => {
      const key = `pk_${randomBytes(12).toString('base64url')}`
      const origin = 'https://agency.example'
      await keepWidgetKey(server.db, { key, origins: [origin], propertyIds: [4] }, 'A test', server.time.now)
      const headers = { 'x-penny-key': key, origin }
      const visitor = server.visitor()
      const { body } = await visitor.post(chatPath, said(cellar), headers)
      const more = { chat_conversation_id: body.chat_conversation_id }
      await visitor.post(chatPath, said('I’m Ann, ann@example.com', more), headers)
      await answers()
      const [email] = await emailed()
      expect(email?.text).toContain('See the listing')
      expect(email?.text).not.toContain('/conversation?')
    })
  })
})
