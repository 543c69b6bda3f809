import type { ProblemCode } from '#domain/problem-code.ts'
import type { Failure } from './failure.ts'

/** The contract's code of the problem; null when the answer isn't in the contract. */
export function problemCodeOf(failure: Failure): ProblemCode | null {
  if (failure.kind !== 'status') return null
  const { code } = (failure.body ?? {}) as { code?: unknown }
  return typeof code === 'string' ? (code as ProblemCode) : null
}
