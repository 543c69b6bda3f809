import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Encoder } from '#assistant/understand/encoder.ts'

const folder = fileURLToPath(new URL('../../.cache/understanding', import.meta.url))
/**
 * One file, put in its place at once, so that runs beside each other never mix sentences of one with vectors of another:
 * the number of vectors and their size as 32-bit integers, the vectors, then the sentences as JSON.
 */
const file = `${folder}/kept-vectors.bin`
const headBytes = 8

/** An encoder that encodes each sentence once, across runs. */
export async function keepingVectors(encoder: Encoder): Promise<{ encoder: Encoder; save: () => Promise<void> }> {
  const kept = await readKept()
  return {
    encoder: {
      async embed(texts) {
        const missing = [...new Set(texts.filter((text) => !kept.has(text)))]
        for (const [i, vector] of (missing.length > 0 ? await encoder.embed(missing) : []).entries())
          kept.set(missing[i] ?? '', Float32Array.from(vector))
        return texts.map((text) => kept.get(text) ?? [])
      },
    },
    async save() {
      await mkdir(folder, { recursive: true })
      const vectors = [...kept.values()]
      const head = Buffer.from(Uint32Array.of(vectors.length, vectors[0]?.length ?? 0).buffer)
      const own = `${file}.${process.pid}`
      await writeFile(
        own,
        Buffer.concat([
          head,
          ...vectors.map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength)),
          Buffer.from(JSON.stringify([...kept.keys()])),
        ]),
      )
      await rename(own, file)
    },
  }
}

async function readKept(): Promise<Map<string, Float32Array>> {
  const bytes = await readFile(file).catch(() => null)
  if (!bytes) return new Map()
  const [count = 0, size = 0] = [bytes.readUInt32LE(0), bytes.readUInt32LE(4)]
  const end = headBytes + 4 * count * size
  const numbers = new Float32Array(new Uint8Array(bytes.subarray(headBytes, end)).buffer)
  const sentences = JSON.parse(bytes.toString('utf8', end)) as string[]
  return new Map(sentences.map((text, i) => [text, numbers.subarray(i * size, (i + 1) * size)]))
}
