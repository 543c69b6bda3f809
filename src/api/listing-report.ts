import type { ReportDetails } from '#machines/listing-report/report.ts'
import { receiptShape } from '#openapi/generated/answers/receipt.ts'
import type { components } from '#openapi/generated/types.ts'
import { call } from './call.ts'
import { answerOf, client } from './client.ts'
import { requestIds } from './request-ids.ts'

type Receipt = components['schemas']['Receipt']

const idOf = requestIds()

export const reportListing = call<Receipt, { propertyId: number; report: ReportDetails }>(
  ({ propertyId, report }, signal) =>
    answerOf(
      client.POST('/api/v1/public/properties/{id}/reports', {
        params: { path: { id: propertyId } },
        body: { ...report, request_id: idOf(propertyId, report) },
        signal,
      }),
      receiptShape,
    ),
)
