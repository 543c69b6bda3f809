import { productName } from '#domain/pages.ts'
import { escapeHtml, oneLine } from '#domain/text.ts'
import { scriptJson } from './document.ts'

/** What the head of one address says. Addresses are absolute, but for those in `preload`. */
export interface Head {
  title: string
  description: string
  isIndexed: boolean
  canonical?: string
  /** Open Graph and Twitter card; a head without it shares as its title and description alone. */
  share?: { url?: string; type: string; image: ShareImage }
  /** The picture that the page shows first, in the best format, so that it is fetched before any script has run. */
  preload?: { type: string; srcset: string; sizes: string }
  structuredData?: object
}

export interface ShareImage {
  url: string
  alt: string
  width: number
  height: number
}

/** The lines of a `<head>`, everything escaped. */
export function headHtml(head: Head): string {
  const { title, description, canonical, share, preload, structuredData } = head
  const lines = [
    `<title>${escapedLine(title)}</title>`,
    meta('name', 'description', description),
    head.isIndexed ? '' : meta('name', 'robots', 'noindex, nofollow'),
    preload
      ? `<link rel="preload" as="image" type="${preload.type}" imagesrcset="${escapedLine(preload.srcset)}" imagesizes="${escapedLine(preload.sizes)}" fetchpriority="high" />`
      : '',
    canonical ? `<link rel="canonical" href="${escapedLine(canonical)}" />` : '',
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(share
      ? [
          meta('property', 'og:type', share.type),
          share.url ? meta('property', 'og:url', share.url) : '',
          meta('property', 'og:image', share.image.url),
          meta('property', 'og:image:alt', share.image.alt),
          meta('property', 'og:image:width', String(share.image.width)),
          meta('property', 'og:image:height', String(share.image.height)),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]
      : [meta('property', 'og:type', 'website'), meta('name', 'twitter:card', 'summary')]),
    structuredData ? `<script type="application/ld+json">${scriptJson(structuredData)}</script>` : '',
  ]
  return lines.filter(Boolean).join('\n    ')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapedLine(content)}" />`
}

/** Text for an element or for an attribute in quotes: one line, no markup, no control characters. */
export const escapedLine = (text: string) => escapeHtml(oneLine(text))
