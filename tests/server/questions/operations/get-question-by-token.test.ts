import { describe, expect, it } from 'vitest'
import { emailsOfKind, openQuestionsIn, questionTokens, talk } from '#tests/server/support/chat.ts'
import { describeServerInNovember } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

const path = (token: string) => `/api/v1/question/${token}`

describeServerInNovember('getQuestionByToken', (server) => {
  async function asked(): Promise<string> {
    await talk(server.visitor()).say('Is there a wine cellar?')
    return (await questionTokens(server))[0] ?? ''
  }

  it('200: returns the question of the email’s link, with private headers', async () => {
    const { status, body, headers } = await server.visitor().get(path(await asked()))
    expect([status, body]).toEqual([200, example('getQuestionByToken.open').body])
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    expect(headers['cache-control']).toBe('private, no-store')
  })

  it('200: returns the answer when there is one', async () => {
    const token = await asked()
    const answer = 'Yes, below the kitchen, for about 400 bottles.'
    await server.visitor().post(`${path(token)}/answer`, { answer })
    expect(await server.visitor().get(path(token))).toMatchObject(example('getQuestionByToken.answered'))
  })

  it('200: is linked from the email, which says until when', async () => {
    const token = await asked()
    const [email] = await emailsOfKind(server, 'question-asked')
    expect(email).toMatchObject({
      recipient: 'seller@example.com',
      subject: 'Question about 48 Alder Ridge Road: “Is there a wine cellar?”',
    })
    expect(email?.text).toContain(`http://localhost:4173/question?token=${token}`)
    expect(email?.text).toContain('The link works until Tuesday, January 19, 2027.')
    expect(JSON.stringify(await openQuestionsIn(server))).not.toContain(token)
  })

  it.each(['abc', 'a'.repeat(31), 'a'.repeat(200)])('400: %s isn’t a token', async (token) => {
    expect(await server.visitor().get(path(token))).toMatchObject(example('getQuestionByToken.linkIncomplete'))
  })

  describe('404', () => {
    it('for an unknown token', async () => {
      expect(await server.visitor().get(path('a'.repeat(32)))).toMatchObject(example('getQuestionByToken.notFound'))
    })

    it('for an expired token', async () => {
      const token = await asked()
      server.time.now = new Date('2027-01-19T11:59:59Z')
      expect((await server.visitor().get(path(token))).status).toBe(200)
      server.time.now = new Date('2027-01-19T12:00:00Z')
      expect(await server.visitor().get(path(token))).toMatchObject(example('getQuestionByToken.notFound'))
    })
  })
})
