import { type FormEvent, useId } from 'react'
import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'
import { addressBox as words } from '#src/content/address-box.ts'
import { Button } from '#src/ui/button.tsx'
import { PinIcon } from '#src/ui/site-icons.tsx'
import type { AddressBoxState } from './address-box-state.ts'
import { AssistedField } from './assisted-field.tsx'
import { Field } from './field.tsx'

export interface AddressBoxViewProps {
  /** `plain`: there are no suggestions. */
  state: AddressBoxState
  /** Nothing was typed and sent off. */
  isRefused: boolean
  text: string
  suggestions: AddressSuggestion[]
  withButton: boolean
  onType: (text: string) => void
  onPick: (suggestion: AddressSuggestion) => void
  onSubmit: () => void
  onDismiss: () => void
  onReopen: () => void
}

/** Where an address is typed (ADDR-01). */
export function AddressBoxView({ isRefused, withButton, onSubmit, ...field }: AddressBoxViewProps) {
  const id = useId()
  const errorId = isRefused ? id : null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (field.text.trim() === '') event.currentTarget.querySelector('input')?.focus()
    onSubmit()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is a search by itself
    <form role="search" noValidate onSubmit={submit} className="relative">
      <div className="flex flex-wrap gap-3">
        <div className="relative min-w-[230px] grow basis-[18rem]">
          <span className="pointer-events-none absolute top-0 left-4 grid h-15 place-items-center text-walnut-ink">
            <PinIcon />
          </span>
          {field.state === 'plain' ? (
            <Field errorId={errorId} value={field.text} onChange={(event) => field.onType(event.target.value)} />
          ) : (
            <AssistedField {...field} errorId={errorId} />
          )}
        </div>
        {withButton && (
          <Button type="submit" className="min-h-15 max-sm:grow">
            {words.find}
          </Button>
        )}
      </div>
      {field.state !== 'plain' && <Said {...field} />}
      {isRefused && (
        <p id={id} role="alert" className="mt-2 text-note text-alert">
          {words.required}
        </p>
      )}
    </form>
  )
}

/** Below the button as well, which stays to be pressed; over what follows, which stays where it is. */
function Said({ state, suggestions }: Pick<AddressBoxViewProps, 'state' | 'suggestions'>) {
  const sentence = state === 'nothingFound' || state === 'failed' ? words[state] : null
  const look =
    'absolute top-full left-0 z-20 mt-1 rounded-field border border-edge bg-sheet px-4 py-3 text-body text-ink-soft shadow-lift'
  return (
    <p role="status" className={sentence ? look : 'sr-only'}>
      {sentence ?? (state === 'offering' && words.count(suggestions.length))}
    </p>
  )
}
