import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { masked } from '#domain/masked.ts'
import { wire } from '#machines/port.ts'
import { lateMachine } from '#src/late-machine.ts'
import { recordedPaths } from '#tools/explorer/catalog/recordings.ts'
import { Inspection } from '#tools/explorer/inspector/inspection.ts'
import { perform, type Step } from '#tools/explorer/simulator/step.ts'
import { actorDrivers } from '../drivers/all.ts'
import { Stage } from '../support/stage.ts'

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

  it('drops an actor that ended or was stopped, and shows it again when it goes on', () => {
    const inspection = new Inspection()
    const stopped = createActor(door, { inspect: inspection.inspect }).start()
    stopped.stop()
    expect(inspection.state().actors).toEqual([])
    const ended = createActor(door, { inspect: inspection.inspect }).start()
    ended.send({ type: 'OPEN' })
    ended.send({ type: 'SHUT' })
    expect(inspection.state().actors.filter(({ workflow }) => workflow)).toEqual([])
  })

  it('says how long an event took, by its own clock', () => {
    let now = 0
    const inspection = new Inspection(() => (now += 2))
    const actor = createActor(door, { inspect: inspection.inspect }).start()
    actor.send({ type: 'OPEN' })
    expect(inspection.state().log.at(-1)).toMatchObject({ event: 'OPEN', took: 2 })
    actor.stop()
  })

  it('shows a machine of the server as it was last reported', () => {
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

  it('keeps the last five hundred events', () => {
    const inspection = new Inspection()
    const actor = createActor(door, { inspect: inspection.inspect }).start()
    for (let i = 0; i < 10_000; i++) actor.send({ type: 'KNOCK' })
    expect(inspection.state().log).toHaveLength(500)
    expect(inspection.state().log.at(-1)?.number).toBe(10_001)
    actor.stop()
  })
})

describe('what the inspector shows', () => {
  it('has lengths instead of text, and no personal number', () => {
    expect(masked({ email: 'ann.chen@example.com', phone: 5550100, tries: 2, isOpen: true, note: '' })).toEqual({
      email: '•••• (20)',
      phone: '••••',
      tries: 2,
      isOpen: true,
      note: '',
    })
  })

  it('keeps names that the program chose, and not what looks like one in another field', () => {
    expect(masked({ problem: { code: 'wrongPassword' }, password: 'harborlight' })).toEqual({
      problem: { code: 'wrongPassword' },
      password: '•••• (11)',
    })
    expect(masked({ code: 'my secret code' })).toEqual({ code: '•••• (14)' })
    expect(masked({ 'ann.chen@example.com': 1 })).toEqual({ 'field 1': 1 })
  })

  it.each(drivers)(
    'has no text of $name: nothing typed, sent or answered on any path',
    { timeout: 60_000 },
    async (driver) => {
      for (const { steps } of await recordedPaths(driver)) {
        const inspection = new Inspection()
        const stage = new Stage(driver, { inspect: inspection.inspect, listeningTo: (machine) => machine })
        const script = steps.flatMap((each) => each.steps)
        const secrets = script.flatMap((step) => textsIn(step)).filter(isPersonal)
        for (const step of script) {
          await perform(stage, step)
          const shown = JSON.stringify(inspection.state())
          expect(secrets.filter((secret) => shown.includes(secret))).toEqual([])
        }
        stage.stop()
      }
    },
  )

  it('is checked against texts that there are', async () => {
    const gate = drivers.find(({ name }) => name === 'access-gate')
    if (!gate) throw new Error('nothing drives the gate')
    const steps = (await recordedPaths(gate)).flatMap((path) => path.steps.flatMap((each) => each.steps))
    const secrets = new Set(steps.flatMap((step) => textsIn(step)).filter(isPersonal))
    expect([...secrets].some((secret) => secret.includes('@'))).toBe(true)
    expect(secrets.size).toBeGreaterThan(3)
  })
})

/** All strings in what a step brings to the machine, without the names of its own events and actors. */
function textsIn(step: Step): string[] {
  const strings = (value: unknown, key = ''): string[] => {
    if (typeof value === 'string')
      return ['do', 'type', 'actor', 'kind', 'code', 'timeframe', '$'].includes(key) ? [] : [value]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([field, item]) => strings(item, field))
  }
  return strings(step)
}

/** Text that cannot also be a word of the program: with a sign or a space in it, or long. */
const isPersonal = (text: string) => text.length > 5 && /[@ +'’.-]|\d/.test(text)
