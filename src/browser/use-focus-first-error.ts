import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * After a failed submit, focuses the first invalid field, else the error notice (`data-refusal`). Typing, which corrects one field
 * after the other, leaves the focus where it is.
 * Returns the number of attempts and `recordAttempt`: call it on every submit, so that the same problem moves the focus again.
 */
export function useFocusFirstError(
  form: RefObject<HTMLFormElement | null>,
  problem: object | null,
): [number, () => void] {
  const [attempt, setAttempt] = useState(0)
  const before = useRef({ attempt: -1, hadProblem: false })

  useEffect(() => {
    const isNew = !before.current.hadProblem || before.current.attempt !== attempt
    before.current = { attempt, hadProblem: problem !== null }
    if (!problem || !isNew) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const place = wrong ?? form.current?.querySelector<HTMLElement>('[data-refusal]')
    place?.focus({ preventScroll: true })
    place?.scrollIntoView({ block: 'nearest' })
  }, [form, problem, attempt])

  return [attempt, () => setAttempt((times) => times + 1)]
}
