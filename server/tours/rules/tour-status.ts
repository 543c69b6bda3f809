import { type StateValueFrom, transition } from 'xstate'
import {
  type BuyerChange,
  type Decision,
  type SellerChange,
  type TimeChange,
  tourStatusMachine,
} from '#machines/tour-status/tour-status.machine.ts'
import type { components } from '#openapi/generated/types.ts'
import { reportTransition } from '#server/platform/machine-reports.ts'

export type TourStatus = Exclude<components['schemas']['TourLinkStatus'], 'moved'> | 'expired' | 'done'

/** What is kept of a tour's machine. A new time is a local date-time on the property's clock. */
export interface TourState {
  status: TourStatus
  newTime: string | null
}

const stateNames = {
  requested: 'requested',
  accepted: 'accepted',
  declined: 'declined',
  new_time_proposed: 'newTimeProposed',
  cancelled: 'cancelled',
  expired: 'expired',
  done: 'done',
} as const satisfies Record<TourStatus, StateValueFrom<typeof tourStatusMachine>>

/** What follows a decision, a change of either side or time, or null when the machine takes none any more. */
export function changed(
  { status, newTime }: TourState,
  change: Decision | BuyerChange | SellerChange | TimeChange,
): TourState | null {
  const now = tourStatusMachine.resolveState({ value: stateNames[status], context: { newTime } })
  if (!now.can(change)) return null
  const [next] = transition(tourStatusMachine, now, change)
  reportTransition(now, [change], next)
  return { status: statusOf(next.value), newTime: next.context.newTime }
}

function statusOf(state: StateValueFrom<typeof tourStatusMachine>): TourStatus {
  const found = Object.entries(stateNames).find(([, name]) => name === state)
  if (!found) throw new Error(`A tour has no status for ${state}.`)
  return found[0] as TourStatus
}
