import { beforeAll, describe, expect, it } from 'vitest'
import { type RecordedPath, recordedPaths } from '#tools/explorer/catalog/recordings.ts'
import { decode, encode } from '#tools/explorer/simulator/codec.ts'
import { linkOf, runIn, testOf } from '#tools/explorer/simulator/run.ts'
import { Simulation } from '#tools/explorer/simulator/simulation.ts'
import type { Step } from '#tools/explorer/simulator/step.ts'
import { camelCase } from '#tools/machine-charts/names.ts'
import { actorDrivers } from '../drivers/all.ts'
import { inputs } from '../drivers/chat/chat.facts.ts'
import { sampleOf } from '../support/sample.ts'

const drivers = await actorDrivers()

// A path of tour-booking has many steps, and there are hundreds of paths.
const testTimeout = { timeout: 60_000 }
const everyPath = { ...testTimeout, tags: ['nightly'] }

describe.each(drivers)('the simulator of $name', everyPath, (driver) => {
  let paths: RecordedPath[] = []
  beforeAll(async () => {
    paths = sampleOf(await recordedPaths(driver), 3)
  }, testTimeout.timeout)

  it('[MACH-04] agrees with the real actor after every step of its paths', async () => {
    expect(paths.length).toBeGreaterThan(0)
    for (const { steps, contexts } of paths) {
      // A link carries text.
      const script = JSON.parse(JSON.stringify(steps)) as typeof steps
      const simulation = new Simulation(driver)
      for (const [index, step] of script.entries()) {
        for (const each of step.steps) await simulation.take(each)
        const { frames } = simulation
        const frame = frames.at(-1)
        expect(frame?.context, `${step.title}`).toEqual(contexts[index])
        expect(frame?.active, step.title).toEqual(step.active)
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

describe('a simulation frame', () => {
  const chat = drivers.find(({ name }) => name === 'chat')
  if (!chat) throw new Error('the chat has no driver')

  it('names the guards that rejected an event', async () => {
    const { frames } = await Simulation.of(chat, [
      { do: 'start', input: inputs.demo },
      { do: 'send', event: { type: 'SEND' } },
      { do: 'send', event: { type: 'ASK', text: 'Is there parking?' } },
      { do: 'publish', actor: 'sendMessage', event: { type: 'ANSWERED', answer: { response: 'Yes.' } } },
    ])
    const [, , sent, , answered] = frames
    expect(sent?.candidates).toMatchObject([
      { from: 'chat.talk.idle', guard: 'hasText', passed: false, isTaken: false },
    ])
    expect(answered?.candidates).toMatchObject([
      { from: 'chat.talk.sending', guard: 'saysNothing', passed: false, isTaken: false },
      { from: 'chat.talk.sending', isTaken: true },
    ])
  })

  it('names the pending calls with their input', async () => {
    const { frames } = await Simulation.of(chat, [
      { do: 'start', input: inputs.demo },
      { do: 'send', event: { type: 'TYPE', text: 'Is there parking?' } },
      { do: 'send', event: { type: 'SEND' } },
    ])
    expect(frames.at(-1)).toMatchObject({
      taken: expect.arrayContaining([
        expect.objectContaining({ from: 'chat.talk.idle', to: ['chat.talk.asked'], event: 'SEND' }),
      ]),
      waiting: [{ actor: 'sendMessage', kind: 'listener', input: { message: 'Is there parking?' } }],
      tags: ['busy', 'shown'],
    })
  })
})

describe('a value encoded in a link', () => {
  it.each([
    [{ a: undefined, b: [1, null, 'x'] }],
    [new Date('2026-11-21T05:00:00Z')],
    [[Number.NaN, Number.POSITIVE_INFINITY]],
    [new Error('no way out')],
  ])('decodes to the same value: %o', (value) => {
    expect(decode(JSON.parse(JSON.stringify(encode(value))))).toEqual(value)
  })
})

describe('a run', () => {
  const steps: Step[] = [
    { do: 'start', input: { name: 'Zoë “Z” O’Neil 🏡' } },
    { do: 'wait', milliseconds: 300 },
  ]

  it('is encoded in a link and decoded from it', () => expect(runIn(linkOf(steps))).toEqual(steps))
  it.each(['', '%', 'bnVsbA', 'W3t9XQ'])('isn’t decoded from %j', (link) => expect(runIn(link)).toBeNull())

  it.each(drivers)(
    'of $name exports a test that passes, and that fails for other states',
    everyPath,
    async (driver) => {
      const [path] = await recordedPaths(driver, 1)
      const run = path?.steps.flatMap((step) => step.steps) ?? []
      const { frames } = await Simulation.of(driver, run)
      const last = frames.at(-1)
      if (!last) throw new Error('nothing was run')
      await expect(evaluated(testOf(driver.name, run, last), driver)).resolves.toBe(1)
      const other = { ...last, active: [...last.active, 'nowhere'] }
      await expect(evaluated(testOf(driver.name, run, other), driver)).rejects.toThrow()
    },
  )
})

/** Runs the tests of an exported file with its imports; resolves with their number. */
async function evaluated(file: string, driver: (typeof drivers)[number]): Promise<number> {
  const body = file.replace(/^import .*$/gm, '')
  const tests: (() => Promise<void>)[] = []
  const name = camelCase(driver.name)
  const run = new Function('it', 'expect', 'Simulation', name, body)
  run((_: string, test: () => Promise<void>) => tests.push(test), expect, Simulation, driver)
  for (const test of tests) await test()
  return tests.length
}
