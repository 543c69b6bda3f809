import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where `npm run mutate` stores its results, relative to the repository's root. */
export const mutationResults = 'tools/mutation/results.json'

export interface ResultOfMachine {
  /** Hash of the machine and its specification when it was mutated; see `sourceHash`. */
  source: string
  mutants: number
  /** Names of the mutants that no test noticed. */
  survivors: string[]
}

/** One hash of a machine and its specification. */
export async function sourceHash(root: string, name: string): Promise<string> {
  const hash = createHash('sha256')
  for (const kind of ['machine', 'model'])
    hash.update(await readFile(join(root, `machines/${name}/${name}.${kind}.ts`)))
  return hash.digest('hex').slice(0, 16)
}
