import { vi } from 'vitest'

interface Visibility {
  ratio?: number
  height?: number
}

/**
 * A fake window of 800 pixels with visibility and motion preference, for tests without a browser. Call `leave` after
 * each.
 */
export function movingPage() {
  let reduced = false
  let visibility = 'visible'
  const preference = new EventTarget()
  const observers = new Map<Element, Set<(entries: object[]) => void>>()

  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly elements: Element[] = []
      private readonly publish: (entries: object[]) => void
      constructor(publish: (entries: object[]) => void) {
        this.publish = publish
      }
      observe(element: Element) {
        this.elements.push(element)
        observers.set(element, (observers.get(element) ?? new Set()).add(this.publish))
      }
      disconnect() {
        for (const element of this.elements) observers.get(element)?.delete(this.publish)
      }
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return reduced
    },
    addEventListener: preference.addEventListener.bind(preference),
    removeEventListener: preference.removeEventListener.bind(preference),
  }))
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)

  return {
    /** Sets the visibility of all observed elements, or of one. */
    scroll({ ratio = 0, height = 0 }: Visibility, only?: Element) {
      const entry = {
        isIntersecting: ratio > 0 || height > 0,
        intersectionRatio: ratio,
        intersectionRect: { height },
        rootBounds: { height: 800 },
      }
      for (const [element, listeners] of observers)
        if (!only || only === element) for (const publish of listeners) publish([entry])
    },
    watched: () => [...observers].filter(([, listeners]) => listeners.size > 0).map(([element]) => element),
    prefer(motion: 'less' | 'all') {
      reduced = motion === 'less'
      preference.dispatchEvent(new Event('change'))
    },
    tab(now: 'visible' | 'hidden') {
      visibility = now
      document.dispatchEvent(new Event('visibilitychange'))
    },
    leave() {
      vi.restoreAllMocks()
      vi.unstubAllGlobals()
    },
  }
}
