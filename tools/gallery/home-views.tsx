// Imported statically, so that no screenshot shows the chart's placeholder.
import '#src/widgets/valuation-chart/value-chart.tsx'
import type { ReactElement, ReactNode } from 'react'
import type { PropertyLocation } from '#machines/property-view/location.ts'
import { DashboardPage } from '#src/pages/dashboard/dashboard-page.tsx'
import { ListedHome } from '#src/pages/property-view/listed-home.tsx'
import { NextSteps, PanelsToCome } from '#src/pages/property-view/panels.tsx'
import { PropertyViewLayout } from '#src/pages/property-view/property-view-layout.tsx'
import { ValuePanel } from '#src/pages/property-view/value-panel.tsx'
import { Photo, type PhotoFile } from '#src/ui/photo.tsx'
import { PlaceholderPhoto } from '#src/ui/placeholder-photo.tsx'
import { AddressBox } from '#src/widgets/address-box/address-box.tsx'
import { PlaceMap } from '#src/widgets/map/place-map.tsx'
import * as fixtures from './fixtures.ts'

const nothing = () => {}
const mails = { advisor: 'advisor@pending.example', support: 'support@pending.example' }

const alder = { propertyAddress: fixtures.galleryListing.address, propertyLat: 37.9066, propertyLong: -122.5502 }
const typed = { propertyAddress: '12 Nowhere Lane, Springfield, IL 62704', propertyLat: null, propertyLong: null }
const longest = { propertyAddress: fixtures.longest.address, propertyLat: 33.7447, propertyLong: -118.387 }
const unbroken = { propertyAddress: 'unbroken'.repeat(37), propertyLat: null, propertyLong: null }

interface Shown {
  panels?: ReactNode
  pane?: 'details' | 'map'
}
const page = (place: PropertyLocation | null, { panels, pane = 'details' }: Shown = {}) => (
  <PropertyViewLayout
    address={place?.propertyAddress ?? null}
    isUnlisted={place === typed}
    status=""
    box={<AddressBox address={place?.propertyAddress ?? ''} withButton onFind={nothing} />}
    map={place && <PlaceMap location={place} />}
    panels={panels}
    pane={pane}
    onShowMap={nothing}
    onBack={nothing}
    onShare={nothing}
  />
)

const value = (place: PropertyLocation, state: { value?: number; onRetry?: () => void }) => (
  <ValuePanel
    address={place.propertyAddress ?? ''}
    value={state.value ?? null}
    listPrice={state.value ? 4_750_000 : null}
    support={mails.support}
    {...(state.onRetry && { onRetry: state.onRetry })}
  />
)
const steps = (place: PropertyLocation) => <NextSteps address={place.propertyAddress ?? ''} advisor={mails.advisor} />
const listed = (facts: typeof fixtures.galleryListing, photo: PhotoFile | null) => (
  <ListedHome
    listing={{ ...facts, id: 4, slug: '48-alder-ridge-road' }}
    photo={photo ? <Photo photo={photo} sizes="360px" /> : <PlaceholderPhoto />}
  />
)

/** The property view and its parts, by name. */
export const homeViews: Record<string, ReactElement> = {
  'view-unasked': page(null),
  'view-valuing': page(alder, {
    panels: (
      <>
        <PanelsToCome />
      </>
    ),
  }),
  'view-priced': page(alder, {
    panels: (
      <>
        {value(alder, { value: 4_750_000 })}
        {listed(fixtures.galleryListing, fixtures.galleryPhotos[0] ?? null)}
        {steps(alder)}
      </>
    ),
  }),
  'view-map': page(alder, { pane: 'map' }),
  'view-rental': page(alder, {
    panels: (
      <>
        {value(alder, {})}
        {listed(fixtures.flat, fixtures.otherPhotos[1] ?? null)}
        {steps(alder)}
      </>
    ),
  }),
  'view-unknown': page(typed, {
    panels: (
      <>
        {value(typed, {})}
        {steps(typed)}
      </>
    ),
  }),
  'view-failed': page(typed, {
    panels: (
      <>
        {value(typed, { onRetry: nothing })}
        {steps(typed)}
      </>
    ),
  }),
  'view-longest': page(longest, {
    panels: (
      <>
        {value(longest, { value: 1_284_750_000 })}
        {listed({ ...fixtures.longest, isRental: false }, null)}
        {steps(longest)}
      </>
    ),
  }),
  'view-unbroken': page(unbroken, {
    panels: (
      <>
        {value(unbroken, {})}
        {steps(unbroken)}
      </>
    ),
  }),
  dashboard: <DashboardPage />,
}
