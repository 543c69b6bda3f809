import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { PersonSign } from '#machines/tour-confirm/tour-confirm.machine.ts'
import { isInView } from './page-in-view.ts'

/**
 * Tells of what a person does on a page that is in view. Mail scanners load pages in a browser, run their scripts, take
 * pictures and scroll by script; what they hardly ever do is move a pointer, touch, turn a wheel or press a key. So an
 * event counts only if the browser itself made it (`isTrusted`), and two kinds never do: `scroll`, which is trusted for a
 * script's scrollTo as well, and focus, which a script can move. A wheel, a finger or a key comes before either of them.
 */
export const personPresence = fromCallback<PersonSign, NonReducibleUnknown>(({ sendBack }) => {
  const listening = new AbortController()
  const hasMoved = pointerWatch()
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    signIn: (event: DocumentEventMap[Type]) => PersonSign['type'] | null,
  ) => {
    const onEvent = (event: DocumentEventMap[Type]) => {
      const sign = isByPerson(event) && isInView() ? signIn(event) : null
      if (sign) sendBack({ type: sign })
    }
    document.addEventListener(type, onEvent, { capture: true, passive: true, signal: listening.signal })
  }
  listen('pointermove', (event) => (hasMoved(event) ? 'PERSON_ACTED' : null))
  for (const press of ['pointerdown', 'touchstart'] as const)
    listen(press, (event) => (isOnControl(event) ? null : 'PERSON_ACTED'))
  listen('wheel', () => 'PERSON_ACTED')
  listen('keydown', signOfKey)
  return () => listening.abort()
})

/** Whether the browser made an event because of real input, assistive technology included, and not a script. */
export function isByPerson({ isTrusted }: Pick<Event, 'isTrusted'>): boolean {
  return isTrusted
}

/**
 * Some browsers report where a resting pointer is when a page appears under it: only a second place is a movement. What a
 * pointer does while it presses belongs to the press.
 */
function pointerWatch(): (event: PointerEvent) => boolean {
  let first: Pick<PointerEvent, 'screenX' | 'screenY'> | null = null
  return (event) => {
    if (event.buttons !== 0) return false
    first ??= event
    return event.screenX !== first.screenX || event.screenY !== first.screenY
  }
}

/** Keys that only name a command of the browser, the system or a screen reader are not meant for the page. */
function signOfKey(event: KeyboardEvent): PersonSign['type'] | null {
  const { key, repeat, ctrlKey, altKey, metaKey } = event
  if (repeat || ctrlKey || altKey || metaKey) return null
  if (key === 'Tab') return 'TAB_PRESSED'
  const isForPage = key.length === 1 || key === 'Enter' || /^(Arrow|Page|Home$|End$)/.test(key)
  return isForPage && !isOnControl(event) ? 'PERSON_ACTED' : null
}

/** What is pressed on a link or a button is that control's: the way home leads home and answers nothing. */
function isOnControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('a[href], button') !== null
}
