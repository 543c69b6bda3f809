import { describe, expect, it } from 'vitest'
import { emailsOfKind } from '#tests/server/support/chat.ts'
import { longDemoForm, longPath, requestsIn, shortDemoForm, shortPath } from '#tests/server/support/demos.ts'
import { describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

describeServer('demo requests', (server) => {
  describe('sendDemoRequest', () => {
    it('200: [DMODAL-04] stores the request and queues the email to the team', async () => {
      const { status, body } = await server.visitor().post(shortPath, shortDemoForm)
      expect([status, body]).toEqual([200, example('sendDemoRequest.received').body])
      const [request, ...others] = await requestsIn(server)
      expect(others).toEqual([])
      expect(request).toMatchObject({
        form: 'short',
        name: 'Ann Chen',
        email: 'ann.chen@example.com',
        teamSize: '11-50',
        phone: null,
        message: shortDemoForm.message,
        askedAt: server.time.now,
      })
      expect(await emailsOfKind(server, 'demo-requested')).toMatchObject([
        {
          topic: `demo-request:${request?.id}`,
          recipient: 'team@pending.example',
          replyTo: 'ann.chen@example.com',
          subject: 'Ann Chen would like a demo',
          status: 'queued',
        },
      ])
    })

    it('200: trims the stored text, and removes terminal control characters', async () => {
      await server.visitor().post(shortPath, {
        ...shortDemoForm,
        name: '  Ann Chen ',
        email: ' ann.chen@example.com\n',
        reply_to: 'ann.chen@example.com ',
        message: ' We list\u001b[2J twenty\r\nhomes. ',
      })
      expect(await requestsIn(server)).toMatchObject([
        { name: 'Ann Chen', email: 'ann.chen@example.com', message: 'We list [2J twenty\nhomes.' },
      ])
    })

    it('stores no network address of a visitor, and logs none of their text', async () => {
      await server.visitor('203.0.113.77').post(shortPath, shortDemoForm)
      expect(JSON.stringify(await requestsIn(server))).not.toContain('203.0.113')
      expect(server.lines.join()).not.toMatch(/203\.0\.113|ann\.chen|twenty homes/)
    })

    it('422: [DMODAL-04] a reply address has to be the sender’s', async () => {
      const answer = await server.visitor().post(shortPath, { ...shortDemoForm, reply_to: 'bob@example.com' })
      expect(answer).toMatchObject(example('sendDemoRequest.otherReplyTo'))
      expect(await requestsIn(server)).toEqual([])
    })

    it('422: lists the allowed teams', async () => {
      const answer = await server.visitor().post(shortPath, { ...shortDemoForm, teamSize: '7' })
      expect(answer).toMatchObject(example('sendDemoRequest.invalid'))
    })

    it('415: for a form post from another site', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await server.visitor().post(shortPath, 'name=Ann', headers)).status).toBe(415)
    })
  })

  describe('submitDemoRequest', () => {
    it('200: [REQ-03] stores the request and queues the email to the team', async () => {
      const { status, body } = await server.visitor().post(longPath, longDemoForm)
      expect([status, body]).toEqual([200, example('submitDemoRequest.received').body])
      expect(await requestsIn(server)).toMatchObject([
        { form: 'long', name: 'Ann Chen', teamSize: null, phone: '+1 415 555 0100', message: longDemoForm.goals },
      ])
      expect(await emailsOfKind(server, 'demo-requested')).toMatchObject([{ replyTo: 'ann.chen@example.com' }])
    })

    it('422: names the missing goals', async () => {
      const { body } = await server.visitor().post(longPath, { ...longDemoForm, goals: '' })
      expect(body.detail).toContainEqual((example('submitDemoRequest.invalid').body as { detail: object[] }).detail[0])
    })

    it.each(['\u0007', '  ', 'x'.repeat(41)])('422: %j isn’t a phone number', async (phone) => {
      const { status, body } = await server.visitor().post(longPath, { ...longDemoForm, phone })
      expect([status, body.detail[0].loc]).toEqual([422, ['body', 'phone']])
    })
  })

  it('the two forms never count as repeats of each other', async () => {
    const visitor = server.visitor()
    await visitor.post(shortPath, { ...shortDemoForm, message: 'Hello' })
    await visitor.post(longPath, { ...longDemoForm, goals: 'Hello' })
    expect(await requestsIn(server)).toHaveLength(2)
  })
})
