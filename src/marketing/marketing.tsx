import { Route, Switch } from 'wouter'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { NotFoundPage } from '#src/pages/not-found-page.tsx'
import { Motion } from '#src/widgets/motion-control/motion.tsx'
import type { MarketingPage } from './marketing-page.ts'
import { marketingPages } from './marketing-pages.tsx'
import { SitemapPage } from './sitemap-page.tsx'

/**
 * Every page that is the same for everybody, and the page that does not exist (ROUTE-05). What is paused on one of them is
 * paused on the next one, too.
 */
export function Marketing() {
  return (
    <Motion>
      <Switch>
        {marketingPages.map((page) => (
          <Route key={page.path} path={page.path}>
            <Shown page={page} />
          </Route>
        ))}
        <Route path="/sitemap.xml">
          <SitemapPage />
        </Route>
        <Route>
          <NotFoundPage />
        </Route>
      </Switch>
    </Motion>
  )
}

function Shown({ page: { head, Page } }: { page: MarketingPage }) {
  usePageHead(head)
  return <Page />
}

/** Over when the page at a path can be rendered at once. */
export async function arriveAt(path: string): Promise<void> {
  const wanted = path.replace(/(?<=.)\/+$/, '').toLowerCase()
  await marketingPages.find((page) => page.path === wanted)?.Page.arrive()
}
