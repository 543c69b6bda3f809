import type { components } from '#openapi/generated/types.ts'
import type { Failure } from './failure.ts'

export type ProblemCode = components['schemas']['ProblemCode']

/** The contract's code of the problem; null when the answer isn't in the contract. */
export function problemCodeOf(failure: Failure): ProblemCode | null {
  if (failure.kind !== 'status') return null
  const { code } = (failure.body ?? {}) as { code?: unknown }
  return typeof code === 'string' ? (code as ProblemCode) : null
}
