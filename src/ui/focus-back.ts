import { useEffect, useState } from 'react'

/**
 * Gives the focus back to what had it before. Headless UI does so only for what was focused since it was loaded, and the
 * first dialog of a page brings it along.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
