import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import type { countdownMachine } from '#machines/countdown/countdown.machine.ts'
import { effect, port, type Runnable, wire } from '#machines/port.ts'

const child = setup({ actors: { load: port<string, void>('load') } }).createMachine({
  initial: 'loading',
  states: {
    loading: { invoke: { src: 'load', onDone: 'loaded', onError: 'failed' } },
    loaded: { type: 'final' },
    failed: {},
  },
})

const parent = setup({
  types: { events: {} as { type: 'SAVE' } },
  actors: { check: port<boolean, void>('check'), child },
  actions: { leave: effect('leave'), save: effect<{ path: string }>('save'), count: () => {} },
}).createMachine({
  invoke: [{ src: 'check' }, { src: 'child' }],
  on: { SAVE: { actions: ['leave', { type: 'save', params: { path: '/a' } }, 'count'] } },
})

const check = fromPromise<boolean, void>(async () => true)
const load = fromPromise<string, void>(async () => 'text')
const loading = wire(child, { actors: { load } })
const actions = { leave: () => {}, save: () => {} }

describe('wire', () => {
  it('provides every given port, effect and child, and leaves the rest unchanged', async () => {
    const saved: string[] = []
    const machine = wire(parent, {
      actors: { check, child: loading },
      actions: { ...actions, save: (_, { path }) => saved.push(path) },
    })
    createActor(machine).start().send({ type: 'SAVE' })
    expect(saved).toEqual(['/a'])
  })

  it('doesn’t compile while one is missing', () => {
    // @ts-expect-error: the port `check`
    wire(parent, { actors: { child: loading }, actions })
    // @ts-expect-error: the child, which has a port
    wire(parent, { actors: { check }, actions })
    // @ts-expect-error: the child is given, and its port is not
    wire(parent, { actors: { check, child }, actions })
    // @ts-expect-error: the effect `save`
    wire(parent, { actors: { check, child: loading }, actions: { leave: () => {} } })
    // @ts-expect-error: every effect
    wire(parent, { actors: { check, child: loading } })
    // @ts-expect-error: its only port
    wire(child, {})
  })

  it('is needed before a machine with ports or effects can run in a view', () => {
    expectTypeOf<typeof child>().not.toExtend<Runnable<typeof child>>()
    expectTypeOf<typeof loading>().toExtend<Runnable<typeof child>>()
    expectTypeOf<typeof countdownMachine>().toExtend<Runnable<typeof countdownMachine>>()
  })

  it('throws with the name of a port or effect that wasn’t provided', async () => {
    const actor = createActor(port<string, void>('checkAccess'))
    const error = new Promise((resolve) => actor.subscribe({ error: resolve }))
    actor.start()
    expect(await error).toEqual(new Error('provide checkAccess'))
    expect(() => effect('leave')({}, undefined)).toThrow('provide leave')
  })
})
