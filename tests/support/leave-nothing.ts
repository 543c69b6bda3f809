import { afterAll, vi } from 'vitest'

/** Test files share a document, so each one clears it. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.document?.body?.replaceChildren()
})
