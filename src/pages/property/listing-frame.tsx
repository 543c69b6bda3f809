import type { ReactNode } from 'react'
import { listingSection } from '#src/browser/scroll-to-listing.ts'
import { PageFrame, type PageFrameProps } from '#src/ui/page-frame.tsx'
import { EarlyPhoto } from './early-photo.tsx'

export interface ListingFrameProps extends Pick<PageFrameProps, 'action'> {
  /** Its street; null while it isn't known. */
  home?: string | null
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
export function ListingFrame({ home = null, action, ...parts }: ListingFrameProps) {
  const { stage, gallery, chat, headline, offer, story, place, below } = parts
  return (
    <PageFrame home={home} action={action}>
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
