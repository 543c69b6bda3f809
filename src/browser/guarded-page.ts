import { useEffect } from 'react'

/** What would be pressed, as far as it matters here. */
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * DEMO-09: saving the page (Ctrl/Cmd+S), its source (Ctrl/Cmd+U, Cmd+Alt+U) and the developer tools (F12, Ctrl+Shift+I/J/C,
 * Cmd+Alt+I/J/C). Nothing else: zoom, find, copy, tab and what screen readers listen for stay what they are.
 */
function isGuarded({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  if (key === 'F12') return true
  if (ctrlKey === metaKey) return false
  // With Alt a Mac writes another letter than the key's own.
  const letter = altKey ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase()
  if (letter === 's') return !altKey && !shiftKey
  if (letter === 'u') return !shiftKey && (!altKey || metaKey)
  return ['i', 'j', 'c'].includes(letter) && (ctrlKey ? shiftKey && !altKey : altKey && !shiftKey)
}

/**
 * DEMO-09. The reason: film and pictures of the demo are shown to be looked at, and whoever presents it is spared a menu or
 * a panel over the stage by a slip of the hand. The limit: the browser's own menus do all of it still, and whatever a
 * browser has received can be kept; this is a courtesy and protects nothing.
 */
export function guardPage(page: Document): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  page.addEventListener('keydown', (event) => isGuarded(event) && event.preventDefault(), { signal, capture: true })
  page.addEventListener('contextmenu', (event) => !isLongPressInField(event) && event.preventDefault(), {
    signal,
    capture: true,
  })
  return () => leaving.abort()
}

/** A finger has no other way to paste into a field. */
function isLongPressInField(event: MouseEvent): boolean {
  const isTouch = 'pointerType' in event && event.pointerType === 'touch'
  return isTouch && event.target instanceof Element && event.target.matches('input, textarea')
}

/** Guards the document for as long as the page that calls it is open. */
export function useGuardedPage(): void {
  useEffect(() => guardPage(document), [])
}
