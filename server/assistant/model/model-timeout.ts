/** How long an answer waits for a language model, tool calls included; then the rule-based text is sent. */
export const modelTimeoutMs = 8000

/** Calls `then` after a delay in milliseconds. Returns a function that cancels it. */
export type Schedule = (milliseconds: number, then: () => void) => () => void

export const schedule: Schedule = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}
