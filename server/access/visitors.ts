import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#server/context.ts'
import { seal, unseal } from '#server/platform/signing.ts'
import { cookieOptions } from './grants.ts'
import { newVisitor, nextVisitor } from './rules/visitor-id.ts'

const cookieName = 'visitor'
const lastsSeconds = 365 * 24 * 3600

/** Who asks, without a name: the same visitor as last time, or a new one who gets a cookie. */
export function visitorOf(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  clientMessageId: string | null = null,
): string {
  return visitorIn(context, request) ?? keepVisitor(context, reply, newVisitor(context.keys, clientMessageId))
}

/** Someone else at this visitor's browser: the cookie is theirs from now on. A visitor without one is new already. */
export function visitorAfter(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { visitor, clientMessageId }: { visitor: string; clientMessageId: string | null },
): string {
  if (visitorIn(context, request) !== visitor) return visitor
  return keepVisitor(context, reply, nextVisitor(context.keys, visitor, clientMessageId))
}

/** The visitor by their cookie; null without one. */
export function visitorIn({ keys }: AppContext, request: FastifyRequest): string | null {
  return unseal(keys.visitor, cookieName, request.cookies[cookieName])
}

/** From now on this browser is that visitor's. */
export function keepVisitor({ keys, env }: AppContext, reply: FastifyReply, visitor: string): string {
  reply.setCookie(cookieName, seal(keys.visitor, cookieName, visitor), {
    ...cookieOptions(env, reply.request),
    maxAge: lastsSeconds,
  })
  return visitor
}
