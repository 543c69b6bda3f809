import { useHistoryState } from 'wouter/use-browser-location'
import { useNewScreen } from '#src/browser/use-new-screen.ts'
import { usePageHead } from '#src/browser/use-page-head.ts'
import { useWorkflow } from '#src/browser/use-workflow.ts'
import { ChunkLoadError, lazyPart } from '#src/chunks.ts'
import { CheckingAccessView } from './checking-access-view.tsx'
import { PropertyErrorView } from './error-view.tsx'
import { listingHeadOf } from './listing-head-of.ts'
import { ListingPage } from './listing-page.tsx'
import { PropertyLoadingView } from './loading-view.tsx'
import { propertyMachine } from './property-machine.ts'

/** Most listings have no gate, so it is a chunk of its own. For one that has, the server's HTML preloads it. */
const Gate = lazyPart(
  () => import('./gate.tsx'),
  ({ Gate }) => Gate,
  CheckingAccessView,
)

/** What the path names the listing by. */
type Props = { slug: string; number?: never } | { slug?: never; number: string }

/** A new address is a new visit, unless the visit itself put it into the address bar (PROP-04). */
export function PropertyPage({ slug, number }: Props) {
  const key = slug ?? number
  const state = useHistoryState<{ openedAs?: string } | null>()
  return <PropertyVisit key={state?.openedAs ?? key} input={{ key, isNumber: !slug }} />
}

function PropertyVisit({ input }: { input: { key: string; isNumber: boolean } }) {
  const [snapshot, send] = useWorkflow(propertyMachine, { input })
  usePageHead(listingHeadOf(snapshot))
  useNewScreen()
  const { gate, photos, chat } = snapshot.children
  const { problem, listing, visitor } = snapshot.context

  if (problem?.code === 'partMissing') throw new ChunkLoadError('the gate')
  if (snapshot.hasTag('error')) {
    const retry = snapshot.hasTag('retryable') ? { onRetry: () => send({ type: 'RETRY' }) } : {}
    return <PropertyErrorView problem={problem ?? { code: 'unknown' }} {...retry} />
  }
  if (snapshot.hasTag('checking')) return <CheckingAccessView />
  if (gate) return <Gate actor={gate} host={snapshot.context.requirements?.hosted_by ?? null} />
  if (snapshot.matches('listing') && listing)
    return <ListingPage listing={listing} visitor={visitor} photos={photos} chat={chat} />
  return <PropertyLoadingView />
}
