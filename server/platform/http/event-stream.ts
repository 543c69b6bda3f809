import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface EventStream {
  /** Sends an event, unless nobody listens any more; a browser that comes back names the last `id` that it got. */
  send(event: string, data: unknown, id?: string): void
  end(): void
  /** Called once nobody listens any more, or the stream has ended. */
  onClose(closed: () => void): void
}

/** Something goes over the line this often, in milliseconds, so that no proxy takes it for dead. */
const heartbeat = 10_000

/** Whether the one who asks would rather read the answer while it is made. */
export function wantsEvents({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const types = (headers.accept ?? '').toLowerCase().split(',')
  return types.some((type) => /^\s*text\/event-stream\s*(;|$)/.test(type) && !/;\s*q=0(\.0*)?\s*(;|$)/.test(type))
}

/** Begins to answer with server-sent events. Each leaves at once: nothing on the way may gather them. */
export function eventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough()
  stream.on('error', () => {})
  const write = (text: string) => {
    if (!stream.destroyed && !stream.writableEnded) stream.write(text)
  }
  const beating = setInterval(() => write(': beat\n\n'), heartbeat)
  beating.unref()
  stream.on('close', () => clearInterval(beating))
  reply.headers({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  // Compression would hold events back; the plugin skips an answer whose request has this header.
  reply.request.headers['x-no-compression'] = 'events'
  // The headers leave at once, too: they say that the stream is open.
  write(': open\n\n')
  reply.send(stream)
  return {
    send: (event, data, id) =>
      write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`),
    end: () => stream.end(),
    onClose: (closed) => void stream.once('close', closed),
  }
}
