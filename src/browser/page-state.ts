import { fromCallback, type NonReducibleUnknown } from 'xstate'
import type { PageState } from '#machines/live-updates/updates.ts'

/** Tells whether the browser has a network and the page is in view, now and whenever that changes. */
export const watchPage = fromCallback<PageState, NonReducibleUnknown>(({ sendBack }) => {
  const report = () => {
    if (!navigator.onLine) sendBack({ type: 'PAGE_OFFLINE' })
    else sendBack({ type: document.visibilityState === 'hidden' ? 'PAGE_HIDDEN' : 'PAGE_READY' })
  }
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', report, { signal })
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, report, { signal })
  report()
  return () => listening.abort()
})
