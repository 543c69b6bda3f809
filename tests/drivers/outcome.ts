import { exampleNamed } from '../support/examples.ts'

/** The outcome of a call: an example of the contract by its name, another answer, or the reason why there is none. */
export type Outcome = `${string}.${string}` | Reply | 'network' | 'notJson' | 'unreadable' | Error

/** As the server sends it; the status is 200 by default. */
interface Reply {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

export const isReply = (outcome: Outcome): outcome is `${string}.${string}` | Reply =>
  !(outcome instanceof Error) && outcome !== 'network' && outcome !== 'notJson' && outcome !== 'unreadable'

export const replyOf = (outcome: `${string}.${string}` | Reply): Reply =>
  typeof outcome === 'string' ? exampleNamed(outcome) : outcome
