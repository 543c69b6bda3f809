import type { Ref } from 'react'
import { film as words } from '#src/content/motion.ts'
import { PauseIcon, PlayIcon, SoundIcon } from '#src/ui/site-icons.tsx'

interface Cut {
  /** JPEG. */
  poster: string
  /** WebP, half as heavy and less. */
  smallPoster: string
  width: number
  height: number
  /** The one to be preferred first. */
  sources: readonly [{ src: string; type: string }, ...{ src: string; type: string }[]]
}

export interface FilmFile {
  /** What it shows, in a few words. */
  about: string
  wide: Cut
  /** The product as a telephone shows it, for those who have one. */
  tall: Cut
}

interface FilmViewProps {
  ref?: Ref<HTMLElement>
  videoRef?: Ref<HTMLVideoElement>
  film: FilmFile
  /** `poster`: offered; `muted`: plays by itself, or is about to; `broken`: there is none to be had. */
  look: 'poster' | 'muted' | 'aloud' | 'paused' | 'broken'
  guarded: boolean
  onPlay: () => void
  onPause: () => void
  onEnded: () => void
  onBroken: () => void
}

/** Where `sm` of the design's tokens begins, and where it does not. */
const media = { wide: '(width >= 600px)', tall: '(width < 600px)' }

/**
 * A film of which the whole picture is its button. Without a program, or where it is broken, it is its poster, which also gives
 * it its size: a video could not have a poster for each of its cuts. A wide film is shown
 * without its lowest part, where its edge cuts a line of text; a tall one has a strip for the chip below the picture.
 */
export function FilmView(props: FilmViewProps) {
  const { ref, videoRef, film, look, guarded, onPlay, onPause, onEnded, onBroken } = props
  const { about, wide, tall } = film
  const sources = [
    ...wide.sources.map((source) => ({ ...source, media: media.wide })),
    ...tall.sources.map((source) => ({ ...source, media: media.tall })),
  ]
  const isPosterOnly = look === 'poster' || look === 'broken'
  return (
    <figure
      ref={ref}
      onContextMenu={guarded ? (event) => event.preventDefault() : undefined}
      className="relative overflow-hidden rounded-plate bg-shade max-sm:pb-18 sm:aspect-[1280/620]"
    >
      <picture>
        <source
          type="image/webp"
          media={media.tall}
          srcSet={tall.smallPoster}
          width={tall.width}
          height={tall.height}
        />
        <source media={media.tall} srcSet={tall.poster} width={tall.width} height={tall.height} />
        <source type="image/webp" srcSet={wide.smallPoster} />
        <img
          src={wide.poster}
          alt={look === 'broken' ? about : ''}
          width={wide.width}
          height={wide.height}
          fetchPriority="high"
          decoding="sync"
          className="block h-auto w-full sm:size-full sm:object-cover sm:object-top"
        />
      </picture>
      <video
        ref={videoRef}
        aria-label={about}
        muted
        playsInline
        preload="none"
        controlsList="nodownload"
        disablePictureInPicture
        onEnded={onEnded}
        // React lets the error of a source bubble up to here; another source may still do.
        onError={({ target, currentTarget }) => target === currentTarget && onBroken()}
        className={`absolute inset-0 size-full max-sm:h-[calc(100%-4.5rem)] sm:object-cover sm:object-top [@media(scripting:none)]:hidden ${isPosterOnly ? 'invisible' : ''}`}
      >
        {sources.map(({ src, type, media }, place) => (
          <source
            key={src}
            src={src}
            type={type}
            media={media}
            onError={place === sources.length - 1 ? onBroken : undefined}
          />
        ))}
      </video>
      {look !== 'broken' && <FilmButton look={look} about={about} onPlay={onPlay} onPause={onPause} />}
      <noscript>
        <FilmLink href={wide.sources[0].src} about={about} where="max-sm:hidden" />
        <FilmLink href={tall.sources[0].src} about={about} where="sm:hidden" />
      </noscript>
    </figure>
  )
}

function FilmLink({ href, about, where }: { href: string; about: string; where: string }) {
  return (
    <a href={href} className={`overlay absolute bottom-4 left-4 rounded-full px-4 py-3 text-note font-medium ${where}`}>
      {words.withoutProgram(about)}
    </a>
  )
}

/** On the lawn of a wide film, in the strip of a tall one: nothing is written there. */
const below = 'self-end justify-self-center'

const buttons = {
  poster: {
    name: words.play,
    chip: words.playChip,
    Icon: PlayIcon,
    place: 'self-end justify-self-center sm:self-center',
  },
  muted: { name: words.withSound, chip: words.withSoundChip, Icon: SoundIcon, place: below },
  aloud: {
    name: words.pause,
    chip: null,
    Icon: PauseIcon,
    place: `${below} [@media(hover:hover)]:opacity-0 group-hover:opacity-100! group-focus-visible:opacity-100!`,
  },
  paused: {
    name: words.goOn,
    chip: words.goOnChip,
    Icon: PlayIcon,
    place: 'self-end justify-self-center sm:self-center',
  },
}

type FilmButtonProps = Pick<FilmViewProps, 'onPlay' | 'onPause'> & { look: keyof typeof buttons; about: string }

function FilmButton({ look, about, onPlay, onPause }: FilmButtonProps) {
  const { name, chip, Icon, place } = buttons[look]
  return (
    <button
      type="button"
      aria-label={name(about)}
      onClick={look === 'aloud' ? onPause : onPlay}
      className="group absolute inset-0 grid p-4 focus-visible:-outline-offset-4 [@media(scripting:none)]:hidden"
    >
      <span
        // Another one in another place is not one that was shifted.
        key={look}
        aria-hidden="true"
        className={`overlay flex items-center gap-2 rounded-full px-4 py-3 text-note font-medium text-ink transition-colors duration-150 group-hover:bg-walnut group-hover:text-on-walnut ${place}`}
      >
        <Icon />
        {chip}
      </span>
    </button>
  )
}
