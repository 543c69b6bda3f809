import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { mask } from '#domain/mask.ts'
import { wire } from '#machines/port.ts'
import { lateMachine } from '#src/late-machine.ts'
import { recordedPaths } from '#tools/explorer/catalog/recordings.ts'
import { Inspection } from '#tools/explorer/inspector/inspection.ts'
import { perform, type Step } from '#tools/explorer/simulator/step.ts'
import { actorDrivers } from '../drivers/all.ts'
import { ActorHarness } from '../support/harness.ts'
import { sampleOf } from '../support/sample.ts'

const drivers = await actorDrivers()

const child = fromPromise(async () => 'done')
const door = setup({ actors: { knock: child } }).createMachine({
  id: 'door',
  initial: 'shut',
  context: { phone: 5550100, tries: 2, email: 'ann.chen@example.com' },
  states: {
    shut: { on: { OPEN: { target: 'open' } } },
    open: { invoke: { id: 'knock', src: 'knock', onDone: { target: 'shut' } }, on: { SHUT: { target: 'gone' } } },
    gone: { type: 'final' },
  },
})

describe('[MACH-04] the inspection', () => {
  it('shows a running actor with its state, its last transition and its children', () => {
    const inspection = new Inspection()
    const actor = createActor(door, { inspect: inspection.inspect }).start()
    actor.send({ type: 'OPEN' })
    const { actors, log } = inspection.state()
    expect(actors).toMatchObject([
      {
        name: 'door',
        workflow: 'door',
        parent: null,
        active: ['door', 'door.open'],
        taken: [{ from: 'door.shut', to: ['door.open'] }],
      },
      { name: 'knock', workflow: null, parent: actors[0]?.id },
    ])
    expect(log.map(({ event }) => event)).toEqual(['init', 'OPEN'])
    actor.stop()
  })

  it('shows a machine whose code comes late by its name as soon as it is here', async () => {
    const inspection = new Inspection()
    const knock = fromPromise<string>(() => new Promise(() => {}))
    const late = lateMachine<typeof door>(async () => wire(door, { actors: { knock } }))
    const actor = createActor(late, { inspect: inspection.inspect }).start()
    actor.send({ type: 'OPEN' })
    await vi.waitFor(() => expect(inspection.state().actors[0]).toMatchObject({ name: 'door', workflow: 'door' }))
    expect(inspection.state().actors[0]).toMatchObject({ active: ['door', 'door.open'] })
    actor.stop()
  })

  it('leaves out an actor that was made and never started', () => {
    const inspection = new Inspection()
    createActor(door, { inspect: inspection.inspect })
    expect(inspection.state().actors).toEqual([])
  })

  it('removes an actor that finished or was stopped, and shows it again when it restarts', () => {
    const inspection = new Inspection()
    const stopped = createActor(door, { inspect: inspection.inspect }).start()
    stopped.stop()
    expect(inspection.state().actors).toEqual([])
    const ended = createActor(door, { inspect: inspection.inspect }).start()
    ended.send({ type: 'OPEN' })
    ended.send({ type: 'SHUT' })
    expect(inspection.state().actors.filter(({ workflow }) => workflow)).toEqual([])
  })

  it('measures how long an event took with the given clock', () => {
    let now = 0
    const inspection = new Inspection(() => (now += 2))
    const actor = createActor(door, { inspect: inspection.inspect }).start()
    actor.send({ type: 'OPEN' })
    expect(inspection.state().log.at(-1)).toMatchObject({ event: 'OPEN', took: 2 })
    actor.stop()
  })

  it('shows a server machine as last reported', () => {
    const inspection = new Inspection(() => 0)
    const report = { machine: 'tourStatus', status: 'active', contextBefore: {}, context: { newTime: null } }
    inspection.receive({ ...report, events: ['PROPOSE'], before: ['t', 't.a'], active: ['t', 't.b'] })
    inspection.receive({ ...report, events: ['MOVE', 'ACCEPT'], before: ['t', 't.b'], active: ['t', 't.c'] })
    const { actors, log } = inspection.state()
    expect(actors).toEqual([
      {
        id: 'server tourStatus',
        name: 'tourStatus (server)',
        parent: null,
        workflow: 'tour-status',
        status: 'active',
        active: ['t', 't.c'],
        taken: [{ from: 't.b', to: ['t.c'] }],
        context: { newTime: null },
        before: {},
      },
    ])
    expect(log.map(({ number, event }) => [number, event])).toEqual([
      [1, 'PROPOSE'],
      [2, 'MOVE'],
      [3, 'ACCEPT'],
    ])
  })

  it('keeps the last 500 events', () => {
    const inspection = new Inspection()
    const actor = createActor(door, { inspect: inspection.inspect }).start()
    for (let i = 0; i < 10_000; i++) actor.send({ type: 'KNOCK' })
    expect(inspection.state().log).toHaveLength(500)
    expect(inspection.state().log.at(-1)?.number).toBe(10_001)
    actor.stop()
  })
})

describe('what the inspector shows', () => {
  it('replaces text with its length, and masks personal numbers', () => {
    expect(mask({ email: 'ann.chen@example.com', phone: 5550100, tries: 2, isOpen: true, note: '' })).toEqual({
      email: '•••• (20)',
      phone: '••••',
      tries: 2,
      isOpen: true,
      note: '',
    })
  })

  it('keeps problem codes and field names of the code, and masks look-alikes in other fields', () => {
    expect(mask({ problem: { code: 'wrongPassword' }, password: 'harborlight' })).toEqual({
      problem: { code: 'wrongPassword' },
      password: '•••• (11)',
    })
    expect(mask({ code: 'my secret code' })).toEqual({ code: '•••• (14)' })
    expect(mask({ 'ann.chen@example.com': 1 })).toEqual({ 'field 1': 1 })
  })

  it.each(drivers)(
    'has no text of $name: nothing typed, sent or answered on its paths',
    { timeout: 60_000, tags: ['nightly'] },
    async (driver) => {
      for (const { steps } of sampleOf(await recordedPaths(driver), 3)) {
        const inspection = new Inspection()
        const harness = new ActorHarness(driver, { inspect: inspection.inspect, listeningTo: (machine) => machine })
        const script = steps.flatMap((each) => each.steps)
        const secrets = script.flatMap((step) => textsIn(step)).filter(isPersonal)
        for (const step of script) {
          await perform(harness, step)
          const shown = JSON.stringify(inspection.state())
          expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
        }
        harness.stop()
      }
    },
  )

  it('is checked against personal texts that do occur', async () => {
    const gate = drivers.find(({ name }) => name === 'access-gate')
    if (!gate) throw new Error('the gate has no driver')
    const steps = (await recordedPaths(gate)).flatMap((path) => path.steps.flatMap((each) => each.steps))
    const secrets = new Set(steps.flatMap((step) => textsIn(step)).filter(isPersonal))
    expect([...secrets].some((secret) => secret.includes('@'))).toBe(true)
    expect(secrets.size).toBeGreaterThan(3)
  })
})

/** All strings in a step's events, answers and errors, except names of events and actors. */
function textsIn(step: Step): string[] {
  const strings = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string')
      return ['do', 'type', 'actor', 'kind', 'code', 'timeframe', '$'].includes(key) ? [] : [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([field, item]) => strings(item, field))
  }
  return strings(step)
}

/** Text that can't be a word of the code: with a punctuation mark or a space in it, or long. */
const isPersonal = (text: string) => text.length > 5 && /[@ +'’.-]|\d/.test(text)
