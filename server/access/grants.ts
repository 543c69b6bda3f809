import type { FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '#server/context.ts'
import { notFound } from '#server/platform/http/problem.ts'
import { findSession, type VisitorSession } from './queries/sessions.ts'
import type { Gate } from './rules/access.ts'
import {
  noPass,
  type Pass,
  passLastsSeconds,
  passWithoutSession,
  readPass,
  sessionInPass,
  writePass,
} from './rules/grant.ts'

/** A listing, and what its gate asks for. */
type GatedListing = Gate & { id: number }

const cookieName = (propertyId: number) => `pass_${propertyId}`

/** What this visitor was accepted for at this listing; a lead counts as long as its session is kept. */
export async function passOf(
  { db, keys, clock }: World,
  request: FastifyRequest,
  property: GatedListing,
): Promise<Pass> {
  const pass = readPass(keys, property, request.cookies[cookieName(property.id)], clock())
  if (pass.sessionId === null) return { ...pass, lead: false }
  const session = await findSession(db, property.id, pass.sessionId)
  return session ? pass : { ...noPass, password: pass.password }
}

export function keepPass({ keys, clock, env }: World, reply: FastifyReply, property: GatedListing, pass: Pass): void {
  reply.setCookie(cookieName(property.id), writePass(keys, property, pass, clock()), {
    ...cookieOptions(env, reply.request),
    maxAge: passLastsSeconds,
  })
}

/** The session of this name where the visitor's own cookie proves it, or a 404: anyone else's counts as none. */
export async function sessionOr404(
  { db, keys, clock }: World,
  request: FastifyRequest,
  propertyId: number,
  id: string,
): Promise<VisitorSession> {
  const isOwn = sessionInPass(keys, propertyId, request.cookies[cookieName(propertyId)], clock()) === id
  const session = isOwn ? await findSession(db, propertyId, id) : null
  if (!session) throw notFound('Visitor session not found')
  return session
}

/** Takes the sessions out of this browser's cookies of all other listings; passwords that were accepted stay. */
export function forgetSessions(world: World, request: FastifyRequest, reply: FastifyReply, here: { id: number }): void {
  const { keys, clock, env } = world
  for (const [name, cookie] of Object.entries(request.cookies)) {
    const propertyId = Number(/^pass_(\d{1,10})$/.exec(name)?.[1])
    if (Number.isNaN(propertyId) || propertyId === here.id) continue
    const rest = passWithoutSession(keys, propertyId, cookie, clock())
    if (rest !== null) reply.setCookie(name, rest, { ...cookieOptions(env, request), maxAge: passLastsSeconds })
  }
}

/** Never readable by a script, never sent along from another site's form, never in the clear where there is TLS. */
export function cookieOptions(env: World['env'], request: FastifyRequest) {
  const secure = request.protocol === 'https' || (env.publicUrl?.startsWith('https:') ?? false)
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}
