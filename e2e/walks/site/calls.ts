import { expect } from '@playwright/test'
import type { OperationName } from './contract.ts'
import type { HeldRequest } from './held-request.ts'

/** A fake answer: an example of the contract, or a variation of one. */
export interface SiteAnswer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

/** The properties of a request that tests use. */
export class Call {
  readonly operation: OperationName
  readonly request: HeldRequest
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: Record<string, string>
  /** The JSON body, for any content type; null when there was none. */
  readonly body: unknown

  constructor(operation: OperationName, request: HeldRequest) {
    this.operation = operation
    this.request = request
    this.path = request.url.pathname
    this.query = Object.fromEntries(request.url.searchParams)
    this.headers = request.headers
    this.body = JSON.parse(request.body ?? 'null')
  }
}

/** The calls of a page: each is held until the test answers it. */
export class Calls {
  /** Every call in order. */
  readonly history: Call[] = []
  private waiting: Call[] = []

  hold(call: Call): void {
    this.history.push(call)
    this.waiting.push(call)
  }

  /** The held calls of an operation. Throws when the page made the same call again while one was waiting. */
  held(operation: OperationName): Call | undefined {
    const [call, ...others] = this.waiting.filter((each) => each.operation === operation && !each.request.isAborted)
    if (others.length > 0) throw new Error(`${operation} was asked ${others.length + 1} times at once`)
    return call
  }

  /** Takes the held call of an operation, or waits for it. */
  async take(operation: OperationName): Promise<Call> {
    await expect
      .poll(() => this.held(operation) !== undefined, { message: `${operation} is asked`, intervals: [5, 10, 20, 50] })
      .toBe(true)
    const call = this.held(operation) as Call
    this.waiting = this.waiting.filter((each) => each !== call)
    return call
  }
}
