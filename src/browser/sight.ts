import { fromCallback, type NonReducibleUnknown } from 'xstate'

/**
 * Tells PAGE_SHOWN once, as soon as somebody can see the page: not while it is rendered ahead of a tap, nor in a tab that
 * is still behind another one.
 */
export const sight = fromCallback<{ type: 'PAGE_SHOWN' }, NonReducibleUnknown>(({ sendBack }) => {
  const waiting = new AbortController()
  const look = () => {
    if (isRenderedAhead() || document.visibilityState !== 'visible' || waiting.signal.aborted) return
    waiting.abort()
    sendBack({ type: 'PAGE_SHOWN' })
  }
  for (const change of ['visibilitychange', 'prerenderingchange']) {
    document.addEventListener(change, look, { signal: waiting.signal })
  }
  look()
  return () => waiting.abort()
})

/** Not every browser renders ahead, and TypeScript knows of none. */
function isRenderedAhead(): boolean {
  return 'prerendering' in document && document.prerendering === true
}
