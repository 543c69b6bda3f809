/** @module-tag nightly */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ValueChart } from '#src/widgets/valuation-chart/value-chart.tsx'
import { ValueChartView } from '#src/widgets/valuation-chart/value-chart-view.tsx'
import { withoutMeasures } from '../support/unmeasured.ts'

beforeEach(() => {
  // The line's size comes from the layout; jsdom has none.
  withoutMeasures()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 14) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = (listPrice: number | null = null) =>
  render(<ValueChart address="48 Alder Ridge Road" value={4_750_000} listPrice={listPrice} />)
const slider = () => document.querySelector('[role=slider]') as HTMLElement
const at = () => [slider().getAttribute('aria-valuenow'), slider().getAttribute('aria-valuemax')]
const isMarked = () => document.querySelector('[data-tooltip]') !== null
const chosen = () => document.querySelector<HTMLInputElement>('[type=radio]:checked')?.value
const button = () => document.querySelector('[aria-haspopup=listbox]') as HTMLElement
const list = () => document.querySelector('[data-timeframes] [role=listbox]')
const option = (name: RegExp) => screen.getByText(name, { selector: '[role=option] > span' })
const key = (element: Element, name: string, more = {}) => fireEvent.keyDown(element, { key: name, ...more })

describe('[VALUE-01] the timeframe of the chart', () => {
  it('is one week at first', () => {
    show()
    expect([chosen(), slider().getAttribute('aria-label')]).toEqual(['INTERVAL_1W', 'Illustrated value over one week'])
  })

  it.each([
    ['1D, one day', 'INTERVAL_1D', 'Illustrated value over one day'],
    ['1Y, one year', 'INTERVAL_1Y', 'Illustrated value over one year'],
  ])('is changed by its button to %s, everywhere in the chart', (name, value, words) => {
    show()
    fireEvent.click(screen.getByLabelText(name))
    expect([chosen(), slider().getAttribute('aria-label')]).toEqual([value, words])
    expect(screen.getByText(new RegExp(`^Over ${words.slice(23)}, the value went from`))).toBeTruthy()
    const [now, max] = at()
    expect(now).toBe(max)
  })

  it('is changed by the list, which closes then and gives the focus back', () => {
    show()
    expect(list()).toBeNull()
    fireEvent.click(button())
    expect(list()).toBeTruthy()
    fireEvent.click(option(/^1M/))
    expect([list(), chosen(), document.activeElement]).toEqual([null, 'INTERVAL_1M', button()])
  })

  it('has a list that closes on a click elsewhere, and not on one in it', () => {
    show()
    fireEvent.click(button())
    fireEvent.click(list() as Element)
    expect(list()).toBeTruthy()
    fireEvent.click(slider())
    expect(list()).toBeNull()
  })

  it('has a list that closes by its button and by Escape', () => {
    show()
    fireEvent.click(button())
    fireEvent.click(button())
    expect(list()).toBeNull()
    fireEvent.click(button())
    key(document.activeElement as Element, 'Escape')
    expect([list(), document.activeElement]).toEqual([null, button()])
  })

  it.each(['ArrowDown', 'ArrowUp'])('has a list that opens by %s, at what is chosen', (name) => {
    show()
    button().focus()
    expect(key(button(), name)).toBe(false)
    expect(document.activeElement?.textContent).toBe('1W, one week')
  })

  it.each(['Enter', 'Home', 'Escape', 'x'])('leaves %s on the closed list to the browser', (name) => {
    show()
    expect(key(button(), name)).toBe(true)
    expect(list()).toBeNull()
  })

  it('leaves keys that mean nothing in the open list to the browser', () => {
    show()
    fireEvent.click(button())
    expect(key(document.activeElement as Element, 'x')).toBe(true)
    expect(key(document.activeElement as Element, 'Home')).toBe(false)
    expect(document.activeElement?.textContent).toBe('1D, one day')
    expect(list()).toBeTruthy()
  })

  it('has a list that stays open while the focus moves within it', () => {
    show()
    fireEvent.click(button())
    fireEvent.blur(document.activeElement as Element, { relatedTarget: button() })
    expect(list()).toBeTruthy()
    fireEvent.blur(document.activeElement as Element, { relatedTarget: slider() })
    expect(list()).toBeNull()
  })

  it('marks one option of the list, and keeps all of them out of the tab order', () => {
    show()
    fireEvent.click(button())
    const options = [...(list()?.children ?? [])] as HTMLElement[]
    expect(options.map((each) => each.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
      'false',
      'false',
    ])
    expect(options.every(({ tabIndex }) => tabIndex === -1)).toBe(true)
  })
})

describe('[VALUE-02] the point that is read', () => {
  it('is the latest, without a marker, until a visitor asks for another', () => {
    show()
    const [now, max] = at()
    expect([now, isMarked()]).toEqual([max, false])
  })

  it('moves by keys, which are taken from the browser, and leaves on Escape', () => {
    show()
    const [latest] = at()
    expect(key(slider(), 'Home')).toBe(false)
    expect([at()[0], isMarked()]).toEqual(['1', true])
    expect(key(slider(), 'ArrowRight')).toBe(false)
    expect(at()[0]).toBe('2')
    expect(key(slider(), 'Escape')).toBe(false)
    expect([at()[0], isMarked()]).toEqual([latest, false])
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])('doesn’t move with %j', (modifier) => {
    show()
    expect(key(slider(), 'Home', modifier)).toBe(true)
    expect(isMarked()).toBe(false)
  })

  it('follows a pointer, and leaves with it', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100))
    show()
    const [latest] = at()
    fireEvent.pointerMove(slider(), { clientX: 100 })
    expect([at()[0], isMarked()]).toEqual(['1', true])
    fireEvent.pointerDown(slider(), { clientX: 300 })
    expect([at()[0], isMarked()]).toEqual([latest, true])
    fireEvent(slider(), Object.assign(new MouseEvent('pointerout', { bubbles: true }), { pointerType: 'mouse' }))
    expect(isMarked()).toBe(false)
    vi.restoreAllMocks()
  })

  it('leaves with the focus', () => {
    show()
    key(slider(), 'Home')
    fireEvent.blur(slider())
    expect(isMarked()).toBe(false)
  })

  it('is compared with the list price, where there is one', () => {
    show(1)
    expect(screen.getByText(/above the list price$/)).toBeTruthy()
    cleanup()
    show()
    expect(screen.queryByText(/list price/)).toBeNull()
  })

  it('is said in whole dollars, the same in heading and slider', () => {
    show()
    const value = screen.getByRole('heading', { level: 3 }).textContent?.replace('Illustrated value ', '') ?? ''
    expect(value).toMatch(/^\$[\d,]+$/)
    expect(slider().getAttribute('aria-valuetext')?.endsWith(`, ${value}`)).toBe(true)
  })
})

