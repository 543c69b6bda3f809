import type { ReactNode } from 'react'
import { map as words } from '#src/content/map.ts'
import { PinIcon } from '#src/ui/site-icons.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import drawing from './street-plan.svg?no-inline'

export interface MapSurfaceProps {
  /** `unconfigured`: no maps token; `unplaced`: no coordinates; `failed`: the provider or the browser cannot draw. */
  state: 'unconfigured' | 'unplaced' | 'failed' | 'loading' | 'ready'
  address: string | null
  /** The canvas; it may be there before it is ready, under the drawing. */
  children?: ReactNode
}

/** A map, or in its stead a street plan of nowhere in particular. Fills its frame. */
export function MapSurface({ state, address, children }: MapSurfaceProps) {
  const withoutMap = state !== 'loading' && state !== 'ready'
  return (
    <>
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
      {withoutMap && state !== 'unplaced' && address && (
        <span className="absolute inset-0 grid scale-200 place-items-center text-walnut-ink">
          <PinIcon />
        </span>
      )}
      {state === 'loading' && (
        <p className="overlay absolute bottom-4 left-4 rounded-full py-2 pr-4 pl-3 text-note font-medium text-walnut-ink">
          <Spinner label={words.loading} shown size={18} />
        </p>
      )}
      {withoutMap && (
        <div className="absolute top-3 left-4 max-w-[15rem] text-note">
          <p className="font-medium">{words.placeholderTitle}</p>
          <p className="text-pretty text-ink-soft">{words[state]}</p>
        </div>
      )}
    </>
  )
}
