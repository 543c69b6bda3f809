import { type RefObject, useEffect } from 'react'

/**
 * Tells what stands in a form's fields when the page wakes up: typed while its scripts were on their way, or put there by
 * the browser. `notify` is called once for each field that holds something.
 */
export function useFilledEarly(form: RefObject<HTMLFormElement | null>, notify: (name: string, value: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was there first
  useEffect(() => {
    for (const field of form.current?.elements ?? []) {
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (isText && field.name && field.value) notify(field.name, field.value)
    }
  }, [])
}
