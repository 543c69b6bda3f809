import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type RecordedPath, recordedPaths } from '#tools/explorer/catalog/recordings.ts'
import { decode, encode } from '#tools/explorer/simulator/codec.ts'
import { Simulation } from '#tools/explorer/simulator/simulation.ts'
import { actorDrivers } from '../drivers/all.ts'

const drivers = await actorDrivers()

// A path of tour-booking has many steps, and there are hundreds of paths.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

describe.each(drivers)('the simulator of $name', (driver) => {
  let paths: RecordedPath[] = []
  beforeAll(async () => {
    paths = await recordedPaths(driver)
  })

  it('[MACH-04] agrees with the real actor after every step of every path', async () => {
    expect(paths.length).toBeGreaterThan(0)
    for (const { steps, truths } of paths) {
      // What a link carries is text.
      const script = JSON.parse(JSON.stringify(steps)) as typeof steps
      const simulation = new Simulation(driver)
      for (const [index, step] of script.entries()) {
        for (const each of step.steps) await simulation.take(each)
        const { frames } = simulation
        const frame = frames.at(-1)
        expect(frame?.context, `${step.title}`).toEqual(truths[index]?.context)
        expect(frame?.active.filter(isLeafIn(driver.machine)).sort(), step.title).toEqual(
          leavesOfValue(driver.machine.id, decode(truths[index]?.value ?? null)).sort(),
        )
      }
      simulation.stop()
    }
  })

  it('returns to equal snapshots when a run is repeated up to an earlier step', async () => {
    const [path] = paths
    const steps = path?.steps.flatMap((each) => each.steps) ?? []
    const whole = await Simulation.of(driver, steps)
    for (let length = 1; length <= steps.length; length++) {
      const again = await Simulation.of(driver, steps.slice(0, length))
      expect(again.frames).toEqual(whole.frames.slice(0, length + 1))
      again.stop()
    }
    whole.stop()
  })
})

describe('a frame', () => {
  const chat = drivers.find(({ name }) => name === 'chat')
  if (!chat) throw new Error('nothing drives the chat')
  const input = {
    propertyId: 4,
    agentId: 4,
    visitor: { sessionId: null, email: null },
    scrollsAfterReply: false,
    restores: false,
  }

  it('says which guards refused an event', async () => {
    const { frames } = await Simulation.of(chat, [
      { do: 'start', input },
      { do: 'send', event: { type: 'SEND' } },
    ])
    expect(frames.at(-1)?.candidates).toMatchObject([
      { from: 'chat.talk.idle', guard: 'hasNoProperty', passed: false, isTaken: false },
      { from: 'chat.talk.idle', guard: 'hasText', passed: false, isTaken: false },
    ])
  })

  it('names the calls that wait, with their input', async () => {
    const { frames } = await Simulation.of(chat, [
      { do: 'start', input },
      { do: 'send', event: { type: 'TYPE', text: 'Is there parking?' } },
      { do: 'send', event: { type: 'SEND' } },
    ])
    expect(frames.at(-1)).toMatchObject({
      taken: [{ from: 'chat.talk.idle', to: ['chat.talk.sending'], event: 'SEND' }],
      waiting: [{ actor: 'sendMessage', kind: 'listener', input: { message: 'Is there parking?' } }],
      tags: ['busy', 'shown'],
    })
  })
})

describe('a value on its way through a link', () => {
  it.each([
    [{ a: undefined, b: [1, null, 'x'] }],
    [new Date('2026-11-21T05:00:00Z')],
    [[Number.NaN, Number.POSITIVE_INFINITY]],
    [new Error('no way out')],
  ])('stays what it is: %o', (value) => {
    expect(decode(JSON.parse(JSON.stringify(encode(value))))).toEqual(value)
  })
})

type Node = (typeof drivers)[number]['machine']['root']

function isLeafIn(machine: { root: Node }) {
  const nodes = (node: Node): Node[] => [node, ...Object.values<Node>(node.states).flatMap(nodes)]
  const leaves = new Set(
    nodes(machine.root).flatMap((node) => (Object.keys(node.states).length === 0 ? [node.id] : [])),
  )
  return (id: string) => leaves.has(id)
}

/** The ids of the innermost states of a state value. */
function leavesOfValue(id: string, value: unknown): string[] {
  if (typeof value === 'string') return [`${id}.${value}`]
  const entries = Object.entries(value as object)
  return entries.length === 0 ? [id] : entries.flatMap(([key, inner]) => leavesOfValue(`${id}.${key}`, inner))
}
