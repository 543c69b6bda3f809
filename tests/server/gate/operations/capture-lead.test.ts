import { asc } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { leads } from '#server/gate/schema.ts'
import { visitorSessions } from '#server/visits/schema.ts'
import { api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const form = api('6/capture-lead')
const ann = { email: 'ann.chen@example.com', first_name: 'Ann', phone: '+1 415 555 0100' }

describeServer('captureLead', (server) => {
  const kept = () => server.db.select().from(leads).orderBy(asc(leads.id))

  describe('200', () => {
    it('[GATE-06] [GATE-10] stores the lead and opens a visitor session', async () => {
      const { status, body, cookies } = await server.visitor().post(form, ann)
      expect([status, body]).toEqual([200, { success: true, session_id: expect.stringMatching(/^[\w-]{32}$/) }])
      expect(await kept()).toMatchObject([
        {
          propertyId: 6,
          sessionId: body.session_id,
          email: ann.email,
          firstName: 'Ann',
          phone: ann.phone,
          company: null,
        },
      ])
      expect(await server.db.select().from(visitorSessions)).toMatchObject([
        { id: body.session_id, propertyId: 6, beganAt: server.time.now, durationSeconds: 0, endedAt: null },
      ])
      expect(cookies).toMatchObject([{ name: 'pass_6', httpOnly: true, sameSite: 'Lax' }])
      expect(Buffer.from(cookies[0]?.value ?? '', 'base64url').toString()).not.toContain('ann')
    })

    it('trims the stored text', async () => {
      await server
        .visitor()
        .post(form, { email: ' ann.chen@example.com\n', first_name: '  Ann ', phone: ' +1 415 555 0100 ' })
      expect(await kept()).toMatchObject([{ email: ann.email, firstName: 'Ann', phone: ann.phone }])
    })

    it('accepts names with any letters', async () => {
      const name = 'Þórdís O’Neill-Müller 王'
      await server.visitor().post(form, { ...ann, first_name: name })
      expect(await kept()).toMatchObject([{ firstName: name }])
    })

    it('[GATE-11] accepts the lead after the password when there is one', async () => {
      const visitor = server.visitor()
      await visitor.post(api('7/validate-password'), { password: 'quiet-garden' })
      const lead = { email: ann.email, first_name: 'Ann', last_name: 'Chen', company: 'Chen & Daughters' }
      expect((await visitor.post(api('7/capture-lead'), lead)).status).toBe(200)
      expect((await visitor.get(api('by-url/the-linden-house'))).body).toMatchObject({ access: 'granted', beds: 6 })
    })

    it('[GATE-06] stores the anonymous placeholder when no field is asked, also for an open listing', async () => {
      const anonymous = { email: 'anonymous@visitor.invalid', first_name: 'Anonymous', last_name: 'Visitor' }
      for (const id of [9, 4])
        expect((await server.visitor().post(api(`${id}/capture-lead`), anonymous)).status).toBe(200)
      expect((await kept()).map(({ propertyId }) => propertyId)).toEqual([9, 4])
    })

    it('gives every visitor a new session', async () => {
      const ids = await Promise.all(
        Array.from({ length: 10 }, async () => (await server.visitor().post(form, ann)).body.session_id),
      )
      expect(new Set(ids).size).toBe(10)
    })

    it('continues the session of a visitor who has one, and stores other details as another lead', async () => {
      const visitor = server.visitor()
      const first = await visitor.post(form, ann)
      const [again, corrected] = [
        await visitor.post(form, ann),
        await visitor.post(form, { ...ann, phone: '555 0199' }),
      ]
      expect([again.body.session_id, corrected.body.session_id]).toEqual([first.body.session_id, first.body.session_id])
      expect((await kept()).map(({ phone }) => phone)).toEqual([ann.phone, '555 0199'])
      expect(await server.db.select().from(visitorSessions)).toHaveLength(1)
    })

    it('stores a form once when a known visitor sends it twice at the same time', async () => {
      const visitor = server.visitor()
      await visitor.post(form, ann)
      const other = { ...ann, first_name: 'Annie' }
      await Promise.all(Array.from({ length: 6 }, () => visitor.post(form, other)))
      expect(await kept()).toHaveLength(2)
    })
  })

  it('400: for a body that isn’t JSON', async () => {
    const { status, body } = await server.visitor().post(form, 'name=Ann')
    expect([status, body]).toEqual([400, example('captureLead.notJson').body])
  })

  it('[GATE-11] 403: before the password, and stores nothing', async () => {
    const { status, body, cookies } = await server.visitor().post(api('7/capture-lead'), ann)
    expect([status, body, cookies]).toEqual([403, example('captureLead.forbidden').body, []])
    expect(await kept()).toEqual([])
  })

  it('404: for an unknown listing', async () => {
    const { status, body } = await server.visitor().post(api('99/capture-lead'), ann)
    expect([status, body]).toEqual([404, example('captureLead.listingNotFound').body])
  })

  describe('422', () => {
    it.each([
      ['a missing field', { email: ann.email, first_name: 'Ann' }, 'phone', 'missing'],
      ['a field of blanks', { ...ann, first_name: '   ' }, 'first_name', 'missing'],
      ['an unknown field', { ...ann, admin: true }, 'admin', 'extra_forbidden'],
      ['an invalid address', { ...ann, email: 'ann.chen' }, 'email', 'pattern_mismatch'],
      ['a control character', { ...ann, first_name: 'A\u0007nn' }, 'first_name', 'pattern_mismatch'],
      ['a line break', { ...ann, phone: '1\r\nBcc: everybody' }, 'phone', 'pattern_mismatch'],
      ['a control character in an address', { ...ann, email: 'ann\u0001@example.com' }, 'email', 'pattern_mismatch'],
      ['121 characters', { ...ann, first_name: 'x'.repeat(121) }, 'first_name', 'too_long'],
      ['a number', { ...ann, phone: 4155550100 }, 'phone', 'wrong_type'],
    ])('[GATE-09] names the field of %s, and stores nothing', async (_, lead, field, type) => {
      const { status, body } = await server.visitor().post(form, lead)
      expect([status, body.detail]).toMatchObject([422, [{ loc: ['body', field], type }]])
      expect(await kept()).toEqual([])
    })

    it('[GATE-09] uses the contract’s wording', async () => {
      const { body } = await server.visitor().post(form, { email: 'ann', first_name: 'A\u0007', phone: ann.phone })
      expect(body).toEqual(example('captureLead.issues').body)
    })

    it('[GATE-09] names all invalid fields at once', async () => {
      const { body } = await server.visitor().post(form, {})
      expect(body.detail.map(({ loc }: { loc: string[] }) => loc[1])).toEqual(['email', 'first_name', 'phone'])
    })

    it.each([[[]], [null], ['x'], [5]])('refuses %j as a body', async (body) => {
      expect((await server.visitor().post(form, JSON.stringify(body))).status).toBe(422)
    })
  })

  it('429: refuses the thirty-first form in ten minutes from one address, and says how long to wait', async () => {
    const visitor = server.visitor()
    for (let i = 0; i < 30; i++) expect((await visitor.post(form, ann)).status).toBe(200)
    server.time.grant(60)
    const { status, body, headers } = await visitor.post(form, ann)
    expect([status, body, headers['retry-after']]).toEqual([429, example('captureLead.tooMany').body, '540'])
    expect((await server.visitor('192.0.2.7').post(form, ann)).status).toBe(200)
    server.time.grant(540)
    expect((await visitor.post(form, ann)).status).toBe(200)
  })
})
