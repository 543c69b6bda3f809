import { act, cleanup, render, screen } from '@testing-library/react'
import { useMachine } from '@xstate/react'
import { StrictMode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { call } from '#src/api/call.ts'

/** A call that the test answers, and that rejects like fetch when it is aborted. */
class Calls {
  readonly asked: { input: string; answer: (output: string) => void }[] = []
  readonly actor = call<string, string>(
    (input, signal) =>
      new Promise((resolve, reject) => {
        this.asked.push({ input, answer: resolve })
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
}

const machineWith = (calls: Calls) =>
  setup({ actors: { ask: calls.actor } }).createMachine({
    initial: 'asking',
    states: {
      asking: {
        invoke: { src: 'ask', input: 'the time', onDone: 'answered', onError: 'failed' },
        on: { LEAVE: 'left', ASK_AGAIN: { target: 'asking', reenter: true } },
      },
      answered: {},
      failed: {},
      left: {},
    },
  })

afterEach(cleanup)

describe('an aborted call', () => {
  it('isn’t a failure of the actor that StrictMode stops and restarts', async () => {
    const calls = new Calls()
    const machine = machineWith(calls)
    function Page() {
      const [snapshot] = useMachine(machine)
      return <p>{String(snapshot.value)}</p>
    }
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    )
    await act(async () => {})
    expect(calls.asked.map(({ input }) => input)).toEqual(['the time', 'the time'])
    expect(screen.getByText('asking')).toBeTruthy()
    await act(async () => calls.asked[1]?.answer('noon'))
    expect(screen.getByText('answered')).toBeTruthy()
  })

  it('doesn’t answer either', async () => {
    const calls = new Calls()
    const actor = createActor(machineWith(calls)).start()
    actor.send({ type: 'ASK_AGAIN' })
    calls.asked[0]?.answer('yesterday')
    await act(async () => {})
    expect(actor.getSnapshot().value).toBe('asking')
    actor.stop()
  })
})

it('a call keeps its first result', async () => {
  const calls = new Calls()
  const actor = createActor(machineWith(calls)).start()
  calls.asked[0]?.answer('noon')
  await act(async () => {})
  expect(actor.getSnapshot().value).toBe('answered')

  const refused = call<never, string>(() => Promise.reject({ kind: 'network' }))
  const failed = createActor(machineWith({ actor: refused } as never)).start()
  await act(async () => {})
  expect(failed.getSnapshot().value).toBe('failed')
})
