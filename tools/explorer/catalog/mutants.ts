import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mutationResults, type ResultOfMachine, sourceHash } from '#tools/mutation/results.ts'
import { root } from './catalog.ts'

export interface MutantData extends Omit<ResultOfMachine, 'source'> {
  /** The machine or its specification changed after the run. */
  isOutdated: boolean
}

/** The result of the last `npm run mutate` of this machine; null when there was none. */
export async function mutantsIn(name: string): Promise<MutantData | null> {
  const kept = await readFile(join(root, mutationResults), 'utf8').catch(() => '{}')
  const results = JSON.parse(kept) as Record<string, ResultOfMachine>
  const found = results[name]
  if (!found) return null
  const { source, ...result } = found
  return { ...result, isOutdated: source !== (await sourceHash(root, name)) }
}
