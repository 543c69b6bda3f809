import { fromCallback } from 'xstate'
import type { ChatAnswer, ChatQuestion, ChatTold } from '#machines/chat/message.ts'
import type { Failure } from '#machines/failure.ts'
import { loadChunk } from '../chunks.ts'
import { settings } from '../env.ts'
import { answerOf, client, failureFrom, saysItIsStream } from './client.ts'
import { messageName } from './message-name.ts'

const contractPath = '/api/v1/chat'
const json = 'application/json'

/**
 * Asks Penny: tells the pieces of her answer as they come, then the whole of it, or why there is none. A server, or something
 * between, that answers in one piece is understood as well.
 */
export const sendMessage = fromCallback<ChatTold, ChatQuestion>(({ input, sendBack }) => {
  const leaving = new AbortController()
  const tell = (told: ChatTold) => {
    if (!leaving.signal.aborted) sendBack(told)
  }
  const question = { ...input, client_message_id: messageName() }
  answerTo(question, leaving.signal, (text) => tell({ type: 'PART_CAME', text })).then(
    (answer) => tell({ type: 'ANSWERED', answer }),
    (error: unknown) => tell({ type: 'FAILED', failure: failureFrom(error) }),
  )
  return () => leaving.abort()
})

async function answerTo(
  question: ChatQuestion,
  signal: AbortSignal,
  onPart: (text: string) => void,
): Promise<ChatAnswer> {
  const reader = loadChunk(() => import('./answer-stream.ts')).catch(() => null)
  const { body, isStream } = await ask(question, signal, `text/event-stream, ${json};q=0.9`)
  if (!isStream) return promised(await read(body))
  const stream = await reader
  if (stream) return promised(await stream.readAnswer(body, onPart))
  // The part of the program that reads a stream did not arrive. Once it is answered, the same message gets the same answer.
  await new Response(body).text()
  return promised(await read((await ask(question, signal, json)).body))
}

async function ask(question: ChatQuestion, signal: AbortSignal, accept: string) {
  const call = client.POST(contractPath, {
    body: question,
    signal,
    parseAs: 'stream',
    headers: { accept },
    ...(settings.chatPath !== contractPath && { fetch: askElsewhere }),
  })
  const body = await answerOf(call, () => true)
  return { body: body as ReadableStream<Uint8Array<ArrayBuffer>>, isStream: saysItIsStream((await call).response) }
}

function read(body: ReadableStream): Promise<unknown> {
  return new Response(body).json()
}

function promised(answer: unknown): ChatAnswer {
  if (!isAnswer(answer)) throw { kind: 'unreadable' } satisfies Failure
  return answer
}

function isAnswer(answer: unknown): answer is ChatAnswer {
  return typeof answer === 'object' && answer !== null && 'response' in answer && typeof answer.response === 'string'
}

/** CHAT-09: the contract's path, unless the site is configured to ask elsewhere. */
async function askElsewhere(request: Request): Promise<Response> {
  return fetch(new URL(settings.chatPath, request.url), {
    method: request.method,
    headers: request.headers,
    body: await request.text(),
    credentials: request.credentials,
    signal: request.signal,
  })
}
