import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup, toPromise } from 'xstate'
import type { StreamEvent } from '#machines/live-updates/updates.ts'
import { followConversation, pollUpdates } from '#src/api/live-updates.ts'
import { example } from '#tests/support/examples.ts'

const followed = { conversationId: 'conversation-1', version: 'version-1' }
const updates = example('followConversation.answered').body
const asked: Request[] = []
let answer: () => Response | Promise<Response>

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

/** What a stream sends until it has ended or failed. */
async function eventsOf(...pieces: string[]): Promise<StreamEvent[]> {
  answer = () => new Response(pieces.join(''), { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  return eventsSent()
}

function eventsSent(): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  return new Promise((resolve) => {
    const machine = setup({ actors: { followConversation } }).createMachine({
      invoke: { id: 'followConversation', src: 'followConversation', input: followed },
      on: {
        '*': {
          actions: ({ event }) => {
            events.push(event as StreamEvent)
            if (event.type === 'CLOSED' || event.type === 'FAILED') resolve(events)
          },
        },
      },
    })
    createActor(machine).start()
  })
}

const event = (data: unknown) => `event: updates\nid: v\ndata: ${JSON.stringify(data)}\n\n`

describe('[API-05] a stream of updates', () => {
  it('reports that it is open, each list of updates, keep-alives, and its end', async () => {
    expect(await eventsOf(': open\n\n', event(updates), ': beat\n\n', 'event: other\ndata: 7\n\n')).toEqual([
      { type: 'OPENED' },
      // Everything came in one piece, of which comments are parsed first.
      { type: 'HEARTBEAT' },
      { type: 'UPDATES_CAME', updates },
      { type: 'CLOSED' },
    ])
    const [request] = asked
    expect(new URL(request?.url ?? '').pathname).toBe('/api/v1/chat/conversation-1/updates')
    expect(request?.headers.get('accept')).toBe('text/event-stream')
    expect(request?.headers.get('last-event-id')).toBe('version-1')
  })

  it.each([{ version: 7, updates: [] }, { version: 'v', updates: {} }, { version: 'v', updates: [null] }, 'text'])(
    'fails when an event doesn’t match the contract: %j',
    async (data) => {
      expect((await eventsOf(event(data))).at(-1)).toEqual({ type: 'FAILED', failure: { kind: 'unreadable' } })
    },
  )

  it('fails when it is refused, isn’t a stream, or nothing answers', async () => {
    answer = () => Response.json({ detail: 'Conversation not found' }, { status: 404 })
    expect(await eventsSent()).toMatchObject([{ type: 'FAILED', failure: { kind: 'status', status: 404 } }])
    answer = () => Response.json(updates)
    expect(await eventsSent()).toEqual([{ type: 'FAILED', failure: { kind: 'unreadable' } }])
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await eventsSent()).toEqual([{ type: 'FAILED', failure: { kind: 'network' } }])
  })
})

describe('[API-05] a poll', () => {
  const poll = () => toPromise(createActor(pollUpdates, { input: { ...followed, version: null } }).start())

  it('returns new updates', async () => {
    answer = () => Response.json(updates)
    expect(await poll()).toEqual(updates)
    expect(asked[0]?.headers.has('last-event-id')).toBe(false)
  })

  it('fails for any other answer', async () => {
    answer = () => Response.json({ version: 'v' })
    await expect(poll()).rejects.toEqual({ kind: 'unreadable' })
  })
})
