import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Encoder } from '#assistant/understand/encoder.ts'

const folder = fileURLToPath(new URL('../../.cache/understanding', import.meta.url))
const file = `${folder}/vectors.json`

/** An encoder that encodes each sentence once, across runs. */
export async function keepingVectors(encoder: Encoder): Promise<{ encoder: Encoder; save: () => Promise<void> }> {
  const kept = new Map<string, number[]>(
    JSON.parse(await readFile(file, 'utf8').catch(() => '[]')) as [string, number[]][],
  )
  return {
    encoder: {
      async embed(texts) {
        const missing = [...new Set(texts.filter((text) => !kept.has(text)))]
        for (const [i, vector] of (missing.length > 0 ? await encoder.embed(missing) : []).entries())
          kept.set(missing[i] ?? '', Array.from(vector))
        return texts.map((text) => kept.get(text) ?? [])
      },
    },
    async save() {
      await mkdir(folder, { recursive: true })
      await writeFile(file, JSON.stringify([...kept]))
    },
  }
}
