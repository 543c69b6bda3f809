import type { Stage } from '../support/stage.ts'
import { isReply, type Outcome, replyOf } from './outcome.ts'
import { rowsOf, type Time, timeRows } from './rows.ts'

type Act = (stage: Stage) => void | Promise<void>

/** Settles the call that waits at a port, with an error as in src/api/client.ts. */
export const comesBack =
  (port: string) =>
  (outcome: Outcome) =>
  (stage: Stage): Promise<void> => {
    if (!isReply(outcome)) return stage.fail(port, outcome instanceof Error ? outcome : { kind: outcome })
    const { status = 200, headers = {}, body } = replyOf(outcome)
    if (status < 300) return stage.answer(port, body)
    const retryAfterSeconds = Number(headers['Retry-After']) || undefined
    return stage.fail(port, { kind: 'status', status, body, retryAfterSeconds })
  }

export const outcomeRows = <Event extends string>(port: string, outcomes: Record<Event, Outcome>) =>
  rowsOf(outcomes, comesBack(port))

export const passTime = <Event extends Time>(...events: Event[]) =>
  timeRows(
    events,
    (milliseconds): Act =>
      (stage) =>
        stage.clock.advance(milliseconds),
  )
