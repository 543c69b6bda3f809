import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type AnyStateMachine, fromPromise, setup } from 'xstate'
import { drawn } from '#tools/machine-charts/drawn.ts'
import { machineFiles } from '#tools/machine-charts/machines.ts'
import { camelCase } from '#tools/machine-charts/names.ts'
import type { Config } from '../support/visualizer/config.ts'
import { outlineOf } from '../support/visualizer/outline.ts'
import { parseMachines as parse } from '../support/visualizer/parser.ts'
import { violationsOf } from '../support/visualizer/rules.ts'

const machines = await machineFiles()

it('finds the machines', () => expect(machines.map(({ name }) => name)).toContain('property-page'))

describe.each(machines)('the $name machine', ({ name, file, machine }) => {
  it('[MACH-04] can be read by the visualizer', () => {
    expect(violationsOf(machine, camelCase(name))).toEqual([])
  })

  it('matches its committed drawing; after a change: npm run draw', async () => {
    expect(textOf(file('svg')), `machines/${name}/${name}.svg shows an older machine`).toBe(await drawn(machine))
  })

  it('[MACH-03] has a test file of its own', () => {
    const test = textOf(fileURLToPath(new URL(`./${name}.test.ts`, import.meta.url)))
    expect(test).toContain(`'../drivers/${name}/${name}.actor.ts'`)
    expect(test).toMatch(/^testMachine\(/m)
  })

  it('has a description beside the diagram, with its requirements or a note that there are none', () => {
    const story = textOf(file('md'))
    expect(story).toContain(`](./${name}.svg)`)
    expect(story).toMatch(/\b[A-Z]+-\d\d\b|The specification has no such/)
  })
})

describe('the visualizer’s parser', () => {
  // The parser warns about every function that it leaves out.
  beforeAll(() => vi.spyOn(console, 'warn').mockImplementation(() => {}) && undefined)

  it.each(machines)('[MACH-04] reads all of $name', ({ file, machine }) => {
    const found = parse(textOf(file('machine.ts')))?.machines ?? []
    expect(found, 'one machine in the file').toHaveLength(1)
    const read = outlineOf(found[0]?.toConfig() ?? {})
    expect(read).toEqual(outlineOf(machine.config as Config))
    expect(read.states).toHaveLength(nodesIn(machine.root).length)
    expect(read.transitions).toHaveLength(nodesIn(machine.root).flatMap(transitionsFrom).length)
  })

  it('misses a state that a helper function makes, and the comparison reports it', () => {
    const text = "export const m = createMachine({ id: 'm', initial: 'a', states: { a: make('a'), b: {} } })"
    const whole = { id: 'm', initial: 'a', states: { a: {}, b: {} } }
    expect(outlineOf(parse(text)?.machines[0]?.toConfig() ?? {})).not.toEqual(outlineOf(whole))
  })
})

describe('[MACH-04] the visualizer rules', () => {
  const sound = {
    id: 'door',
    description: 'A door.',
    initial: 'shut',
    on: { SLAM: { target: '.shut' } },
    states: { shut: {}, open: { tags: 'open' } },
  }
  const broken: [string, object][] = [
    ["the machine's id is door, its folder says gate", { id: 'door' }],
    ['the machine has no description', { description: undefined }],
    ['door: onOpen means nothing here', { onOpen: {} }],
    ['door: target means nothing here', { target: 'shut' }],
    ['door.open: guard means nothing here', withOpen({ guard: 'isLocked' })],
    ['door.open: neither a description nor a tag says what it means', withOpen({ tags: undefined })],
    ['door.open entry: is a function where a name belongs', withOpen({ entry: () => {} })],
    ['door.open exit: creak is not named in setup', withOpen({ exit: 'creak' })],
    ['door.open exit: delay means nothing here', withOpen({ exit: { type: 'ring', delay: 1 } })],
    ['door.open exit: has no name', withOpen({ exit: { params: {} } })],
    ['door.open CLOSE: is not written as { target: … }', withOpen({ on: { CLOSE: 'shut' } })],
    ['door.open CLOSE: has more than one target', withOpen({ on: { CLOSE: { target: ['shut'] } } })],
    ['door.open CLOSE: internal means nothing here', withOpen({ on: { CLOSE: { target: 'shut', internal: true } } })],
    [
      'door.open always guard: is a function where a name belongs',
      withOpen({ always: { target: 'shut', guard: () => true } }),
    ],
    [
      'door.open always guard: isStuck is not named in setup',
      withOpen({ always: { target: 'shut', guard: 'isStuck' } }),
    ],
    [
      'door.open always actions: is a function where a name belongs',
      withOpen({ always: { target: 'shut', actions: () => {} } }),
    ],
    ['door.open onDone actions: creak is not named in setup', withOpen({ onDone: { actions: 'creak' } })],
    ['door.open after 1000: is no named delay', withOpen({ after: { 1000: { target: 'shut' } } })],
    [
      'door.open after draught guard: isStuck is not named in setup',
      withOpen({ after: { draught: { guard: 'isStuck' } } }),
    ],
    [
      'door.open: nothing leads out of it, so it has to be final',
      { on: {}, states: { shut: { on: { PUSH: { target: 'open' } } }, open: { tags: 'open' } } },
    ],
    ['door.open invoke knock: has no onError', withOpen({ invoke: { id: 'knock', src: 'knock' } })],
    ['door.open invoke bell: has no onError', withOpen({ invoke: { id: 'bell', src: 'bell' } })],
    [
      'door.open invoke hit: its id differs from its port knock',
      withOpen({ invoke: { id: 'hit', src: 'knock', onError: {} } }),
    ],
    ['door.open invoke kick: no actor is called kick', withOpen({ invoke: { id: 'kick', src: 'kick', onError: {} } })],
    [
      'door.open invoke it: its source is written inline, not named',
      withOpen({ invoke: { id: 'it', src: fromPromise(async () => 1) } }),
    ],
    [
      'door.open invoke knock: onFail means nothing here',
      withOpen({ invoke: { id: 'knock', src: 'knock', onError: {}, onFail: {} } }),
    ],
    [
      'door.open knock.onError: has more than one target',
      withOpen({ invoke: { id: 'knock', src: 'knock', onError: { target: ['shut'] } } }),
    ],
  ]

  function withOpen(open: object): object {
    return { states: { ...sound.states, open: { tags: 'open', ...open } } }
  }

  it('find nothing in a valid machine', () => {
    const states = {
      ...sound.states,
      open: {
        tags: 'open',
        entry: { type: 'ring', params: () => ({}) },
        invoke: [
          { id: 'knock', src: 'knock', input: () => ({}), onError: {} },
          { id: 'bell', src: 'bell', onError: {} },
        ],
        on: {
          CLOSE: [
            { guard: 'isLocked', description: 'Stays.' },
            { target: 'shut', reenter: true },
          ],
        },
        after: { draught: { target: 'shut' } },
        initial: 'before',
        states: { before: { type: 'history', target: 'wide' }, wide: {} },
      },
    }
    expect(violationsOf(door({ ...sound, states }), 'door')).toEqual([])
  })

  it.each(broken)('find %s', (sentence, flaw) => {
    expect(violationsOf(door({ ...sound, ...flaw }), sentence.includes('folder') ? 'gate' : 'door')).toEqual([sentence])
  })
})

function door(config: object): AnyStateMachine {
  const declared = setup({
    actors: { knock: fromPromise(async () => 1), bell: setup({}).createMachine({ id: 'bell' }) },
    actions: { ring: () => {} },
    guards: { isLocked: () => true },
    delays: { draught: 1000 },
  })
  return declared.createMachine(config as never) as unknown as AnyStateMachine
}

type Node = AnyStateMachine['root']
const nodesIn = (node: Node): Node[] => [node, ...Object.values<Node>(node.states).flatMap(nodesIn)]
const transitionsFrom = (node: Node) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
const textOf = (path: string) => readFileSync(path, 'utf8')
