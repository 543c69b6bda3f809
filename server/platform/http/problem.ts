import { STATUS_CODES } from 'node:http'
import type { ProblemCode } from '#domain/problem-code.ts'
import type { components } from '#openapi/generated/types.ts'

export type Issue = components['schemas']['ValidationIssue']

/** An answer that is not what was asked for. Throw it from a handler; the error handler sends it. */
export class Problem extends Error {
  override name = 'Problem'
  readonly statusCode: number
  readonly problemCode: ProblemCode
  readonly detail: string | Issue[]
  readonly headers: Record<string, string>

  constructor(
    statusCode: number,
    problemCode: ProblemCode,
    detail: string | Issue[],
    headers: Record<string, string> = {},
  ) {
    super(typeof detail === 'string' ? detail : 'Validation failed')
    this.statusCode = statusCode
    this.problemCode = problemCode
    this.detail = detail
    this.headers = headers
  }
}

/** The body of a problem, RFC 9457 with a code. */
export function problemBody(status: number, code: ProblemCode, detail: string | Issue[]) {
  return { status, title: STATUS_CODES[status] ?? 'Error', code, detail }
}

export const badRequest = (code: ProblemCode, detail: string) => new Problem(400, code, detail)

export const notFound = (code: ProblemCode, detail: string) => new Problem(404, code, detail)

export const conflict = (code: ProblemCode, detail: string) => new Problem(409, code, detail)

export const forbidden = (code: ProblemCode, detail: string) => new Problem(403, code, detail)

export const invalid = (issues: Issue[]) => new Problem(422, 'invalid', issues)

/** `seconds`: until the next try may be made, at least one. */
export const tooMany = (code: ProblemCode, detail: string, seconds: number) =>
  new Problem(429, code, detail, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })
