import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, setup } from 'xstate'
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
  types: { children: {} as { bell: 'bell' }, context: {} as { received: string[] } },
  actors: { bell: child<typeof bell>('bell') },
  actions: {},
}).createMachine({
  id: 'house',
  context: { received: [] },
  initial: 'waiting',
  states: {
    waiting: {
      invoke: {
        id: 'bell',
        src: 'bell',
        input: { door: 'front' },
        onDone: { target: 'open', guard: ({ event }) => event.output === 'front' },
      },
    },
    open: {},
  },
})

const loaded = async () => wire(bell, {})
const houseWith = (load: typeof loaded) => wire(house, { actors: { bell: lateMachine<typeof bell>(load) } })
const turn = () => vi.waitFor(() => Promise.resolve())

afterEach(cleanup)

describe('a lazily loaded machine', () => {
  it('starts with its input once loaded, and tells its parent when it is done', async () => {
    const parent = createActor(houseWith(loaded)).start()
    const { bell } = parent.getSnapshot().children
    expect(bell && isHere(bell.getSnapshot())).toBe(false)
    bell?.send({ type: 'RING' })
    await vi.waitFor(() => expect(bell?.getSnapshot().context).toEqual({ door: 'front' }))
    expect(parent.getSnapshot().value).toBe('waiting')
    bell?.send({ type: 'RING' })
    expect(parent.getSnapshot().value).toBe('open')
  })

  it('starts at once the second time', async () => {
    const machine = houseWith(loaded)
    const first = createActor(machine).start().getSnapshot().children.bell
    await vi.waitFor(() => expect(first?.getSnapshot().value).toBe('quiet'))
    expect(createActor(machine).start().getSnapshot().children.bell?.getSnapshot().value).toBe('quiet')
  })

  it('waits when its code doesn’t load, and breaks nothing', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('404')))
    const parent = createActor(houseWith(load)).start()
    await turn()
    parent.getSnapshot().children.bell?.send({ type: 'RING' })
    expect(load).toHaveBeenCalledOnce()
    expect(parent.getSnapshot()).toMatchObject({ status: 'active', value: 'waiting' })
  })

  it('runs once in StrictMode, which stops and restarts it', async () => {
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
