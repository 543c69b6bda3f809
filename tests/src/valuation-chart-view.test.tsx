import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Series } from '#machines/valuation-chart/series.ts'
import { latestOf, type Timeframe } from '#machines/valuation-chart/timeframe.ts'
import { indexNear, placeOf, scaleOf } from '#src/widgets/valuation-chart/scale.ts'
import { ValueChartView } from '#src/widgets/valuation-chart/value-chart-view.tsx'
import { ValuationPlaceholder } from '#src/widgets/valuation-placeholder/valuation-placeholder.tsx'
import { withoutMeasures } from '../support/unmeasured.ts'

const series = Series.of({ address: '48 Alder Ridge Road', value: 4_750_000, now: Date.UTC(2026, 10, 20, 14) })
const called = vi.fn()

function Chart(props: Partial<ComponentProps<typeof ValueChartView>>) {
  const timeframe: Timeframe = props.timeframe ?? 'INTERVAL_1W'
  const calledWith = (name: string) => (what?: unknown) => called(name, typeof what === 'object' ? undefined : what)
  return (
    <ValueChartView
      points={series.window(timeframe)}
      timeframe={timeframe}
      shown={latestOf(timeframe)}
      isMarked={false}
      isOpen={false}
      zone="America/Los_Angeles"
      onPoint={calledWith('point')}
      onMove={calledWith('move')}
      onLeave={calledWith('leave')}
      onPick={calledWith('pick')}
      onToggle={calledWith('toggle')}
      onClose={calledWith('close')}
      {...props}
    />
  )
}

const slider = () => screen.getByRole('slider')
const point = (value: number, minutes: number) => ({ time: Date.UTC(2026, 10, 20, 14, minutes), value })

beforeEach(() => {
  // The line's size comes from the layout; jsdom has none.
  withoutMeasures()
})
afterEach(() => {
  cleanup()
  called.mockClear()
  vi.unstubAllGlobals()
})

describe('[VALUE-01] the timeframes', () => {
  it('are five buttons, one of them selected', () => {
    render(<Chart />)
    const group = screen.getByRole('group', { name: 'Timeframe' })
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
    expect(names).toEqual(['1D', '1W', '1M', '3M', '1Y'])
    expect(within(group).getByRole('radio', { checked: true })).toBe(
      screen.getByRole('radio', { name: '1W, one week' }),
    )
    fireEvent.click(screen.getByRole('radio', { name: '3M, three months' }))
    expect(called.mock.calls).toEqual([['pick', 'INTERVAL_3M']])
  })

  it('are a list behind a button that shows whether it is open', () => {
    const { rerender } = render(<Chart />)
    const button = screen.getByRole('button', { name: 'Timeframe 1W, one week' })
    expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-haspopup')]).toEqual(['false', 'listbox'])
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.click(button)
    rerender(<Chart isOpen />)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('listbox', { name: 'Timeframe' }).id)
    expect(document.activeElement).toBe(screen.getByRole('option', { selected: true }))
    expect(called.mock.calls).toEqual([['toggle', undefined]])
  })

  it('move by the keys of a list, are selected, and close on Escape and Tab', () => {
    render(<Chart isOpen />)
    const at = () => document.activeElement?.textContent?.slice(0, 2)
    const walked = ['ArrowDown', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowUp'].map((key) => {
      fireEvent.keyDown(document.activeElement as Element, { key })
      return at()
    })
    expect(walked).toEqual(['1M', '1W', '1Y', '1Y', '1D', '1D'])
    fireEvent.click(document.activeElement as Element)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Timeframe/ }))
    fireEvent.keyDown(screen.getByRole('option', { name: /^1D/ }), { key: 'Escape' })
    fireEvent.blur(screen.getByRole('option', { name: /^1D/ }), { relatedTarget: slider() })
    fireEvent.blur(screen.getByRole('option', { name: /^1D/ }), { relatedTarget: null })
    expect(called.mock.calls).toEqual([
      ['pick', 'INTERVAL_1D'],
      ['close', undefined],
      ['close', undefined],
    ])
  })
})

