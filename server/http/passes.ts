import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Property } from '#server/db/queries/properties.ts'
import { findSession } from '#server/db/queries/visits.ts'
import { noPass, type Pass, passLastsSeconds, readPass, writePass } from '#server/rules/pass.ts'
import type { World } from '#server/world.ts'

const cookieName = (propertyId: number) => `pass_${propertyId}`

/** What this visitor was accepted for at this listing; a lead counts as long as its session is kept. */
export async function passOf({ db, keys, clock }: World, request: FastifyRequest, property: Property): Promise<Pass> {
  const pass = readPass(keys, property, request.cookies[cookieName(property.id)], clock())
  if (pass.sessionId === null) return { ...pass, lead: false }
  const session = await findSession(db, property.id, pass.sessionId)
  return session ? pass : { ...noPass, password: pass.password }
}

export function keepPass({ keys, clock, env }: World, reply: FastifyReply, property: Property, pass: Pass): void {
  reply.setCookie(cookieName(property.id), writePass(keys, property, pass, clock()), {
    ...cookieOptions(env, reply.request),
    maxAge: passLastsSeconds,
  })
}

/** Never readable by a script, never sent along from another site's form, never in the clear where there is TLS. */
export function cookieOptions(env: World['env'], request: FastifyRequest) {
  const secure = request.protocol === 'https' || (env.publicUrl?.startsWith('https:') ?? false)
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
}
