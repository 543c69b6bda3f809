import { useEffect, useRef } from 'react'

/**
 * When a page shows another screen and what had the focus is gone with the last one (a gate that was passed), keyboard,
 * screen reader and eye go on at the beginning of the new one.
 */
export function useNewScreen(): void {
  const focused = useRef<Node | null>(null)

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target as Node
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  useEffect(() => {
    if (!focused.current || focused.current.isConnected || document.activeElement !== document.body) return
    document.getElementById('content')?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
