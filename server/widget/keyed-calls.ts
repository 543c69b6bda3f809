import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#server/context.ts'
import { forbidden, Problem } from '#server/platform/http/problem.ts'
import { rememberKey, widgetKeyOf } from './keyed-visitor.ts'
import { anyKeyAllows, findWidgetKey } from './queries/widget-keys.ts'

interface Call {
  method: string
  needsKey: boolean
  /** Beside the key and what every call may have. */
  headers?: string
}

/** What Penny on another site may call, and how. Without a key the first is this site's own, and there is no second. */
const calls: Record<string, Call> = {
  '/api/v1/chat': { method: 'POST', needsKey: false },
  '/api/v1/public/widget': { method: 'GET', needsKey: true },
  '/api/v1/public/widget/conversation': { method: 'GET', needsKey: true, headers: 'x-penny-conversation' },
}

/** The tours of one listing, its number in the path. */
const tourCalls = /^\/api\/v1\/public\/properties\/\d{1,10}\/(tour-times|tours)$/
const tourCall = {
  'tour-times': { method: 'GET', needsKey: false },
  tours: { method: 'POST', needsKey: false },
} satisfies Record<string, Call>

const callAt = (path: string): Call | undefined =>
  calls[path] ?? tourCall[tourCalls.exec(path)?.[1] as keyof typeof tourCall]

const header = 'x-penny-key'
const preflightLastsSeconds = '7200'

/**
 * Lets pages of other sites make the calls above with a key, and only from where the key may be used. Everyone else's
 * browser is told nothing that would let its page read an answer. Comes before the contract's own routes.
 */
export function keyedCalls(app: FastifyInstance, context: AppContext): void {
  app.addHook('onRequest', (request, reply, next) => {
    const call = callAt(pathOf(request))
    // Most calls are others, and a promise for each would cost more than the rest of this.
    if (!call) return next()
    return admitCall(context, request, reply, call)
  })

  // The listing is known once the call was read and found right.
  app.addHook('preHandler', (request, _, next) => {
    const key = widgetKeyOf(request)
    if (key && !key.propertyIds.includes(listingIn(request)))
      throw forbidden('key_wrong_listing', 'This key doesn’t work for this listing.')
    next()
  })
}

async function admitCall(context: AppContext, request: FastifyRequest, reply: FastifyReply, call: Call) {
  reply.header('vary', 'Origin')
  if (isPreflight(request)) return answerPreflight(context, request, reply, call)
  const given = request.headers[header]
  if (request.method !== call.method || (given === undefined && !call.needsKey)) return
  await admit(context, request, reply, typeof given === 'string' ? given : '')
}

async function admit(context: AppContext, request: FastifyRequest, reply: FastifyReply, given: string): Promise<void> {
  if (given === '') throw new Problem(401, 'key_missing', 'This call needs a key.')
  // No text in the database can hold the character.
  const key = given.includes('\u0000') ? null : await findWidgetKey(context.db, given)
  if (!key) throw new Problem(401, 'key_unknown', 'This key is unknown.')
  const { origin } = request.headers
  if (origin === undefined ? request.method !== 'GET' : !placesOf(context, request, origin).some(isIn(key.origins)))
    throw forbidden('key_wrong_site', 'This key doesn’t work on this site.')
  if (origin !== undefined) letRead(reply, origin)
  // A key stands for itself: what a cookie of this site would open stays shut.
  request.cookies = {}
  rememberKey(request, key)
}

/** A preflight names no key, so any key's place will do; the call itself is looked at again. */
async function answerPreflight(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { method, headers }: Call,
) {
  const { origin = '' } = request.headers
  const asked = String(request.headers['access-control-request-headers'] ?? '').toLowerCase()
  const isOurs = request.headers['access-control-request-method'] === method && asked.split(/, */).includes(header)
  if (!isOurs || !(await anyKeyAllows(context.db, placesOf(context, request, origin))))
    throw forbidden('key_wrong_site', 'No key works on this site.')
  letRead(reply, origin)
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': method,
      'access-control-allow-headers': ['content-type', header, ...(headers ? [headers] : [])].join(', '),
      'access-control-max-age': preflightLastsSeconds,
    })
    .send()
}

function letRead(reply: FastifyReply, origin: string): void {
  reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'retry-after' })
}

/** The names under which a key may allow this origin. Without PUBLIC_URL the site is wherever this request reached it. */
function placesOf({ env }: AppContext, request: FastifyRequest, origin: string): string[] {
  const own = env.publicUrl ?? `${request.protocol}://${request.host}`
  return URL.canParse(own) && new URL(own).origin === origin ? [origin, 'self'] : [origin]
}

const isIn = (list: string[]) => (one: string) => list.includes(one)

const isPreflight = ({ method, headers }: FastifyRequest) =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? ''

/** The one in the path goes before any other. */
function listingIn(request: FastifyRequest): number {
  const { id } = request.params as { id?: number }
  if (id !== undefined) return Number(id)
  const { property_id } = { ...(request.query as object), ...(request.body as object | null) } as {
    property_id?: number
  }
  return property_id ?? 0
}
