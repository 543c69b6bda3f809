import { describe, expect, it } from 'vitest'
import { emailsOfKind } from '#tests/server/support/chat.ts'
import { longDemoForm, longPath, requestsIn, shortDemoForm, shortPath } from '#tests/server/support/demos.ts'
import { describeServer } from '#tests/server/support/server.ts'
import { exampleNamed } from '#tests/support/examples.ts'
import { processorTimer } from '#tests/support/processor-time.ts'

const forms = [
  ['sendDemoRequest', shortPath, shortDemoForm, 'message'],
  ['submitDemoRequest', longPath, longDemoForm, 'goals'],
] as const

describeServer('a demo request', (server) => {
  const emails = () => emailsOfKind(server, 'demo-requested')
  const counted = async () => [(await requestsIn(server)).length, (await emails()).length]

  describe.each(forms)('%s', (operationId, path, form, written) => {
    const send = (body: unknown = form, address?: string) => server.visitor(address).post(path, body)
    const example = (outcome: string) => exampleNamed(`${operationId}.${outcome}`)

    it('200: the same request within a minute is stored and emailed once, however often and concurrently it is sent', async () => {
      await Promise.all(Array.from({ length: 8 }, () => send()))
      server.time.grant(59)
      expect((await send({ ...form, name: ` ${form.name} ` })).status).toBe(200)
      expect(await counted()).toEqual([1, 1])
      server.time.grant(1)
      await send()
      expect(await counted()).toEqual([2, 2])
    })

    it.each([
      ['name', 'Ann Chan'],
      [written, 'Something else.'],
    ])('200: a different %s makes another request', async (field, value) => {
      await send()
      await send({ ...form, [field]: value })
      expect(await counted()).toEqual([2, 2])
    })

    it('200: a bot that fills the hidden field gets the usual answer, and nothing is stored or sent', async () => {
      const honest = await send()
      const { status, body, headers } = await send({ ...form, name: 'Robot', website: 'https://spam.example' })
      expect([status, body, headers['content-type']]).toEqual([200, honest.body, honest.headers['content-type']])
      expect(await counted()).toEqual([1, 1])
      expect(server.lines.join()).not.toContain('spam.example')
    })

    it.each(['', '  '])('200: a hidden field of %j counts as empty', async (website) => {
      expect((await send({ ...form, website })).status).toBe(200)
      expect(await counted()).toEqual([1, 1])
    })

    it('200: bots don’t count toward the limit', async () => {
      for (let i = 0; i < 12; i++) await send({ ...form, name: `Robot ${i}`, website: 'x' })
      expect((await send()).status).toBe(200)
      expect(await counted()).toEqual([1, 1])
    })

    it('200: names with any letters are accepted', async () => {
      const name = 'Þórdís O’Neill-Müller 王'
      await send({ ...form, name })
      expect(await requestsIn(server)).toMatchObject([{ name }])
    })

    it('400: for a body that isn’t JSON', async () => {
      expect(await send('name=Ann')).toMatchObject(example('notJson'))
    })

    describe('422', () => {
      const control = 'Ann\r\nBcc: everybody@example.com'
      it.each([
        ...Object.keys(form).flatMap((field): [string, unknown][] => [
          [field, undefined],
          [field, ''],
          [field, 7],
        ]),
        ...['name', written].map((field): [string, unknown] => [field, ' \t ']),
        ['name', control],
        ['name', '\u202e'],
        ['name', 'x'.repeat(121)],
        ['email', 'ann.chen'],
        ['email', 'ann.chen@example'],
        ['email', 'ann@chen@example.com'],
        ['email', 'ann@example..com'],
        ['email', `ann@example.com${control}`],
        ['email', 'ann@example.com, everybody@example.com'],
        ['email', 'Ann <ann@example.com>'],
        ['email', 'ann@example.com\u202emoc'],
        ['email', `${'x'.repeat(250)}@a.co`],
        [written, '\u001b\u0007'],
        [written, 'x'.repeat(4001)],
        [written, 'a\u0000b'],
        ['website', 7],
        ['admin', true],
      ])('names %s of %j, and stores nothing', async (field, value) => {
        const { status, body } = await send({ ...form, [field]: value })
        expect(status).toBe(422)
        expect(body.detail.map(({ loc }: { loc: string[] }) => loc.join('.'))).toContain(`body.${field}`)
        expect(await counted()).toEqual([0, 0])
      })

      it('describes the format of an email address', async () => {
        const email = 'ann.chen'
        const reply = 'reply_to' in form ? { reply_to: email } : {}
        expect(await send({ ...form, email, ...reply })).toMatchObject(example('badEmail'))
      })

      it('names all invalid fields at once', async () => {
        const { body } = await send({})
        expect(body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(Object.keys(form))
      })

      it.each([[[]], [null], ['x'], [5]])('refuses %j as a body', async (body) => {
        expect((await send(JSON.stringify(body))).status).toBe(422)
      })

      it.each(Object.keys(form))('is fast for a %s of the greatest length', async (field) => {
        const elapsed = processorTimer()
        for (const text of [`a@${'.a'.repeat(25_000)}\u0001`, `${' '.repeat(50_000)}\u0001`])
          expect((await send({ ...form, [field]: text })).status).toBe(422)
        expect(elapsed()).toBeLessThan(1000)
      })
    })

    describe('429', () => {
      const many = async (count: number, address: (i: number) => string) => {
        for (let i = 0; i < count; i++) {
          expect((await send({ ...form, name: `Ann ${i}` }, address(i))).status).toBe(200)
          server.time.grant(6)
        }
      }

      it('the sixth within an hour from one address waits until the first is an hour old, and another address doesn’t', async () => {
        await many(5, () => '203.0.113.1')
        server.time.grant(1770)
        const refused = await send({ ...form, name: 'Ann 5' })
        expect(refused).toMatchObject({ ...example('tooMany'), headers: { 'retry-after': '1800' } })
        expect((await send({ ...form, name: 'Bob' }, '192.0.2.7')).status).toBe(200)
        server.time.grant(1799)
        expect(await send({ ...form, name: 'Ann 5' })).toMatchObject({ headers: { 'retry-after': '1' } })
        server.time.grant(1)
        expect((await send({ ...form, name: 'Ann 5' })).status).toBe(200)
        // The window is rolling: the second request is six seconds younger than the first.
        expect(await send({ ...form, name: 'Ann 6' })).toMatchObject({ headers: { 'retry-after': '6' } })
        expect(await counted()).toEqual([7, 7])
      })

      it('addresses of one IPv6 household count as one', async () => {
        await many(5, (i) => `2001:db8:1:2::${i}`)
        expect((await send(form, '2001:db8:1:2:ffff::9')).status).toBe(429)
        expect((await send(form, '2001:db8:1:3::9')).status).toBe(200)
      })

      it('a repeat of the last one within a minute doesn’t count', async () => {
        await many(5, () => '203.0.113.1')
        expect((await send({ ...form, name: 'Ann 4' })).status).toBe(200)
        expect(await counted()).toEqual([5, 5])
      })

      it('of many at once no more than the limit are stored', async () => {
        const names = Array.from({ length: 12 }, (_, i) => ({ ...form, name: `Ann ${i}` }))
        const answers = await Promise.all(names.map((each) => send(each)))
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
        expect(await counted()).toEqual([5, 5])
      })

      it('others don’t wait: a hundred from twenty addresses are stored, and so is the next one', {
        tags: ['nightly'],
      }, async () => {
        await many(100, (i) => `198.51.100.${i % 20}`)
        expect((await send({ ...form, name: 'Bob' }, '192.0.2.7')).status).toBe(200)
        expect(await counted()).toEqual([101, 101])
      })
    })

    it('500: when it can’t be stored', async () => {
      await server.db.execute('alter table demo_requests rename to hidden')
      const { status, body, headers } = await send()
      await server.db.execute('alter table hidden rename to demo_requests')
      expect([status, body]).toEqual([
        500,
        { ...(example('serverError').body as object), request_id: headers['x-request-id'] },
      ])
      expect(server.lines.join()).not.toMatch(/ann\.chen|Ann Chen/)
    })

    it('500: without its email nothing is stored, so that the next try isn’t taken for a repeat', async () => {
      await server.db.execute('alter table letters rename to hidden')
      expect((await send()).status).toBe(500)
      await server.db.execute('alter table hidden rename to letters')
      expect(await counted()).toEqual([0, 0])
      await send()
      expect(await counted()).toEqual([1, 1])
    })
  })
})
