import type { components, paths } from '#openapi/generated/types.ts'
import { settings } from '../env.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'

type VisitReceipt = components['schemas']['VisitReceipt']
type VisitDuration = components['schemas']['VisitDuration']
type VisitEnd = components['schemas']['VisitEnd']

const endVisitPath = '/api/v1/public/properties/{id}/end-visit' satisfies keyof paths

/** No shape, because nothing is read of the receipt. */
export const updateVisit = call<VisitReceipt, { propertyId: number; visit: VisitDuration }>((input, signal) =>
  answerOf(
    client.POST('/api/v1/public/properties/{id}/update-visit-duration', {
      params: { path: { id: input.propertyId } },
      body: input.visit,
      signal,
    }),
  ),
)

/**
 * VISIT-03. A beacon outlives the page; as text/plain it needs no permission from a server elsewhere. Where there is none,
 * or the browser's queue is full, a request that is kept alive does the same.
 */
export function endVisit(propertyId: number, visit: VisitEnd): void {
  const url = settings.apiBaseUrl + endVisitPath.replace('{id}', String(propertyId))
  if (navigator.sendBeacon?.(url, JSON.stringify(visit))) return
  client
    .POST(endVisitPath, { params: { path: { id: propertyId } }, body: visit, keepalive: true })
    .catch((error: unknown) => console.warn('The end of the visit was not sent', error))
}
