import { vi } from 'vitest'

/** A fake ResizeObserver, since jsdom has no layout. `vi.unstubAllGlobals()` removes it. */
export function withoutMeasures(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}
