// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { sendDemoRequest, submitDemoRequest } from '#src/api/demos.ts'
import { captureLead, validatePassword } from '#src/api/gate.ts'
import { checkAccess, loadImages, loadProperty } from '#src/api/property.ts'
import { getQuestion, sendAnswer } from '#src/api/questions.ts'
import { confirmTourRequest, getTourRequest } from '#src/api/tour-requests.ts'
import { confirmTour, getTourByToken, listAvailableTimes, submitNewTime } from '#src/api/tours.ts'
import { getValuation } from '#src/api/valuation.ts'
import { updateVisit } from '#src/api/visit.ts'
import { exampleNamed } from '../support/examples.ts'

interface Call {
  ids: string
  actor: AnyActorLogic
  input: object
  sends: string
  body?: object
  headers?: Record<string, string>
  cache?: RequestCache
  referrerPolicy?: ReferrerPolicy
  /** The contract's example of its answer. */
  answer: string
  /** Changes to that answer that make it invalid. */
  refuses?: object[]
}

const tour = { token: 'a b/c?' }
const place = 'a%20b%2Fc%3F'
const noText = (...fields: string[]) => fields.flatMap((field) => [{ [field]: ' ' }, { [field]: 7 }])
/** For calls with an email's token. */
const noStoreNoReferrer = { cache: 'no-store', referrerPolicy: 'no-referrer' } as const
const fresh = { cache: 'no-store', headers: { 'cache-control': 'no-cache', pragma: 'no-cache' } } as const
const request = { name: 'Ann Chen', email: 'ann.chen@example.com', message: 'Twenty homes' }
const wholeTour = noText('property_address', 'property_slug', 'proposed_time', 'time_zone', 'state')

const calls: Record<string, Call> = {
  validatePassword: {
    ids: '[GATE-02]',
    actor: validatePassword,
    input: { propertyId: 17, password: ' harbor-light ' },
    sends: 'POST /api/v1/public/properties/17/validate-password',
    body: { password: ' harbor-light ' },
    answer: 'validatePassword.right',
  },
  captureLead: {
    ids: '[GATE-06]',
    actor: captureLead,
    input: { propertyId: 17, lead: { email: 'ann.chen@example.com' } },
    sends: 'POST /api/v1/public/properties/17/capture-lead',
    body: { email: 'ann.chen@example.com' },
    answer: 'captureLead.kept',
  },
  loadProperty: {
    ids: '[PROP-01]',
    actor: loadProperty,
    input: { key: 'a b/c?' },
    sends: `GET /api/v1/public/properties/by-url/${place}`,
    ...fresh,
    answer: 'getPropertyByUrl.open',
  },
  checkAccess: {
    ids: '[PROP-01]',
    actor: checkAccess,
    input: { propertyId: 17 },
    sends: 'GET /api/v1/public/properties/17/access-requirements',
    ...fresh,
    answer: 'getAccessRequirements.allFields',
  },
  loadImages: {
    ids: '[PROP-09]',
    actor: loadImages,
    input: { propertyId: 17 },
    sends: 'GET /api/v1/public/properties/17/images?size=large',
    answer: 'listPropertyImages.five',
    refuses: [
      { images: null },
      { images: {} },
      { images: [null] },
      { images: [{ url: '/a.jpg' }, {}] },
      { images: [{ url: 7 }] },
    ],
  },
  getValuation: {
    ids: '[PVIEW-01]',
    actor: getValuation,
    input: { propertyAddress: '9 Elm St', propertyLat: 38, propertyLong: null },
    sends: 'GET /api/v1/public/valuation?address=9%20Elm%20St',
    cache: 'no-store',
    answer: 'getValuation.known',
  },
  updateVisit: {
    ids: '[VISIT-02]',
    actor: updateVisit,
    input: { propertyId: 17, visit: { visitor_session_id: 's-1', duration_seconds: 30 } },
    sends: 'POST /api/v1/public/properties/17/update-visit-duration',
    body: { visitor_session_id: 's-1', duration_seconds: 30 },
    answer: 'updateVisitDuration.kept',
  },
  submitDemoRequest: {
    ids: '[REQ-03]',
    actor: submitDemoRequest,
    input: { request },
    sends: 'POST /submit-demo-request/',
    body: request,
    answer: 'submitDemoRequest.received',
  },
  sendDemoRequest: {
    ids: '[DMODAL-04]',
    actor: sendDemoRequest,
    input: { request },
    sends: 'POST /api/send-demo-request',
    body: request,
    answer: 'sendDemoRequest.received',
  },
  getQuestion: {
    ids: '[API-05]',
    actor: getQuestion,
    input: tour,
    sends: `GET /api/v1/question/${place}`,
    ...noStoreNoReferrer,
    answer: 'getQuestionByToken.answered',
    refuses: noText('question', 'property_address', 'answer'),
  },
  sendAnswer: {
    ids: '[API-05]',
    actor: sendAnswer,
    input: { ...tour, answer: 'Yes, below the kitchen.' },
    sends: `POST /api/v1/question/${place}/answer`,
    body: { answer: 'Yes, below the kitchen.' },
    ...noStoreNoReferrer,
    answer: 'answerQuestion.kept',
    refuses: noText('message', 'answer'),
  },
  getTourRequest: {
    ids: '[API-06]',
    actor: getTourRequest,
    input: tour,
    sends: `GET /api/v1/tour/request/${place}`,
    ...noStoreNoReferrer,
    answer: 'getTourRequest.unconfirmed',
    refuses: wholeTour,
  },
  confirmTourRequest: {
    ids: '[API-06]',
    actor: confirmTourRequest,
    input: tour,
    sends: `POST /api/v1/tour/request/${place}/confirm`,
    ...noStoreNoReferrer,
    answer: 'confirmTourRequest.confirmed',
    refuses: wholeTour,
  },
  confirmTour: {
    ids: '[CONFIRM-03]',
    actor: confirmTour,
    input: { token: 'a b', action: 'deny' },
    sends: 'GET /api/v1/tour/confirm?token=a%20b&action=deny',
    headers: { 'x-confirmed-by': 'person' },
    ...noStoreNoReferrer,
    answer: 'confirmTour.declined',
    refuses: noText('message'),
  },
  getTourByToken: {
    ids: '[RESCHED-02]',
    actor: getTourByToken,
    input: tour,
    sends: `GET /api/v1/tour/token/${place}`,
    ...noStoreNoReferrer,
    answer: 'getTourByToken.found',
    refuses: noText('buyer_name', 'property_address', 'proposed_time'),
  },
  listAvailableTimes: {
    ids: '[RESCHED-02]',
    actor: listAvailableTimes,
    input: { tourId: 7 },
    sends: 'GET /api/v1/tour/7/available-times',
    ...noStoreNoReferrer,
    answer: 'listAvailableTimes.free',
    refuses: [
      { available_times: null },
      { available_times: '2026-11-23T09:00:00' },
      { available_times: ['2026-11-23T09:00:00', 7] },
    ],
  },
  submitNewTime: {
    ids: '[RESCHED-10]',
    actor: submitNewTime,
    input: { tourId: 7, newTime: { new_time: '2026-11-24T14:00:00' } },
    sends: 'POST /api/v1/tour/7/submit-new-time',
    body: { new_time: '2026-11-24T14:00:00' },
    ...noStoreNoReferrer,
    answer: 'submitNewTime.proposed',
    refuses: noText('message'),
  },
}
const rows = Object.entries(calls).map(([name, row]) => ({ name, ...row }))

