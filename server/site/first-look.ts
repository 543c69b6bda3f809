import { escapedLine, type Head } from './head.ts'

/** What is seen before any script has run: the first photo, where the page will have it (src/styles/first-look.css). */
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
