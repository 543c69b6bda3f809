import { expect, type Request, type Route } from '@playwright/test'
import type { OperationName } from './contract.ts'

/** What the server is made to say: an example of the contract, or something like it. */
export interface SiteAnswer {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

/** One request of the page, as far as a test asks about it. */
export class Call {
  readonly operation: OperationName
  readonly route: Route
  readonly path: string
  readonly query: Record<string, string>
  readonly headers: Record<string, string>
  /** The JSON that was sent, whatever its content type; null where there was none. */
  readonly body: unknown

  constructor(operation: OperationName, route: Route) {
    const request = route.request()
    const url = new URL(request.url())
    this.operation = operation
    this.route = route
    this.path = url.pathname
    this.query = Object.fromEntries(url.searchParams)
    this.headers = request.headers()
    this.body = JSON.parse(request.postData() ?? 'null')
  }
}

/** The calls of a page: each is held until the test answers it. */
export class Calls {
  /** Every call in the order in which they came. */
  readonly story: Call[] = []
  private waiting: Call[] = []

  hold(call: Call): void {
    this.story.push(call)
    this.waiting.push(call)
  }

  /** The page thought better of it and no longer wants the answer. */
  forget(request: Request): void {
    this.waiting = this.waiting.filter((call) => call.route.request() !== request)
  }

  /** What is held of an operation right now. Throws when the page asked the same thing again while it waited. */
  held(operation: OperationName): Call | undefined {
    const [call, ...others] = this.waiting.filter((each) => each.operation === operation)
    if (others.length > 0) throw new Error(`${operation} was asked ${others.length + 1} times at once`)
    return call
  }

  /** Takes the held call of an operation, waiting for it where it is still on its way. */
  async take(operation: OperationName): Promise<Call> {
    await expect
      .poll(() => this.held(operation) !== undefined, { message: `${operation} is asked`, intervals: [5, 10, 20, 50] })
      .toBe(true)
    const call = this.held(operation) as Call
    this.waiting = this.waiting.filter((each) => each !== call)
    return call
  }
}
