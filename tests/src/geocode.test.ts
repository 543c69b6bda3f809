import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { geocode } from '#src/api/geocode.ts'

const address = '48 Alder Ridge Road #2; Mill Valley'
const fetched = vi.fn<typeof fetch>()

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

/** Runs the port until it has an answer or has failed. */
function asked(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const actor = createActor(geocode, { input: { address } })
    actor.subscribe({ error: reject, complete: () => resolve(actor.getSnapshot().output) })
    actor.start()
  })
}

const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(async () => new Response(JSON.stringify(body), { status }))
const center = (given: unknown) => ({ features: [{ center: given }] })

describe('[MAP-03] geocoding', () => {
  it('requests the one address in the United States as one search', async () => {
    answers(center([-122.5449, 37.9061]))
    expect(await asked()).toEqual({ longitude: -122.5449, latitude: 37.9061 })
    const url = new URL(String(fetched.mock.calls[0]?.[0]))
    expect(url.origin + url.pathname).toBe(
      'https://api.mapbox.com/geocoding/v5/mapbox.places/48%20Alder%20Ridge%20Road%20%232%2C%20Mill%20Valley.json',
    )
    expect(Object.fromEntries(url.searchParams)).toEqual({
      country: 'us',
      types: 'address',
      limit: '1',
      access_token: '',
    })
  })

  it.each([
    [180, -90],
    [-180, 90],
  ])('accepts the extreme coordinates %i, %i', async (longitude, latitude) => {
    answers(center([longitude, latitude]))
    expect(await asked()).toEqual({ longitude, latitude })
  })

  it('is aborted when nobody waits for it any more', async () => {
    fetched.mockImplementation(() => new Promise(() => {}))
    const actor = createActor(geocode, { input: { address } }).start()
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    actor.stop()
    expect(fetched.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  })

  it('uses the first of several results', async () => {
    answers({ features: [{ center: [1, 2] }, { center: [3, 4] }] })
    expect(await asked()).toEqual({ longitude: 1, latitude: 2 })
  })

  it.each([
    ['nothing', null],
    ['a sentence', 'no'],
    ['no places', {}],
    ['results that aren’t places', { features: 'abc' }],
    ['an empty list', { features: [] }],
    ['a place that is null', { features: [null] }],
    ['a place without a center', { features: [{}] }],
    ['a center with one number', center([-122])],
    ['a center with three numbers', center([-122, 37, 0])],
    ['a center as text', center(['-122', '37'])],
    ['a center of nulls, as NaN is serialized', center([null, null])],
    ['a longitude out of range', center([180.1, 37])],
    ['a latitude out of range', center([37, -122])],
  ])('rejects %s', async (_, body) => {
    answers(body)
    await expect(asked()).rejects.toEqual({ kind: 'unexpected', message: 'the place search found no such address' })
  })

  it.each([401, 403, 422, 429, 500])('fails for the status %i', async (status) => {
    answers({ message: 'Not Authorized' }, status)
    await expect(asked()).rejects.toEqual({ kind: 'status', status })
  })

  it('fails for an answer that isn’t JSON', async () => {
    fetched.mockImplementation(async () => new Response('<!doctype html>'))
    await expect(asked()).rejects.toMatchObject({ kind: expect.stringMatching(/unreadable|notJson/) })
  })

  it('fails when nothing answers', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(asked()).rejects.toEqual({ kind: 'network' })
  })
})
