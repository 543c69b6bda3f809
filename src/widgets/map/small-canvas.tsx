import type { Coordinates } from '#machines/map/map.machine.ts'
import { lazyPart } from '#src/chunks.ts'
import { settings } from '#src/env.ts'
import { OrInstead } from '#src/ui/or-instead.tsx'
import type { MapSend } from './map-actor.ts'

export const LazyMapCanvas = lazyPart(
  () => import('./map-canvas.tsx'),
  ({ MapCanvas }) => MapCanvas,
)

interface Props {
  coordinates: Coordinates | null
  /** Left out for that of a listing (MAP-04). */
  zoom?: number
  coveredTop?: number
  /** The address. */
  label: string | null
  send: MapSend
}

/** The canvas of the small map, whose chunk may not arrive. */
export function SmallCanvas({ send, ...canvas }: Props) {
  const failed = () => send({ type: 'DRAW_FAILED' })
  return (
    <OrInstead onBroken={failed}>
      <LazyMapCanvas
        {...canvas}
        token={settings.mapboxToken}
        onDrawn={() => send({ type: 'DRAWN' })}
        onFailed={failed}
        onLost={() => send({ type: 'PICTURE_LOST' })}
      />
    </OrInstead>
  )
}
