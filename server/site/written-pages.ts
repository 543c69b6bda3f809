import type { BuiltPage } from './built-site.ts'
import type { Head } from './head.ts'

/** The page at a path, however it is capitalized and whether or not it ends with a slash. */
export function writtenAt(pages: ReadonlyMap<string, BuiltPage>, path: string): BuiltPage | undefined {
  return pages.get(path.replace(/(?<=^.|[^/])\/+$/, '').toLowerCase())
}

/** Its head as it is sent; `origin` is where the site is reached, `assetBase` where its pictures are (API-09). */
export function writtenHead({ path, head }: BuiltPage, origin: string, assetBase: string): Head {
  const { image, structuredData, canonicalPath = path, ...said } = head
  const url = `${origin}${canonicalPath}`
  const picture = image && {
    url: `${assetBase || origin}/pictures/${image}/1200.jpg`,
    alt: '',
    width: 1200,
    height: 800,
  }
  return {
    ...said,
    ...(said.isIndexed && { canonical: url }),
    ...(picture && { share: { url, type: path.split('/').length > 2 ? 'article' : 'website', image: picture } }),
    ...(structuredData && { structuredData }),
  }
}
