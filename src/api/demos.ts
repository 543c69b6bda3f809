import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'

// No shape, because any OK answer is a success, whatever it says.

type Schemas = components['schemas']

/** REQ-03. */
export const submitDemoRequest = call<Schemas['Receipt'], { request: Schemas['DemoRequestLong'] }>((input, signal) =>
  answerOf(client.POST('/submit-demo-request/', { body: input.request, signal })),
)

/** DMODAL-04. */
export const sendDemoRequest = call<Schemas['Receipt'], { request: Schemas['DemoRequestShort'] }>((input, signal) =>
  answerOf(client.POST('/api/send-demo-request', { body: input.request, signal })),
)
