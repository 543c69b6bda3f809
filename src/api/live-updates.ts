import { EventSourceParserStream } from 'eventsource-parser/stream'
import { fromCallback } from 'xstate'
import type { Followed, StreamEvent, Updates } from '#machines/live-updates/updates.ts'
import { conversationUpdatesShape } from '#openapi/generated/answers/conversation-updates.ts'
import { call } from './call.ts'
import { answerOf, client, failureFrom, saysItIsStream, unreadable } from './client.ts'
import { hasShape } from './shape.ts'

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
  async (followed, signal) =>
    (await answerOf(client.GET(path, optionsOf(followed, signal)), conversationUpdatesShape)) as Updates,
)

/** Reports what comes in a conversation, and whether the stream is open. */
export const followConversation = fromCallback<StreamEvent, Followed>(({ input, sendBack }) => {
  const leaving = new AbortController()
  const report = (event: StreamEvent) => {
    if (!leaving.signal.aborted) sendBack(event)
  }
  listen(input, leaving.signal, report).then(
    () => report({ type: 'CLOSED' }),
    (error: unknown) => report({ type: 'FAILED', failure: failureFrom(error) }),
  )
  return () => leaving.abort()
})

async function listen(followed: Followed, signal: AbortSignal, report: (event: StreamEvent) => void): Promise<void> {
  const get = client.GET(path, {
    ...optionsOf(followed, signal),
    headers: { accept: 'text/event-stream' },
    parseAs: 'stream',
  })
  const body = (await answerOf(get as never)) as ReadableStream<Uint8Array<ArrayBuffer>>
  // By hand, because a content type is no shape: the contract allows JSON here as well.
  if (!saysItIsStream((await get).response)) throw unreadable
  report({ type: 'OPENED' })
  const parser = new EventSourceParserStream({
    // The first comment only says that the stream is open.
    onComment: (comment) => comment.trim() === 'beat' && report({ type: 'HEARTBEAT' }),
  })
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(parser).getReader()
  for (;;) {
    const { done, value } = await events.read()
    if (done) return
    if (value.event !== 'updates') continue
    const updates = JSON.parse(value.data) as Updates
    if (!hasShape(updates, conversationUpdatesShape)) throw unreadable
    report({ type: 'UPDATES_CAME', updates })
  }
}
