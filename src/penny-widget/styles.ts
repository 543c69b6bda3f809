/**
 * Gives a shadow root its styles. A constructed sheet needs no leave of a Content-Security-Policy; where a page or a browser
 * takes none, a style element with the script's own nonce stands in.
 */
export function wear(root: ShadowRoot, css: string, nonce: string): void {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  } catch {
    const style = document.createElement('style')
    style.nonce = nonce
    style.textContent = css
    root.prepend(style)
  }
}
