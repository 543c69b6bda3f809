import { vi } from 'vitest'

/** For what asks for its own size: jsdom lays nothing out. `vi.unstubAllGlobals()` takes it back. */
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
