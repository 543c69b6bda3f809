import { type ComponentType, createElement, useSyncExternalStore } from 'react'

/** ROUTE-07: a part of the program did not arrive, or not in time. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** ROUTE-07, in milliseconds. */
const chunkPatience = 120_000

/** The module whose loading failed, by the function that loads it. */
const failedUrls = new WeakMap<() => Promise<unknown>, string>()

/**
 * A chunk, or a ChunkLoadError: on failure at once, on silence after two minutes. A browser may keep the failed import of a
 * URL (Chromium 150 does), so each retry has a fragment of its own. For that, pass the same function each time.
 */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  const failed = failedUrls.get(load)
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timed out')), chunkPatience)
  })
  try {
    return await Promise.race([
      failed ? (import(/* @vite-ignore */ `${failed}#${Math.random()}`) as Promise<Part>) : load(),
      silence,
    ])
  } catch (error) {
    const url = /http[^\s#]+\.js/.exec(String(error))?.[0]
    if (url) failedUrls.set(load, url)
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(String(error), { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A component of its own chunk: `lazyPart(() => import('./page.tsx'), (part) => part.Page)`, and `Waiting` until it is here.
 * Not React's `lazy`: a fallback of Suspense stays for 300 ms, even where the part is here after ten. A part that nobody asked
 * for, and that a page can do without, is optional: where it doesn't arrive, the page waits and tries again every 15 seconds.
 */
export function lazyPart<Part, Props extends object>(
  load: () => Promise<Part>,
  pick: (part: Part) => ComponentType<Props>,
  Waiting: ComponentType = () => null,
  isOptional = false,
) {
  let outcome: { component: ComponentType<Props> } | { error: unknown } | undefined
  let loading: Promise<void> | undefined
  const begin = async (): Promise<void> => {
    try {
      outcome = { component: pick(await loadChunk(load)) }
    } catch (error) {
      if (isOptional) return new Promise((resolve) => setTimeout(resolve, 15_000)).then(begin)
      outcome = { error }
    }
  }
  const now = () => outcome
  const whenHere = (notify: () => void) => {
    void loading?.then(notify)
    return () => {}
  }
  function LazyPart(props: Props) {
    loading ??= begin()
    const here = useSyncExternalStore(whenHere, now, now)
    if (!here) return createElement(Waiting)
    if ('error' in here) throw here.error
    return createElement(here.component, props)
  }
  /** Resolves when the part is loaded, or has failed to load. */
  return Object.assign(LazyPart, { preload: () => (loading ??= begin()) })
}
