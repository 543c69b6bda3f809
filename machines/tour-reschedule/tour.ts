import { isZone } from '#domain/calendar.ts'
import type { components } from '#openapi/generated/types.ts'
import type { LookupProblem } from './problem.ts'

type LinkStatus = components['schemas']['TourLinkStatus']
export type TourRequest = components['schemas']['TourRequest']
export type LinkOutcome = Exclude<LinkStatus, 'requested'>

/** The tour's number; older servers call it id. Null where there is none. */
export function numberOf(tour: TourRequest | null): number | null {
  return tour?.tour_id ?? tour?.id ?? null
}

/**
 * What keeps a looked-up tour from being rescheduled here; null when nothing does. Without a moment that is one and a zone
 * that is known, a proposal could mean another hour than it says.
 */
export function flawIn(tour: TourRequest): LookupProblem | null {
  if (numberOf(tour) === null) return { code: 'noTourId' }
  const { proposed_time, time_zone } = tour
  if (Number.isNaN(Date.parse(proposed_time)) || (time_zone && !isZone(time_zone))) return { code: 'failed' }
  return null
}

/** What was decided, or done by the buyer; null where nothing is. Older servers do not say: that means `unsaid`. */
export function outcomeOf({ status }: { status?: LinkStatus }, unsaid: LinkStatus): LinkOutcome | null {
  const said = status ?? unsaid
  return said === 'requested' ? null : said
}

/** The IANA zone that new_time is meant in: the property's; where it is not told, the viewer's own is the best guess. */
export function zoneOf({ tour, viewerZone }: { tour: TourRequest | null; viewerZone: string }): string {
  return [tour?.time_zone, viewerZone].find((zone) => zone && isZone(zone)) ?? 'UTC'
}
