import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { Failure } from '#machines/failure.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Reads an answer that is streamed: `delta` brings a piece of its text, `answer` the whole, `problem` says why there is none.
 * Throws a Failure; a stream that ends before its answer is a network that was cut.
 */
export async function readAnswer(body: ReadableStream<Bytes>, onPart: (text: string) => void): Promise<unknown> {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await events.read()
      if (done) throw { kind: 'network' } satisfies Failure
      const data: unknown = JSON.parse(value.data)
      if (value.event === 'delta' && isDelta(data)) onPart(data.text)
      if (value.event === 'answer') return data
      if (value.event === 'problem') throw { kind: 'status', status: statusOf(data), body: data } satisfies Failure
    }
  } finally {
    await events.cancel().catch(() => {})
  }
}

/** By hand, like `statusOf`: OpenAPI 3.1 has no schemas for the events of a stream. */
function isDelta(data: unknown): data is { text: string } {
  return typeof data === 'object' && data !== null && 'text' in data && typeof data.text === 'string'
}

function statusOf(data: unknown): number {
  const status = typeof data === 'object' && data !== null && 'status' in data ? Number(data.status) : Number.NaN
  return Number.isInteger(status) ? status : 500
}
