import type { Lead } from '#machines/access-gate/lead.ts'
import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'

type PasswordVerdict = components['schemas']['PasswordVerdict']
type LeadReceipt = components['schemas']['LeadReceipt']

// No shape, because an answer that is no success is a wrong password or a lead that was not kept, whatever else it says.

export const validatePassword = call<PasswordVerdict, { propertyId: number; password: string }>((input, signal) =>
  answerOf(
    client.POST('/api/v1/public/properties/{id}/validate-password', {
      params: { path: { id: input.propertyId } },
      body: { password: input.password },
      signal,
    }),
  ),
)

export const captureLead = call<LeadReceipt, { propertyId: number; lead: Lead }>((input, signal) =>
  answerOf(
    client.POST('/api/v1/public/properties/{id}/capture-lead', {
      params: { path: { id: input.propertyId } },
      body: input.lead,
      signal,
    }),
  ),
)
