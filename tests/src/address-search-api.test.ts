// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'

// The page's settings contain the token; Node has no page.
vi.hoisted(() => {
  Object.assign(globalThis, { document: { getElementById: () => ({ textContent: '{"mapboxToken":"pk.test"}' }) } })
})

const provided = {
  full_address: ' 48 Alder Street, Vallejo, California 94590, United States',
  address_line1: '48 Alder Street',
  address_line2: '',
  address_level1: 'California',
  address_level2: 'Vallejo',
  postcode: '94590',
  country: 'United States',
  country_code: 'us',
  feature_name: '48 Alder Street',
  action: { id: 'dXJuOm1ieGFkcg' },
}
const suggestion: AddressSuggestion = {
  id: 'dXJuOm1ieGFkcg',
  full_address: '48 Alder Street, Vallejo, California 94590, United States',
  geometry: null,
  address_line1: '48 Alder Street',
  address_line2: null,
  address_line3: null,
  address_level1: 'California',
  address_level2: 'Vallejo',
  address_level3: null,
  postcode: '94590',
  country: 'United States',
  country_code: 'us',
}
const placed = (coordinates: unknown) => ({
  features: [{ geometry: { type: 'Point', coordinates }, properties: provided }],
})

const asked: { url: URL; signal: AbortSignal }[] = []
let api: typeof import('#src/api/address-search.ts')

function answerWith(...[body, init]: ConstructorParameters<typeof Response>) {
  const json = { headers: { 'content-type': 'application/json; charset=utf-8' } }
  vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ url: new URL(url), signal })
    return new Response(body, init ?? json)
  })
}
const suggest = (text = '48 Alder / #3') =>
  toPromise(createActor(api.suggest, { input: { text } }).start()).catch((error) => error)
const retrieve = () => toPromise(createActor(api.retrieve, { input: { suggestion } }).start()).catch((error) => error)
const lastSession = () => asked.at(-1)?.url.searchParams.get('session_token')

beforeEach(async () => {
  asked.length = 0
  vi.resetModules()
  api = await import('#src/api/address-search.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('address suggestions', () => {
  it('[ADDR-02] are requested from the provider: addresses in the United States, in English, without streets', async () => {
    answerWith(JSON.stringify({ suggestions: [provided] }))
    expect(await suggest()).toEqual([suggestion])
    const { pathname, searchParams } = asked[0]?.url ?? new URL('none:')
    expect(pathname).toBe('/autofill/v1/suggest/48%20Alder%20%2F%20%233')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      types: 'address',
      country: 'us',
      language: 'en',
      streets: 'false',
      access_token: 'pk.test',
      session_token: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  })

  it('are none when the provider has none', async () => {
    answerWith('{"suggestions":[]}')
    expect(await suggest()).toEqual([])
  })

  it.each([
    ['no list', {}],
    ['a list of something else', { suggestions: ['48 Alder Street'] }],
    ['a suggestion without an address', { suggestions: [provided, { ...provided, full_address: undefined }] }],
    ['a suggestion with an empty address', { suggestions: [{ ...provided, full_address: ' ' }] }],
    ['a suggestion without an id to retrieve', { suggestions: [{ ...provided, action: {} }] }],
    ['a suggestion without an action', { suggestions: [{ ...provided, action: undefined }] }],
    ['a part that isn’t text', { suggestions: [{ ...provided, postcode: 94590 }] }],
    ['null', null],
  ])('[ADDR-04] are validated: %s', async (_, answer) => {
    answerWith(JSON.stringify(answer))
    expect(await suggest()).toEqual({ kind: 'unreadable' })
  })
})

describe('the coordinates of a suggestion', () => {
  it('[ADDR-03] [ADDR-04] are longitude, then latitude', async () => {
    answerWith(JSON.stringify(placed([-122.2566, 38.1041])))
    expect(await retrieve()).toEqual({ ...suggestion, geometry: { coordinates: [-122.2566, 38.1041] } })
    expect(asked[0]?.url.pathname).toBe('/autofill/v1/retrieve/dXJuOm1ieGFkcg')
  })

  it.each([
    ['no feature', { features: [] }],
    ['no features', {}],
    ['no geometry', { features: [{}] }],
    ['one number', placed([-122.2566])],
    ['three numbers', placed([-122.2566, 38.1041, 0])],
    ['text', placed(['-122.2566', '38.1041'])],
    ['latitude first', placed([38.1041, -122.2566])],
    ['out of range', placed([-182.2566, 38.1041])],
  ])('are validated: %s', async (_, answer) => {
    answerWith(JSON.stringify(answer))
    expect(await retrieve()).toEqual({ kind: 'unreadable' })
  })
})

describe.each([
  ['suggest', () => suggest()],
  ['retrieve', () => retrieve()],
])('%s fails', (_, ask) => {
  it('with the status when the provider refuses, for any body', async () => {
    answerWith('{"message":"Not Authorized - Invalid Token"}', { status: 401 })
    expect(await ask()).toEqual({ kind: 'status', status: 401 })
    answerWith('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
    expect(await ask()).toEqual({ kind: 'status', status: 502 })
  })

  it('as network when nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await ask()).toEqual({ kind: 'network' })
  })

  it('as notJson when a proxy answers', async () => {
    answerWith('<!doctype html>', { headers: { 'content-type': 'text/html' } })
    expect(await ask()).toEqual({ kind: 'notJson' })
  })

  it('as unreadable when the answer breaks off', async () => {
    answerWith('{"suggestions":[{"full_addr')
    expect(await ask()).toEqual({ kind: 'unreadable' })
  })

  it('and calls again the next time', async () => {
    answerWith('{}', { status: 500 })
    await ask()
    answerWith('{"suggestions":[]}')
    expect(await suggest()).toEqual([])
  })
})

describe('the provider session', () => {
  it('[ADDR-02] lasts until an address is retrieved, and then a new one starts', async () => {
    answerWith('{"suggestions":[]}')
    await suggest()
    const first = lastSession()
    await suggest()
    expect(lastSession()).toBe(first)
    answerWith(JSON.stringify(placed([-122.2566, 38.1041])))
    await retrieve()
    expect(lastSession()).toBe(first)
    answerWith('{"suggestions":[]}')
    await suggest()
    expect(lastSession()).not.toBe(first)
  })
})

it('cancels a call that nobody waits for any more', async () => {
  answerWith('{"suggestions":[]}')
  await api.fetchLibrary()
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ url: new URL('none:'), signal })
    return new Promise(() => {})
  })
  const actor = createActor(api.suggest, { input: { text: '48 Alder' } }).start()
  await vi.waitUntil(() => asked.length === 1)
  actor.stop()
  expect(asked[0]?.signal.aborted).toBe(true)
})

it('loads the library again when loading failed', async () => {
  vi.doMock('@mapbox/search-js-core', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  expect(await suggest()).toMatchObject({ kind: 'unexpected' })
  vi.doUnmock('@mapbox/search-js-core')
  answerWith('{"suggestions":[]}')
  expect(await suggest()).toEqual([])
})
