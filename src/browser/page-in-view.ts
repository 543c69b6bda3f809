/** Resolves once the page is in view: not in a hidden tab, and not prerendered. */
export async function pageInView(signal: AbortSignal): Promise<void> {
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true, signal }))
}
