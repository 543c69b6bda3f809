import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Encoder } from '#assistant/understand/encoder.ts'

const folder = fileURLToPath(new URL('../../.cache/understanding', import.meta.url))
/** The sentences, and their vectors in the same order: as one JSON text they would be longer than a string can be. */
const [sentencesFile, vectorsFile] = [`${folder}/sentences.json`, `${folder}/vectors.f32`]

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
      await writeFile(
        vectorsFile,
        Buffer.concat([...kept.values()].map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength))),
      )
      await writeFile(sentencesFile, JSON.stringify([...kept.keys()]))
    },
  }
}

async function readKept(): Promise<Map<string, Float32Array>> {
  const sentences = JSON.parse(await readFile(sentencesFile, 'utf8').catch(() => '[]')) as string[]
  const bytes = sentences.length > 0 ? await readFile(vectorsFile) : Buffer.alloc(0)
  const numbers = new Float32Array(new Uint8Array(bytes).buffer)
  const size = numbers.length / Math.max(1, sentences.length)
  return new Map(sentences.map((text, i) => [text, numbers.subarray(i * size, (i + 1) * size)]))
}
