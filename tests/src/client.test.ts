// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { confirmTour, listAvailableTimes, submitNewTime } from '#src/api/tours.ts'

const asked: Request[] = []
function answerWith(...[body, init]: ConstructorParameters<typeof Response>) {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return new Response(body, init)
  })
}
const json = { headers: { 'content-type': 'application/json; charset=utf-8' } }
const confirm = () =>
  toPromise(createActor(confirmTour, { input: { token: 'a b&c', action: 'accept' } }).start()).catch((error) => error)

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

describe('the outcome of a call', () => {
  it('[CONFIRM-03] is the data when it matches the contract', async () => {
    answerWith('{"message":"Done.","status":"accepted"}', json)
    expect(await confirm()).toEqual({ message: 'Done.', status: 'accepted' })
    const { search, pathname } = new URL(asked[0]?.url ?? '')
    expect([pathname, search]).toEqual(['/api/v1/tour/confirm', '?token=a%20b%26c&action=accept'])
    expect([asked[0]?.cache, asked[0]?.referrerPolicy]).toEqual(['no-store', 'no-referrer'])
    expect(asked[0]?.headers.get('x-confirmed-by')).toBe('person')
  })

  it.each([
    ['text/html', '<!doctype html>'],
    ['text/plain', '{"message":"Done."}'],
    ['', '{"message":"Done."}'],
    ['application/jsonp', '{"message":"Done."}'],
    ['text/plain; of=application/json', '{"message":"Done."}'],
    ['text/plain; of=text/event-stream', '{"message":"Done."}'],
  ])('[CONFIRM-04] is notJson for the content type %o', async (type, body) => {
    answerWith(body, { headers: { 'content-type': type } })
    expect(await confirm()).toEqual({ kind: 'notJson' })
  })

  it.each(['', '{"message":', '<!doctype html>', 'null', '[]', '{"message":" "}', '{"detail":"Done."}'])(
    '[CONFIRM-04] is unreadable for a JSON content type and %o',
    async (body) => {
      answerWith(body, json)
      expect(await confirm()).toEqual({ kind: 'unreadable' })
    },
  )

  it('accepts JSON subtypes', async () => {
    answerWith('{"message":"Done."}', { headers: { 'content-type': 'application/vnd.tour+json' } })
    expect(await confirm()).toEqual({ message: 'Done.' })
  })

  it('[CONFIRM-04] is status with its sentence, for any content type', async () => {
    answerWith('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
    expect(await confirm()).toMatchObject({ kind: 'status', status: 502 })
    answerWith('{"detail":"We couldn’t find a tour for this link. It may have expired."}', { ...json, status: 404 })
    expect(await confirm()).toMatchObject({
      status: 404,
      body: { detail: 'We couldn’t find a tour for this link. It may have expired.' },
    })
  })

  it('[CONFIRM-04] is network when nothing answers', async () => {
    answerWith('')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await confirm()).toEqual({ kind: 'network' })
  })

  it('[CONFIRM-04] is unexpected when anything else is thrown, with the message of an error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new RangeError('out of range')))
    expect(await confirm()).toEqual({ kind: 'unexpected', message: 'out of range' })
    vi.stubGlobal('fetch', () => Promise.reject('text of nobody knows whom'))
    expect(await confirm()).toEqual({ kind: 'unexpected', message: '' })
  })
})

describe('the other calls of a tour', () => {
  it('[RESCHED-02] reject invalid times', async () => {
    answerWith('{"available_times":[null]}', json)
    const times = createActor(listAvailableTimes, { input: { tourId: 1 } })
    const said = toPromise(times.start()).catch((error) => error)
    expect(await said).toEqual({ kind: 'unreadable' })
  })

  it('[RESCHED-10] send the proposal unchanged', async () => {
    answerWith('{"message":"Asked."}', json)
    const newTime = { new_time: '2026-11-24T14:00:00', seller_notes: 'The side gate is open.' }
    const proposal = createActor(submitNewTime, { input: { tourId: 7, newTime } })
    expect(await toPromise(proposal.start())).toEqual({ message: 'Asked.' })
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/v1/tour/7/submit-new-time')
    expect(await asked[0]?.json()).toEqual(newTime)
  })
})
