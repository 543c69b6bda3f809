import type { SnapshotFrom } from 'xstate'
import type { ViewEvent } from '#machines/events.ts'
import { mapMachine } from '#machines/map/map.machine.ts'
import { wire } from '#machines/port.ts'
import { geocode } from '#src/api/geocode.ts'

/** The map's machine with geocoding and its effects. */
export const wiredMap = wire(mapMachine, {
  actors: { geocode },
  actions: { logGeocodeFailure: (_, failure) => console.warn('The address could not be placed on the map', failure) },
})

export type MapSend = (event: ViewEvent<typeof mapMachine>) => void

/** What the small map's frame shows. */
export function mapState(snapshot: SnapshotFrom<typeof mapMachine>): 'ready' | 'loading' | 'failed' | 'unconfigured' {
  if (snapshot.hasTag('ready')) return 'ready'
  if (!snapshot.hasTag('placeholder')) return 'loading'
  return snapshot.context.hasToken ? 'failed' : 'unconfigured'
}
