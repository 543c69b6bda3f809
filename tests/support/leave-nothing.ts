import { afterAll, vi } from 'vitest'

/** Test files share a document, so each one clears it. A chunk that is still loading would fail without one. */
afterAll(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.document?.body?.replaceChildren()
  await vi.dynamicImportSettled()
})
