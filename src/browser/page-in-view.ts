/** Whether the page is in view: not in a hidden tab, and not prerendered; not every browser prerenders, and TypeScript knows of none. */
export function isInView(): boolean {
  const isRenderedAhead = 'prerendering' in document && document.prerendering === true
  return !isRenderedAhead && document.visibilityState === 'visible'
}

/** Resolves once the page is in view. */
export async function pageInView(signal: AbortSignal): Promise<void> {
  while (!isInView())
    await new Promise((resolve) => {
      for (const change of ['visibilitychange', 'prerenderingchange'])
        document.addEventListener(change, resolve, { once: true, signal })
    })
}
