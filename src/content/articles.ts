import type { SitePhotoName } from './site-photos.ts'

/** What an article says of itself, before its text. `minutes` to read, `published` as YYYY-MM-DD. */
export interface Article {
  slug: string
  title: string
  description: string
  published: string
  minutes: number
  /** The name of its photo (src/content/site-photos.ts). */
  image: SitePhotoName
  imageAlt: string
}

/** A use case: who it is about, and the sentence that stands on its card. */
export interface Story extends Article {
  audience: string
  quote: string
}

const heads = <Kind extends Article>(found: Record<string, Kind>) =>
  Object.values(found).sort((one, other) => other.published.localeCompare(one.published))

/** MKT-08, newest first. */
export const insights = heads(
  import.meta.glob<Article>('./articles/insights/*.md', { eager: true, query: '?head', import: 'default' }),
)

/** MKT-10, newest first. */
export const stories = heads(
  import.meta.glob<Story>('./articles/customers/*.md', { eager: true, query: '?head', import: 'default' }),
)

const bodies = import.meta.glob<string>('./articles/*/*.md', { query: '?body', import: 'default' })

/** The text of an article as HTML, a chunk of its own. */
export function bodyOf(room: 'insights' | 'customers', slug: string): Promise<string> {
  const load = bodies[`./articles/${room}/${slug}.md`]
  return load ? load() : Promise.reject(new Error(`there is no article ${room}/${slug}`))
}
