import { Combobox, ComboboxInput } from '@headlessui/react'
import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'
import { Door } from '#src/ui/door.tsx'
import type { AddressBoxState } from './address-box-state.ts'
import { Field } from './field.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { useBrowsing } from './use-browsing.ts'

interface Props {
  state: AddressBoxState
  errorId: string | null
  text: string
  suggestions: AddressSuggestion[]
  onType: (text: string) => void
  onPick: (suggestion: AddressSuggestion) => void
  onDismiss: () => void
  onReopen: () => void
}

/** The field with its list: the combobox of the ARIA practices, with a list that is chosen from by hand. */
export function AssistedField({ state, errorId, text, suggestions, onType, onPick, onDismiss, onReopen }: Props) {
  const offered = state === 'offering' ? suggestions : null
  const browsing = useBrowsing(offered, onReopen, onDismiss)
  return (
    <Combobox<AddressSuggestion | string>
      value={text}
      onChange={(picked) => {
        if (typeof picked === 'object' && picked) onPick(picked)
      }}
      onClose={browsing.dismiss}
    >
      <div onKeyDownCapture={browsing.onKeyDownCapture}>
        <ComboboxInput
          as={Field}
          errorId={errorId}
          hasList={offered !== null}
          value={text}
          // Its own list of what was typed elsewhere would lie over this one.
          autoComplete="off"
          autoCorrect="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={browsing.onKeyDown}
          onFocus={onReopen}
          onClick={onReopen}
          onBlur={browsing.dismiss}
        />
      </div>
      {state === 'busy' && (
        <span className="pointer-events-none absolute top-0 right-4 grid h-15 place-items-center text-walnut-ink">
          <Door size={20} swinging />
        </span>
      )}
      {offered && (
        <SuggestionList
          suggestions={offered}
          isBrowsing={browsing.isBrowsing}
          onPressed={browsing.onListPressed}
          onMoved={browsing.onListMoved}
        />
      )}
    </Combobox>
  )
}
