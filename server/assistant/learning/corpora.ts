import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LabeledLine } from '#assistant/understand/learned.ts'

const folder = fileURLToPath(new URL('../../../assistant/corpora', import.meta.url))

/**
 * A third of the corpora, by a hash of the id, is held out: it isn't trained on, and isn't looked at while Penny is improved.
 */
export const isHeldOut = (id: string) => hashByte(id, 0) % 3 === 0

/** Splits the training lines in two halves, for cross-validation. */
export const halfOf = (id: string): 0 | 1 => (hashByte(id, 1) % 2 === 0 ? 0 : 1)

const hashByte = (id: string, index: number) => createHash('sha256').update(id).digest()[index] ?? 0

/** The training lines of the corpora, without those that are held out. */
export async function linesToLearn(): Promise<(LabeledLine & { id: string })[]> {
  const files = (await readdir(folder)).filter((file) => /^utterances-.*\.jsonl$/.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as LabeledLine & { id: string })
    .filter(({ id }) => !isHeldOut(id))
}
