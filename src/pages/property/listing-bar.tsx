import { useSelector } from '@xstate/react'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import { useKeyboardInset } from '#src/browser/keyboard-inset.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { unreadOf } from '#src/content/chat.ts'
import { barPrice, listingBar as words } from '#src/content/listing-bar.ts'
import { looks } from '#src/ui/button.tsx'
import { Unread } from '#src/ui/unread.tsx'
import { askPenny } from './ask-penny.ts'
import type { ShownListing } from './shown-listing.ts'

interface ListingBarProps {
  listing: Pick<ShownListing, 'price' | 'isRental'>
  /** Undefined when it has failed. */
  chat: ViewActor<typeof chatMachine> | undefined
  /** Null where no tours are given. */
  onRequestTour: (() => void) | null
}

const button = 'min-h-12 min-w-0 rounded-field px-3 text-note font-medium min-[24rem]:shrink-0'

/** PROP-24: what stays at the bottom of a phone. */
export function ListingBar({ listing, chat, onRequestTour }: ListingBarProps) {
  useKeyboardInset()
  const unread = useSelector(chat, (snapshot) => (snapshot ? unreadOf(snapshot) : 0))
  return (
    <section aria-label={words.label} className="listing-bar overlay">
      <div>
        <p className="grow font-serif text-lead leading-6 font-medium tabular-nums">{barPrice(listing)}</p>
        {onRequestTour && (
          <button type="button" onClick={onRequestTour} className={`${button} ${looks.primary}`}>
            {words.requestTour}
          </button>
        )}
        {chat && (
          <button type="button" onClick={() => askPenny(chat)} className={`${button} ${looks.quiet}`}>
            {words.ask}
            {unread > 0 && <Unread count={unread} />}
          </button>
        )}
      </div>
    </section>
  )
}
