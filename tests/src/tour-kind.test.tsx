import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { tourKind } from '#domain/tour-kind.ts'
import type { components } from '#openapi/generated/types.ts'
import { tourRequestForm } from '#src/content/tour-request-form.ts'
import { TourConfirmView } from '#src/pages/tour-confirm/tour-confirm-view.tsx'
import { CancelView } from '#src/pages/tour-request/cancel-view.tsx'
import { ChooseView } from '#src/pages/tour-request/choose-view.tsx'
import { TourAnswerView } from '#src/pages/tour-request/tour-request-view.tsx'
import { exampleNamed } from '../support/examples.ts'

type TourView = components['schemas']['TourView']

const nothing = () => {}
const common = { token: 'token-of-the-email', problem: null, busy: false, onBack: nothing }
const answering = { sending: null, onConfirm: nothing, onAccept: nothing, onSuggest: nothing, onAskToCancel: nothing }
const choosing = { day: null, time: null, onDay: nothing, onTime: nothing, onSubmit: nothing }
const buyers = exampleNamed('getTourRequest.unconfirmed').body as TourView
const sellers = exampleNamed('getTourRequest.sellersAccepted').body as TourView

const pages = {
  'of a buyer’s request': [buyers, (tour: TourView) => <TourAnswerView {...common} {...answering} tour={tour} />],
  'of a seller’s tour': [sellers, (tour: TourView) => <TourAnswerView {...common} {...answering} tour={tour} />],
  'that asks before it cancels': [
    buyers,
    (tour: TourView) => <CancelView {...common} tour={tour} onCancel={nothing} />,
  ],
  'on which another time is chosen': [
    sellers,
    (tour: TourView) => (
      <ChooseView
        {...common}
        {...choosing}
        times={['2026-11-23T14:00:00']}
        viewerZone="America/Los_Angeles"
        tour={tour}
      />
    ),
  ],
  'of a seller who accepts': [
    sellers,
    (tour: TourView) => (
      <TourConfirmView {...common} outcome="accepted" message="Confirmed." action="accept" tour={tour} />
    ),
  ],
} as const satisfies Record<string, [TourView, (tour: TourView) => unknown]>

const how = () => screen.queryByText('How')?.nextElementSibling?.textContent ?? null

afterEach(cleanup)

describe.each(Object.entries(pages))('[API-06] the page %s', (_, [tour, show]) => {
  it.each([
    ['in_person', 'In person'],
    ['video', 'By video'],
  ] as const)('says how the tour takes place: %s', (kind, words) => {
    render(show({ ...tour, kind }))
    expect(how()).toBe(words)
    const heading = screen.getByRole('heading', { level: 1 })
    const described = document.getElementById(heading.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).not.toContain(words)
  })

  it('says nothing where the server doesn’t, or knows another kind', () => {
    const { kind: _kind, ...older } = tour
    const { rerender } = render(show(older))
    expect(how()).toBeNull()
    rerender(show({ ...tour, kind: 'by_phone' as never }))
    expect(how()).toBeNull()
  })
})

it('is worded as in the form in which the tour was requested', () => {
  const kinds = { in_person: 'In person', video: 'By video' }
  expect(tourKind).toEqual({ label: 'How', kinds })
  expect([tourRequestForm.summary.kind, tourRequestForm.kinds]).toEqual(['How', kinds])
})
