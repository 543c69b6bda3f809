import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RequestedStep, ReviewStep } from '#src/widgets/tour-request/review-step.tsx'

const zone = 'America/Los_Angeles'
const contact = { name: 'Ann Chen', email: 'ann.chen@example.com', phone: '', note: '' }

afterEach(cleanup)

const summaryIn = (viewerZone: string) =>
  render(
    <ReviewStep
      times={{ available_times: [], minutes: 30, time_zone: zone, by_appointment: false }}
      time="2026-11-28T10:30:00"
      kind="in_person"
      tourPhone="optional"
      contact={contact}
      viewerZone={viewerZone}
      onChangeTime={() => {}}
    />,
  ).container.querySelector('dd')?.textContent

const requestedIn = (viewerZone: string) =>
  render(
    <RequestedStep
      receipt={{ proposed_time: '2026-11-28T10:30:00-08:00', time_zone: zone } as never}
      email={contact.email}
      viewerZone={viewerZone}
    />,
  ).container.querySelector('[data-when]')?.textContent

it.each([
  [zone, ''],
  ['America/New_York', 'That’s Sat, Nov 28 at 1:30 PM your time.'],
  ['Asia/Kathmandu', 'That’s Sun, Nov 29 at 12:15 AM your time.'],
])('the summary and the receipt show the time to a visitor in %s', (viewerZone, own) => {
  const when = 'Sat, Nov 28 at 10:30 AM Pacific Time'
  expect(summaryIn(viewerZone)).toBe(when + own)
  expect(requestedIn(viewerZone)).toBe(when + own)
})
