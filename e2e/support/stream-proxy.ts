import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** An event of an answer, as the server sent it. */
export interface PassedEvent {
  event: string
  data: { text?: string; response?: string }
}

interface Manners {
  /** Replaces the browser's Accept header. */
  accept?: string
  /** Whether each event of an answer waits until `next` is called. */
  isHeld?: boolean
}

/** A proxy between browser and server that can hold, cut and change streams. */
export class StreamProxy {
  origin = ''
  private readonly held: (() => PassedEvent)[] = []
  private readonly answers = new Set<ServerResponse>()
  private readonly proxy = createServer((asked, answer) => {
    this.pass(asked, answer).catch(() => answer.destroy())
  })
  private readonly server: string
  private readonly manners: Manners

  private constructor(server: string, manners: Manners) {
    this.server = server
    this.manners = manners
  }

  static async to(server: string, manners: Manners): Promise<StreamProxy> {
    const line = new StreamProxy(server, manners)
    await once(line.proxy.listen(0, '127.0.0.1'), 'listening')
    line.origin = `http://127.0.0.1:${(line.proxy.address() as { port: number }).port}`
    return line
  }

  /** The number of waiting events. */
  waiting(): number {
    return this.held.length
  }

  /** Releases the next event to the browser, and returns it. */
  next(): PassedEvent {
    const go = this.held.shift()
    if (!go) throw new Error('No event waits.')
    return go()
  }

  /** Breaks off the answers in progress. */
  cut(): void {
    this.held.length = 0
    for (const answer of this.answers) answer.destroy()
  }

  async close(): Promise<void> {
    this.proxy.closeAllConnections()
    await new Promise((resolve) => this.proxy.close(resolve))
  }

  private async pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { accept = asked.headers.accept, isHeld } = this.manners
    const call = request(new URL(asked.url ?? '/', this.server), {
      method: asked.method,
      headers: { ...asked.headers, accept },
    })
    asked.pipe(call)
    const [got] = (await once(call, 'response')) as [IncomingMessage]
    answer.writeHead(got.statusCode ?? 502, got.headers)
    if (!isHeld || !got.headers['content-type']?.startsWith('text/event-stream')) {
      got.pipe(answer)
      return
    }
    answer.flushHeaders()
    this.answers.add(answer)
    const blocks = (await text(got)).split(/(?<=\n\n)/)
    const isComment = (block: string) => block.startsWith(':')
    for (const comment of blocks.filter(isComment)) answer.write(comment)
    const events = blocks.filter((block) => !isComment(block))
    for (const [index, raw] of events.entries()) {
      this.held.push(() => {
        answer.write(raw)
        if (index === events.length - 1) answer.end()
        return eventOf(raw)
      })
    }
  }
}

function eventOf(raw: string): PassedEvent {
  const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)\n\n$/.exec(raw) ?? []
  return { event, data: JSON.parse(data) }
}
