import type { components } from '#openapi/generated/types.ts'

export type PhotoFile = Pick<
  components['schemas']['PropertyImage'],
  'url' | 'alt' | 'room' | 'width' | 'height' | 'sources'
>

export interface PhotoProps {
  photo: PhotoFile
  /** How wide it will be shown, as an img's `sizes`. */
  sizes: string
  priority?: 'high' | 'low'
  /** Fetched only when it comes near the view. */
  lazy?: boolean
  className?: string
  onLoad?: () => void
  onBroken?: () => void
}

/** A photo in the best format and width at hand, filling its frame; the frame's color stands in until it is there. */
export function Photo({ photo, sizes, priority, lazy = false, className = '', onLoad, onBroken }: PhotoProps) {
  return (
    <picture className="contents">
      {photo.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        alt={photo.alt ?? ''}
        width={photo.width}
        height={photo.height}
        sizes={sizes}
        fetchPriority={priority}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
        draggable={false}
        onLoad={onLoad}
        onError={onBroken}
        src={photo.url}
        className={`size-full object-cover ${className}`}
      />
    </picture>
  )
}
