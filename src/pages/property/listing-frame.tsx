import type { ReactNode } from 'react'
import { listingSection } from '#src/browser/scroll-to-listing.ts'
import { PageFrame } from '#src/ui/page-frame.tsx'
import { EarlyPhoto } from './early-photo.tsx'

/**
 * How wide the stage shows a photograph, as an img's `sizes`: on a phone it is as wide as it is high, times 3:2, and of a
 * dense screen's dots, about 1.3 for each CSS pixel are enough for a photograph.
 */
export const stageSizes =
  '(width < 900px) and (resolution >= 2.5x) 50svh, (width < 900px) and (resolution >= 1.5x) 75svh, (width < 900px) 100svh, (width < 1600px) 94vw, 1472px'

export interface ListingFrameProps {
  stage: ReactNode
  /** Over the photograph, at its lower edge. */
  overlay?: ReactNode
  headline: ReactNode
  offer: ReactNode
  story: ReactNode
  place: ReactNode
  /** Rows of their own, below all that. */
  below?: ReactNode
}

/** Where everything of a listing stands, so that the page that waits and the page that shows are one drawing. */
export function ListingFrame({ stage, overlay, headline, offer, story, place, below }: ListingFrameProps) {
  return (
    <PageFrame>
      <section id={listingSection}>
        <div className="mx-auto max-w-[100rem] md:px-[clamp(1rem,4vw,4rem)]">
          <div className="stage relative isolate overflow-hidden bg-shade md:rounded-plate">
            <EarlyPhoto />
            {stage}
            {overlay && (
              // As high as the overlay may become, so that nothing around it moves when it grows.
              <div className="pointer-events-none absolute inset-x-0 top-[34%] bottom-0 z-10 flex justify-end p-4 md:top-0 md:p-6">
                <div className="flex min-h-0 w-full flex-col justify-end *:pointer-events-auto md:w-[min(25rem,50%)]">
                  {overlay}
                </div>
              </div>
            )}
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
