import createClient from 'openapi-fetch'
import type { Failure } from '#machines/failure.ts'
import type { paths } from '#openapi/generated/types.ts'
import { settings } from '../env.ts'

/** The one client of the contract. A server elsewhere needs its cookies sent along: they hold the access to listings. */
export const client = createClient<paths>({
  baseUrl: settings.apiBaseUrl,
  credentials: settings.apiBaseUrl ? 'include' : 'same-origin',
  // Looked up at each call, so that whoever replaces fetch later is heard.
  fetch: (request) => fetch(request),
})

/**
 * The data of an answer, or a Failure thrown: `status` when the server said no, `network` when nobody answered, `notJson`
 * when the answer was no JSON or not of the promised shape.
 */
export async function answerOf<Data>(
  call: Promise<{ data?: Data; error?: unknown; response: Response }>,
  isPromised: (data: Data) => boolean,
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
  if (typeof data !== 'object' || data === null || !isPromised(data)) throw { kind: 'notJson' } satisfies Failure
  return data
}

/** fetch rejects with a TypeError when nobody could be reached (a refusal by CORS included), JSON.parse with a SyntaxError. */
export function failureFrom(thrown: unknown): Failure {
  if (thrown instanceof SyntaxError) return { kind: 'notJson' }
  if (thrown instanceof TypeError) return { kind: 'network' }
  return { kind: 'unexpected', message: thrown instanceof Error ? thrown.message : '' }
}
