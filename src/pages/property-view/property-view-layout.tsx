import type { ReactNode } from 'react'
import { propertyView as words } from '#src/content/property-view.ts'
import { Button } from '#src/ui/button.tsx'
import { ArrowLeftIcon, ShareIcon } from '#src/ui/icons.tsx'
import { PageFrame } from '#src/ui/page-frame.tsx'
import { PinIcon } from '#src/ui/site-icons.tsx'
import drawing from '#src/widgets/map/street-plan.svg?no-inline'
import { Headline, UnlistedHeadline } from './headline.tsx'

export interface PropertyViewLayoutProps {
  /** Null before the first search. */
  address: string | null
  /** No listing has the address. */
  isUnlisted: boolean
  /** What the page does, for screen readers. */
  status: string
  /** AddressBox. */
  box: ReactNode
  /** PlaceMap; it fills its frame. */
  map: ReactNode
  /** The panels beside the map, or below it. */
  panels: ReactNode
  /** Below 1200 px one of the two panes is seen (PVIEW-02). */
  pane: 'details' | 'map'
  onShowMap: () => void
  onBack: () => void
  onShare: () => void
}

export function PropertyViewLayout(props: PropertyViewLayoutProps) {
  const { address, isUnlisted, status, box } = props
  const Title = isUnlisted ? UnlistedHeadline : Headline
  return (
    <PageFrame>
      <p role="status" className="sr-only">
        {status}
      </p>
      <div className="page grid gap-x-gutter pt-4 md:grid-cols-12 md:pt-8">
        <div className={address ? 'order-2 mt-8 md:col-span-12 lg:mt-12' : 'md:col-span-10 md:pt-8 lg:col-span-8'}>
          {address ? <Title address={address} /> : <Invitation />}
        </div>
        <div className={address ? 'order-1 md:col-span-12 lg:col-span-9' : 'mt-8 md:col-span-10 lg:col-span-8'}>
          {box}
        </div>
        {address && <PaneButtons {...props} />}
      </div>
      {address ? <Spread {...props} /> : <Drawing />}
    </PageFrame>
  )
}

function Invitation() {
  return (
    <>
      <h1 className="font-serif text-display font-normal text-balance">{words.headline}</h1>
      <p className="mt-6 max-w-[52ch] text-lead text-pretty text-ink-soft">{words.sentence}</p>
    </>
  )
}

/** One button leads to the map and back, so that the focus stays on it. */
function PaneButtons({ pane, onShowMap, onBack, onShare }: PropertyViewLayoutProps) {
  const isMap = pane === 'map'
  return (
    <div className="order-3 mt-6 flex flex-wrap gap-3 max-sm:*:grow md:col-span-12 lg:order-1 lg:col-span-3 lg:mt-0 lg:items-center lg:justify-end">
      <Button look="quiet" onClick={isMap ? onBack : onShowMap} className="lg:hidden">
        {isMap ? <ArrowLeftIcon /> : <PinIcon />}
        {isMap ? words.back : words.mapView}
      </Button>
      <Button look="quiet" onClick={onShare}>
        <ShareIcon />
        {words.share}
      </Button>
    </div>
  )
}

function Spread({ map, panels, pane }: PropertyViewLayoutProps) {
  const [mapShown, panelsShown] = pane === 'map' ? ['', 'max-lg:hidden'] : ['max-lg:hidden', '']
  return (
    <div className="page mt-8 grid gap-x-gutter lg:mt-8 lg:grid-cols-12 lg:items-start">
      <section aria-label={words.mapTitle} className={`lg:sticky lg:top-6 lg:col-span-6 ${mapShown}`}>
        <div className="relative h-[clamp(20rem,70svh,44rem)] overflow-hidden rounded-plate bg-shade lg:h-[clamp(28rem,calc(100svh-3rem),52rem)]">
          {map}
        </div>
      </section>
      <section
        aria-label={words.detailsTitle}
        className={`@container flex flex-col gap-12 lg:col-span-6 ${panelsShown}`}
      >
        {panels}
      </section>
    </div>
  )
}

/** Streets of nowhere in particular, until there is a home to show. */
function Drawing() {
  return (
    <div className="mx-auto mt-12 w-full max-w-[100rem] md:px-[clamp(1rem,4vw,4rem)]">
      <img
        src={drawing}
        alt=""
        width="1200"
        height="480"
        className="aspect-[4/3] w-full bg-shade object-cover sm:aspect-[16/9] md:aspect-[5/2] md:rounded-plate"
      />
    </div>
  )
}
