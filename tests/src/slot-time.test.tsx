import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { viewersTimeWords } from '#src/content/dates.ts'
import { TimeStep } from '#src/widgets/tour-request/time-step.tsx'

const zone = 'America/Los_Angeles'

afterEach(cleanup)

it.each([
  [zone, null],
  ['America/Tijuana', null],
  ['America/New_York', '1:30 PM'],
  ['Asia/Kathmandu', 'Sun 12:15 AM'],
  ['Pacific/Honolulu', '8:30 AM'],
])('[API-06] 10:30 AM in Los Angeles is in %s: %s', (viewerZone, words) => {
  expect(viewersTimeWords('2026-11-28T10:30:00', zone, viewerZone)).toBe(words)
})

const show = (viewerZone: string) =>
  render(
    <TimeStep
      times={{
        available_times: ['2026-11-28T09:00:00', '2026-11-28T16:30:00'],
        minutes: 30,
        time_zone: zone,
        by_appointment: false,
      }}
      day="2026-11-28"
      time={null}
      kind="in_person"
      viewerZone={viewerZone}
      onDay={() => {}}
      onTime={() => {}}
      onKind={() => {}}
    />,
  )
const named = () =>
  [...screen.getByRole('group', { name: /^Time on/ }).querySelectorAll('label')].map(({ textContent }) => textContent)

it('[API-06] each slot has the visitor’s own time where it differs', () => {
  show('Europe/Berlin')
  expect(named()).toEqual(['9 AM, 6 PM your time', '4:30 PM, Sun 1:30 AM your time'])
  expect(screen.getByText(/Your local time is below each one\./)).toBeTruthy()
})

it('[API-06] each slot has one time where both clocks agree', () => {
  show(zone)
  expect(named()).toEqual(['9 AM', '4:30 PM'])
  expect(screen.queryByText(/Your own time/)).toBeNull()
})