const asked: Request[] = []
function answerWith(body: unknown) {
  vi.stubGlobal('fetch', async (sent: Request) => {
    asked.push(sent)
    return Response.json(body)
  })
}
const outcomeOf = ({ actor, input }: Call) => toPromise(createActor(actor, { input }).start()).catch((error) => error)

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

describe.each(rows)('$name', (row) => {
  const { ids, sends, body, headers = {}, answer } = row

  it(`${ids} sends ${sends} with its input, and returns the answer`, async () => {
    const promised = exampleNamed(answer).body
    answerWith(promised)
    expect(await outcomeOf(row)).toEqual(promised)
    expect(asked).toHaveLength(1)
    const [sent] = asked as [Request]
    const { origin, pathname, search } = new URL(sent.url)
    expect([origin, `${sent.method} ${pathname}${search}`]).toEqual(['https://pending.example', sends])
    expect(sent.body === null ? undefined : await sent.json()).toEqual(body)
    expect(sent.credentials, 'a server elsewhere gets its cookies').toBe('include')
    expect([sent.cache, sent.referrerPolicy]).toEqual([row.cache ?? 'default', row.referrerPolicy ?? ''])
    for (const [name, value] of Object.entries(headers)) expect(sent.headers.get(name), name).toBe(value)
  })

  it('is aborted when nobody waits for it any more', async () => {
    vi.stubGlobal('fetch', (sent: Request) => {
      asked.push(sent)
      return new Promise(() => {})
    })
    const actor = createActor(row.actor, { input: row.input }).start()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.signal.aborted).toBe(false)
    actor.stop()
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})

const refused = rows.flatMap((row) => (row.refuses ?? []).map((change) => ({ change, row, name: row.name })))

it.each(refused)('$name rejects its answer with $change', async ({ change, row }) => {
  answerWith({ ...(exampleNamed(row.answer).body as object), ...change })
  expect(await outcomeOf(row)).toEqual({ kind: 'unreadable' })
})

it('[API-05] an unanswered question is valid', async () => {
  const { body } = exampleNamed('getQuestionByToken.open')
  answerWith(body)
  expect(await outcomeOf(calls.getQuestion as Call)).toEqual(body)
})
