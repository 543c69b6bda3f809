import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#server/context.ts'
import { notFound } from '#server/platform/http/problem.ts'
import { findSession, type VisitorSession } from './queries/sessions.ts'
import type { Gate } from './rules/access.ts'
import {
  type AccessGrant,
  grantLastsSeconds,
  grantWithoutSession,
  noGrant,
  readGrant,
  sessionInGrant,
  writeGrant,
} from './rules/grant.ts'

/** A listing, and what its gate asks for. */
type GatedListing = Gate & { id: number }

const cookieName = (propertyId: number) => `pass_${propertyId}`

/** What this visitor was accepted for at this listing; a lead counts as long as its session is kept. */
export async function grantOf(
  { db, keys, clock }: AppContext,
  request: FastifyRequest,
  property: GatedListing,
): Promise<AccessGrant> {
  const grant = readGrant(keys, property, request.cookies[cookieName(property.id)], clock())
  if (grant.sessionId === null) return { ...grant, lead: false }
  const session = await findSession(db, property.id, grant.sessionId)
  return session ? grant : { ...noGrant, password: grant.password }
}

export function keepGrant(
  { keys, clock, env }: AppContext,
  reply: FastifyReply,
  property: GatedListing,
  grant: AccessGrant,
): void {
  reply.setCookie(cookieName(property.id), writeGrant(keys, property, grant, clock()), {
    ...cookieOptions(env, reply.request),
    maxAge: grantLastsSeconds,
  })
}

/** The session of this name where the visitor's own cookie proves it, or a 404: anyone else's counts as none. */
export async function sessionOr404(
  { db, keys, clock }: AppContext,
  request: FastifyRequest,
  propertyId: number,
  id: string,
): Promise<VisitorSession> {
  const isOwn = sessionInGrant(keys, propertyId, request.cookies[cookieName(propertyId)], clock()) === id
  const session = isOwn ? await findSession(db, propertyId, id) : null
  if (!session) throw notFound('Visitor session not found')
  return session
}

/** Takes the sessions out of this browser's cookies of all other listings; passwords that were accepted stay. */
export function forgetSessions(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  here: { id: number },
): void {
  const { keys, clock, env } = context
  for (const [name, cookie] of Object.entries(request.cookies)) {
    const propertyId = Number(/^pass_(\d{1,10})$/.exec(name)?.[1])
    if (Number.isNaN(propertyId) || propertyId === here.id) continue
    const rest = grantWithoutSession(keys, propertyId, cookie, clock())
    if (rest !== null) reply.setCookie(name, rest, { ...cookieOptions(env, request), maxAge: grantLastsSeconds })
  }
}

/** Never readable by a script, never sent along from another site's form, never in the clear where there is TLS. */
export function cookieOptions(env: AppContext['env'], request: FastifyRequest) {
  const secure = request.protocol === 'https' || (env.publicUrl?.startsWith('https:') ?? false)
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}