describe('[VALUE-02] the words of the chart', () => {
  const nothing = () => {}
  const points = [10, 20].map((minute) => ({ time: Date.UTC(2026, 10, 20, 14, minute), value: 4_000_000 + minute }))
  const chart = (zone: string, timeframe: 'INTERVAL_1W' | 'INTERVAL_1Y' = 'INTERVAL_1W') => (
    <ValueChartView
      points={points}
      timeframe={timeframe}
      shown={1}
      isMarked
      isOpen={false}
      zone={zone}
      onPoint={nothing}
      onMove={nothing}
      onLeave={nothing}
      onPick={nothing}
      onToggle={nothing}
      onClose={nothing}
    />
  )
  const moment = () => document.querySelector('[data-tooltip]')?.firstChild?.textContent
  const sentence = () => document.querySelector('p.sr-only')?.textContent

  it('follow the zone and the timeframe', () => {
    const { rerender } = render(chart('America/Los_Angeles'))
    expect([moment(), sentence()]).toEqual(['11/20/2026 06:20', expect.stringContaining('on 11/20/2026 06:10')])
    act(() => rerender(chart('America/New_York')))
    expect([moment(), sentence()]).toEqual(['11/20/2026 09:20', expect.stringContaining('on 11/20/2026 09:10')])
    act(() => rerender(chart('America/New_York', 'INTERVAL_1Y')))
    expect([moment(), sentence()]).toEqual(['11/20/2026', expect.stringContaining('Over one year')])
  })
})
