import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { root, workflows } from '#tools/explorer/catalog/catalog.ts'
import { machinesDocument } from '#tools/explorer/catalog/document.ts'
import { exported } from '#tools/explorer/catalog/exports.ts'
import { chartOf, statesIn } from '#tools/machine-charts/chart.ts'
import { camelCase } from '#tools/machine-charts/names.ts'
import { actorDrivers } from '../drivers/all.ts'
import { PathRun, WorkflowRun } from '../support/path-run.ts'
import { pathsThrough } from '../support/paths.ts'
import type { Config } from '../support/visualizer/config.ts'
import { outlineOf } from '../support/visualizer/outline.ts'
import { parseMachines } from '../support/visualizer/parser.ts'

const all = await workflows()
const drivers = await actorDrivers()

// The parser warns about every function that it leaves out.
beforeAll(() => vi.spyOn(console, 'warn').mockImplementation(() => {}) && undefined)

it('[MACH-04] docs/machines.md lists the machines as they are; after a change: npm run machines', async () => {
  expect(await readFile(join(root, 'docs/machines.md'), 'utf8')).toBe(machinesDocument(all))
})

// The largest specification has hundreds of paths.
describe.each(all)('the export of $name', { timeout: 60_000 }, (workflow) => {
  const { name, machine, invokes } = workflow
  let file = ''
  beforeAll(async () => {
    file = await exported(workflow, 'machine.js')
  })

  it('[MACH-04] opens in the visualizer with the same states and transitions', () => {
    const found = parseMachines(file)?.machines.map((each) => each.toConfig() ?? {}) ?? []
    const own = found.filter(({ id }) => id === machine.id)
    expect(own).toHaveLength(1)
    expect(outlineOf(own[0] as Config)).toEqual(outlineOf(machine.config as Config))
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(invokes.map(camelCase)))
  })

  it('imports only xstate and exports only the machine', () => {
    expect(file.match(/^import .*$/gm)).toEqual([expect.stringMatching(/^import \{[^}]*\} from "xstate";$/)])
    expect(file.match(/\bexport\b.*$/gm)).toEqual([
      expect.stringContaining(`export const ${camelCase(name)}Machine = `),
    ])
  })

  it('runs the real machine’s paths', { tags: ['nightly'] }, async () => {
    const driver = drivers.find((each) => each.name === name)
    if (!driver) throw new Error(`${name} has no driver`)
    const run = new WorkflowRun({ ...driver, machine: await evaluated(name, file) })
    const paths = pathsThrough(driver.model.chart, driver)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths)
      await new PathRun(run, path).to(path.length, (seen, expected, event) =>
        expect(seen, `after ${event}`).toEqual(expected),
      )
    expect(run.coverage.missedNodes()).toEqual([])
  })

  it('has every state and every transition in Mermaid', async () => {
    const lines = (await exported(workflow, 'mmd')).split('\n').map((line) => line.trim())
    const { root: chart, arrows } = chartOf(machine)
    expect(lines.filter((line) => line.startsWith('state "'))).toHaveLength(statesIn(chart).length)
    const written = lines.filter((line) => / --> \w+ : ./.test(line))
    expect(written).toHaveLength(arrows.flatMap(({ labels }) => labels).length)
  })

  it('has the config as JSON', async () => {
    const config = JSON.parse(await exported(workflow, 'json')) as Config
    expect(outlineOf(config)).toEqual(outlineOf(machine.config as Config))
  })
})

/** Imports the file as its own module, with this repository's xstate. */
async function evaluated(name: string, file: string): Promise<AnyStateMachine> {
  const folder = join(root, '.cache/machines')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name}.machine.mjs`)
  await writeFile(path, file)
  const module = (await import(pathToFileURL(path).href)) as Record<string, AnyStateMachine>
  const machine = module[`${camelCase(name)}Machine`]
  if (!machine) throw new Error(`the export of ${name} exports no machine`)
  return machine
}
