import { useMemo } from 'react'
import type { Coordinates } from '#machines/map/map.machine.ts'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { nearView } from '#src/browser/near-view.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { settings } from '#src/env.ts'
import { mapState, wiredMap } from './map-actor.ts'
import { MapView } from './map-view.tsx'
import { SmallCanvas } from './small-canvas.tsx'

/** PVIEW-05. */
const zoom = 13

/** PVIEW-05: the marked place on a map that fills its frame; without both coordinates no map is loaded. */
export function PlaceMap({ location }: { location: PropertyLocation }) {
  const { propertyAddress: address, propertyLat: latitude, propertyLong: longitude } = location
  if (latitude === null || longitude === null)
    return <MapView state={settings.mapboxToken === '' ? 'unconfigured' : 'unplaced'} address={address} fills />
  return <MarkedMap key={`${latitude},${longitude}`} address={address} coordinates={{ latitude, longitude }} />
}

function MarkedMap({ address, coordinates }: { address: string | null; coordinates: Coordinates }) {
  const [snapshot, send] = useWorkflow(wiredMap, {
    input: { hasToken: settings.mapboxToken !== '', address, coordinates },
  })
  const watched = useMemo(() => nearView(() => send({ type: 'NEAR_VIEW' })), [send])
  return (
    <MapView ref={snapshot.status === 'active' ? watched : null} state={mapState(snapshot)} address={address} fills>
      {snapshot.hasTag('canvas') && <SmallCanvas coordinates={coordinates} zoom={zoom} label={address} send={send} />}
    </MapView>
  )
}
