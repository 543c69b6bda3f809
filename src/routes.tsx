import type { ComponentType } from 'react'
import { Route, Switch } from 'wouter'
import { type AppPage, appPages, type PageRow } from '#domain/pages.ts'
import { lazyPart } from './chunks.ts'
import { PropertyLoadingView } from './pages/property/loading-view.tsx'
import { OpeningPage } from './ui/opening-page.tsx'

/** The prerendered pages, and the page for unknown paths (ROUTE-05). */
export const LazyMarketing = lazyPart(
  () => import('./marketing/marketing.tsx'),
  ({ Marketing }) => Marketing,
  OpeningPage,
)

type ListingKey = { slug: string; number?: never } | { slug?: never; number: string }

/** The component of each page of the table. A listing's paths have parameters, which are its props; the others have none. */
const parts: Record<AppPage, ComponentType<ListingKey>> = {
  property: lazyPart(
    () => import('./pages/property/property-page.tsx'),
    ({ PropertyPage }) => PropertyPage,
    PropertyLoadingView,
  ),
  'tour-confirm': lazyPart(
    () => import('./pages/tour-confirm/tour-confirm-page.tsx'),
    ({ TourConfirmPage }) => TourConfirmPage,
    OpeningPage,
  ),
  'tour-reschedule': lazyPart(
    () => import('./pages/tour-reschedule/tour-reschedule-page.tsx'),
    ({ TourReschedulePage }) => TourReschedulePage,
    OpeningPage,
  ),
  'tour-request': lazyPart(
    () => import('./pages/tour-request/tour-request-page.tsx'),
    ({ TourRequestPage }) => TourRequestPage,
    OpeningPage,
  ),
  question: lazyPart(
    () => import('./pages/question/question-page.tsx'),
    ({ QuestionPage }) => QuestionPage,
    OpeningPage,
  ),
  chat: lazyPart(
    () => import('./pages/chat/chat-page.tsx'),
    ({ ChatPage }) => ChatPage,
    OpeningPage,
  ),
  'penny-test': lazyPart(
    () => import('./pages/penny-test/penny-test-page.tsx'),
    ({ PennyTestPage }) => PennyTestPage,
    OpeningPage,
  ),
  'property-view': lazyPart(
    () => import('./pages/property-view/property-view-page.tsx'),
    ({ PropertyViewPage }) => PropertyViewPage,
    OpeningPage,
  ),
  dashboard: lazyPart(
    () => import('./pages/dashboard/dashboard-page.tsx'),
    ({ DashboardPage }) => DashboardPage,
    OpeningPage,
  ),
}

/** Every page of domain/pages.ts at its paths; Marketing has those of domain/marketing-pages.ts. */
export function Routes() {
  return (
    <Switch>
      {(Object.entries(appPages) as [AppPage, PageRow][]).flatMap(([name, { path, alsoAt }]) => {
        const Page = parts[name]
        return [path, alsoAt].map(
          (at) =>
            at && (
              // Keyed by page, so that a visit whose number leads to an address stays the same one.
              <Route key={name} path={at}>
                {(params) => <Page {...(params as ListingKey)} />}
              </Route>
            ),
        )
      })}
      <Route>
        <LazyMarketing />
      </Route>
    </Switch>
  )
}
