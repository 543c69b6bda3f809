import { escapeHtml, type Head } from './head.ts'

/** What is seen before any script has run: the first photograph, where the page will have it (src/styles/first-look.css). */
export function firstLook({ preload }: Pick<Head, 'preload'>): string {
  if (!preload) return ''
  const { type, srcset, sizes } = preload
  const source = `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${escapeHtml(sizes)}" />`
  return `<div class="first-look"><picture>${source}<img alt="" fetchpriority="high" decoding="sync" /></picture></div>`
}
