/** Milliseconds that a visitor waits for a model, tools included; then the engine's own words are sent. */
export const patience = 8000

/** Runs `then` after so many milliseconds, unless what it returns is called first. */
export type After = (milliseconds: number, then: () => void) => () => void

export const after: After = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds)
  return () => clearTimeout(timer)
}
