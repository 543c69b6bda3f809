import type { ChatQuestion } from '#machines/chat/message.ts'
import { rememberAsked } from '../browser/asked-before.ts'
import { loadChunk } from '../chunks.ts'
import { settings } from '../env.ts'
import { answerPort } from './answer-port.ts'
import { answerOf, client, saysItIsStream } from './client.ts'

const contractPath = '/api/v1/chat'
const json = 'application/json'

/**
 * Asks Penny: tells the pieces of her answer as they come, then the whole of it, or why there is none. A server, or something
 * between, that answers in one piece is understood as well.
 */
export const sendMessage = answerPort(async (question, signal, onPart) => {
  const reader = loadChunk(() => import('./answer-stream.ts')).catch(() => null)
  rememberAsked(question.property_id)
  const { body, isStream } = await ask(question, signal, `text/event-stream, ${json};q=0.9`)
  if (!isStream) return read(body)
  const stream = await reader
  if (stream) return stream.readAnswer(body, onPart)
  // The part of the program that reads a stream did not arrive. Once it is answered, the same message gets the same answer.
  await new Response(body).text()
  return read((await ask(question, signal, json)).body)
})

async function ask(question: ChatQuestion, signal: AbortSignal, accept: string) {
  const call = client.POST(contractPath, {
    body: question,
    signal,
    parseAs: 'stream',
    headers: { accept },
    ...(settings.chatPath !== contractPath && { fetch: askElsewhere }),
  })
  // No shape, because the answer is not read yet: answerPort checks it, whether it is streamed or not.
  const body = await answerOf(call)
  return { body: body as ReadableStream<Uint8Array<ArrayBuffer>>, isStream: saysItIsStream((await call).response) }
}

function read(body: ReadableStream): Promise<unknown> {
  return new Response(body).json()
}

/** CHAT-09: the contract's path, unless the site is configured to ask elsewhere. */
async function askElsewhere(request: Request): Promise<Response> {
  return fetch(new URL(settings.chatPath, request.url), {
    method: request.method,
    headers: request.headers,
    body: await request.text(),
    // The conversation is the cookie's, wherever the chat is asked.
    credentials: 'include',
    signal: request.signal,
  })
}
