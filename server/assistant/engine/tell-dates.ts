import { localAt } from '../../rules/tour-time.ts'
import type { ListingRecord } from '../turn.ts'
import { capital, dateInWords, entered, listed } from './phrases.ts'
import { type Asked, type Telling, told } from './telling.ts'

/** When it can be had and when it can be seen. Null: not in the listing. */

export function tellAvailability({ record, now }: Asked): Telling | null {
  const { availability, availableFrom } = record.facts
  const state = entered(availability)
  const said = [
    state === null ? null : stateInWords(state),
    availableFrom === null ? null : fromWords(availableFrom, record, now),
  ]
  const text = said.filter((each) => each !== null).join(' ')
  return text === '' ? null : told('availability', text)
}

function stateInWords(state: string): string {
  if (/^[A-Z].*\s(is|are|has|will|can)\s/.test(state)) return `${state}.`
  if (
    /^(vacant|available|pre-market|off-market|occupied|rented|let|leased|sold|under|in|on|not|tenant-occupied|owner-occupied|empty|immediately)\b/i.test(
      state,
    )
  )
    return `It is ${/^[A-Z][a-z]/.test(state) ? state.charAt(0).toLowerCase() + state.slice(1) : state}.`
  if (/^tenant\b/i.test(state)) return `There is a tenant${state.slice('tenant'.length)}.`
  return `${capital(state)}.`
}

function fromWords(day: string, record: ListingRecord, now: Date): string {
  const today = localAt(now, record.timeZone).slice(0, 10)
  return day > today ? `It is available from ${dateInWords(day)}.` : `It has been available since ${dateInWords(day)}.`
}

export function tellMoveIn(asked: Asked): Telling | null {
  const moveIn = entered(asked.record.facts.moveIn)
  const available = tellAvailability(asked)
  if (moveIn === null) return available && { ...available, topic: 'moveIn' }
  const text = /^[A-Z].*\s(is|are|can|has|must)\s/.test(moveIn) ? `${moveIn}.` : `Moving in: ${moveIn}.`
  return told('moveIn', available ? `${text} ${available.text}` : text, text, ...(available?.sources ?? []))
}

/** Told even to somebody who only wants a time: it says which times there are. */
export function tellTours({ record }: Asked): Telling | null {
  if (!record.givesTours) return null
  const notice = record.tourNoticeHours > 0 ? `${record.tourNoticeHours} hours’ notice` : null
  if (record.tourHours.length === 0)
    return told('tours', `Tours are by appointment${notice ? `, with ${notice}` : ''}.`)
  return told('tours', `Tours run ${hoursInWords(record.tourHours)}${notice ? `, with ${notice}` : ''}.`)
}

type Hours = ListingRecord['tourHours']

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Monday to Saturday, 9 AM to 6 PM", each day with hours of its own apart. */
function hoursInWords(hours: Hours): string {
  const byHours = new Map<string, number[]>()
  for (const { weekday, opens, closes } of hours) {
    const range = `${clock(opens)} to ${clock(closes)}`
    byHours.set(range, [...(byHours.get(range) ?? []), weekday])
  }
  return listed([...byHours].map(([range, weekdays]) => `${daysInWords(weekdays)}, ${range}`))
}

/** A week begins on Monday here, so that a weekend is one stretch. */
function daysInWords(weekdays: number[]): string {
  const week = [...new Set(weekdays.map((weekday) => (weekday + 6) % 7))].sort((one, other) => one - other)
  if (week.length === 7) return 'every day'
  const names = week.map((day) => dayNames[(day + 1) % 7] ?? '')
  const isOneStretch = week.every((day, i) => i === 0 || day === (week[i - 1] ?? 0) + 1)
  return isOneStretch && week.length > 2 ? `${names[0]} to ${names.at(-1)}` : listed(names)
}

/** `09:30:00` as "9:30 AM". */
function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
