import type { ReactNode, Ref } from 'react'
import { map as words } from '#src/content/map.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ExpandIcon, PinIcon } from '#src/ui/icons.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import drawing from './street-plan.svg?no-inline'

export interface MapViewProps {
  /** `unconfigured`: no maps token; `failed`: the provider or the browser cannot draw. */
  state: 'unconfigured' | 'failed' | 'loading' | 'ready'
  address: string | null
  onExpand: () => void
  /** The frame, for whoever watches whether it comes near the view. */
  ref?: Ref<HTMLElement>
  /** The canvas; it may be there before it is ready, under the drawing. */
  children?: ReactNode
}

/** Where the home stands: a small map, or in its stead a street plan of nowhere in particular. */
export function MapView({ state, address, onExpand, ref, children }: MapViewProps) {
  const withoutMap = state === 'unconfigured' || state === 'failed'
  return (
    <figure ref={ref} className="relative isolate h-48 overflow-hidden rounded-plate bg-shade">
      {children && (
        <section aria-label={words.label(address)} className="absolute inset-0">
          {children}
        </section>
      )}
      {state !== 'ready' && (
        <img
          src={drawing}
          alt=""
          width="1200"
          height="480"
          loading="lazy"
          className={`absolute inset-0 size-full object-cover ${withoutMap ? '[mask-image:linear-gradient(105deg,transparent_30%,black_95%)]' : ''}`}
        />
      )}
      {state === 'loading' && (
        <p className="overlay absolute top-4 left-4 rounded-full py-2 pr-4 pl-3 text-note font-medium text-walnut-ink">
          <Spinner label={words.loading} shown size={18} />
        </p>
      )}
      {withoutMap && (
        <div className="absolute top-4 left-4 pt-1 pl-1 max-w-[15rem]">
          <p className="font-serif text-lead leading-6 font-medium">{words.placeholderTitle}</p>
          <p className="mt-1 text-note text-pretty text-ink-soft">{words[state]}</p>
        </div>
      )}
      {!withoutMap && (
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
      {address && (
        <figcaption className="overlay absolute bottom-4 left-4 flex max-w-[calc(100%-2rem)] items-center gap-2 rounded-field py-2 pr-4 pl-3 text-note font-medium">
          <span className="text-walnut-ink">
            <PinIcon />
          </span>
          <span className="line-clamp-2 text-balance">{address}</span>
        </figcaption>
      )}
    </figure>
  )
}
