import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '#server/gate/passwords/scrypt.ts'
import { properties } from '#server/listings/schema.ts'
import { visitorSessions } from '#server/visits/schema.ts'
import { addProperty, api, describeServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

const asked = (id: number) => api(`${id}/access-requirements`)
const nothing = { email: false, first_name: false, last_name: false, phone: false, company: false }
const open = {
  password_protection_enabled: false,
  lead_capture_enabled: false,
  required_fields: nothing,
  session_id: null,
}

describeServer('getAccessRequirements', (server) => {
  describe('200', () => {
    it.each([
      [4, open],
      [5, example('getAccessRequirements.password').body],
      [
        6,
        {
          ...open,
          lead_capture_enabled: true,
          required_fields: { ...nothing, email: true, first_name: true, phone: true },
          hosted_by: { role: 'owner', name: 'Theo Lindqvist', company: null },
        },
      ],
      [
        7,
        {
          ...open,
          password_protection_enabled: true,
          lead_capture_enabled: true,
          required_fields: { ...nothing, email: true, first_name: true, last_name: true, company: true },
        },
      ],
      [8, open],
      [9, { ...open, lead_capture_enabled: true }],
    ])('[PROP-06] [GATE-03] returns what listing %i asks for', async (id, requirements) => {
      const { status, body, headers } = await server.visitor().get(asked(id))
      expect([status, body]).toEqual([200, requirements])
      expect(headers['cache-control']).toBe('private, no-store')
    })

    it('[PROP-20] doesn’t name a host who didn’t agree to it', async () => {
      const { body, text } = await server.visitor().get(asked(7))
      expect(body).not.toHaveProperty('hosted_by')
      expect(text).not.toContain('Marisol')
    })

    it('[PROP-20] doesn’t name the host after the gate was passed', async () => {
      const visitor = server.visitor()
      await visitor.post(api('5/validate-password'), { password: 'harbor-light' })
      expect((await visitor.get(asked(5))).body).not.toHaveProperty('hosted_by')
    })

    it('[GATE-11] asks only for the lead after the password was accepted', async () => {
      const visitor = server.visitor()
      await visitor.post(api('7/validate-password'), { password: 'quiet-garden' })
      expect((await visitor.get(asked(7))).body).toMatchObject({
        password_protection_enabled: false,
        lead_capture_enabled: true,
        required_fields: { company: true },
        session_id: null,
      })
    })

    it('[GATE-10] asks for nothing after the gate, and returns the session to continue with', async () => {
      const visitor = server.visitor()
      const { body: receipt } = await visitor.post(api('9/capture-lead'), {})
      expect((await visitor.get(asked(9))).body).toEqual({ ...open, session_id: receipt.session_id })
    })

    it('[GATE-08] asks again when the password has changed', async () => {
      const id = await addProperty(server.db, { password: 'first' })
      const visitor = server.visitor()
      await visitor.post(api(`${id}/validate-password`), { password: 'first' })
      expect((await visitor.get(asked(id))).body.password_protection_enabled).toBe(false)
      await server.db
        .update(properties)
        .set({ passwordHash: await hashPassword('second') })
        .where(eq(properties.id, id))
      expect((await visitor.get(asked(id))).body.password_protection_enabled).toBe(true)
    })

    it('[GATE-03] asks again when the form has other fields', async () => {
      const id = await addProperty(server.db, { leadCaptureEnabled: true, leadEmail: true })
      const visitor = server.visitor()
      await visitor.post(api(`${id}/capture-lead`), { email: 'ann@example.com' })
      expect((await visitor.get(asked(id))).body.lead_capture_enabled).toBe(false)
      await server.db.update(properties).set({ leadPhone: true }).where(eq(properties.id, id))
      expect((await visitor.get(asked(id))).body).toMatchObject({
        lead_capture_enabled: true,
        required_fields: { email: true, phone: true },
      })
      await forget(id)
    })

    it('[PROP-17] asks again when the session is gone, the month is over, or the cookie was changed', async () => {
      const visitor = server.visitor()
      await visitor.post(api('5/validate-password'), { password: 'harbor-light' })
      const cookie = visitor.cookies.get('pass_5') ?? ''
      const asks = async () => (await visitor.get(asked(5))).body.password_protection_enabled
      expect(await asks()).toBe(false)
      for (const forged of [cookie.slice(0, -1), `${cookie}x`, cookie.replace('.', '..'), `x${cookie}`, 'null', '']) {
        visitor.cookies.set('pass_5', forged)
        expect(await asks()).toBe(true)
      }
      visitor.cookies.set('pass_5', cookie)
      server.time.grant(30 * 24 * 3600 - 1)
      expect(await asks()).toBe(false)
      server.time.grant(1)
      expect(await asks()).toBe(true)

      const other = server.visitor()
      await other.post(api('9/capture-lead'), {})
      await forget(9)
      expect((await other.get(asked(9))).body).toMatchObject({ lead_capture_enabled: true, session_id: null })
    })

    async function forget(id: number) {
      await server.db.execute(`delete from leads where property_id = ${id}`)
      await server.db.delete(visitorSessions).where(eq(visitorSessions.propertyId, id))
    }
  })

  it('404: for an unknown listing', async () => {
    const { status, body } = await server.visitor().get(asked(99))
    expect([status, body]).toEqual([404, example('getAccessRequirements.listingNotFound').body])
  })

  it.each(['x', '0', '1.5', '2147483648', '1e400', '%20'])('422: for the number %s', async (id) => {
    const { status, body } = await server.visitor().get(api(`${id}/access-requirements`))
    expect([status, body.detail[0].loc]).toEqual([422, ['path', 'id']])
  })
})
