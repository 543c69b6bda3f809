import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#server/context.ts'
import type { ListingGate } from './rules/access.ts'
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
type GatedListing = ListingGate & { id: number }

const cookieName = (propertyId: number) => `pass_${propertyId}`

/** What this visitor was accepted for at this listing; a lead counts as long as its session is kept. */
export async function grantOf(
  { hasSession, keys, clock }: AppContext,
  request: FastifyRequest,
  property: GatedListing,
): Promise<AccessGrant> {
  const grant = readGrant(keys, property, request.cookies[cookieName(property.id)], clock())
  if (grant.sessionId === null) return { ...grant, lead: false }
  return (await hasSession(property.id, grant.sessionId)) ? grant : { ...noGrant, password: grant.password }
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

/** Whether this visitor's own cookie proves the session of this name. */
export function ownsSession(
  { keys, clock }: Pick<AppContext, 'keys' | 'clock'>,
  request: FastifyRequest,
  propertyId: number,
  id: string,
): boolean {
  return sessionInGrant(keys, propertyId, request.cookies[cookieName(propertyId)], clock()) === id
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
