import type { ComponentProps, ReactElement } from 'react'
import { firstPhotoSizes } from '#domain/photo-sizes.ts'
import { chat as chatWords } from '#src/content/chat.ts'
import { CrashView } from '#src/pages/crash-view.tsx'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { CheckingAccessView } from '#src/pages/property/checking-access-view.tsx'
import { PropertyErrorView } from '#src/pages/property/error-view.tsx'
import { GateView } from '#src/pages/property/gate-view.tsx'
import { ListingDetailsView } from '#src/pages/property/listing-details.tsx'
import { ListingView } from '#src/pages/property/listing-view.tsx'
import { PropertyLoadingView } from '#src/pages/property/loading-view.tsx'
import type { ShownListing } from '#src/pages/property/shown-listing.ts'
import { ChatView } from '#src/widgets/chat/chat-view.tsx'
import { MapModalView } from '#src/widgets/map/map-modal-view.tsx'
import { MapView } from '#src/widgets/map/map-view.tsx'
import { PhotosView } from '#src/widgets/photos/photos-view.tsx'
import { ShareDialogView } from '#src/widgets/share/share-dialog-view.tsx'
import * as fixtures from './fixtures.ts'
import { LiveListing } from './live.tsx'

const nothing = () => {}

type ChatState = Partial<ComponentProps<typeof ChatView>>
const chat = (state: ChatState = {}) => (
  <ChatView
    shown
    messages={[]}
    draft=""
    sending={false}
    suggestions={chatWords.suggestions}
    onDraft={nothing}
    onSend={nothing}
    onSuggestion={nothing}
    onToggle={nothing}
    {...state}
  />
)

type PhotosState = Partial<ComponentProps<typeof PhotosView>>
const photos = (address: string | null, state: PhotosState = {}) => (
  <PhotosView
    state="showing"
    photos={fixtures.galleryPhotos}
    index={0}
    broken={[]}
    address={address}
    sizes={firstPhotoSizes}
    onPrevious={nothing}
    onNext={nothing}
    onSwipe={nothing}
    onBroken={nothing}
    {...state}
  />
)

type MapState = ComponentProps<typeof MapView>['state']
const listing = (
  facts: ShownListing,
  photosState?: PhotosState,
  chatState?: ChatState,
  map: MapState = 'unconfigured',
) => (
  <ListingView
    listing={facts}
    photos={photos(facts.address, photosState)}
    chat={chat(chatState)}
    map={
      <MapView state={map} address={facts.address} onExpand={nothing}>
        {map === 'ready' && <div className="size-full bg-sage-wash" />}
      </MapView>
    }
    below={<ListingDetailsView listing={{ ...facts, id: 4 }} />}
    onShare={nothing}
    onRequestTour={nothing}
  />
)

type GateProps = ComponentProps<typeof GateView>
const gate = (asked: GateProps['asked'], state: Partial<GateProps> = {}) => (
  <GateView
    asked={asked}
    values={fixtures.noValues}
    busy={false}
    problem={null}
    onChange={nothing}
    onSubmit={nothing}
    {...state}
  />
)
const everyField: GateProps['asked'] = {
  password: true,
  fields: ['email', 'first_name', 'last_name', 'phone', 'company'],
}

