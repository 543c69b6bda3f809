import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { connectToStately } from '#tools/explorer/inspector/stately.ts'

const secrets = [
  'ann.chen@example.com',
  'harborlight',
  'Is the pool heated?',
  'an answer with a secret',
  'a failed secret',
]

/** The page's side: the inspector's window is open, and reports that it listens. */
function pageWithInspector() {
  const page = new EventTarget() as EventTarget & { open: () => object }
  const postMessage = vi.fn<(message: { type: string; snapshot?: object }, origin: string) => void>()
  page.open = vi.fn(() => ({ postMessage }))
  const connect = () => page.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
  return {
    page: page as unknown as Window,
    connect,
    messages: () => postMessage.mock.calls.map(([message]) => message),
  }
}

const gate = setup({
  types: { context: {} as { email: string; tries: number }, events: {} as { type: 'UNLOCK'; password: string } },
  actors: {
    check: fromPromise(async ({ input }: { input: string }) => ({ input, text: 'an answer with a secret' })),
    lookUp: fromPromise(async () => Promise.reject(new Error('a failed secret'))),
  },
}).createMachine({
  id: 'gate',
  initial: 'locked',
  context: { email: 'ann.chen@example.com', tries: 2 },
  states: {
    locked: { on: { UNLOCK: { target: 'checking' } } },
    checking: {
      invoke: [
        { id: 'check', src: 'check', input: ({ event }) => event.password, onError: {} },
        { id: 'lookUp', src: 'lookUp', onError: {} },
      ],
    },
  },
  output: 'an answer with a secret',
})

describe('[MACH-04] the report to Stately’s inspector', () => {
  afterEach(() => vi.useRealTimers())

  async function reported() {
    vi.useFakeTimers()
    const { page, connect, messages } = pageWithInspector()
    const inspect = connectToStately(page)
    const actor = createActor(gate, { inspect }).start()
    actor.send({ type: 'UNLOCK', password: 'harborlight' })
    await vi.advanceTimersByTimeAsync(10)
    connect()
    actor.send({ type: 'UNLOCK', password: 'Is the pool heated?' })
    await vi.advanceTimersByTimeAsync(10)
    actor.stop()
    return messages()
  }

  it('has the actors with their definition, their states and their events', async () => {
    const messages = await reported()
    expect(messages).toContainEqual(expect.objectContaining({ type: '@xstate.actor', name: 'gate' }))
    expect(messages).toContainEqual(
      expect.objectContaining({ snapshot: { status: 'active', value: 'checking', context: expect.anything() } }),
    )
    expect(messages).toContainEqual(
      expect.objectContaining({ type: '@xstate.event', event: { type: 'UNLOCK', password: '•••• (11)' } }),
    )
  })

  it('has no text of the context, of an event, an answer or a failure', async () => {
    const messages = await reported()
    expect(messages.length).toBeGreaterThan(6)
    const sent = JSON.stringify(messages)
    expect(sent).toContain('•••• (20)')
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
  })
})
