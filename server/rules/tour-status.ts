import { type StateValueFrom, transition } from 'xstate'
import { type Decision, tourStatusMachine } from '#machines/tour-status/tour-status.machine.ts'
import type { components } from '#openapi/generated/types.ts'

export type TourStatus = components['schemas']['TourStatus']

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
} as const satisfies Record<TourStatus, StateValueFrom<typeof tourStatusMachine>>

/** What follows a decision, or null when the machine takes none any more. */
export function decided({ status, newTime }: TourState, decision: Decision): TourState | null {
  const now = tourStatusMachine.resolveState({ value: stateNames[status], context: { newTime } })
  const [next] = transition(tourStatusMachine, now, decision)
  if (next.value === now.value) return null
  return { status: statusOf(next.value), newTime: next.context.newTime }
}

function statusOf(state: StateValueFrom<typeof tourStatusMachine>): TourStatus {
  const found = Object.entries(stateNames).find(([, name]) => name === state)
  if (!found) throw new Error(`A tour has no status for ${state}.`)
  return found[0] as TourStatus
}
