import type { components } from '#openapi/generated/types.ts'
import type { Failure } from './failure.ts'

export type ProblemCode = components['schemas']['ProblemCode']

/** What the server says went wrong, by the contract's code; null where nothing of the contract answered. */
export function problemCodeOf(failure: Failure): ProblemCode | null {
  if (failure.kind !== 'status') return null
  const { code } = (failure.body ?? {}) as { code?: unknown }
  return typeof code === 'string' ? (code as ProblemCode) : null
}
