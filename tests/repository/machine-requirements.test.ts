import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type AnyStateNode, createMachine } from 'xstate'
import type { Model } from '#machines/model.ts'
import { repositoryRoot } from '../../scripts/repository/command.ts'
import { actorDrivers } from '../drivers/all.ts'
import { type ProvenTransition, provenIds } from '../support/proven.ts'

const known = JSON.parse(readFileSync(join(repositoryRoot, 'docs/requirements.json'), 'utf8')) as { id: string }[]
const drivers = await actorDrivers()

/** The requirement ids in a machine's description. */
function idsInStory(name: string): string[] {
  const story = readFileSync(join(repositoryRoot, `machines/${name}/${name}.md`), 'utf8')
  return known.map(({ id }) => id).filter((id) => new RegExp(`\\b${id}\\b`).test(story))
}

/** The transitions of a chart as they are written, guards or not. */
function transitionsOf({ chart }: Model): ProvenTransition[] {
  const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)]
  const nameOf = ({ id }: AnyStateNode) => id.slice(chart.id.length + 1)
  return nodes(chart.root).flatMap((node) =>
    [...node.transitions.values()].flat().map(({ eventType, target = [] }) => ({
      event: eventType,
      from: [nameOf(node)],
      entered: target.flatMap(nodes).map(nameOf),
    })),
  )
}

const idsOfTransitions = (model: Model) => transitionsOf(model).flatMap((taken) => provenIds(model, taken))

describe('a machine whose description names requirements', () => {
  it.each(drivers)('has them on its transitions: $name', ({ name, model }) => {
    if (idsInStory(name).length > 0) expect(idsOfTransitions(model)).not.toEqual([])
    else expect(model.requirements).toEqual([])
  })

  it('is the majority', () => {
    expect(drivers.filter(({ name }) => idsInStory(name).length > 0).length).toBeGreaterThan(30)
  })
})

describe('the requirements of a transition', () => {
  const chart = createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { 'USER.opens': 'open', 'USER.knocks': 'shut' } }, open: { on: { 'USER.shuts': 'shut' } } },
  })
  const ids = (proves: Record<string, string[]>) =>
    idsOfTransitions({ requirements: ['DOOR', 'BELL'], chart, looks: {}, proves })

  it.each([
    ['none', {}, []],
    ['its event', { 'USER.opens': ['DOOR'] }, ['DOOR']],
    ['all events of one kind', { USER: ['DOOR'] }, ['DOOR', 'DOOR', 'DOOR']],
    ['the target state', { shut: ['BELL', 'DOOR'] }, ['DOOR', 'BELL', 'DOOR', 'BELL']],
    ['its state and its event', { 'shut USER.knocks': ['BELL'] }, ['BELL']],
    ['the event in another state', { 'open USER.knocks': ['BELL'] }, []],
    ['an event with the same beginning', { 'USER.open': ['DOOR'] }, []],
  ])('come from %s', (_, proves, expected) => expect(ids(proves)).toEqual(expected))
})
