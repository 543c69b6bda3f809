import type { components } from '#openapi/generated/types.ts'

/** What went wrong, for programs: one of the contract's codes. */
export type ProblemCode = components['schemas']['ProblemCode']
