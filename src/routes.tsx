import { Route, Switch } from 'wouter'
import { lazyPart } from './chunks.ts'
import { LoadingView } from './pages/property/loading-view.tsx'
import { OpeningPage } from './ui/opening-page.tsx'

/** What is the same for everybody, and what does not exist (ROUTE-05). */
export const Marketing = lazyPart(
  () => import('./marketing/marketing.tsx'),
  ({ Marketing }) => Marketing,
  OpeningPage,
)
const PropertyPage = lazyPart(
  () => import('./pages/property/property-page.tsx'),
  ({ PropertyPage }) => PropertyPage,
  LoadingView,
)
const TourConfirmPage = lazyPart(
  () => import('./pages/tour-confirm/tour-confirm-page.tsx'),
  ({ TourConfirmPage }) => TourConfirmPage,
  OpeningPage,
)
const TourReschedulePage = lazyPart(
  () => import('./pages/tour-reschedule/tour-reschedule-page.tsx'),
  ({ TourReschedulePage }) => TourReschedulePage,
  OpeningPage,
)
const TourRequestPage = lazyPart(
  () => import('./pages/tour-request/tour-request-page.tsx'),
  ({ TourRequestPage }) => TourRequestPage,
  OpeningPage,
)
const QuestionPage = lazyPart(
  () => import('./pages/question/question-page.tsx'),
  ({ QuestionPage }) => QuestionPage,
  OpeningPage,
)
const ChatPage = lazyPart(
  () => import('./pages/chat/chat-page.tsx'),
  ({ ChatPage }) => ChatPage,
  OpeningPage,
)
const PropertyViewPage = lazyPart(
  () => import('./pages/property-view/property-view-page.tsx'),
  ({ PropertyViewPage }) => PropertyViewPage,
  OpeningPage,
)
const DashboardPage = lazyPart(
  () => import('./pages/dashboard/dashboard-page.tsx'),
  ({ DashboardPage }) => DashboardPage,
  OpeningPage,
)
const PennyTestPage = lazyPart(
  () => import('./pages/penny-test/penny-test-page.tsx'),
  ({ PennyTestPage }) => PennyTestPage,
  OpeningPage,
)

/** The whole site on one screen; the pages of Marketing are in marketing-pages.tsx. */
export function Routes() {
  return (
    <Switch>
      <Route path="/tour/confirm">
        <TourConfirmPage />
      </Route>
      <Route path="/tour/reschedule">
        <TourReschedulePage />
      </Route>
      <Route path="/tour/request">
        <TourRequestPage />
      </Route>
      <Route path="/question">
        <QuestionPage />
      </Route>
      <Route path="/chat">
        <ChatPage />
      </Route>
      <Route path="/property-view">
        <PropertyViewPage />
      </Route>
      <Route path="/dashboard">
        <DashboardPage />
      </Route>
      <Route path="/penny-test">
        <PennyTestPage />
      </Route>
      <Route path="/p/:address">{({ address }) => <PropertyPage address={address} isNumber={false} />}</Route>
      <Route path="/property/:address">{({ address }) => <PropertyPage address={address} isNumber={true} />}</Route>
      <Route>
        <Marketing />
      </Route>
    </Switch>
  )
}
