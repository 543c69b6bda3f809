import { grantOf } from '#server/access/grants.ts'
import { accessOr403, propertyOr404 } from '#server/listings/find-listing.ts'
import type { Operation } from '#server/operation.ts'
import { isMailAddress } from '#server/platform/env/mail-address.ts'
import { originOf } from '#server/platform/env/origin.ts'
import { networkKeyOf } from '#server/platform/http/network.ts'
import { invalid, tooMany } from '#server/platform/http/problem.ts'
import { writtenText } from '#server/platform/written-text.ts'
import { reportToOperator } from '../keep-report.ts'

/** PROP-22. The listing's seller doesn't learn of it. */
export const reportListing: Operation<'reportListing'> = async (context, request) => {
  const { db, env, keys, clock } = context
  const property = await propertyOr404(context, request.params.id)
  accessOr403(property, await grantOf(context, request, property))
  const { request_id, reason } = request.body
  const details = writtenText(request.body.details ?? '') || null
  const email = request.body.email?.trim() ?? null
  if (reason === 'other' && details === null) throw invalid([issue('details', 'must not be empty')])
  if (email !== null && !isMailAddress(email)) throw invalid([issue('email', 'should look like name@example.com')])
  const network = networkKeyOf(keys, request.ip)
  const report = { requestId: request_id.toLowerCase(), reason, details, email, network }
  const recipients = { operator: env.contactEmail, origin: originOf(env) }
  const wait = await reportToOperator(db, property, report, recipients, clock())
  if (wait > 0) throw tooMany('too_many_requests', reportedOften, wait)
  return { success: true }
}

const issue = (field: string, msg: string) => ({ loc: ['body', field], msg, type: 'pattern_mismatch' })

const reportedOften = 'You’ve sent several reports already. Please try again later.'
