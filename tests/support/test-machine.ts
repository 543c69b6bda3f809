import { describe, expect, it } from 'vitest'
import { getInitialSnapshot } from 'xstate'
import type { ActorDriver } from '../drivers/actor-driver.ts'
import { ActorHarness } from './harness.ts'
import { PathRun, WorkflowRun } from './path-run.ts'
import { type AnySnapshot, namesOf, type Path, pathsThrough, titleOf, type WalkStep } from './paths.ts'
import { isAbout, type ProvenTransition, provenIds } from './proven.ts'

type Model = ActorDriver['model']

const compare = (seen: object, expected: object, event: string) => expect(seen, `after ${event}`).toEqual(expected)

/**
 * Registers the tests of one machine: its specification's paths on the real actor with fake ports and a test clock, one
 * test per transition; coverage of states, transitions and guards; and the machine as text. `besides` has events that no
 * path can trigger, each on its own actor.
 */
export function testMachine(
  workflow: ActorDriver,
  besides: Record<string, (harness: ActorHarness) => Promise<void>> = {},
): void {
  const { name, model } = workflow
  const paths = pathsThrough(model.chart, workflow)
  const run = new WorkflowRun(workflow)

  describe([name, ...model.requirements.map((id) => `[${id}]`)].join(' '), () => {
    for (const [index, path] of paths.entries()) {
      const pathRun = new PathRun(run, path)
      describe(`path ${index + 1}`, () => {
        for (const { title, end } of provenBy(path, model)) it(title, () => pathRun.to(end, compare))
      })
    }

    for (const [title, test] of Object.entries(besides)) {
      it(title, async () => {
        const harness = new ActorHarness(workflow, run.coverage)
        await test(harness)
        harness.stop()
      })
    }

    it('names requirements only for existing transitions, and a transition for each requirement', () => {
      const taken = paths.flatMap((path) => path.map((step, index) => takenBy(step, stateBefore(path, index, model))))
      const proves = Object.entries(model.proves ?? {})
      expect(proves.filter(([key]) => !taken.some((each) => isAbout(key, each)))).toEqual([])
      const proven = new Set(proves.flatMap(([, ids]) => ids))
      // Requirements about machines in general, which no single transition proves.
      expect([...proven].sort()).toEqual(model.requirements.filter((id) => !id.startsWith('MACH-')).sort())
    })

    it('compares what is seen in every state of the specification', () => {
      expect([...run.seenStates].sort()).toEqual(Object.keys(model.looks).sort())
    })

    it('triggers every event of the specification', () => {
      const events = new Set(paths.flat().map(({ event }) => event.type))
      expect(Object.keys(workflow.eventDrivers).sort()).toEqual([...events].sort())
    })

    it('[MACH-03] enters every state', () => expect(run.coverage.missedNodes()).toEqual([]))
    it('[MACH-03] takes every transition', () => expect(run.coverage.missedTransitions()).toEqual([]))
    it('[MACH-03] sees every guard pass and fail', () => expect(run.coverage.oneSidedGuards()).toEqual([]))

    it('[MACH-01] matches the machine’s transitions file; after an intended change: npm run test:machine -- <name> -u', async () => {
      const file = new URL(`../../machines/${name}/${name}.transitions.txt`, import.meta.url)
      await expect(run.text()).toMatchFileSnapshot(file.pathname)
    })
  })
}

function takenBy({ event, state }: WalkStep, before: AnySnapshot): ProvenTransition {
  const from = namesOf(before)
  return { event: event.type, from, entered: namesOf(state).filter((name) => !from.includes(name)) }
}

function stateBefore(path: Path, index: number, model: Model): AnySnapshot {
  return path[index - 1]?.state ?? getInitialSnapshot(model.chart)
}

/**
 * One test for each new transition on a path, with the steps that lead to it; the steps after the last one are a test,
 * too.
 */
function provenBy(path: Path, model: Model): { title: string; end: number }[] {
  const nameOf = (step: WalkStep, index: number) => {
    const before = stateBefore(path, index, model)
    return [...provenIds(model, takenBy(step, before)).map((id) => `[${id}]`), titleOf(step, before)].join(' ')
  }
  const proven = path.flatMap((step, index) => (step.isNew ? [{ title: nameOf(step, index), end: index + 1 }] : []))
  const last = path.at(-1)
  if (!last || proven.at(-1)?.end === path.length) return proven
  const title = `${nameOf(last, path.length - 1)}, with other values before it`
  return [...proven, { title, end: path.length }]
}
