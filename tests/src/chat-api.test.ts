// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
import type { AnswerEvent, ChatQuestion } from '#machines/chat/message.ts'
import { sendMessage } from '#src/api/chat.ts'

// The page's settings contain the server's address; Node has no page, and its fetch needs absolute URLs.
vi.hoisted(() => {
  const settings = { textContent: '{"apiBaseUrl":"https://pending.example","chatPath":"/api/v1/chat"}' }
  Object.assign(globalThis, { document: { getElementById: () => settings } })
})
const chunk = vi.hoisted(() => ({ isMissing: false }))
vi.mock('#src/chunks.ts', () => ({
  loadChunk: (load: () => Promise<unknown>) => (chunk.isMissing ? Promise.reject(new Error('missing')) : load()),
}))

const question: ChatQuestion = {
  message: 'How many bedrooms?',
  agent_id: 23,
  property_id: 17,
  chat_conversation_id: null,
}
const answer = { response: 'There are five bedrooms.', chat_conversation_id: 'c-1' }
const stream = 'text/event-stream; charset=utf-8'
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const whole = [
  event('delta', { text: 'There are ' }),
  event('delta', { text: 'five bedrooms.' }),
  event('answer', answer),
]

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const asked: { accept: string | null; body: ChatQuestion }[] = []
function answerWith(...answers: { type?: string; status?: number; pieces: string[] }[]) {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push({ accept: request.headers.get('accept'), body: await request.json() })
    const {
      type = stream,
      status = 200,
      pieces,
    } = answers[Math.min(asked.length, answers.length) - 1] ?? { pieces: [] }
    return new Response(streamOf(pieces.map((piece) => new TextEncoder().encode(piece))), {
      status,
      headers: { 'content-type': type },
    })
  })
}

function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

