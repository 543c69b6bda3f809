// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { accessGateMachine } from '#machines/access-gate/access-gate.machine.ts'
import { listingFrom, newAddressOf } from '#machines/property-page/listing.ts'
import { checkAccess, loadProperty } from '#src/api/property.ts'
import accessAsked from '../../openapi/examples/getAccessRequirements.allFields.json' with { type: 'json' }
import openListing from '../../openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }

function answerWith(body: unknown) {
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
  )
}
const load = () => toPromise(createActor(loadProperty, { input: { key: 'a' } }).start()).catch((error) => error)
const check = () => toPromise(createActor(checkAccess, { input: { propertyId: 17 } }).start()).catch((error) => error)
const unreadable = { kind: 'unreadable' }

afterEach(() => vi.unstubAllGlobals())

describe('[PROP-02] a property', () => {
  it('is accepted as the contract defines it', async () => {
    answerWith(openListing.body)
    expect(await load()).toEqual(openListing.body)
  })

  it('may be withheld except for its number', async () => {
    answerWith({ id: 17, address: null, agent: null })
    expect(await load()).toEqual({ id: 17, address: null, agent: null })
  })

  it.each([
    {},
    [[]],
    'a listing',
    { id: '17' },
    { id: 17, address: 5 },
    { id: 17, description: ['large'] },
    { id: 17, preferred_url: { href: '/p/b' }, redirect_needed: true },
    { id: 17, price: '4750000' },
    { id: 17, beds: {} },
    { id: 17, agent: { id: '30' } },
    { id: 17, agent: 30 },
  ])('is unreadable, and crashes nothing, when it is %j', async (body) => {
    answerWith(body)
    const answer = await load()
    expect(answer).toEqual(unreadable)
  })

  it('is shown by the page without a crash, whatever is withheld', () => {
    expect(listingFrom({ id: 17 } as never)).toMatchObject({ id: 17, address: null, price: null })
    expect(newAddressOf({ id: 17 } as never)).toBeNull()
  })
})

describe('[PROP-06] the gate’s requirements', () => {
  it('are accepted as the contract defines them, and a gate opens with them', async () => {
    answerWith(accessAsked.body)
    const requirements = await check()
    expect(requirements).toEqual(accessAsked.body)
    const gate = createActor(accessGateMachine, { input: { propertyId: 17, requirements } }).start()
    expect(gate.getSnapshot().context.asked.fields).toContain('email')
  })

  it('[GATE-10] may contain the session of a returning visitor', async () => {
    const requirements = { password_protection_enabled: false, lead_capture_enabled: false, session_id: 's-1' }
    answerWith(requirements)
    expect(await check()).toEqual(requirements)
  })

  it.each([
    {},
    [[]],
    { password_protection_enabled: false },
    { password_protection_enabled: 'no', lead_capture_enabled: false, required_fields: {} },
    { password_protection_enabled: false, lead_capture_enabled: 1, required_fields: {} },
    { password_protection_enabled: false, lead_capture_enabled: true },
    { password_protection_enabled: false, lead_capture_enabled: true, required_fields: null },
    { password_protection_enabled: false, lead_capture_enabled: true, required_fields: 'email' },
    { password_protection_enabled: false, lead_capture_enabled: false, session_id: 7 },
  ])('are unreadable when they are %j', async (body) => {
    answerWith(body)
    expect(await check()).toEqual(unreadable)
  })
})
