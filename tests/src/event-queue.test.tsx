import { render } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { createEventQueue, type EventQueue } from '#src/browser/event-queue.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'

it('keeps what is sent before a listener is there, in order, and gives it out once', () => {
  const events = createEventQueue<number>()
  const first: number[] = []
  const second: number[] = []
  events.send(1)
  events.send(2)
  events.listen((event) => first.push(event))
  events.send(3)
  expect(first).toEqual([1, 2, 3])
  events.listen((event) => second.push(event))
  events.send(4)
  expect([first, second]).toEqual([[1, 2, 3], [4]])
})

const bell = setup({ types: { events: {} as { type: 'RING' } } }).createMachine({
  initial: 'silent',
  states: { silent: { on: { RING: { target: 'ringing' } } }, ringing: { on: { RING: { target: 'silent' } } } },
})

function Bell({ events }: { events: EventQueue<{ type: 'RING' }> }) {
  const [snapshot, send] = useWorkflow(bell)
  useEffect(() => events.listen(send), [events, send])
  return <p>{snapshot.value}</p>
}

it('sends an event to the machine once, also under StrictMode, which starts it twice', () => {
  const events = createEventQueue<{ type: 'RING' }>()
  events.send({ type: 'RING' })
  const { container } = render(
    <StrictMode>
      <Bell events={events} />
    </StrictMode>,
  )
  expect(container.textContent).toBe('ringing')
})
