/** Tells once, as soon as an element has a size, in CSS pixels. A ref callback: `ref={measured((size) => …)}`. */
export function measured(notify: (size: { width: number; height: number }) => void) {
  return (element: Element | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0 || entry.contentRect.height === 0) return
      observer.disconnect()
      const { width, height } = entry.contentRect
      notify({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }
}
