import { afterAll, vi } from 'vitest'

/** Files that share a document leave nothing in it to the next one, whichever that is. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.document?.body?.replaceChildren()
})