/** Every view in its relevant states, by name. */
export const views: Record<string, ReactElement> = {
  loading: <PropertyLoadingView />,
  'checking-access': <CheckingAccessView />,
  listing: listing(fixtures.galleryListing),
  'listing-talk': listing(
    fixtures.galleryListing,
    { index: 1 },
    { messages: fixtures.galleryConversation, draft: 'Are pets allowed' },
  ),
  'listing-sending': listing(
    fixtures.galleryListing,
    { index: 2 },
    { messages: fixtures.galleryConversation.slice(0, 3), sending: true },
    'loading',
  ),
  'listing-long-talk': listing(fixtures.galleryListing, { index: 4 }, { messages: fixtures.longTalk }, 'ready'),
  'listing-talk-times': listing(fixtures.galleryListing, { index: 1 }, { messages: fixtures.talkWithTimes }),
  'listing-talk-summary': listing(fixtures.galleryListing, { index: 1 }, { messages: fixtures.talkWithSummary }),
  'listing-talk-long-summary': listing(
    fixtures.galleryListing,
    { index: 1 },
    { messages: fixtures.talkWithLongSummary },
  ),
  'listing-talk-sources': listing(fixtures.galleryListing, { index: 1 }, { messages: fixtures.talkWithSources }),
  'listing-chat-hidden': listing(
    fixtures.galleryListing,
    { index: 3 },
    { shown: false, messages: fixtures.galleryConversation },
    'failed',
  ),
  'listing-rental': listing(fixtures.flat, { photos: fixtures.otherPhotos, index: 1 }),
  'listing-single-photo': listing(fixtures.flat, { photos: fixtures.otherPhotos.slice(0, 1) }),
  'listing-no-photo': listing({ ...fixtures.flat, price: null }, { state: 'placeholder', photos: [] }),
  'listing-broken-photo': listing(fixtures.galleryListing, { broken: ['/exterior-dusk.jpg'] }),
  'listing-photos-loading': listing(fixtures.galleryListing, { state: 'loading', photos: [] }),
  'listing-longest': listing(fixtures.longest, { photos: fixtures.otherPhotos }),
  'listing-withheld': listing(fixtures.withheld, { state: 'placeholder', photos: [] }),
  live: <LiveListing />,
  error: <PropertyErrorView problem={{ code: 'network' }} onRetry={nothing} />,
  'error-not-found': <PropertyErrorView problem={{ code: 'notFound' }} />,
  'error-longest': (
    <PropertyErrorView problem={{ code: 'exception', message: 'unexpected_'.repeat(30) }} onRetry={nothing} />
  ),
  'gate-password': gate({ password: true, fields: [] }),
  'gate-wrong-password': gate(
    { password: true, fields: [] },
    { values: fixtures.someValues, problem: { code: 'wrongPassword', retryAfterSeconds: 840 } },
  ),
  'gate-lead': gate({ password: false, fields: ['email', 'first_name', 'phone'] }),
  'gate-email': gate(
    { password: false, fields: ['email', 'first_name', 'phone'] },
    { values: fixtures.someValues, problem: { code: 'email' } },
  ),
  'gate-missing': gate(everyField, { problem: { code: 'missing', fields: ['password', ...everyField.fields] } }),
  'gate-issues': gate(everyField, {
    values: fixtures.someValues,
    problem: {
      code: 'leadIssues',
      issues: [
        { field: 'phone', message: 'String should have at most 40 characters' },
        { field: 'company', message: 'String should match the pattern' },
      ],
    },
  }),
  'gate-nothing': gate({ password: false, fields: [] }, { problem: { code: 'leadFailed' } }),
  'gate-busy': gate(everyField, { values: fixtures.someValues, busy: true }),
  'not-found': <NotFoundPage />,
  crash: <CrashView kind="error" onRetry={nothing} />,
  'crash-chunk': <CrashView kind="chunk" onRetry={nothing} />,
  'map-modal': (
    <>
      {listing(fixtures.galleryListing)}
      <MapModalView open state="ready" address={fixtures.galleryListing.address} onClose={nothing}>
        <div className="size-full bg-sage-wash" />
      </MapModalView>
    </>
  ),
  share: (
    <>
      {listing(fixtures.galleryListing)}
      <ShareDialogView
        open
        address={fixtures.galleryListing.address}
        link="https://pending.example/p/48-alder-ridge-road"
        mailHref="mailto:"
        copied={false}
        tooltipShown
        onCopy={nothing}
        onTooltip={nothing}
        onClose={nothing}
      />
    </>
  ),
  'share-copied': (
    <ShareDialogView
      open
      address={fixtures.longest.address}
      link={`https://pending.example/p/${'long-slug-'.repeat(12)}`}
      mailHref="mailto:"
      copied
      tooltipShown
      onCopy={nothing}
      onTooltip={nothing}
      onClose={nothing}
    />
  ),
}
