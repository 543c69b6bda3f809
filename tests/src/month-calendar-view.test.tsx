import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useMachine } from '@xstate/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type ActorRefFrom, assign, setup } from 'xstate'
import { monthCalendarMachine } from '#machines/month-calendar/month-calendar.machine.ts'
import { MonthCalendar } from '#src/widgets/month-calendar/month-calendar.tsx'

/** A form that records its calendar's events; today is Friday, November 20, 2026. */
const form = setup({
  types: { context: {} as { day: string | null }, events: {} as { type: 'DAY_PICKED'; day: string } },
  actors: { calendar: monthCalendarMachine },
}).createMachine({
  context: { day: null },
  invoke: { id: 'calendar', src: 'calendar', input: ({ self }) => ({ today: '2026-11-20', parentRef: self }) },
  on: { DAY_PICKED: { actions: assign({ day: ({ event }) => event.day }) } },
})
const available = ['2026-11-24T14:00:00', '2026-11-24T14:30:00', '2026-11-27T11:00:00']

function Form() {
  const [{ context, children }] = useMachine(form)
  const calendar = children.calendar as ActorRefFrom<typeof monthCalendarMachine> | undefined
  return (
    <>
      {calendar && <MonthCalendar actor={calendar} picked={context.day} asked="2026-11-25" available={available} />}
      <output>{context.day ?? 'nothing'}</output>
    </>
  )
}
const show = () => render(<Form />)

const reported = () => screen.getByRole('status').textContent
const month = () => screen.getByRole('heading', { level: 3 })
const day = (name: RegExp | string) => screen.getByRole('button', { name })
const tabStops = () => [...screen.getByRole('grid').querySelectorAll<HTMLElement>('[tabindex="0"]')]
const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(document.activeElement as Element, { key, ...modifiers })
const focusedDay = () => document.activeElement?.getAttribute('aria-label')

afterEach(cleanup)

describe('[RESCHED-06] the month', () => {
  it('is a grid labelled with its name, with full weekday names for screen readers', () => {
    show()
    const grid = screen.getByRole('grid', { name: 'November 2026' })
    const headers = within(grid).getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'SuSunday',
      'MoMonday',
      'TuTuesday',
      'WeWednesday',
      'ThThursday',
      'FrFriday',
      'SaSaturday',
    ])
    expect(within(grid).getAllByRole('button')).toHaveLength(30)
  })

  it('labels every day in full, with its state', () => {
    show()
    expect(day('Friday, November 20, 2026, today').getAttribute('aria-current')).toBe('date')
    expect(day('Tuesday, November 24, 2026, open times')).toBeTruthy()
    expect(day('Wednesday, November 25, 2026, requested')).toBeTruthy()
    expect(day('Saturday, November 28, 2026')).toBeTruthy()
  })

  it('disables past days and reports no press on one', () => {
    show()
    expect(day('Thursday, November 19, 2026').getAttribute('aria-disabled')).toBe('true')
    expect(day('Friday, November 20, 2026, today').hasAttribute('aria-disabled')).toBe(false)
    fireEvent.click(day('Thursday, November 19, 2026'))
    expect(reported()).toBe('nothing')
  })

  it('reports a picked day, and marks it as selected', () => {
    show()
    fireEvent.click(day('Monday, November 30, 2026'))
    expect(reported()).toBe('2026-11-30')
    const cell = day('Monday, November 30, 2026, selected').closest('td')
    expect(cell?.getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('grid').querySelectorAll('[aria-selected=true]')).toHaveLength(1)
    expect(tabStops()).toEqual([day('Monday, November 30, 2026, selected')])
  })

  it('announces the month, and has none before the current one', () => {
    show()
    expect(month().getAttribute('aria-live')).toBe('polite')
    const previous = screen.getByRole('button', { name: 'Previous month' })
    expect(previous.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(previous)
    expect(month().textContent).toBe('November 2026')
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(month().textContent).toBe('December 2026')
    expect(previous.hasAttribute('aria-disabled')).toBe(false)
  })
})

describe('[RESCHED-06] the keys of the date grid', () => {
  it.each([
    ['ArrowRight', 'Saturday, November 21, 2026'],
    ['ArrowDown', 'Friday, November 27, 2026, open times'],
    ['End', 'Saturday, November 21, 2026'],
    ['PageDown', 'Sunday, December 20, 2026'],
    ['ArrowLeft', 'Friday, November 20, 2026, today'],
    ['ArrowUp', 'Friday, November 20, 2026, today'],
    ['Home', 'Friday, November 20, 2026, today'],
    ['PageUp', 'Friday, November 20, 2026, today'],
  ])('%s moves to %s with the tab stop', (key, name) => {
    show()
    day('Friday, November 20, 2026, today').focus()
    press(key)
    expect(focusedDay()).toBe(name)
    expect(tabStops()).toEqual([document.activeElement])
  })

  it('move the focus to the next month and back', () => {
    show()
    day('Friday, November 20, 2026, today').focus()
    for (const key of ['ArrowDown', 'ArrowDown']) press(key)
    expect([month().textContent, focusedDay()]).toEqual(['December 2026', 'Friday, December 4, 2026'])
    press('PageUp')
    expect([month().textContent, focusedDay()]).toEqual(['November 2026', 'Friday, November 20, 2026, today'])
  })

  it('move by a year with Shift', () => {
    show()
    day('Friday, November 20, 2026, today').focus()
    press('PageDown', { shiftKey: true })
    expect([month().textContent, focusedDay()]).toEqual(['November 2027', 'Saturday, November 20, 2027'])
    press('PageUp', { shiftKey: true })
    expect(focusedDay()).toBe('Friday, November 20, 2026, today')
  })

  it('are left to the browser with modifiers', () => {
    show()
    day('Friday, November 20, 2026, today').focus()
    const isTaken = (init: object) => !fireEvent.keyDown(document.activeElement as Element, init)
    expect(isTaken({ key: 'ArrowLeft', altKey: true })).toBe(false)
    expect(isTaken({ key: 'ArrowRight', shiftKey: true })).toBe(false)
    expect(isTaken({ key: 'PageDown', shiftKey: true, ctrlKey: true })).toBe(false)
    expect(isTaken({ key: 'a' })).toBe(false)
    expect(isTaken({ key: 'ArrowRight' })).toBe(true)
    expect(focusedDay()).toBe('Saturday, November 21, 2026')
  })

  it('leave the focus on the buttons that change the month', () => {
    show()
    day('Friday, November 20, 2026, today').focus()
    press('ArrowLeft')
    const next = screen.getByRole('button', { name: 'Next month' })
    next.focus()
    fireEvent.click(next)
    expect(document.activeElement).toBe(next)
    expect(tabStops().map((stop) => stop.getAttribute('aria-label'))).toEqual(['Tuesday, December 1, 2026'])
  })
})
