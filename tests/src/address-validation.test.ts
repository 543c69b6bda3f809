import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { verdictIn } from '#src/api/address-verdict.ts'
import { mapPicture } from '#src/api/map-picture.ts'

const entered = '48 alder rigde road, mill valley'
const full_address = '48 Alder Ridge Road, Mill Valley, California 94941, United States'
const feature = (confidence: unknown, changed: object = {}) => ({
  geometry: { coordinates: [-122.5449, 37.9061] },
  properties: { full_address, match_code: { confidence } },
  ...changed,
})
const answer = (...features: unknown[]) => ({ features })
const found = { propertyAddress: full_address, propertyLat: 37.9061, propertyLong: -122.5449 }

describe('[ADDR-05] the provider’s verdict', () => {
  it.each([
    ['an exact match', 'exact', entered, { match: 'exact', found }],
    ['a good match', 'high', entered, { match: 'other', found }],
    ['a fair match', 'medium', entered, { match: 'other', found }],
    ['a match without a confidence', undefined, entered, { match: 'other', found }],
    ['a match with mostly different parts', 'low', entered, { match: 'none' }],
    ['the same words', 'low', '48 ALDER RIDGE ROAD mill valley, California 94941', { match: 'exact', found }],
    [
      'the same words with punctuation',
      'low',
      ' (48 Alder Ridge Road, Mill Valley, California 94941). ',
      { match: 'exact', found },
    ],
  ])('%s', (_, confidence, typed, verdict) => {
    expect(verdictIn(answer(feature(confidence)), typed)).toEqual(verdict)
  })

  it.each([null, undefined])('is another match when the match code is missing: %s', (match_code) => {
    const unsaid = feature('low', { properties: { full_address, match_code } })
    expect(verdictIn(answer(unsaid), entered)).toEqual({ match: 'other', found })
  })

  it('doesn’t read a street named after a country as the country', () => {
    const street = feature('low', {
      properties: { full_address: '5 USA Road, Reno', match_code: { confidence: 'low' } },
    })
    expect(verdictIn(answer(street), '5 Road, Reno')).toEqual({ match: 'none' })
  })

  it('is no match for an unknown address', () => expect(verdictIn(answer(), entered)).toEqual({ match: 'none' }))

  it('reads the older response format', () => {
    const older = feature('high', { properties: { place_name: full_address, match_code: { confidence: 'high' } } })
    expect(verdictIn(answer(older), entered)).toEqual({ match: 'other', found })
  })

  it.each([
    null,
    'no',
    {},
    { features: {} },
    answer(null),
    answer({}),
    answer(feature('exact', { geometry: null })),
    answer(feature('exact', { geometry: { coordinates: [-122.5] } })),
    answer(feature('exact', { geometry: { coordinates: ['-122.5', '37.9'] } })),
    answer(feature('exact', { geometry: { coordinates: [37.9061, -122.5449] } })),
    answer(feature('exact', { geometry: { coordinates: [Number.NaN, 37.9] } })),
    answer(feature('exact', { properties: { full_address: ' ' } })),
  ])('is unreadable for %j', (broken) => {
    expect(() => verdictIn(broken, entered)).toThrow(expect.objectContaining({ kind: 'unreadable' }))
  })
})

describe('[ADDR-05] the port', () => {
  const fetched = vi.fn<typeof fetch>()

  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('fetch', fetched)
    fetched.mockReset()
  })
  afterEach(() => vi.unstubAllGlobals())

  // The provider's library keeps a reference to fetch when it is loaded.
  const validate = async () => {
    const { validateAddress } = await import('#src/api/address-validation.ts')
    return toPromise(createActor(validateAddress, { input: { address: entered } }).start())
  }

  it('requests addresses in the United States, in English, in its own session', async () => {
    fetched.mockResolvedValue(Response.json(answer(feature('exact'))))
    expect(await validate()).toEqual({ match: 'exact', found })
    const url = new URL(String(fetched.mock.calls[0]?.[0]))
    expect(decodeURIComponent(url.pathname)).toBe(`/autofill/v1/retrieve/${entered}`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ country: 'us', language: 'en' })
    expect(url.searchParams.get('session_token')).toMatch(/\S/)
  })

  it.each([
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'network' }],
    [
      'the provider refuses',
      async () => Response.json({ message: 'no' }, { status: 401 }),
      { kind: 'status', status: 401 },
    ],
    ['the answer breaks off', async () => new Response('{"features":'), { kind: 'unreadable' }],
  ] as const)('%s', async (_, given, failure) => {
    fetched.mockImplementation(given)
    await expect(validate()).rejects.toEqual(failure)
  })
})

it('[ADDR-05] requests an image at zoom 16, longitude first, at twice the pixels on a high-density screen', () => {
  const at = (ratio: 1 | 2) => new URL(mapPicture(37.9061, -122.5449, { width: 592, height: 296, ratio })).pathname
  expect(at(1)).toBe('/styles/v1/mapbox/streets-v12/static/-122.5449,37.9061,16,0/592x296')
  expect(at(2)).toBe('/styles/v1/mapbox/streets-v12/static/-122.5449,37.9061,16,0/592x296@2x')
})
