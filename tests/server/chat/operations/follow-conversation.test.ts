import { describe, expect, it } from 'vitest'
import { chatPath, messagesIn, questionTokens, said, talk } from '#tests/server/support/chat.ts'
import { api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const path = (id: string) => `/api/v1/chat/${id}/updates`
const question = 'Is there a wine cellar?'

describeServer('followConversation', (server) => {
  const answers = async (answer: string) => {
    const [token = ''] = await questionTokens(server)
    await server.visitor().post(`/api/v1/question/${token}/answer`, { answer })
  }

  describe('200', () => {
    it('[API-05] returns the owner’s answer once, whether the page or Penny shows it', async () => {
      const visitor = server.visitor()
      const { say, id } = talk(visitor)
      await say(question)
      const none = await visitor.get(path(id()))
      expect([none.status, none.body.updates, none.headers['cache-control']]).toEqual([200, [], 'private, no-store'])

      await answers('Yes, under the stairs.')
      const { body } = await visitor.get(path(id()))
      const shown = {
        id: expect.stringMatching(/^answer-\d+$/),
        kind: 'owner_answer',
        text: `You asked: “${question}” The answer is: “Yes, under the stairs.”`,
        written_at: server.time.now.toISOString(),
      }
      expect(body.updates).toEqual([shown])
      expect(body.version).not.toBe(none.body.version)
      expect((await visitor.get(api('4/conversation'))).body.updates).toEqual(body.updates)

      const { body: next } = await say('How many bedrooms?', { shown_updates: [body.updates[0].id] })
      expect(next.response).toMatch(/^It has 5 bedrooms\./)
      const after = await visitor.get(path(id()))
      expect(after.body).toEqual(body)
      expect((await messagesIn(server)).some(({ text }) => text.includes('under the stairs'))).toBe(false)
    })

    it('[API-05] leaves out what Penny already told', async () => {
      const visitor = server.visitor()
      const { say, id } = talk(visitor)
      await say(question)
      await answers('Yes, under the stairs.')
      const { body } = await say('How many bedrooms?', { shown_updates: ['answer-999'] })
      expect(body.response).toContain('Yes, under the stairs.')
      expect((await visitor.get(path(id()))).body.updates).toEqual([])
    })

    it('uses the language of the conversation', async () => {
      const visitor = server.visitor()
      const { say, id } = talk(visitor)
      await say('¿Hay una bodega de vinos?')
      await answers('Sí.')
      const { body } = await visitor.get(path(id()))
      expect(body.updates[0].text).toMatch(/^Usted preguntó: «.*» La respuesta es: «Sí\.»$/)
    })
  })

  it('[PROP-17] 403: for a private listing once its gate is closed again', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.post(api('9/capture-lead'), { email: 'ann@example.com' })
    const { say, id } = talk(visitor, { property_id: 9, agent_id: 30, visitor_session_id: body.session_id })
    await say('Is there parking?')
    expect((await visitor.get(path(id()))).status).toBe(200)
    visitor.cookies.delete('pass_9')
    const refused = await visitor.get(path(id()))
    expect([refused.status, refused.body]).toEqual([403, example('followConversation.listingPrivate').body])

    await visitor.post(api('9/capture-lead'), { email: 'bob@example.com' })
    expect((await visitor.get(path(id()))).status).toBe(404)
  })

  it('404: for a conversation of another visitor', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.post(chatPath, said(question))
    const other = server.visitor()
    await other.post(chatPath, said(question))
    for (const stranger of [other, server.visitor()]) {
      const { status, body: refused } = await stranger.get(path(body.chat_conversation_id))
      expect([status, refused]).toEqual([404, example('followConversation.notFound').body])
    }
    expect((await visitor.get(path('nonsense'))).status).toBe(404)
  })

  it('422: for a version that is too long', async () => {
    const visitor = server.visitor()
    const { body } = await visitor.post(chatPath, said(question))
    const { status, body: refused } = await visitor.send({
      method: 'GET',
      url: path(body.chat_conversation_id),
      headers: { 'last-event-id': 'v'.repeat(101) },
    })
    expect([status, refused]).toEqual([422, example('followConversation.invalid').body])
  })

  it('429: after 600 requests a minute from one network', { tags: ['nightly'] }, async () => {
    const visitor = server.visitor('203.0.113.77')
    const asked = []
    for (let n = 0; n < 601; n++) asked.push((await visitor.get(path('nonsense'))).status)
    expect(asked.filter((status) => status === 404)).toHaveLength(600)
    expect(asked.at(-1)).toBe(429)
  })
})
