import { breakCall } from '#e2e/walks/site/breakage.ts'
import { pass } from '#e2e/walks/site/clock.ts'
import type { OperationName } from '#e2e/walks/site/contract.ts'
import { answerUnreadable } from '#e2e/walks/site/unreadable.ts'
import { isReply, type Outcome, replyOf } from './outcome.ts'
import type { PageEventDriver } from './page-driver.ts'
import { rowsOf, type Time, timeRows } from './rows.ts'

/** Settles the held call of an operation. One that has to throw needs `arrangeBreakage` before the page is opened. */
export const comesBack =
  (operation: OperationName) =>
  (outcome: Outcome): PageEventDriver =>
  (site) => {
    if (isReply(outcome)) return site.answer(operation, replyOf(outcome))
    if (outcome instanceof Error) return breakCall(site, operation, outcome.message)
    if (outcome === 'network') return site.disconnect(operation)
    return outcome === 'notJson' ? site.answerNotJson(operation) : answerUnreadable(site, operation)
  }

export const outcomeRows = <Event extends string>(operation: OperationName, outcomes: Record<Event, Outcome>) =>
  rowsOf(outcomes, comesBack(operation))

export const passTime = <Event extends Time>(...events: Event[]) =>
  timeRows(
    events,
    (milliseconds): PageEventDriver =>
      (site) =>
        pass(site, milliseconds),
  )
