import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#openapi/generated/types.ts'
import { answerPort } from '../api/answer-port.ts'
import { readAnswer } from '../api/answer-stream.ts'
import { answerOf, saysItIsStream } from '../api/client.ts'
import type { Tag } from './tag.ts'

export type KeyedClient = Client<paths>

/** Calls to the server that the script came from: with the key, and without cookies. */
export function clientWithKey({ key, address }: Tag): KeyedClient {
  return createClient<paths>({
    baseUrl: new URL('..', address).href.replace(/\/$/, ''),
    credentials: 'omit',
    headers: { 'x-penny-key': key, accept: 'text/event-stream, application/json;q=0.9' },
    fetch: (request) => fetch(request),
  })
}

/** The chat's port. */
export function askingWithKey(client: KeyedClient) {
  return answerPort(async (body, signal, onPart) => {
    const call = client.POST('/api/v1/chat', { body, signal, parseAs: 'stream' })
    const stream = (await answerOf(call)) as ReadableStream<Uint8Array<ArrayBuffer>>
    const { response } = await call
    return saysItIsStream(response) ? readAnswer(stream, onPart) : new Response(stream).json()
  })
}
