import { type RefObject, useEffect, useState } from 'react'

/**
 * After a failed submit, focuses the first invalid field, else the error notice (`data-refusal`).
 * Returns the number of attempts and `recordAttempt`: call it on every submit, so that the same problem moves the focus again.
 */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  problem: object | null,
): [number, () => void] {
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing must not move the focus
  useEffect(() => {
    if (!problem) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const place = wrong ?? form.current?.querySelector<HTMLElement>('[data-refusal]')
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  }, [problem, attempt])

  return [attempt, () => setAttempt((times) => times + 1)]
}
