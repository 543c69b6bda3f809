import { describe, expect, it } from 'vitest'
import { queueNextDigest } from '#server/mail/digest-job.ts'
import { emailsOfKind, openQuestionsIn, questionTokens, talk } from '#tests/server/support/chat.ts'
import { addProperty } from '#tests/server/support/server.ts'
import { deps, describeServerInNovember, tokensIn } from '#tests/server/support/tours.ts'
import { example } from '#tests/support/examples.ts'

const cellar = 'Is there a wine cellar?'
const answer = 'Yes, below the kitchen, for about 400 bottles.'

describeServerInNovember('answerQuestion', (server) => {
  const send = (token: string, body: unknown = { answer }) =>
    server.visitor().post(`/api/v1/question/${token}/answer`, body)

  async function asked(question = cellar) {
    const visit = talk(server.visitor())
    await visit.say(question)
    return { visit, token: (await questionTokens(server))[0] ?? '' }
  }

  describe('200', () => {
    it('[API-05] stores the answer, which the asking visitor gets once, before anything else', async () => {
      const { visit, token } = await asked()
      const { status, body, headers } = await send(token)
      expect([status, body]).toEqual([200, example('answerQuestion.kept').body])
      expect(headers['referrer-policy']).toBe('no-referrer')
      const { body: next } = await visit.say('How many bedrooms?')
      expect(next.response).toMatch(
        /^I’ve heard from the seller\.\nYou asked: “Is there a wine cellar\?” .*400 bottles/,
      )
      expect(next.response).toContain('5 bedrooms')
      expect((await visit.say('And the price?')).body.response).not.toContain('400 bottles')
    })

    it('[API-05] gives it to every later visitor with the same question, and doesn’t ask the seller again', async () => {
      const { token } = await asked()
      await send(token)
      const { body } = await talk(server.visitor()).say('is there a wine cellar')
      expect(body.response).toContain('400 bottles')
      expect(await emailsOfKind(server, 'question-asked')).toHaveLength(1)
    })

    it('gives the answer once when the same question is asked again', async () => {
      const { visit, token } = await asked()
      await send(token)
      const { body } = await visit.say(cellar)
      expect(body.response.split('400 bottles')).toHaveLength(2)
      expect((await visit.say('And the price?')).body.response).not.toContain('400 bottles')
    })

    it('gives the same answer to everyone who asked meanwhile', async () => {
      const { token } = await asked()
      const other = talk(server.visitor())
      await other.say('IS THERE A WINE CELLAR')
      expect(await emailsOfKind(server, 'question-asked')).toHaveLength(1)
      await send(token)
      expect((await other.say('Thanks')).body.response).toContain('400 bottles')
    })

    it('keeps the first answer, and repeating it changes nothing', async () => {
      const { token } = await asked()
      await send(token)
      expect((await send(token)).body).toEqual(example('answerQuestion.kept').body)
      expect((await send(token, { answer: 'No.' })).body).toEqual(example('answerQuestion.alreadyAnswered').body)
    })

    it('keeps one of many concurrent answers', async () => {
      const { token } = await asked()
      const answers = await Promise.all(Array.from({ length: 6 }, (_, i) => send(token, { answer: `Answer ${i}.` })))
      expect(new Set(answers.map(({ body }) => body.answer)).size).toBe(1)
      expect(answers.filter(({ body }) => body.message.startsWith('Thank you'))).toHaveLength(1)
    })

    it('keeps line breaks and removes terminal control characters', async () => {
      const { token } = await asked()
      const { body } = await send(token, { answer: ' Yes,\r\nbelow\u001b[2J the kitchen. ' })
      expect(body.answer).toBe('Yes,\nbelow [2J the kitchen.')
    })
  })

  it.each(['abc', 'a'.repeat(33)])('400: %s isn’t a token', async (token) => {
    expect(await send(token)).toMatchObject(example('answerQuestion.linkIncomplete'))
  })

  it('404: for an unknown token, and for an expired one', async () => {
    expect(await send('a'.repeat(32))).toMatchObject(example('answerQuestion.notFound'))
    const { token } = await asked()
    server.time.grant(60 * 24 * 3600)
    expect(await send(token)).toMatchObject(example('answerQuestion.notFound'))
    expect(await openQuestionsIn(server)).toMatchObject([{ answer: null }])
  })

  describe('422', () => {
    it('names the field that is too long, in the contract’s wording', async () => {
      const { token } = await asked()
      expect(await send(token, { answer: 'x'.repeat(2001) })).toMatchObject(example('answerQuestion.invalid'))
    })

    it.each([{}, { answer: '' }, { answer: ' \n' }, { answer: '\u001b' }, { answer: 7 }, { answer, more: 1 }])(
      'refuses %j',
      async (body) => {
        const { token } = await asked()
        const { status } = await send(token, body)
        expect([status, await openQuestionsIn(server)]).toMatchObject([422, [{ answer: null }]])
      },
    )

    it('[API-05] passes on nothing about the residents', async () => {
      const { token } = await asked()
      const { status, body } = await send(token, { answer: 'Yes, and it is a quiet Christian neighborhood.' })
      expect([status, body]).toEqual([422, example('answerQuestion.aboutPeople').body])
      expect(await openQuestionsIn(server)).toMatchObject([{ answer: null }])
    })
  })

  describe('[API-05] the question sent to a seller', () => {
    it('contains no contact details of the visitor', async () => {
      await asked('Is there a wine cellar? My address is ann@example.com and my number 415-555-0100.')
      const [email] = await emailsOfKind(server, 'question-asked')
      expect(email?.text).toContain('wine cellar')
      expect(`${email?.text}${email?.html}${email?.subject}`).not.toMatch(/ann@example|555/)
    })

    it('is stored without an email when there is no seller', async () => {
      const property_id = await addProperty(server.db, {})
      await talk(server.visitor(), { property_id }).say(cellar)
      expect(await openQuestionsIn(server)).toMatchObject([{ propertyId: property_id, tokenHash: null }])
      expect(await emailsOfKind(server, 'question-asked')).toEqual([])
    })

    it('is emailed by itself up to a limit, and in a digest beyond it, without losing any', async () => {
      for (let visitor = 0; visitor < 3; visitor++) {
        const visit = talk(server.visitor())
        for (const thing of ['sauna', 'helipad', 'moat', 'aviary']) await visit.say(`Is there a ${thing} ${visitor}?`)
      }
      expect(await openQuestionsIn(server)).toHaveLength(12)
      const states = (await emailsOfKind(server, 'question-asked')).map(({ status }) => status)
      expect(states.sort()).toEqual([...Array(4).fill('held'), ...Array(8).fill('queued')])
      server.time.grant(3600)
      await queueNextDigest(server.db, deps.origin, server.time.now)
      const [digest] = await emailsOfKind(server, 'seller-digest')
      const tokens = tokensIn(digest?.text ?? '')
      expect(tokens).toHaveLength(4)
      for (const token of tokens) expect((await send(token)).status).toBe(200)
    })
  })
})
