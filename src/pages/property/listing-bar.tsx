import { flushSync } from 'react-dom'
import type { chatMachine } from '#machines/chat/chat.machine.ts'
import { useKeyboardInset } from '#src/browser/keyboard-inset.ts'
import type { ViewActor } from '#src/browser/use-workflow.ts'
import { barPrice, listingBar as words } from '#src/content/listing-bar.ts'
import { looks } from '#src/ui/button.tsx'
import type { ListingFacts } from './listing-facts.ts'

interface ListingBarProps {
  listing: Pick<ListingFacts, 'price' | 'isRental'>
  /** Undefined when it has failed: nobody is asked then. */
  chat: ViewActor<typeof chatMachine> | undefined
  /** Null where nobody gives tours. */
  onRequestTour: (() => void) | null
}

const button = 'min-h-12 min-w-0 rounded-field px-3 text-note font-medium'

/** PROP-24: what stays at the bottom of a phone. */
export function ListingBar({ listing, chat, onRequestTour }: ListingBarProps) {
  useKeyboardInset()
  const ask = () => {
    if (!chat) return
    // The field has to be there before it is focused, and within the press: else a phone shows no keyboard.
    if (!chat.getSnapshot().hasTag('shown')) flushSync(() => chat.send({ type: 'TOGGLE' }))
    document.querySelector<HTMLElement>('.stage-chat [data-question]')?.focus({ preventScroll: true })
  }
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
          <button type="button" onClick={ask} className={`${button} ${looks.quiet}`}>
            {words.ask}
          </button>
        )}
      </div>
    </section>
  )
}
