/** How far below the view something is near it: about one swipe on a phone. */
const margin = '400px'

/** Tells once, when an element comes near the view. A ref callback: `ref={nearView(() => …)}`. */
export function nearView(notify: () => void) {
  return (element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        notify()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
}
