/**
 * How an external call can fail, as data. Ports reject with it; machines map it to a problem code of their workflow.
 */
export type Failure =
  | { kind: 'status'; status: number; body?: unknown; retryAfterSeconds?: number }
  | { kind: 'network' }
  /** The answer has another content type. */
  | { kind: 'notJson' }
  /** The answer claims to be JSON and isn't, or doesn't match the contract. */
  | { kind: 'unreadable' }
  | { kind: 'unexpected'; message: string }

const kinds = ['status', 'network', 'notJson', 'unreadable', 'unexpected']

/** The Failure that a port rejected with; anything else becomes `unexpected` with its message. */
export function failureOf(error: unknown): Failure {
  if (typeof error === 'object' && error !== null && 'kind' in error && kinds.includes(String(error.kind))) {
    return error as Failure
  }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error ?? '') }
}
