import { useMemo } from 'react'
import type { Coordinates } from '#machines/map/map.machine.ts'
import { nearView } from '#src/browser/near-view.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { lazyPart } from '#src/chunks.ts'
import { map as words } from '#src/content/map.ts'
import { mapsAddress } from '#src/content/maps-address.ts'
import { settings } from '#src/env.ts'
import { mapState, wiredMap } from './map-actor.ts'
import { MapView } from './map-view.tsx'
import { LazyMapCanvas, SmallCanvas } from './small-canvas.tsx'

const MapModalView = lazyPart(
  () => import('./map-modal-view.tsx'),
  ({ MapModalView }) => MapModalView,
)

/** Of an address on two lines, in pixels, from the upper edge of the map. */
const captionHeight = 72

interface Props {
  address: string | null
  coordinates: Coordinates | null
}

/** MAP-01…04: a map that loads nothing before it comes near the view. */
export function PropertyMap({ address, coordinates }: Props) {
  const [snapshot, send] = useWorkflow(wiredMap, {
    input: { hasToken: settings.mapboxToken !== '', address, coordinates },
  })
  const watched = useMemo(() => nearView(() => send({ type: 'NEAR_VIEW' })), [send])
  const outside = settings.mapboxToken === '' ? mapsAddress(address, coordinates, navigator.userAgent) : null
  const canvas = { coordinates: snapshot.context.coordinates, label: address }

  return (
    <>
      <MapView
        ref={snapshot.status === 'active' ? watched : null}
        state={mapState(snapshot)}
        address={address}
        onExpand={() => send({ type: 'EXPAND' })}
      >
        {snapshot.hasTag('canvas') && <SmallCanvas {...canvas} coveredTop={captionHeight} send={send} />}
      </MapView>
      {outside && (
        <a
          href={outside}
          target="_blank"
          rel="noreferrer"
          className="mt-2 flex min-h-11 w-fit items-center text-body font-medium text-walnut-ink underline decoration-brass decoration-1 underline-offset-4 hover:decoration-2"
        >
          {words.openInMaps}
        </a>
      )}
      {snapshot.hasTag('expanded') && (
        <MapModalView
          open
          state={snapshot.hasTag('largePlaceholder') ? 'failed' : snapshot.hasTag('largeLoading') ? 'loading' : 'ready'}
          address={address}
          onClose={() => send({ type: 'COLLAPSE' })}
        >
          {snapshot.hasTag('largeCanvas') && (
            <LazyMapCanvas
              {...canvas}
              token={settings.mapboxToken}
              onDrawn={() => send({ type: 'LARGE_DRAWN' })}
              onFailed={() => send({ type: 'LARGE_DRAW_FAILED' })}
              onLost={() => send({ type: 'LARGE_PICTURE_LOST' })}
            />
          )}
        </MapModalView>
      )}
    </>
  )
}
