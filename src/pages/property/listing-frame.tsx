import type { ReactNode } from 'react'
import { listingSection } from '#src/browser/scroll-to-listing.ts'
import { PageFrame } from '#src/ui/page-frame.tsx'
import { EarlyPhoto } from './early-photo.tsx'

/**
 * How wide the first photo is shown, as an img's `sizes`: on a phone it fills the window's width, and of a dense screen's dots
 * about 1.3 for each CSS pixel are enough for a photo; on a wide screen it fills its frame's height, times 3:2.
 */
export const stageSizes =
  '(width < 900px) and (resolution >= 2.5x) 45vw, (width < 900px) and (resolution >= 1.5x) 70vw, (width < 900px) 100vw, (width < 1600px) 73vw, 1180px'

export interface ListingFrameProps {
  stage: ReactNode
  /** The other photos. */
  gallery?: ReactNode
  /** The chat: beside the photo, on a phone a sheet at the bottom of the window. */
  chat?: ReactNode
  headline: ReactNode
  offer: ReactNode
  story: ReactNode
  place: ReactNode
  /** Rows of their own, below all that. */
  below?: ReactNode
}

/** Where everything of a listing stands, so that the page that waits and the page that shows are one drawing. */
export function ListingFrame({ stage, gallery, chat, headline, offer, story, place, below }: ListingFrameProps) {
  return (
    <PageFrame>
      <section id={listingSection}>
        <div className="mx-auto max-w-[100rem] md:px-[clamp(1rem,4vw,4rem)]">
          <div className="stage">
            <div className="stage-photo">
              <EarlyPhoto />
              {stage}
            </div>
            {gallery}
            {chat && <div className="stage-chat">{chat}</div>}
          </div>
        </div>
        <div className="page grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-8 pt-8 md:grid-cols-12 md:pt-12">
          <div className="md:col-span-8">{headline}</div>
          <div className="@container md:col-span-4 md:self-end">{offer}</div>
          <hr className="border-rule md:col-span-12" />
          <div className="md:col-span-7">{story}</div>
          <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">{place}</div>
          {below}
        </div>
      </section>
    </PageFrame>
  )
}
