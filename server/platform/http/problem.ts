import type { components } from '#openapi/generated/types.ts'

export type Issue = components['schemas']['ValidationIssue']

/** An answer that is not what was asked for. Throw it from a handler; the error handler sends it. */
export class Problem extends Error {
  override name = 'Problem'
  readonly statusCode: number
  readonly detail: string | Issue[]
  readonly headers: Record<string, string>
  /** Tells a program which of several problems of one status it is. */
  readonly problemCode: string | undefined

  constructor(
    statusCode: number,
    detail: string | Issue[],
    headers: Record<string, string> = {},
    problemCode?: string,
  ) {
    super(typeof detail === 'string' ? detail : 'Validation failed')
    this.statusCode = statusCode
    this.detail = detail
    this.headers = headers
    this.problemCode = problemCode
  }
}

export const badRequest = (detail: string) => new Problem(400, detail)

export const notFound = (detail: string) => new Problem(404, detail)

export const conflict = (detail: string, code: string) => new Problem(409, detail, {}, code)

export const forbidden = (detail: string) => new Problem(403, detail)

export const invalid = (issues: Issue[]) => new Problem(422, issues)

/** `seconds`: until the next try may be made, at least one. */
export const tooMany = (detail: string, seconds: number) =>
  new Problem(429, detail, { 'retry-after': String(Math.max(1, Math.ceil(seconds))) })
