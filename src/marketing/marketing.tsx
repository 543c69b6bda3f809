import { useEffect } from 'react'
import { Route, Switch } from 'wouter'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { Motion } from '#src/widgets/motion-control/motion.tsx'
import { type PrerenderedPage, prerenderedPages } from './prerendered-pages.tsx'
import { SitemapPage } from './sitemap-page.tsx'

/**
 * Every page that is the same for everyone, and the page for unknown paths (ROUTE-05). What is paused on one of them is
 * paused on the next one, too. What was pressed before a page was hydrated waits for `hydrated` (src/start-prerendered.ts).
 */
export function Marketing() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <Motion>
      <Switch>
        {prerenderedPages.map((page) => (
          <Route key={page.path} path={page.path}>
            <Shown page={page} />
          </Route>
        ))}
        <Route path="/sitemap.xml">
          <SitemapPage />
        </Route>
        {prerenderedPages.flatMap((page) =>
          page.name === 'not-found' ? (
            <Route key="unknown">
              <Shown page={page} />
            </Route>
          ) : (
            []
          ),
        )}
      </Switch>
    </Motion>
  )
}

function Shown({ page: { head, Page } }: { page: PrerenderedPage }) {
  usePageHead(head)
  return <Page />
}

/** Loads the code of the page at a path, so that it renders without a gap. */
export async function preloadPage(path: string): Promise<void> {
  const wanted = path.replace(/(?<=.)\/+$/, '').toLowerCase()
  await prerenderedPages.find((page) => page.path === wanted)?.Page.preload()
}
