import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { photos as words } from '#src/content/photos.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ArrowLeftIcon, ArrowRightIcon } from '#src/ui/icons.tsx'
import { Photo, type PhotoFile } from '#src/ui/photo.tsx'
import { PlaceholderPhoto } from '#src/ui/placeholder-photo.tsx'

export interface PhotosViewProps {
  /** `loading`: not known yet which there are; `placeholder`: there are none. */
  state: 'loading' | 'showing' | 'placeholder'
  photos: readonly PhotoFile[]
  index: number
  /** Addresses of photos that could not be shown. */
  broken: readonly string[]
  address: string | null
  /** How wide the stage is, as an img's `sizes`. */
  sizes: string
  onPrevious: () => void
  onNext: () => void
  /** A finger or the mouse moved `dx` CSS pixels to the right, or to the left where negative. */
  onSwipe: (dx: number) => void
  onBroken: (url: string) => void
  /** The photo in front was pressed, and not swiped. */
  onPress?: (index: number) => void
}

/** The photos of a listing as an APG carousel that fills its frame; what is under it is seen until the first one is here. */
export function PhotosView(props: PhotosViewProps) {
  const { state, photos, index, onPrevious, onNext, onSwipe } = props
  const pressedAt = useRef<number | null>(null)
  const several = state === 'showing' && photos.length > 1

  const followArrowKeys = (event: KeyboardEvent) => {
    if (!several || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    if (event.key === 'ArrowLeft') onPrevious()
    else onNext()
  }
  const press = (event: PointerEvent) => {
    pressedAt.current = event.isPrimary && event.button === 0 ? event.clientX : null
  }
  const release = (event: PointerEvent) => {
    if (pressedAt.current === null) return
    const dx = event.clientX - pressedAt.current
    if (several) onSwipe(dx)
    if (Math.abs(dx) < 5) props.onPress?.(index)
    pressedAt.current = null
  }

  return (
    <section
      aria-label={words.label(props.address)}
      aria-roledescription={words.carousel}
      onKeyDown={followArrowKeys}
      className="absolute inset-0 overflow-hidden"
    >
      <div
        tabIndex={-1}
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={() => {
          pressedAt.current = null
        }}
        className="absolute inset-0 isolate touch-pan-y outline-none select-none"
      >
        {state === 'placeholder' && <PlaceholderPhoto />}
        {state === 'showing' && <Slides {...props} />}
      </div>
      <p aria-live="polite" aria-atomic="true" className="sr-only">
        {several && words.announcement(index + 1, photos.length, photos[index]?.alt ?? '')}
      </p>
      {several && (
        <div className="photo-controls">
          <p aria-hidden="true" className="overlay rounded-full px-4 py-3 text-note font-medium tabular-nums">
            {words.counter(index + 1, photos.length)}
          </p>
          <IconButton label={words.previous} onClick={onPrevious}>
            <ArrowLeftIcon />
          </IconButton>
          <IconButton label={words.next} onClick={onNext}>
            <ArrowRightIcon />
          </IconButton>
        </div>
      )}
    </section>
  )
}

function Slides({ photos, index, broken, sizes, onBroken }: PhotosViewProps) {
  /** The neighbors wait until the photo that is looked at has arrived. */
  const [arrived, setArrived] = useState(false)
  const total = photos.length
  const places = new Set(arrived ? [index, (index + 1) % total, (index - 1 + total) % total] : [index])
  return [...places].sort().map((place) => {
    const photo = photos[place]
    if (!photo) return null
    const current = place === index
    return (
      // biome-ignore lint/a11y/useSemanticElements: APG names each slide of a carousel by a group; a fieldset is for forms
      <div
        key={place}
        role="group"
        aria-roledescription={words.slide}
        aria-label={words.slideLabel(place + 1, total)}
        data-current={current}
        className={`${arrived ? 'bg-shade' : ''} invisible absolute inset-0 opacity-0 [transition:opacity_0s_180ms,visibility_0s_180ms] data-[current=true]:visible data-[current=true]:z-1 data-[current=true]:opacity-100 data-[current=true]:[transition:opacity_180ms]`}
      >
        {broken.includes(photo.url) ? (
          <PlaceholderPhoto />
        ) : (
          <Photo
            photo={photo}
            sizes={sizes}
            priority={current && !arrived ? 'high' : 'low'}
            onLoad={() => setArrived(true)}
            onBroken={() => {
              setArrived(true)
              onBroken(photo.url)
            }}
          />
        )}
      </div>
    )
  })
}
