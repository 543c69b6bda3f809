import type { SiteSettings } from '#domain/settings.ts'

interface Filling {
  head: string
  settings: SiteSettings
  /** What is fetched early comes last: HTTP/1.1 has six connections, and the site's own styles and scripts are waited for. */
  early: string
  /** The element that the site is rendered into, with what is seen until the first script has run. */
  root: string
}

/** Puts everything into the places that index.html of the sources leaves for it. */
export function fillDocument(template: string, { head, settings, early, root }: Filling): string {
  return template
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `  ${early}\n  </head>`)
    .replace('<!--root-->', () => root)
    .replace('<!--settings-->', () => settingsTag(settings))
}

/** Where a page's program reads its settings. */
export function settingsTag(settings: SiteSettings): string {
  return `<script type="application/json" id="settings">${scriptJson(settings)}</script>`
}

/** JSON that may stand inside a script element: no `<` can end it or open a comment in it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
