import type { FastifyReply, FastifyRequest } from 'fastify'
import { newVisitor } from '#server/rules/first-message.ts'
import { seal, unseal } from '#server/rules/signing.ts'
import type { World } from '#server/world.ts'
import { cookieOptions } from './passes.ts'

const cookieName = 'visitor'
const lastsSeconds = 365 * 24 * 3600

/** Who asks, without a name: the same visitor as last time, or a new one who gets a cookie. */
export function visitorOf(
  { keys, env }: World,
  request: FastifyRequest,
  reply: FastifyReply,
  clientMessageId: string | null = null,
): string {
  const known = unseal(keys.visitor, cookieName, request.cookies[cookieName])
  if (known !== null) return known
  const visitor = newVisitor(keys, clientMessageId)
  reply.setCookie(cookieName, seal(keys.visitor, cookieName, visitor), {
    ...cookieOptions(env, request),
    maxAge: lastsSeconds,
  })
  return visitor
}
