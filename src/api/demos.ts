import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'

type Schemas = components['schemas']

/** REQ-03. */
export const submitDemoRequest = call<Schemas['Receipt'], { request: Schemas['DemoRequestLong'] }>((input, signal) =>
  answerOf(client.POST('/submit-demo-request/', { body: input.request, signal }), isAnything),
)

/** DMODAL-04. */
export const sendDemoRequest = call<Schemas['Receipt'], { request: Schemas['DemoRequestShort'] }>((input, signal) =>
  answerOf(client.POST('/api/send-demo-request', { body: input.request, signal }), isAnything),
)

/** Any OK answer is success, whatever it says. */
const isAnything = () => true
