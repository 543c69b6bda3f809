import type { SiteSettings } from '#domain/settings.ts'
import { escapedLine, type Head } from './head.ts'

/** What is seen before any script has run: the first photograph, where the page will have it (src/styles/first-look.css). */
function firstLook({ preload }: Pick<Head, 'preload'>): string {
  if (!preload) return ''
  const { type, srcset, sizes } = preload
  const source = `<source type="${type}" srcset="${escapedLine(srcset)}" sizes="${escapedLine(sizes)}" />`
  return `<div class="first-look"><picture>${source}<img alt="" fetchpriority="high" decoding="sync" /></picture></div>`
}

/** The root of a page that scripts render, with what is seen before. */
export function emptyRoot(head: Pick<Head, 'preload'>): string {
  const noscript = '<noscript>This page needs JavaScript. Please turn it on in your browser.</noscript>'
  return `<div id="root">${firstLook(head)}</div>\n    ${noscript}`
}

/** The root of a page that was written out when the site was built; scripts take it over as it is. */
export function writtenRoot(html: string, settings: SiteSettings): string {
  return `<div id="root" data-prerendered>${withSettings(html, settings)}</div>`
}

/** Fills in what isn't known at build time (src/env.ts). */
function withSettings(html: string, settings: SiteSettings): string {
  const { contactEmail, assetBase, year } = settings
  return Object.entries({ contactEmail, assetBase, year }).reduce(
    (filled, [name, value]) => filled.replaceAll(`%${name}%`, () => escapedLine(value)),
    html,
  )
}