/** Everything that the port sends for one question, up to its end. */
function sentEvents(): Promise<AnswerEvent[]> {
  return new Promise((resolve) => {
    const received: AnswerEvent[] = []
    const note = ({ event }: { event: AnswerEvent }) => {
      received.push(event)
      if (event.type !== 'PART_CAME') resolve(received)
    }
    const listening = setup({ types: { events: {} as AnswerEvent }, actors: { sendMessage }, actions: { note } })
    createActor(
      listening.createMachine({ invoke: { src: 'sendMessage', input: question }, on: { '*': { actions: 'note' } } }),
    ).start()
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
  chunk.isMissing = false
})

describe('a streamed answer', () => {
  it('is reported in pieces and then whole', async () => {
    answerWith({ pieces: whole })
    expect(await sentEvents()).toEqual([
      { type: 'PART_CAME', text: 'There are ' },
      { type: 'PART_CAME', text: 'five bedrooms.' },
      { type: 'ANSWERED', answer },
    ])
    expect(asked).toEqual([
      {
        accept: 'text/event-stream, application/json;q=0.9',
        body: { ...question, client_message_id: expect.stringMatching(uuid) },
      },
    ])
  })

  it('can be split between any two bytes', async () => {
    const text = `: hello\n\n${event('delta', { text: 'Fünf — ' })}${whole.at(-1)}`
    const bytes = [...new TextEncoder().encode(text)].map((byte) => new Uint8Array([byte]))
    vi.stubGlobal('fetch', async () => new Response(streamOf(bytes), { headers: { 'content-type': stream } }))
    expect(await sentEvents()).toEqual([
      { type: 'PART_CAME', text: 'Fünf — ' },
      { type: 'ANSWERED', answer },
    ])
  })

  it.each([
    ['ends before its answer', whole.slice(0, 2), { kind: 'network' }],
    ['is empty', [], { kind: 'network' }],
    ['isn’t JSON', ['data: {"text":\n\n'], { kind: 'unreadable' }],
    ['has an answer without text', [event('answer', { chat_conversation_id: 'c-1' })], { kind: 'unreadable' }],
    [
      'breaks off with a problem',
      [...whole.slice(0, 1), event('problem', { status: 503, detail: 'Try again.' })],
      { kind: 'status', status: 503, body: { status: 503, detail: 'Try again.' } },
    ],
    ['breaks off without a reason', [event('problem', null)], { kind: 'status', status: 500, body: null }],
  ])('fails when it %s', async (_, pieces, failure) => {
    answerWith({ pieces })
    expect((await sentEvents()).at(-1)).toEqual({ type: 'FAILED', failure })
  })

  it('is requested once more as JSON, with the same message id, when streams can’t be read', async () => {
    chunk.isMissing = true
    answerWith({ pieces: whole }, { type: 'application/json', pieces: [JSON.stringify(answer)] })
    expect(await sentEvents()).toEqual([{ type: 'ANSWERED', answer }])
    expect(asked.map(({ accept }) => accept)).toEqual(['text/event-stream, application/json;q=0.9', 'application/json'])
    expect(asked[1]?.body).toEqual(asked[0]?.body)
  })
})

it('[CHAT-03] an abandoned question is aborted during its answer, and reports nothing more', async () => {
  const received: AnswerEvent[] = []
  let signal: AbortSignal | undefined
  let answering: ReadableStreamDefaultController<Uint8Array> | undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    signal = request.signal
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        answering = controller
      },
    })
    return new Response(body, { headers: { 'content-type': stream } })
  })
  const send = (piece: string | undefined) => answering?.enqueue(new TextEncoder().encode(piece))
  const listening = setup({
    types: { events: {} as AnswerEvent },
    actors: { sendMessage },
    actions: { note: ({ event }) => received.push(event) },
  })
  const actor = createActor(
    listening.createMachine({ invoke: { src: 'sendMessage', input: question }, on: { '*': { actions: 'note' } } }),
  ).start()
  await vi.waitFor(() => expect(answering).toBeDefined())
  send(whole[0])
  await vi.waitFor(() => expect(received).toEqual([{ type: 'PART_CAME', text: 'There are ' }]))
  actor.stop()
  expect(signal?.aborted).toBe(true)
  send(whole[1])
  send(whole[2])
  await new Promise((resolve) => setImmediate(resolve))
  expect(received).toHaveLength(1)
})

it('each question has its own message id', async () => {
  answerWith({ pieces: whole })
  await sentEvents()
  await sentEvents()
  const names = asked.map(({ body }) => body.client_message_id)
  expect(new Set(names).size).toBe(2)
})

describe('[CHAT-04] an answer as JSON', () => {
  it('is read as well', async () => {
    answerWith({ type: 'application/json', pieces: [JSON.stringify(answer)] })
    expect(await sentEvents()).toEqual([{ type: 'ANSWERED', answer }])
  })

  it.each([
    ['text/html', 200, '<!doctype html>', { kind: 'notJson' }],
    ['application/json', 200, '{"response":', { kind: 'unreadable' }],
    ['application/json', 200, 'null', { kind: 'unreadable' }],
    ['application/json', 200, '"There are five."', { kind: 'unreadable' }],
    ['application/json', 200, '{"response":null}', { kind: 'unreadable' }],
    [
      'application/json',
      429,
      '{"detail":"Slowly."}',
      { kind: 'status', status: 429, body: { detail: 'Slowly.' }, retryAfterSeconds: undefined },
    ],
    ['text/event-stream', 500, 'no', { kind: 'status', status: 500, body: 'no', retryAfterSeconds: undefined }],
  ])('[CHAT-08] of %s, %i, %s is a failure', async (type, status, text, failure) => {
    answerWith({ type, status, pieces: [text] })
    expect(await sentEvents()).toEqual([{ type: 'FAILED', failure }])
  })

  it('[CHAT-08] is a network failure when nothing answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sentEvents()).toEqual([{ type: 'FAILED', failure: { kind: 'network' } }])
  })
})
