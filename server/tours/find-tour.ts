import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieOptions } from '#server/access/grants.ts'
import type { AppContext } from '#server/context.ts'
import { badRequest, notFound } from '#server/platform/http/problem.ts'
import { looksLikeToken, tokenHash } from '#server/platform/link-token.ts'
import { seal, unseal } from '#server/platform/signing.ts'
import { findTourByProof, findTourByToken, type LinkedTour } from './queries/tours.ts'

const cookieName = (tourId: number) => `tour_${tourId}`

/** The tour behind a link: a 400 when that is no token, a 404 when it is unknown or has expired. */
export async function tourByTokenOr404({ db, clock }: AppContext, token: string): Promise<LinkedTour> {
  if (!looksLikeToken(token))
    throw badRequest('link_incomplete', 'This link is incomplete. Please open it again from the email.')
  const tour = await findTourByToken(db, token, clock())
  if (!tour) throw notFound('tour_not_found', 'We couldn’t find a tour for this link. It may have expired.')
  return tour
}

/** Lets this browser act for the tour by its number, as long as the link works that it came with. */
export function keepProof(
  { env, keys, clock }: AppContext,
  reply: FastifyReply,
  tour: LinkedTour,
  token: string,
): void {
  reply.setCookie(cookieName(tour.id), seal(keys.tour, `tour ${tour.id}`, tokenHash(token)), {
    ...cookieOptions(env, reply.request),
    path: '/api/v1/tour',
    sameSite: 'strict',
    maxAge: Math.floor((tour.linkExpiresAt.getTime() - clock().getTime()) / 1000),
  })
}

/** The tour of this id for a browser that opened its link, else null. */
export async function provenTourOr404(
  context: AppContext,
  request: FastifyRequest,
  tourId: number,
): Promise<LinkedTour> {
  const hash = unseal(context.keys.tour, `tour ${tourId}`, request.cookies[cookieName(tourId)])
  const tour = hash === null ? null : await findTourByProof(context.db, tourId, hash, context.clock())
  if (!tour) throw notFound('tour_not_found', 'There is no such tour.')
  return tour
}

/** A link scanner's HEAD, or a prefetch. */
export function onlyLooksAhead({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers.purpose, headers['sec-purpose'], headers['x-purpose'], headers['x-moz']]
  return method === 'HEAD' || purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? '')))
}
