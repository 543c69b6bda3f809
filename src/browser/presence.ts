import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { Presence } from '#machines/visit/visit.machine.ts'

/**
 * Tells whether the page is in view, left for another address, or unloaded. It listens while the event is on its way down:
 * after popstate React has already put the new page in place of this one.
 */
export const presence = fromCallback<Presence, NonReducibleUnknown>(({ sendBack }) => {
  const page = location.pathname
  const notify = (type: Presence['type']) => sendBack({ type, at: Date.now() })
  const whetherShown = () => notify(document.visibilityState === 'hidden' ? 'PAGE_HIDDEN' : 'PAGE_SHOWN')
  const whetherLeft = () => location.pathname !== page && notify('PAGE_LEFT')
  const unloaded = () => notify('PAGE_UNLOADED')

  const listening = new AbortController()
  const hearing = { capture: true, signal: listening.signal }
  document.addEventListener('visibilitychange', whetherShown, hearing)
  addEventListener('pagehide', unloaded, hearing)
  addEventListener('pageshow', whetherShown, hearing)
  for (const moved of ['popstate', 'pushState', 'replaceState']) addEventListener(moved, whetherLeft, hearing)
  whetherShown()
  return () => listening.abort()
})
