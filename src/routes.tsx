import { Suspense } from 'react'
import { Route, Switch } from 'wouter'
import { lazyPart } from './chunks.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { LoadingView } from './pages/property/loading-view.tsx'
import { OpeningPage } from './ui/opening-page.tsx'

const HomePage = lazyPart(
  () => import('./pages/home/home-page.tsx'),
  ({ HomePage }) => HomePage,
)
const PropertyPage = lazyPart(
  () => import('./pages/property/property-page.tsx'),
  ({ PropertyPage }) => PropertyPage,
)
const TourConfirmPage = lazyPart(
  () => import('./pages/tour-confirm/tour-confirm-page.tsx'),
  ({ TourConfirmPage }) => TourConfirmPage,
)
const TourReschedulePage = lazyPart(
  () => import('./pages/tour-reschedule/tour-reschedule-page.tsx'),
  ({ TourReschedulePage }) => TourReschedulePage,
)

/** The whole site on one screen. What is not here is the page that does not exist (ROUTE-05). */
export function Routes() {
  return (
    <Switch>
      <Route path="/">
        <Suspense>
          <HomePage />
        </Suspense>
      </Route>
      <Route path="/p/:address">
        {({ address }) => (
          <Suspense fallback={<LoadingView />}>
            <PropertyPage address={address} isNumber={false} />
          </Suspense>
        )}
      </Route>
      <Route path="/property/:address">
        {({ address }) => (
          <Suspense fallback={<LoadingView />}>
            <PropertyPage address={address} isNumber={true} />
          </Suspense>
        )}
      </Route>
      <Route path="/tour/confirm">
        <Suspense fallback={<OpeningPage />}>
          <TourConfirmPage />
        </Suspense>
      </Route>
      <Route path="/tour/reschedule">
        <Suspense fallback={<OpeningPage />}>
          <TourReschedulePage />
        </Suspense>
      </Route>
      <Route>
        <NotFoundPage />
      </Route>
    </Switch>
  )
}
