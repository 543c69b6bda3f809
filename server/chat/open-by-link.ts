import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listingPath } from '#domain/pages.ts'
import { isOneOfMany } from '#server/access/rules/visitor-id.ts'
import { keepVisitor } from '#server/access/visitors.ts'
import type { AppContext } from '#server/context.ts'
import { conversationInLink, conversationLinkPath } from '#server/conversations/conversation-link.ts'
import { findConversationNow } from '#server/conversations/queries/conversations.ts'
import { findProperty } from '#server/listings/queries/properties.ts'
import { tokenHeaders } from '#server/platform/http/token-headers.ts'

type Asked = FastifyRequest<{ Querystring: { token?: unknown } }>

/**
 * CHAT-04: a link in an email opens the conversation on another device. It replaces the browser's visitor cookie by that of
 * the conversation's visitor and redirects to the listing, whose gate asks as usual; `#chat` tells the page to load a
 * conversation. An expired link only leads to the listing.
 */
export async function conversationLinks(app: FastifyInstance, context: AppContext): Promise<void> {
  app.get(conversationLinkPath, async (request: Asked, reply) => {
    const { token } = request.query
    reply.headers(tokenHeaders).header('cache-control', 'private, no-store')
    const linked = conversationInLink(
      context.keys.conversation,
      typeof token === 'string' ? token : undefined,
      context.clock(),
    )
    const conversation = linked && (await findConversationNow(context.db, linked.id))
    const property = conversation && (await findProperty(context.db, conversation.propertyId))
    if (!property) {
      reply.callNotFound()
      return reply
    }
    const path = listingPath(property.slug)
    if (linked.isExpired || isOneOfMany(conversation.visitor)) return reply.redirect(path, 303)
    keepVisitor(context, reply, conversation.visitor)
    return reply.redirect(`${path}#chat`, 303)
  })
}
