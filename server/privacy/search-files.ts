import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emailReadings } from './readings.ts'
import { type FoundTerm, hitsIn } from './search-tables.ts'
import type { Term } from './terms.ts'

/** Where terms stand in the emails of a folder, however their parts are encoded. */
export async function searchEmails(folder: string, terms: Term[]): Promise<FoundTerm[]> {
  const hits: FoundTerm[] = []
  for (const file of await filesIn(folder)) {
    const readings = emailReadings(await readFile(file, 'utf8'))
    for (const term of terms) {
      const found = readings.flatMap((reading) => hitsIn(file, reading, [term]))
      const [hit] = [...found.filter(({ isPartOf }) => isPartOf === undefined), ...found]
      if (hit) hits.push(hit)
    }
  }
  return hits
}

const chunkSize = 8 * 1024 * 1024
/** Longer than any term with its escapes. */
const overlap = 4096

/**
 * Where the bytes of terms stand in the files of a folder, whatever is around them. `known` are longer texts that hold a
 * term and may be there.
 */
export async function searchBytes(folder: string, terms: Term[], known: string[]): Promise<FoundTerm[]> {
  const hits: FoundTerm[] = []
  for (const place of await filesIn(folder)) {
    const left = new Set(terms)
    for await (const chunk of chunksOf(place)) {
      const text = known.reduce((rest, each) => rest.split(asBytes(each)).join(' '), chunk.toLowerCase())
      for (const term of left) {
        // Words beyond ASCII are compared as the bytes that they are kept as.
        const isThere = term.isNear(text) || text.includes(asBytes(term.value))
        if (!isThere) continue
        left.delete(term)
        hits.push({ place, term })
      }
    }
  }
  return hits
}

const asBytes = (text: string) => Buffer.from(text).toString('latin1').toLowerCase()

async function* chunksOf(path: string): AsyncGenerator<string> {
  const file = await open(path, 'r')
  try {
    const buffer = Buffer.alloc(chunkSize)
    for (let position = 0; ; position += chunkSize - overlap) {
      const { bytesRead } = await file.read(buffer, 0, chunkSize, position)
      if (bytesRead > 0) yield buffer.toString('latin1', 0, bytesRead)
      if (bytesRead < chunkSize) return
    }
  } finally {
    await file.close()
  }
}

/** Every file below a folder; none where there is no folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
