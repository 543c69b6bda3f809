import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AddressSuggestion } from '#machines/address-search/suggestion.ts'

const moves = ['Home', 'End', 'PageUp', 'PageDown']

/**
 * Headless UI takes the first suggestion for chosen as soon as there is one, and Enter or Tab would put it in the place of
 * what was typed. Here nothing is chosen before the visitor goes to the list, with an arrow key or a pointer; until then Enter
 * sends off what was typed, and Home and End move in the text.
 */
export function useBrowsing(suggestions: AddressSuggestion[] | null, onReopen: () => void, onDismiss: () => void) {
  const [browsed, setBrowsed] = useState<AddressSuggestion[] | null>(null)
  const isBrowsing = suggestions !== null && browsed === suggestions
  const browse = () => {
    if (!isBrowsing) flushSync(() => setBrowsed(suggestions))
  }
  return {
    isBrowsing,
    dismiss: () => {
      setBrowsed(null)
      onDismiss()
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!isBrowsing && moves.includes(event.key)) event.stopPropagation()
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const input = event.currentTarget
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && !input.getAttribute('aria-activedescendant')) {
        event.preventDefault()
        input.form?.requestSubmit()
      }
      if (event.key === 'Escape') onDismiss()
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      if (!suggestions) return onReopen()
      if (isBrowsing) return
      event.preventDefault()
      browse()
      // The first opens the list where Headless UI had closed it; the second goes to the suggestion that is meant.
      press(input, 'ArrowDown')
      press(input, event.key === 'ArrowDown' ? 'Home' : 'End')
    },
    onListPressed: browse,
    /** A list that opens under a pointer at rest is not gone to; browsers then tell of a move by nothing. */
    onListMoved: ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) browse()
    },
  }
}

function press(input: HTMLInputElement, key: string): void {
  input.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}
