import { workflows } from './catalog/catalog.ts'
import { type ExportKind, exported, exportKinds } from './catalog/exports.ts'
import { chartData, entryOf, machineData } from './catalog/page-data.ts'

/**
 * `/machines/data/<name>.json`: the list of machines as `index`, or one of them; null when there is none of that name.
 */
export async function dataFile(name: string): Promise<string | null> {
  const all = await workflows()
  if (name === 'index') return JSON.stringify(all.map(entryOf))
  const workflow = all.find((each) => each.name === name)
  return workflow ? JSON.stringify(await machineData(workflow)) : null
}

/** `/machines/charts/<name>.json`: the inspector's chart, without running any path. */
export async function chartFile(name: string): Promise<string | null> {
  const workflow = (await workflows()).find((each) => each.name === name)
  return workflow ? JSON.stringify(await chartData(workflow)) : null
}

/** `/machines/files/<name>.<kind>`. */
export async function exportFile(name: string, kind: string): Promise<string | null> {
  const workflow = (await workflows()).find((each) => each.name === name)
  return workflow && isKind(kind) ? exported(workflow, kind) : null
}

const isKind = (kind: string): kind is ExportKind => (exportKinds as readonly string[]).includes(kind)
