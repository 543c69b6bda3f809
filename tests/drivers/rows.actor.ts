import type { ActorHarness } from '../support/harness.ts'
import { isReply, type Outcome, replyOf } from './outcome.ts'
import { rowsOf, type Time, timeRows } from './rows.ts'

type Act = (harness: ActorHarness) => void | Promise<void>

/** Settles the call that waits at a port, with an error as in src/api/client.ts. */
export const comesBack =
  (port: string) =>
  (outcome: Outcome) =>
  (harness: ActorHarness): Promise<void> => {
    if (!isReply(outcome)) return harness.fail(port, outcome instanceof Error ? outcome : { kind: outcome })
    const { status = 200, headers = {}, body } = replyOf(outcome)
    if (status < 300) return harness.answer(port, body)
    const retryAfterSeconds = Number(headers['Retry-After']) || undefined
    return harness.fail(port, { kind: 'status', status, body, retryAfterSeconds })
  }

export const outcomeRows = <Event extends string>(port: string, outcomes: Record<Event, Outcome>) =>
  rowsOf(outcomes, comesBack(port))

export const passTime = <Event extends Time>(...events: Event[]) =>
  timeRows(
    events,
    (milliseconds): Act =>
      (harness) =>
        harness.clock.advance(milliseconds),
  )
