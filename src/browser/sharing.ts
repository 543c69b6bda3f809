import { fromPromise } from 'xstate'

export function hasSystemSheet(): boolean {
  return typeof navigator.share === 'function'
}

/** The system's own share sheet. Who closes it without sharing has had what they wanted. */
export const shareBySystem = fromPromise<void, void>(async () => {
  try {
    await navigator.share({ title: document.title, url: location.href })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
})

/** Puts the address of the page into the clipboard; rejects where the browser has none or forbids it. */
export async function copyPageLink(): Promise<void> {
  if (!navigator.clipboard) throw new Error('this browser has no clipboard for pages like this one')
  await navigator.clipboard.writeText(location.href)
}