describe('[VALUE-02] the shown point', () => {
  const points = [point(4_000_000, 0), point(4_050_000, 10), point(3_900_000, 20)]

  it.each([
    [1, '$4,050,000', '+$50,000 (+1.25%)', 'up since Nov 20', 'text-rise'],
    [2, '$3,900,000', '−$100,000 (−2.50%)', 'down since Nov 20', 'text-fall'],
    [0, '$4,000,000', '$0 (0.00%)', 'unchanged since Nov 20', 'text-ink-soft'],
  ])('%i is in the heading, with its change as sign, word, arrow and color', (shown, value, amount, since, color) => {
    render(<Chart points={points} shown={shown} />)
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(`Illustrated value ${value}`)
    expect(screen.getByText(since)).toBeTruthy()
    const change = screen.getByText(amount)
    expect(change.classList).toContain(color)
    expect(change.querySelector('svg')).toBeTruthy()
  })

  it('is compared with the list price, where the home is listed', () => {
    const { rerender } = render(<Chart points={points} shown={1} listPrice={4_000_000} />)
    expect(screen.getByText('$50,000 above the list price')).toBeTruthy()
    rerender(<Chart points={points} shown={2} listPrice={4_000_000} />)
    expect(screen.getByText('$100,000 below the list price')).toBeTruthy()
    rerender(<Chart points={points} shown={2} />)
    expect(screen.queryByText(/list price/)).toBeNull()
  })

  it('has a marker and a tooltip with date and value while it is active', () => {
    const { rerender, container } = render(<Chart points={points} shown={1} isMarked />)
    const lines = [...(container.querySelector('[data-tooltip]')?.children ?? [])].map(({ textContent }) => textContent)
    expect(lines).toEqual(['11/20/2026 06:10', '$4,050,000'])
    rerender(<Chart points={points} shown={2} />)
    expect(container.querySelector('[data-tooltip]')).toBeNull()
  })

  it('[VALUE-06] has no hour in three months and a year', () => {
    render(<Chart timeframe="INTERVAL_3M" isMarked />)
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^11\/20\/2026, \$[\d,]+$/)
  })

  it('is a slider that announces its point, moves with arrows, Home and End, and closes on Escape', () => {
    render(<Chart points={points} shown={2} />)
    expect(slider().getAttribute('aria-label')).toBe('Illustrated value over one week')
    expect(slider().getAttribute('aria-valuetext')).toBe('11/20/2026 06:20, $3,900,000')
    expect(['aria-valuemin', 'aria-valuemax', 'aria-valuenow'].map((name) => slider().getAttribute(name))).toEqual([
      '1',
      '3',
      '3',
    ])
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape', 'x', 'Tab']) {
      fireEvent.keyDown(slider(), { key })
    }
    fireEvent.keyDown(slider(), { key: 'ArrowLeft', altKey: true })
    fireEvent.blur(slider())
    expect(called.mock.calls.map(([name, by]) => by ?? name)).toEqual([
      'PREVIOUS',
      'NEXT',
      'PREVIOUS',
      'NEXT',
      'FIRST',
      'LAST',
      'leave',
      'leave',
    ])
  })

  it('follows a pointer from point to point, and stays when a finger is lifted', () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 100))
    render(<Chart points={points} shown={1} isMarked />)
    for (const clientX of [100, 149, 151, 210, 251, 300, 400]) fireEvent.pointerMove(slider(), { clientX })
    expect(called.mock.calls.map(([, index]) => index)).toEqual([0, 0, 2, 2, 2])
    called.mockClear()
    for (const pointerType of ['touch', 'mouse']) {
      fireEvent(slider(), Object.assign(new MouseEvent('pointerout', { bubbles: true }), { pointerType }))
    }
    expect(called.mock.calls).toEqual([['leave', undefined]])
    vi.restoreAllMocks()
  })
})

describe('the chart for screen readers', () => {
  it('has one sentence, and a table of every value on request', () => {
    render(<Chart timeframe="INTERVAL_1M" />)
    expect(screen.getByText(/^Over one month, the value went from \$[\d,]+ on 10\/21\/2026 11:00 to /)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    const details = screen.getByText('All values as a table').closest('details') as HTMLDetailsElement
    details.open = true
    fireEvent(details, new Event('toggle'))
    const table = screen.getByRole('table', { name: 'Illustrated value over one month, latest first' })
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(122)
    expect(rows[0]?.textContent).toBe('Date and timeValue')
    expect(rows[1]?.textContent).toMatch(/^11\/20\/2026 06:00\$[\d,]+$/)
  })

  it('[VALUE-03] says that it isn’t a formal appraisal', () => {
    render(<Chart />)
    expect(screen.getByText(/not a formal appraisal/)).toBeTruthy()
  })
})

describe('the scale of the line', () => {
  it('has all points within it, and round values between them', () => {
    for (const values of [
      [1, 1, 1],
      [4_750_000, 4_760_000, 4_740_000],
      [999, 1_000_000],
      [2_000_000_000, 2_000_000_001],
    ]) {
      const points = values.map((value, index) => point(value, index * 10))
      const scale = scaleOf(points)
      for (const { left, top } of points.map((each) => placeOf(each, scale))) {
        expect([left >= 0 && left <= 1, top > 0 && top < 1]).toEqual([true, true])
      }
      expect(scale.ticks.length).toBeGreaterThanOrEqual(2)
      expect(scale.ticks.length).toBeLessThanOrEqual(6)
      expect(scale.ticks.every((tick) => tick >= scale.low && tick <= scale.high)).toBe(true)
    }
  })

  it('finds the nearest point', () => {
    const points = [point(1, 0), point(1, 10), point(1, 12)]
    const scale = scaleOf(points)
    expect([-1, 0, 0.41, 0.43, 0.91, 0.93, 2].map((share) => indexNear(share, points, scale))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ])
  })
})

describe('[VALUE-04] [ROUTE-09] the placeholder', () => {
  it('is a decorative image with text over it, and the possible actions', () => {
    function Page() {
      const [times, setTimes] = useState(0)
      return (
        <ValuationPlaceholder title="See real-time home value" level={1}>
          <button type="button" onClick={() => setTimes(times + 1)}>
            Again {times}
          </button>
        </ValuationPlaceholder>
      )
    }
    const { container } = render(<Page />)
    expect(screen.getByRole('heading', { level: 1, name: 'See real-time home value' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Again 0' }))
    expect(screen.getByRole('button', { name: 'Again 1' })).toBeTruthy()
    expect(container.querySelector('img')?.getAttribute('alt')).toBe('')
  })
})
