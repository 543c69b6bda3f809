import { EventSourceParserStream } from 'eventsource-parser/stream'
import { fromCallback } from 'xstate'
import type { Failure } from '#machines/failure.ts'
import type { Followed, StreamEvent, Updates } from '#machines/live-updates/updates.ts'
import { call } from './call.ts'
import { answerOf, client, failureFrom, saysItIsStream } from './client.ts'
import { areUpdates } from './earlier-conversation.ts'

const path = '/api/v1/chat/{chat_conversation_id}/updates'

const optionsOf = ({ conversationId, version }: Followed, signal: AbortSignal) => ({
  params: {
    path: { chat_conversation_id: conversationId },
    ...(version !== null && { header: { 'last-event-id': version } }),
  },
  cache: 'no-store' as const,
  signal,
})

/** Asks for what has come, once. */
export const pollUpdates = call<Updates, Followed>(
  async (followed, signal) => (await answerOf(client.GET(path, optionsOf(followed, signal)), isPromised)) as Updates,
)

/** Goes on telling what comes, and how the stream fares. */
export const followConversation = fromCallback<StreamEvent, Followed>(({ input, sendBack }) => {
  const leaving = new AbortController()
  const tell = (event: StreamEvent) => {
    if (!leaving.signal.aborted) sendBack(event)
  }
  listen(input, leaving.signal, tell).then(
    () => tell({ type: 'CLOSED' }),
    (error: unknown) => tell({ type: 'FAILED', failure: failureFrom(error) }),
  )
  return () => leaving.abort()
})

async function listen(followed: Followed, signal: AbortSignal, tell: (event: StreamEvent) => void): Promise<void> {
  const get = client.GET(path, {
    ...optionsOf(followed, signal),
    headers: { accept: 'text/event-stream' },
    parseAs: 'stream',
  })
  const body = (await answerOf(get as never, () => true)) as ReadableStream<Uint8Array<ArrayBuffer>>
  if (!saysItIsStream((await get).response)) throw { kind: 'unreadable' } satisfies Failure
  tell({ type: 'OPENED' })
  const parser = new EventSourceParserStream({
    // The first comment only says that the stream is open.
    onComment: (comment) => comment.trim() === 'beat' && tell({ type: 'HEARTBEAT' }),
  })
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(parser).getReader()
  for (;;) {
    const { done, value } = await events.read()
    if (done) return
    if (value.event !== 'updates') continue
    const updates = JSON.parse(value.data) as Updates
    if (!isPromised(updates)) throw { kind: 'unreadable' } satisfies Failure
    tell({ type: 'UPDATES_CAME', updates })
  }
}

/** The other form of the answer is a text. */
function isPromised(updates: Updates | string): updates is Updates {
  return typeof updates !== 'string' && typeof updates.version === 'string' && areUpdates(updates.updates)
}
