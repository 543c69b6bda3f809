import type { ComponentType } from 'react'
import type { PageHead } from '#src/browser/head.ts'
import type { PhotographName } from '#src/content/photographs.ts'

export interface MarketingPage {
  path: string
  /** Where its code is, from the root of the project: the server has the browser fetch it early. */
  module: string
  head: PageHead & {
    /** The photograph that stands for the page where it is shared. */
    image?: PhotographName
    /** Where the page lives for search engines, when it is not at its path. */
    canonicalPath?: string
    structuredData?: object
  }
  /** ROUTE-08: only what has it is in the sitemap. */
  sitemap?: { changefreq: 'weekly' | 'monthly'; priority: number }
  Page: ComponentType & { arrive: () => Promise<void> }
}
