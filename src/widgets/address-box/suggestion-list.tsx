import { ComboboxOption, ComboboxOptions } from '@headlessui/react'
import type { ComponentProps, PointerEvent } from 'react'
import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'
import { addressBox as words } from '#src/content/address-box.ts'

interface Props {
  suggestions: AddressSuggestion[]
  /** The visitor has gone to the list; before, none of it is chosen by a key. */
  isBrowsing: boolean
  onPressed: () => void
  onMoved: (event: PointerEvent) => void
}

/** Lies over what follows, so that nothing moves when it comes or goes. */
export function SuggestionList({ suggestions, isBrowsing, onPressed, onMoved }: Props) {
  return (
    <div
      onPointerDownCapture={onPressed}
      onMouseDownCapture={onPressed}
      onPointerMoveCapture={onMoved}
      className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-field border border-edge bg-sheet text-ink shadow-lift"
    >
      <ComboboxOptions
        static
        modal={false}
        as="ul"
        aria-label={words.suggestions}
        className="max-h-[min(24rem,50svh)] overflow-y-auto p-1 outline-none"
      >
        {suggestions.map((suggestion) => (
          <ComboboxOption
            key={suggestion.id}
            as={Row}
            value={suggestion}
            disabled={!isBrowsing}
            className="flex min-h-12 cursor-pointer flex-col justify-center rounded-plate px-3 py-2 [overflow-wrap:anywhere] data-focus:bg-shade"
          >
            <Lines suggestion={suggestion} />
          </ComboboxOption>
        ))}
      </ComboboxOptions>
      {/* The list is the provider's, and says so where it is shown. Out of the tab order: leaving the field closes the list. */}
      <a
        href="https://www.mapbox.com/about/maps/"
        target="_blank"
        rel="noreferrer"
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        className="block border-t border-rule px-4 py-2 text-note text-ink-soft hover:text-ink"
      >
        {words.attribution}
      </a>
    </div>
  )
}

/** Not yet to be chosen by a key is not the same as not to be chosen. */
function Row({ 'aria-disabled': _, ...given }: ComponentProps<'li'>) {
  return <li {...given} />
}

/** Street and number first, then the place, as an envelope has them. */
function Lines({ suggestion: { full_address, address_line1 } }: { suggestion: AddressSuggestion }) {
  const [start, rest] = address_line1 ? full_address.split(`${address_line1}, `) : []
  if (start !== '' || !rest) return <span className="text-body">{full_address}</span>
  return (
    <>
      <span className="text-body">{address_line1}</span>
      {/* Read with a pause, as it was written. */}
      <span className="sr-only">, </span>
      <span className="text-note text-ink-soft">{rest}</span>
    </>
  )
}
