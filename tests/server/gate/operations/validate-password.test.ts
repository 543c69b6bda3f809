import { describe, expect, it } from 'vitest'
import { hashPassword } from '#server/gate/passwords/scrypt.ts'
import { passwordGuesses } from '#server/gate/schema.ts'
import { addProperty, api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const door = api('5/validate-password')
const right = { password: 'harbor-light' }
const wrong = { password: 'harbour-light' }

describeServer('validatePassword', (server) => {
  describe('200', () => {
    it('[GATE-02] accepts the right password and sets an HttpOnly cookie', async () => {
      const { status, body, cookies } = await server.visitor().post(door, right)
      expect([status, body]).toEqual([200, { success: true }])
      expect(cookies).toMatchObject([{ name: 'pass_5', httpOnly: true, sameSite: 'Lax', path: '/' }])
      expect(cookies[0]?.value).not.toContain('harbor')
    })

    it('[GATE-08] rejects a wrong password and sets no cookie', async () => {
      const { status, body, cookies } = await server.visitor().post(door, wrong)
      expect([status, body, cookies]).toEqual([200, { success: false }, []])
    })

    it.each(['Harbor-light', ' harbor-light', 'harbor-light ', 'quiet-garden'])(
      '[GATE-08] %j is wrong',
      async (password) => {
        expect((await server.visitor().post(door, { password })).body).toEqual({ success: false })
      },
    )

    it('accepts both Unicode forms of a letter', async () => {
      const id = await addProperty(server.db, { password: 'caf\u00e9' })
      const { body } = await server.visitor().post(api(`${id}/validate-password`), { password: 'cafe\u0301' })
      expect(body).toEqual({ success: true })
    })

    it('accepts everyone when there is no password', async () => {
      expect((await server.visitor().post(api('4/validate-password'), { password: 'any' })).body).toEqual({
        success: true,
      })
    })

    it('[GATE-10] keeps the visitor’s session', async () => {
      const id = await addProperty(server.db, { password: 'open' })
      const visitor = server.visitor()
      await visitor.post(api(`${id}/validate-password`), { password: 'open' })
      const { body } = await visitor.post(api(`${id}/capture-lead`), { email: 'ann@example.com' })
      await visitor.post(api(`${id}/validate-password`), { password: 'open' })
      expect((await visitor.get(api(`${id}/access-requirements`))).body.session_id).toBe(body.session_id)
    })

    it('doesn’t count right passwords', async () => {
      const visitor = server.visitor()
      for (let i = 0; i < 12; i++) expect((await visitor.post(door, right)).status).toBe(200)
      expect(await server.db.select({ count: passwordGuesses.count }).from(passwordGuesses)).toEqual([
        { count: 0 },
        { count: 0 },
      ])
    })
  })

  it('400: for a body that isn’t JSON', async () => {
    const { status, body } = await server.visitor().post(door, '{"password":')
    expect([status, body]).toEqual([400, example('validatePassword.notJson').body])
  })

  it('404: for an unknown listing', async () => {
    const { status, body } = await server.visitor().post(api('99/validate-password'), right)
    expect([status, body]).toEqual([404, example('validatePassword.listingNotFound').body])
  })

  it.each([
    ['nothing', {}, 'missing'],
    ['an empty one', { password: '' }, 'too_short'],
    ['a number', { password: 5 }, 'wrong_type'],
    ['one of 201 characters', { password: 'x'.repeat(201) }, 'too_long'],
    ['a NUL character', { password: 'a\u0000' }, 'zero_character'],
  ])('422: refuses %s as a password', async (_, body, type) => {
    const answer = await server.visitor().post(door, body)
    expect([answer.status, answer.body.detail]).toMatchObject([422, [{ loc: ['body', 'password'], type }]])
  })

  describe('429', () => {
    it('[GATE-08] refuses the eleventh guess in a quarter of an hour, right or wrong, and says how long to wait', async () => {
      const visitor = server.visitor()
      for (let i = 0; i < 10; i++) expect((await visitor.post(door, wrong)).status).toBe(200)
      server.time.grant(60)
      const { status, body, headers } = await visitor.post(door, right)
      expect([status, body]).toEqual([429, example('validatePassword.tooMany').body])
      expect(headers['retry-after']).toBe(String(14 * 60))
      server.time.grant(14 * 60)
      expect((await visitor.post(door, right)).body).toEqual({ success: true })
    })

    it('counts concurrent guesses separately', async () => {
      const visitor = server.visitor()
      const answers = await Promise.all(Array.from({ length: 40 }, () => visitor.post(door, wrong)))
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([...Array(10).fill(200), ...Array(30).fill(429)])
    })

    it('counts an IPv6 household as one, and each listing separately', async () => {
      const id = await addProperty(server.db, { password: 'another' })
      const household = Array.from({ length: 11 }, (_, i) => server.visitor(`2001:db8:1:2:${i}::${i}`))
      const answers = await Promise.all(household.map((visitor) => visitor.post(door, wrong)))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
      expect((await server.visitor('2001:db8:1:3::1').post(door, right)).body).toEqual({ success: true })
      const [visitor] = household
      expect((await visitor?.post(api(`${id}/validate-password`), { password: 'another' }))?.status).toBe(200)
    })

    it('doesn’t lock out an honest visitor while others guess from everywhere', async () => {
      const guessers = ['198.51.100.1', '198.51.100.2'].map((address) => server.visitor(address))
      for (const guesser of guessers) for (let i = 0; i < 4; i++) await guesser.post(door, wrong)
      await server.db.execute("update password_guesses set count = 100 where guesser = 'everyone'")
      for (const guesser of guessers) expect((await guesser.post(door, right)).status).toBe(429)

      const honest = server.visitor('192.0.2.7')
      expect((await honest.post(door, wrong)).body).toEqual({ success: false })
      expect((await honest.post(door, wrong)).body).toEqual({ success: false })
      expect((await honest.post(door, right)).body).toEqual({ success: true })
    })

    it('[GATE-02] accepts visitors of another listing while 1,500 addresses guess at one', {
      tags: ['nightly'],
    }, async () => {
      const [attacked, other] = [
        await addProperty(server.db, { password: 'one' }),
        await addProperty(server.db, { password: 'other' }),
      ]
      const guess = (listing: number, address: string, password: string) =>
        server.visitor(address).post(api(`${listing}/validate-password`), { password })
      const honest: ReturnType<typeof guess>[] = []
      const guesses = Array.from({ length: 1500 }, (_, i) => {
        if (i % 100 === 99) honest.push(guess(other, `192.0.2.${honest.length}`, 'other'))
        return guess(attacked, `10.0.${i >> 8}.${i & 255}`, 'wrong')
      })
      expect((await Promise.all(honest)).map(({ body }) => body)).toEqual(Array(15).fill({ success: true }))
      const refused = (await Promise.all(guesses)).filter(({ status }) => status === 429)
      expect(refused.length).toBeGreaterThan(1000)
      // A visitor without earlier guesses still gets a turn.
      expect((await guess(attacked, '192.0.2.99', 'one')).body).toEqual({ success: true })
    })

    it('[GATE-08] doesn’t query the database again for a visitor who has to wait', async () => {
      const visitor = server.visitor()
      for (let i = 0; i < 11; i++) await visitor.post(door, wrong)
      await server.db.delete(passwordGuesses)
      const { status, headers } = await visitor.post(door, right)
      expect([status, headers['retry-after']]).toEqual([429, '900'])
      expect(await server.db.select().from(passwordGuesses)).toEqual([])
      server.time.grant(900)
      expect((await visitor.post(door, right)).body).toEqual({ success: true })
    })

    it('reports when too many passwords wait to be compared, and doesn’t count those', {
      tags: ['nightly'],
    }, async () => {
      const id = await addProperty(server.db, { passwordHash: await hashPassword('another') })
      const visitors = Array.from({ length: 30 }, (_, i) => server.visitor(`198.51.100.${i}`))
      const answers = await Promise.all(visitors.map((visitor) => visitor.post(api(`${id}/validate-password`), wrong)))
      const busy = answers.filter(({ status }) => status === 429)
      expect(busy.length).toBeGreaterThan(0)
      expect(busy[0]).toMatchObject({
        headers: { 'retry-after': '2' },
        body: { detail: expect.stringMatching(/moment/) },
      })
      const counted = await server.db.select().from(passwordGuesses)
      expect(counted.find(({ guesser }) => guesser === 'everyone')?.count).toBe(30 - busy.length)
    })
  })
})
