/** What the script tag says: whose key, which listing, and where the server is. */
export interface Tag {
  key: string
  /** The listing's number, as it was written. */
  property: string
  /** The address of the script itself; all that Penny needs is found beside it. */
  address: string
  /** Of the page's Content-Security-Policy; empty where it has none. */
  nonce: string
}

/** `<script src="…/widget/penny-widget.js" data-penny-key="pk_…" data-penny-property="4" async>`; null, and why, when it says too little. */
export function readTag(script: HTMLScriptElement | null): Tag | null {
  const { pennyKey: key = '', pennyProperty: property = '' } = script?.dataset ?? {}
  if (script?.src && key && property) return { key, property, address: script.src, nonce: script.nonce }
  console.warn('Penny: the script tag needs src, data-penny-key and data-penny-property.')
  return null
}

/** The tag that is being run; a module is not told, so it is looked for. */
export function ownScript(): HTMLScriptElement | null {
  const { currentScript } = document
  return currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLScriptElement>('script[data-penny-key]')
}
