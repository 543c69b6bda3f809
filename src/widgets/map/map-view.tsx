import type { Ref } from 'react'
import { map as words } from '#src/content/map.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ExpandIcon } from '#src/ui/icons.tsx'
import { PinIcon } from '#src/ui/site-icons.tsx'
import { MapSurface, type MapSurfaceProps } from './map-surface.tsx'

export interface MapViewProps extends MapSurfaceProps {
  /** Left out where the map is large already. */
  onExpand?: () => void
  /** Fills a frame that says elsewhere which address it is; else it is 48 units high and says so itself (MAP-01). */
  fills?: boolean
  /** The frame, for whoever watches whether it comes near the view. */
  ref?: Ref<HTMLElement>
}

/** Where the home stands. Bottom left and right belong to the provider's logo and attribution. */
export function MapView({ onExpand, fills = false, ref, ...surface }: MapViewProps) {
  const { state, address } = surface
  const withoutMap = state !== 'loading' && state !== 'ready'
  return (
    <figure
      ref={ref}
      className={`isolate overflow-hidden bg-shade ${fills ? 'absolute inset-0' : 'relative h-48 rounded-plate'}`}
    >
      <MapSurface {...surface} />
      {onExpand && !withoutMap && (
        <IconButton
          label={words.expand}
          onClick={onExpand}
          aria-haspopup="dialog"
          aria-disabled={state === 'loading' || undefined}
          className="absolute top-4 right-4 aria-disabled:opacity-60"
        >
          <ExpandIcon />
        </IconButton>
      )}
      {address && !fills && (
        <figcaption
          className={`overlay absolute left-4 flex items-center gap-2 rounded-field py-2 pr-4 pl-3 text-note font-medium ${withoutMap ? 'bottom-4 max-w-[calc(100%-2rem)]' : 'top-4 max-w-[calc(100%-6rem)]'}`}
        >
          <span className="text-walnut-ink">
            <PinIcon />
          </span>
          <span className="line-clamp-2 text-balance">{address}</span>
        </figcaption>
      )}
    </figure>
  )
}
