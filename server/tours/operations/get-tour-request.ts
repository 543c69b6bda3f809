import type { components } from '#openapi/generated/types.ts'
import type { AppContext } from '#server/context.ts'
import type { Operation } from '#server/operation.ts'
import { badRequest, notFound } from '#server/platform/http/problem.ts'
import { looksLikeToken } from '#server/platform/link-token.ts'
import { findRequest, type SeenTour } from '../confirm-request.ts'
import { tourView } from '../tour-view.ts'

/** What the page of either side shows. It decides nothing, so that a link scanner may follow the link. */
export const getTourRequest: Operation<'getTourRequest'> = async (context, request) => {
  const token = tokenOr400(request.params.token)
  return answerOr404(context, await findRequest(context.db, token, context.clock()))
}

export function tokenOr400(token: string): string {
  if (!looksLikeToken(token))
    throw badRequest('link_incomplete', 'This link is incomplete. Please open it again from the email.')
  return token
}

export function answerOr404(context: AppContext, found: SeenTour | null): Promise<components['schemas']['TourView']> {
  if (!found) throw notFound('tour_not_found', noRequest)
  return tourView(context, found)
}

export const noRequest = 'We couldn’t find a tour request for this link. It may have expired.'
