import { isZone } from '#domain/calendar.ts'
import type { components } from '#openapi/generated/types.ts'
import type { LookupProblem } from './problem.ts'

type LinkStatus = components['schemas']['TourLinkStatus']
export type TourRequest = components['schemas']['TourRequest']
export type LinkOutcome = Exclude<LinkStatus, 'requested'>

/** The tour's number; older servers call it id. Null when there is none. */
export function numberOf(tour: TourRequest | null): number | null {
  return tour?.tour_id ?? tour?.id ?? null
}

/**
 * Why a looked-up tour can't be rescheduled here; null when it can. Without a valid moment and a known zone, a proposal
 * could mean another hour than it says.
 */
export function flawIn(tour: TourRequest): LookupProblem | null {
  if (numberOf(tour) === null) return { code: 'noTourId' }
  const { proposed_time, time_zone } = tour
  if (Number.isNaN(Date.parse(proposed_time)) || (time_zone && !isZone(time_zone))) return { code: 'failed' }
  return null
}

/** The decision, or the buyer's change; null when there is none. Older servers don't send it: that means `unsaid`. */
export function outcomeOf({ status }: { status?: LinkStatus }, unsaid: LinkStatus): LinkOutcome | null {
  const said = status ?? unsaid
  return said === 'requested' ? null : said
}

/** The IANA zone of new_time: the property's; without one, the viewer's own is the best guess. */
export function zoneOf({ tour, viewerZone }: { tour: TourRequest | null; viewerZone: string }): string {
  return [tour?.time_zone, viewerZone].find((zone) => zone && isZone(zone)) ?? 'UTC'
}
