import { useEffect } from 'react'

/**
 * Keeps `--keyboard`, in CSS pixels, at what the on-screen keyboard covers of the window: Safari on a phone lays it over the
 * page and resizes nothing but the visual viewport.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
      style.setProperty('--keyboard', `${viewport.scale > 1 ? 0 : covered}px`)
    }
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      style.removeProperty('--keyboard')
    }
  }, [])
}
