/** Puts a text into the clipboard; rejects where the browser has none or forbids it. */
export async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('this browser has no clipboard for pages like this one')
  await navigator.clipboard.writeText(text)
}
