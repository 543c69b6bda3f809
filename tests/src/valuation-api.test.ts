// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { getValuation } from '#src/api/valuation.ts'
import { contactDraft, offerDraft } from '#src/content/property-view.ts'
import { exampleNamed } from '../support/examples.ts'

const asked: Request[] = []
function answerWith(body: unknown) {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  })
}
const ask = (propertyAddress: string, propertyLat: number | null = null, propertyLong: number | null = null) => {
  const input: PropertyLocation = { propertyAddress, propertyLat, propertyLong }
  return toPromise(createActor(getValuation, { input }).start()).catch((error) => error)
}

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

describe('[PVIEW-01] the value of a home is requested', () => {
  it('with its address, and with both coordinates when there are both', async () => {
    answerWith({ value: null, listing: null })
    await ask('9 Elm St #2 & 3', -33.5, 0)
    await ask('9 Elm St')
    const queries = asked.map(({ url }) => Object.fromEntries(new URL(url).searchParams))
    expect(queries).toEqual([{ address: '9 Elm St #2 & 3', lat: '-33.5', lng: '0' }, { address: '9 Elm St' }])
    expect(asked.map(({ cache }) => cache)).toEqual(['no-store', 'no-store'])
  })

  it('without coordinates when one of them is missing', async () => {
    answerWith({ value: null, listing: null })
    await ask('9 Elm St', null, 0)
    await ask('9 Elm St', 0, null)
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?address=9%20Elm%20St', '?address=9%20Elm%20St'])
  })

  it('[VALUE-04] and is unknown when it isn’t finite', async () => {
    const headers = { 'content-type': 'application/json' }
    vi.stubGlobal('fetch', async () => new Response('{"value":1e999,"listing":null}', { headers }))
    expect(await ask('9 Elm St')).toEqual({ kind: 'unreadable' })
  })

  it.each(['known', 'rental', 'unvalued', 'unknown'])('and accepted as the contract defines it: %s', async (name) => {
    const { body } = exampleNamed(`getValuation.${name}`)
    answerWith(body)
    expect(await ask('9 Elm St')).toEqual(body)
  })

  it.each([
    [{}],
    [{ value: 1 }],
    [{ listing: null }],
    [{ value: '4,750,000', listing: null }],
    [{ value: 1, listing: {} }],
    [{ value: 1, listing: 'Elm' }],
  ])('[VALUE-04] and is unknown when the answer is %o', async (body) => {
    answerWith(body)
    expect(await ask('9 Elm St')).toEqual({ kind: 'unreadable' })
  })
})

describe('[PVIEW-04] [VALUE-04] an email about a home', () => {
  const address = '9 Elm St #2 & 3 = Ünit, "Back"?'

  it.each([
    ['Offer Submission', offerDraft('ann+offers@example.com', address)],
    ['Pricing an address', contactDraft('ann+offers@example.com', address)],
  ])('%s contains the full address with valid line breaks', (subject, link) => {
    const { protocol, pathname, searchParams } = new URL(link)
    expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'ann+offers@example.com'])
    expect([...searchParams.keys()]).toEqual(['subject', 'body'])
    expect(searchParams.get('subject')).toBe(subject)
    expect(searchParams.get('body')?.split('\r\n')).toContain(address)
    expect(link).not.toMatch(/[\s"#]|%0A(?<!%0D%0A)/)
  })
})
