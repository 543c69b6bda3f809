import type { ReactNode } from 'react'
import { gallery as words } from '#src/content/gallery.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ExpandIcon } from '#src/ui/icons.tsx'
import { Photo, type PhotoFile } from '#src/ui/photo.tsx'
import { PlaceholderPhoto } from '#src/ui/placeholder-photo.tsx'

interface MosaicViewProps {
  photos: readonly PhotoFile[]
  /** The photo in front, which the button enlarges. */
  current: number
  broken: readonly string[]
  /** Of the viewer. */
  state: 'ready' | 'loading' | 'unavailable'
  onEnlarge: (index: number) => void
  /** Other buttons over the first photo. */
  actions?: ReactNode
}

/** As many tiles as the mosaic has room for; in a low window, fewer and larger ones. */
const [places, placesInLowWindow] = [4, 2]

/** Buttons that enlarge: one over the first photo, and on a wide screen the next photos as tiles. */
export function MosaicView({ photos, current, broken, state, onEnlarge, actions }: MosaicViewProps) {
  const total = photos.length
  const tiles = photos.slice(1, 1 + places)
  return (
    <>
      <div className="stage-corner">
        {actions}
        <IconButton label={words.viewAll(total)} onClick={() => onEnlarge(current)}>
          <ExpandIcon />
        </IconButton>
      </div>
      <p role="status" className={state === 'ready' ? 'sr-only' : 'stage-note overlay'}>
        {state !== 'ready' && words[state]}
      </p>
      {tiles.length > 0 && (
        <ul aria-label={words.mosaic} className="mosaic" data-tiles={tiles.length}>
          {tiles.map((photo, place) => (
            <li key={photo.url}>
              <button
                type="button"
                aria-label={words.view(place + 2, total, photo.alt ?? '')}
                onClick={() => onEnlarge(place + 1)}
              >
                {broken.includes(photo.url) ? (
                  <PlaceholderPhoto />
                ) : (
                  <Photo photo={{ ...photo, alt: '' }} sizes="12.5rem" lazy />
                )}
                <More count={total - 1 - places} isLast={place === places - 1} className="mosaic-more-of-four" />
                <More
                  count={total - 1 - placesInLowWindow}
                  isLast={place === placesInLowWindow - 1}
                  className="mosaic-more-of-two"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** How many photos have no tile, on the last one that is shown. */
function More({ count, isLast, className }: { count: number; isLast: boolean; className: string }) {
  if (!isLast || count < 1) return null
  return (
    <span aria-hidden="true" className={`mosaic-more ${className}`}>
      {words.more(count)}
    </span>
  )
}
