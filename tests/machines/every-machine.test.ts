import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Coverage } from '../support/coverage.ts'
import { pathsThrough, titleOf } from '../support/paths.ts'
import { follow, readRecorded, recordWalks } from '../support/recorded.ts'
import { Stage, settled } from '../support/stage.ts'
import { leavesOf, walk } from '../support/workflow.ts'
import { workflows } from './workflows/all.ts'

it('[MACH-01] [MACH-03] walks every machine that there is', () => {
  const folders = readdirSync(new URL('../../machines', import.meta.url), { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  expect(workflows.map(({ name }) => name).sort()).toEqual(names.sort())
})

describe.each(workflows)('$name', (workflow) => {
  const { model, machine } = workflow
  const paths = pathsThrough(model.chart)
  const coverage = new Coverage(machine)
  const looked = new Set<string>()

  describe(`follows its specification ${model.requirements.map((id) => `[${id}]`).join(' ')}`, () => {
    it.each(paths.map((path) => [titleOf(path), path] as const))('%s', async (_, path) => {
      const stage = new Stage(workflow, coverage)
      await walk(workflow, path, stage, settled, (seen, expected, state) => {
        for (const leaf of leavesOf(state)) looked.add(leaf)
        expect(seen).toEqual(expected)
      })
      stage.stop()
    })

    it('had every look checked', () => {
      expect([...looked].sort()).toEqual(Object.keys(model.looks).sort())
    })

    it('used every act', () => {
      const events = new Set(paths.flat().map(({ event }) => event.type))
      expect(Object.keys(workflow.acts).sort()).toEqual([...events].sort())
    })
  })

  describe('is walked as recorded; after an intended change: npm run record:paths, and read the difference', () => {
    const recorded = readRecorded(workflow.name)

    it.each(recorded.map((each, index) => [index + 1, each] as const))('walk %i', async (_, { input, steps }) => {
      expect(
        await follow(
          workflow,
          input,
          steps.map(({ event }) => event),
          coverage,
        ),
      ).toEqual(steps)
    })

    it('covers what the machine can do today', async () => {
      const today = await recordWalks(workflow)
      expect(JSON.parse(JSON.stringify(today))).toEqual(recorded)
    })
  })

  it('entered every state', () => expect(coverage.missedNodes()).toEqual([]))
  it('took every transition', () => expect(coverage.missedTransitions()).toEqual([]))
  it('saw every guard say yes and no', () => expect(coverage.oneSidedGuards()).toEqual([]))
})
