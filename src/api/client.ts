import createClient from 'openapi-fetch'
import { type Failure, failureOf } from '#machines/failure.ts'
import type { paths } from '#openapi/generated/types.ts'
import { settings } from '../env.ts'
import { hasShape, type Shape, type ShapeOf } from './shape.ts'

/** The only client of the contract. A server on another origin needs `credentials: 'include'`: its cookies hold the access grants. */
export const client = createClient<paths>({
  baseUrl: settings.apiBaseUrl,
  credentials: settings.apiBaseUrl ? 'include' : 'same-origin',
  // Looked up at each call, so that a replaced fetch is used.
  fetch: (request) => fetch(request),
})

// Checked before the body is read: afterwards the content type is lost.
client.use({
  onResponse({ response }) {
    if (response.ok && !saysItIsJson(response) && !saysItIsStream(response)) throw { kind: 'notJson' } satisfies Failure
  },
})

/**
 * The data of an answer, or a Failure thrown: `status` when the server said no, `network` when nobody answered, `notJson`
 * when the answer does not call itself JSON, `unreadable` when it does and cannot be parsed or is not of the shape. Without a
 * shape any object is accepted, a stream too.
 */
export async function answerOf<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
  shape: ShapeOf<NoInfer<Data>> = 'object',
): Promise<Data> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw failureFrom(thrown)
  })
  if (!response.ok) {
    throw {
      kind: 'status',
      status: response.status,
      body: error,
      retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
    } satisfies Failure
  }
  if (!hasShape(data, shape as Shape)) throw unreadable
  return data as Data
}

/** For calls with a token from an email: not cached, and without a referrer, because the page's URL contains the token. */
export const noStoreNoReferrer = { cache: 'no-store', referrerPolicy: 'no-referrer' } as const

/** The answer is not of the promised shape. */
export const unreadable: Failure = { kind: 'unreadable' }

/** fetch rejects with a TypeError when there is no response (CORS errors included), JSON.parse with a SyntaxError. */
export function failureFrom(thrown: unknown): Failure {
  if (thrown instanceof SyntaxError) return unreadable
  if (thrown instanceof TypeError) return { kind: 'network' }
  const failure = failureOf(thrown)
  return failure.kind === 'unexpected' && !(thrown instanceof Error) ? { ...failure, message: '' } : failure
}

/** True for `application/json` and types that end in `+json`, such as `application/problem+json`. */
export function saysItIsJson({ headers }: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}

/** The server streams events only when the Accept header asks for them. */
export function saysItIsStream({ headers }: Response): boolean {
  return /^text\/event-stream\b/i.test(headers.get('content-type') ?? '')
}
