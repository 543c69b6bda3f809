/** How a call to the world can fail, as data. Ports reject with it; machines turn it into a problem code of their workflow. */
export type Failure =
  | { kind: 'status'; status: number; body?: unknown; retryAfterSeconds?: number }
  | { kind: 'network' }
  /** The answer says of itself that it is something else. */
  | { kind: 'notJson' }
  /** The answer says that it is JSON and is not, or not what the contract promised. */
  | { kind: 'unreadable' }
  | { kind: 'unexpected'; message: string }

const kinds = ['status', 'network', 'notJson', 'unreadable', 'unexpected']

/** What a port rejected with, whatever it was: a Failure as it is, anything else as `unexpected` with its message. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'kind' in error && kinds.includes(String(error.kind))) {
    return error as Failure
  }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error ?? '') }
}
