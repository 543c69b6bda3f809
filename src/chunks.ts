import { type ComponentType, lazy } from 'react'

/** ROUTE-07: a part of the program did not arrive, or not in time. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** ROUTE-07, in milliseconds. */
const chunkPatience = 120_000

/** A chunk, or a ChunkLoadError: on failure at once, on silence after two minutes. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('no answer within two minutes')), chunkPatience)
  })
  try {
    return await Promise.race([load(), silence])
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** A component of its own chunk: `lazyPart(() => import('./page.tsx'), (part) => part.Page)`. */
export function lazyPart<Part, Props>(load: () => Promise<Part>, pick: (part: Part) => ComponentType<Props>) {
  return lazy(async () => ({ default: pick(await loadChunk(load)) }))
}
