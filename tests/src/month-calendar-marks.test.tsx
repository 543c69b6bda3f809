/** @module-tag nightly */
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MonthCalendarView } from '#src/widgets/month-calendar/month-calendar-view.tsx'

type Props = ComponentProps<typeof MonthCalendarView>

const calls = { onMove: vi.fn(), onPick: vi.fn(), onPreviousMonth: vi.fn(), onNextMonth: vi.fn() }
const view = (props: Partial<Props>) => (
  <MonthCalendarView
    today="2026-11-20"
    focused="2026-11-20"
    picked={null}
    asked="2026-11-25"
    free={new Set(['2026-11-18', '2026-11-25', '2026-11-27'])}
    {...calls}
    {...props}
  />
)

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

const show = (props: Partial<Props> = {}) => {
  const { rerender } = render(view(props))
  return (more: Partial<Props>) => rerender(view(more))
}
const grid = () => document.querySelector('table') as HTMLElement
const day = (words: string) => grid().querySelector(`[aria-label^="${words}"]`) as HTMLButtonElement
const marksOf = (words: string) => day(words).querySelectorAll('[aria-hidden=true]').length
const labelled = (name: string) => screen.getByLabelText(name)

describe('[RESCHED-06] the marks of the days', () => {
  it.each([
    ['an open day', 'Friday, November 27, 2026, open times', 1],
    ['the requested day, if it is open', 'Wednesday, November 25, 2026, requested, open times', 2],
    ['any other day', 'Thursday, November 26, 2026', 0],
    ['a past day that was open', 'Wednesday, November 18, 2026', 0],
  ])('%s is %s and has %i', (_, words, marks) => {
    show()
    expect([day(words).getAttribute('aria-label'), marksOf(words)]).toEqual([words, marks])
  })

  it('are explained under the month, for those who see them', () => {
    show()
    const legend = screen.getByText('Requested').closest('ul')
    expect([...(legend?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Requested', 'Open times'])
    expect(legend?.getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('You can propose any other day, too.')).toBeTruthy()
  })

  it('are only that of the request where no day is open', () => {
    show({ free: new Set() })
    const legend = screen.getByText('Requested').closest('ul')
    expect([...(legend?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Requested'])
    expect(screen.queryByText('You can propose any other day, too.')).toBeNull()
  })

  it('change their color on the picked day, to be seen on it', () => {
    const colors = (words: string) =>
      [...day(words).querySelectorAll('[aria-hidden=true]')].map((mark) => mark.classList.contains('bg-on-walnut'))
    const again = show()
    expect(colors('Wednesday, November 25')).toEqual([false, false])
    again({ picked: '2026-11-25' })
    expect(colors('Wednesday, November 25')).toEqual([true, true])
    expect(colors('Friday, November 27')).toEqual([false])
    const legend = screen.getByText('Requested').closest('ul')
    expect(legend?.querySelector('.bg-on-walnut')).toBeNull()
  })
})

describe('[RESCHED-06] the days of a month', () => {
  it('stand in weeks that begin on Sunday, without days of other months', () => {
    show()
    const weeks = [...grid().querySelectorAll('tbody tr')].map((week) =>
      [...week.children].map(({ textContent }) => textContent),
    )
    expect(weeks).toEqual([
      ['1', '2', '3', '4', '5', '6', '7'],
      ['8', '9', '10', '11', '12', '13', '14'],
      ['15', '16', '17', '18', '19', '20', '21'],
      ['22', '23', '24', '25', '26', '27', '28'],
      ['29', '30', '', '', '', '', ''],
    ])
    expect(grid().querySelectorAll('tbody tr:last-child td:not([aria-selected])')).toHaveLength(5)
  })

  it('are buttons of which one is in the tab order', () => {
    show({ focused: '2026-11-27' })
    const all = [...grid().querySelectorAll('button')]
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([day('Friday, November 27')])
    expect(all.every(({ type }) => type === 'button')).toBe(true)
  })

  it('report the day that is pressed', () => {
    show()
    fireEvent.click(day('Friday, November 27'))
    expect(calls.onPick.mock.calls).toEqual([['2026-11-27']])
  })

  it('mark today, also when it isn’t picked or focused', () => {
    show({ focused: '2026-11-27', picked: '2026-11-27' })
    const current = [...grid().querySelectorAll('[aria-current]')]
    expect(current).toEqual([day('Friday, November 20')])
    expect(grid().querySelector('[aria-selected=true]')?.firstChild).toBe(day('Friday, November 27'))
  })
})

describe('[RESCHED-06] the keys of a date grid', () => {
  const press = (init: object) => {
    const event = createEvent.keyDown(day('Friday, November 20'), init)
    fireEvent(day('Friday, November 20'), event)
    return event.defaultPrevented
  }

  it.each([
    ['ArrowLeft', 'LEFT'],
    ['ArrowRight', 'RIGHT'],
    ['ArrowUp', 'UP'],
    ['ArrowDown', 'DOWN'],
    ['Home', 'HOME'],
    ['End', 'END'],
    ['PageUp', 'PAGE_UP'],
    ['PageDown', 'PAGE_DOWN'],
  ])('%s moves %s, and does not scroll the page', (key, move) => {
    show()
    expect(press({ key })).toBe(true)
    expect(calls.onMove.mock.calls).toEqual([[move]])
  })

  it.each([
    ['PageUp', 'YEAR_BACK'],
    ['PageDown', 'YEAR_AHEAD'],
  ])('Shift and %s move %s', (key, move) => {
    show()
    expect(press({ key, shiftKey: true })).toBe(true)
    expect(calls.onMove.mock.calls).toEqual([[move]])
  })

  it.each([
    { key: 'ArrowLeft', ctrlKey: true },
    { key: 'ArrowLeft', metaKey: true },
    { key: 'ArrowLeft', altKey: true },
    { key: 'Home', shiftKey: true },
    { key: 'Tab' },
    { key: 'Enter' },
  ])('%j is left to the browser', (init) => {
    show()
    expect(press(init)).toBe(false)
    expect(calls.onMove).not.toHaveBeenCalled()
  })

  it('take the focus along', () => {
    const again = show()
    press({ key: 'ArrowRight' })
    again({ focused: '2026-11-21' })
    expect(document.activeElement).toBe(day('Saturday, November 21'))
  })

  it('take no focus along for a day that changes by itself', () => {
    const again = show()
    again({ focused: '2026-11-21' })
    expect(document.activeElement).toBe(document.body)
  })

  it('take it along for one key only', () => {
    const again = show()
    press({ key: 'ArrowRight' })
    again({ focused: '2026-11-21' })
    labelled('Next month').focus()
    again({ focused: '2026-12-01' })
    expect(document.activeElement).toBe(labelled('Next month'))
  })

  it('leave it on a button that is pressed after a key that leads nowhere', () => {
    const again = show()
    press({ key: 'ArrowLeft' })
    labelled('Next month').focus()
    fireEvent.click(labelled('Next month'))
    again({ focused: '2026-12-01' })
    expect(document.activeElement).toBe(labelled('Next month'))
  })
})

describe('[RESCHED-06] the buttons that turn the month', () => {
  it('each report their own direction', () => {
    show({ focused: '2026-12-05' })
    fireEvent.click(labelled('Next month'))
    expect([calls.onNextMonth.mock.calls.length, calls.onPreviousMonth.mock.calls.length]).toEqual([1, 0])
    fireEvent.click(labelled('Previous month'))
    expect([calls.onNextMonth.mock.calls.length, calls.onPreviousMonth.mock.calls.length]).toEqual([1, 1])
  })

  it.each([
    ['2026-11-30', 'true'],
    ['2026-12-01', null],
  ])('say whether there is an earlier month than that of %s', (focused, disabled) => {
    show({ focused })
    expect(labelled('Previous month').getAttribute('aria-disabled')).toBe(disabled)
  })
})
