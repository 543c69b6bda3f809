import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { child, wire } from '#machines/port.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { isHere, lateMachine } from '#src/late-machine.ts'

const bell = setup({
  types: {
    input: {} as { door: string },
    context: {} as { door: string },
    events: {} as { type: 'RING' },
    output: {} as string,
  },
}).createMachine({
  id: 'bell',
  context: ({ input }) => input,
  initial: 'quiet',
  states: { quiet: { on: { RING: 'rung' } }, rung: { type: 'final' } },
  output: ({ context }) => context.door,
})

const house = setup({
  types: { children: {} as { bell: 'bell' }, context: {} as { error: unknown } },
  actors: { bell: child<typeof bell>('bell') },
}).createMachine({
  id: 'house',
  context: { error: null },
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        id: 'bell',
        src: 'bell',
        input: { door: 'front' },
        onDone: { target: 'open', guard: ({ event }) => event.output === 'front' },
        onError: { target: 'broken', actions: assign({ error: ({ event }) => event.error }) },
      },
    },
    open: {},
    broken: {},
  },
})

const lamp = setup({
  types: {
    context: {} as { colors: string[] },
    events: {} as { type: 'SET'; color: string } | { type: 'OFF' },
  },
  actions: { keep: assign({ colors: ({ context }, color: string) => [...context.colors, color] }) },
}).createMachine({
  id: 'lamp',
  context: { colors: [] },
  initial: 'on',
  states: {
    on: { on: { SET: { actions: { type: 'keep', params: ({ event }) => event.color } }, OFF: 'off' } },
    off: { type: 'final' },
  },
})

const loaded = async () => wire(bell, {})
const houseWith = (load: typeof loaded) => wire(house, { actors: { bell: lateMachine<typeof bell>(load) } })
const turn = () => vi.waitFor(() => Promise.resolve())

afterEach(cleanup)

describe('a machine whose code comes late', () => {
  it('runs with its input once it is here, and tells its parent when it is done', async () => {
    const parent = createActor(houseWith(loaded)).start()
    const { bell } = parent.getSnapshot().children
    expect(bell && isHere(bell.getSnapshot())).toBe(false)
    await vi.waitFor(() => expect(bell?.getSnapshot().context).toEqual({ door: 'front' }))
    expect(parent.getSnapshot().value).toBe('waiting')
    bell?.send({ type: 'RING' })
    expect(parent.getSnapshot().value).toBe('open')
  })

  it('is there at once the second time', async () => {
    const machine = houseWith(loaded)
    const first = createActor(machine).start().getSnapshot().children.bell
    await vi.waitFor(() => expect(first?.getSnapshot().value).toBe('quiet'))
    expect(createActor(machine).start().getSnapshot().children.bell?.getSnapshot().value).toBe('quiet')
  })

  it('takes what was sent before, in order, as soon as it is here', async () => {
    const actor = createActor(lateMachine<typeof lamp>(async () => wire(lamp, {}))).start()
    actor.send({ type: 'SET', color: 'red' })
    actor.send({ type: 'SET', color: 'green' })
    actor.send({ type: 'OFF' })
    actor.send({ type: 'SET', color: 'blue' })
    await vi.waitFor(() => expect(actor.getSnapshot().context).toEqual({ colors: ['red', 'green'] }))
    expect(actor.getSnapshot().status).toBe('done')
  })

  it('ends its parent’s wait where the event that ends it came before it did', async () => {
    const parent = createActor(houseWith(loaded)).start()
    parent.getSnapshot().children.bell?.send({ type: 'RING' })
    await vi.waitFor(() => expect(parent.getSnapshot().value).toBe('open'))
  })

  it('tells its parent the error where its code does not come', async () => {
    const lost = new TypeError('404')
    const load = vi.fn(() => Promise.reject(lost))
    const parent = createActor(houseWith(load)).start()
    parent.getSnapshot().children.bell?.send({ type: 'RING' })
    await vi.waitFor(() => expect(parent.getSnapshot().value).toBe('broken'))
    expect(load).toHaveBeenCalledOnce()
    expect(parent.getSnapshot()).toMatchObject({ status: 'active', context: { error: lost } })
  })

  it('runs once in StrictMode, which stops and starts it', async () => {
    const machine = houseWith(loaded)
    function House() {
      const [{ children, value }] = useWorkflow(machine)
      return (
        <button type="button" onClick={() => children.bell?.send({ type: 'RING' })}>
          {String(value)}
        </button>
      )
    }
    render(<House />, { wrapper: StrictMode })
    const button = screen.getByRole('button', { name: 'waiting' })
    await act(turn)
    act(() => button.click())
    expect(button.textContent).toBe('open')
  })
})
