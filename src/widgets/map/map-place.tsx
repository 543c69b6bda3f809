import type { ComponentProps } from 'react'
import { lazyPart } from '#src/chunks.ts'
import { mapFailed } from '#src/content/map-failed.ts'
import { settings } from '#src/env.ts'
import { OrInstead } from '#src/ui/or-instead.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Without a token there is a link below the map. */
const Place = () => <Skeleton className={settings.mapboxToken === '' ? 'mb-13 h-48 w-full' : 'h-48 w-full'} />

const PropertyMap = lazyPart(
  () => import('./property-map.tsx'),
  ({ PropertyMap }) => PropertyMap,
  Place,
)

/** Keeps the map's place until its code has come, after everything that is seen first. */
export function MapPlace(props: ComponentProps<typeof PropertyMap>) {
  return (
    <OrInstead instead={<p className="text-ink-soft">{mapFailed}</p>}>
      <PropertyMap {...props} />
    </OrInstead>
  )
}
