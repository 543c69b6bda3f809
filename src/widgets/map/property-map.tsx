import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { type Coordinates, mapMachine } from '#machines/map/map.machine.ts'
import { geocode } from '#src/api/geocode.ts'
import { nearView } from '#src/browser/near-view.ts'
import { lazyPart } from '#src/chunks.ts'
import { settings } from '#src/env.ts'
import { DrawnOrGone } from './drawn-or-gone.tsx'
import { MapView } from './map-view.tsx'

const MapCanvas = lazyPart(
  () => import('./map-canvas.tsx'),
  ({ MapCanvas }) => MapCanvas,
)
const MapModalView = lazyPart(
  () => import('./map-modal-view.tsx'),
  ({ MapModalView }) => MapModalView,
)

const machine = mapMachine.provide({
  actors: { geocode },
  actions: { logGeocodeFailure: (_, failure) => console.warn('The address could not be placed on the map', failure) },
})

interface Props {
  address: string | null
  coordinates: Coordinates | null
}

/** MAP-01…04: a map that loads nothing before it comes near the view. */
export function PropertyMap({ address, coordinates }: Props) {
  const [snapshot, send] = useMachine(machine, {
    input: { hasToken: settings.mapboxToken !== '', address, coordinates },
  })
  const watched = useMemo(() => nearView(() => send({ type: 'NEAR_VIEW' })), [send])
  const failed = () => send({ type: 'DRAW_FAILED' })
  const canvas = { token: settings.mapboxToken, coordinates: snapshot.context.coordinates }

  return (
    <>
      <MapView ref={watched} state={stateOf(snapshot)} address={address} onExpand={() => send({ type: 'EXPAND' })}>
        {snapshot.hasTag('canvas') && (
          <DrawnOrGone onGone={failed}>
            <MapCanvas {...canvas} onDrawn={() => send({ type: 'DRAWN' })} onFailed={failed} />
          </DrawnOrGone>
        )}
      </MapView>
      {snapshot.hasTag('expanded') && (
        <MapModalView open address={address} onClose={() => send({ type: 'COLLAPSE' })}>
          <MapCanvas {...canvas} onDrawn={() => {}} onFailed={() => send({ type: 'COLLAPSE' })} />
        </MapModalView>
      )}
    </>
  )
}

function stateOf(snapshot: { hasTag: (tag: 'placeholder' | 'ready') => boolean; context: { hasToken: boolean } }) {
  if (snapshot.hasTag('ready')) return 'ready'
  if (!snapshot.hasTag('placeholder')) return 'loading'
  return snapshot.context.hasToken ? 'failed' : 'unconfigured'
}
