import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { calendarFile } from '#server/tours/calendar-file.ts'

const tour = {
  icalUid: 'f0c3',
  icalSequence: 2,
  proposedAt: new Date('2026-11-25T18:30:00Z'),
  decidedAt: new Date('2026-11-20T12:00:00Z'),
  kind: 'in_person' as const,
  address: '48 Alder Ridge Road; "the house",\nMill Valley, CA 94941, with more words than fit into one line of a file',
  latitude: 37.9,
  longitude: -122.55,
}
const fileOf = (more: Partial<typeof tour> = {}) =>
  calendarFile({ ...tour, ...more }, { name: '', address: 'penny@pending.example' }, 'https://pending.example/p/48')
const eventIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')

it('[API-06] the calendar file ends and folds its lines as RFC 5545 requires', () => {
  const { content } = fileOf()
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(content).not.toMatch(/[^\r]\n|\r[^\n]/)
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

it('[API-06] the calendar file is the same for the same tour, and counts its changes', () => {
  expect(fileOf()).toEqual(fileOf())
  expect(eventIn(fileOf().content)?.getFirstPropertyValue('sequence')).toBe(2)
  expect(eventIn(fileOf({ icalSequence: 3 }).content)?.getFirstPropertyValue('uid')).toBe('f0c3')
})

it('[API-06] the calendar file has the full address on one line, and the coordinates when they are known', () => {
  const address = tour.address.replace('\n', ' ')
  const known = eventIn(fileOf().content)
  expect(known?.getFirstPropertyValue('location')).toBe(address)
  expect(known?.getFirstPropertyValue('geo')).toEqual([37.9, -122.55])
  const unknown = eventIn(
    calendarFile({ ...tour, latitude: null }, { name: 'P', address: 'p@q.example' }, 'https://q.example').content,
  )
  expect(unknown?.getFirstPropertyValue('location')).toBe(address)
  expect(unknown?.getFirstPropertyValue('geo')).toBeNull()
})
