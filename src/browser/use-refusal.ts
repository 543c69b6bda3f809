import { type RefObject, useEffect, useState } from 'react'

/**
 * Takes whoever is refused to the first field that is to blame, else to the element marked `data-refusal`, which says why.
 * The same refusal twice is two: call what comes back with each attempt; its number is beside it.
 */
export function useRefusal(form: RefObject<HTMLFormElement | null>, problem: object | null): [number, () => void] {
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed since is no reason to move the focus
  useEffect(() => {
    if (!problem) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const place = wrong ?? form.current?.querySelector<HTMLElement>('[data-refusal]')
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  }, [problem, attempt])

  return [attempt, () => setAttempt((times) => times + 1)]
}
