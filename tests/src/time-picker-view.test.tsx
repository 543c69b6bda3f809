import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClockTime, defaultTime, to24Hours } from '#machines/time-picker/time.ts'
import { clockTimeOf, FreeTimes } from '#src/widgets/time-picker/free-times.tsx'
import { TimeLists } from '#src/widgets/time-picker/time-lists.tsx'
import { TimeWheels } from '#src/widgets/time-picker/time-wheels.tsx'
import { withoutMeasures } from '../support/unmeasured.ts'

const onChange = vi.fn()

function Picker({ shape: Shape }: { shape: typeof TimeWheels | typeof TimeLists }) {
  const [time, setTime] = useState(defaultTime)
  const change = (part: Partial<ClockTime>) => {
    onChange(part)
    setTime({ ...time, ...part })
  }
  return (
    <>
      <Shape
        time={time}
        onHour={(hour) => change({ hour })}
        onMinute={(minute) => change({ minute })}
        onPeriod={(period) => change({ period })}
      />
      <button type="button" onClick={() => setTime({ hour: 9, minute: 30, period: 'AM' })}>
        9:30 AM
      </button>
      <output>{to24Hours(time)}</output>
    </>
  )
}
const shown = () => screen.getByText(/^\d\d:\d\d$/).textContent
const wheel = (name: string) => screen.getByRole('listbox', { name })
const chosenOn = (name: string) => within(wheel(name)).getByRole('option', { selected: true }).textContent

beforeEach(() => {
  // Rows of 44 pixels, five of them visible; jsdom has no layout.
  const rows = (list: Element) => list.querySelectorAll('[role=option]').length
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(220)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return 220 + (rows(this) - 1) * 44
  })
})
afterEach(() => {
  cleanup()
  onChange.mockClear()
  vi.restoreAllMocks()
})

describe('[RESCHED-07] the wheels', () => {
  it('are labelled listboxes in the tab order, and start at 2:00 PM', () => {
    render(<Picker shape={TimeWheels} />)
    const offers = ['Hour', 'Minute', 'AM or PM'].map((name) =>
      within(wheel(name))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    )
    expect(offers).toEqual([
      ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
      ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'],
      ['AM', 'PM'],
    ])
    expect(['Hour', 'Minute', 'AM or PM'].map(chosenOn)).toEqual(['2', '00', 'PM'])
    expect(wheel('Hour').tabIndex).toBe(0)
    const active = document.getElementById(wheel('Hour').getAttribute('aria-activedescendant') ?? '')
    expect(active?.textContent).toBe('2')
  })

  it('show the selected option in the middle from the start', () => {
    render(<Picker shape={TimeWheels} />)
    expect([wheel('Hour').scrollTop, wheel('Minute').scrollTop, wheel('AM or PM').scrollTop]).toEqual([44, 0, 44])
  })

  it.each([
    ['Hour', 'ArrowDown', '3'],
    ['Hour', 'ArrowUp', '1'],
    ['Hour', 'Home', '1'],
    ['Hour', 'End', '12'],
    ['Hour', 'PageDown', '5'],
    ['Hour', 'PageUp', '1'],
    ['Hour', '1', '10'],
    ['Minute', '4', '40'],
    ['Minute', 'ArrowUp', '00'],
    ['AM or PM', 'a', 'AM'],
    ['AM or PM', 'ArrowDown', 'PM'],
    ['Hour', 'x', '2'],
  ])('%s: %s moves to %s, and the wheel scrolls there', (name, key, to) => {
    render(<Picker shape={TimeWheels} />)
    fireEvent.keyDown(wheel(name), { key })
    expect(chosenOn(name)).toBe(to)
    const options = within(wheel(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(wheel(name).scrollTop).toBe(options.indexOf(to) * 44)
  })

  it.each([
    ['Minute', '45', '45'],
    ['Minute', '05', '05'],
    ['Hour', '12', '12'],
    ['Hour', '11', '11'],
    ['AM or PM', 'am', 'AM'],
  ])('%s: %s, typed at once, moves to %s', (name, text, to) => {
    render(<Picker shape={TimeWheels} />)
    for (const key of text) fireEvent.keyDown(wheel(name), { key })
    expect(chosenOn(name)).toBe(to)
  })

  it('begin anew after a pause', () => {
    render(<Picker shape={TimeWheels} />)
    const press = (key: string, at: number) => {
      const event = createEvent.keyDown(wheel('Minute'), { key })
      Object.defineProperty(event, 'timeStamp', { value: at })
      fireEvent(wheel('Minute'), event)
    }
    press('4', 5000)
    press('5', 6000)
    expect(chosenOn('Minute')).toBe('50')
  })

  it('type ahead through options with the same beginning, and wrap around', () => {
    render(<Picker shape={TimeWheels} />)
    const typed = ['1', '1', '1', '1'].map((key) => {
      fireEvent.keyDown(wheel('Hour'), { key })
      return chosenOn('Hour')
    })
    expect(typed).toEqual(['10', '11', '12', '1'])
  })

  it('select the option that a finger scrolls to the middle, once for each row', () => {
    render(<Picker shape={TimeWheels} />)
    const turnTo = (scrollTop: number) => fireEvent.scroll(wheel('Hour'), { target: { scrollTop } })
    for (const scrollTop of [50, 65, 70, 90, 130]) turnTo(scrollTop)
    expect(onChange.mock.calls).toEqual([[{ hour: 3 }], [{ hour: 4 }]])
    expect(wheel('Hour').scrollTop).toBe(130)
  })

  it('stay within their ends when pulled beyond them', () => {
    render(<Picker shape={TimeWheels} />)
    for (const scrollTop of [-60, 700]) fireEvent.scroll(wheel('Hour'), { target: { scrollTop } })
    expect(onChange.mock.calls).toEqual([[{ hour: 1 }], [{ hour: 12 }]])
  })

  it('scroll to a tapped option, and to a time set from outside', () => {
    render(<Picker shape={TimeWheels} />)
    fireEvent.click(within(wheel('Minute')).getByRole('option', { name: '25' }))
    expect([shown(), wheel('Minute').scrollTop]).toEqual(['14:25', 5 * 44])
    fireEvent.click(screen.getByRole('button', { name: '9:30 AM' }))
    expect([wheel('Hour').scrollTop, wheel('Minute').scrollTop, wheel('AM or PM').scrollTop]).toEqual([352, 264, 0])
    for (const name of ['Hour', 'Minute', 'AM or PM']) fireEvent.scroll(wheel(name))
    expect(shown()).toBe('09:30')
  })

  it('map 12 AM to 00 and 12 PM to 12', () => {
    render(<Picker shape={TimeWheels} />)
    fireEvent.keyDown(wheel('Hour'), { key: 'End' })
    expect(shown()).toBe('12:00')
    fireEvent.keyDown(wheel('AM or PM'), { key: 'Home' })
    expect(shown()).toBe('00:00')
  })
})

describe('[RESCHED-07] the lists', () => {
  beforeEach(() => {
    // The position of a list is measured; jsdom has no layout.
    withoutMeasures()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('are labelled, show the selection, open by keyboard, and change the selection', async () => {
    render(<Picker shape={TimeLists} />)
    const hour = await screen.findByRole('button', { name: 'Hour 2' })
    expect(screen.getByRole('button', { name: 'Minute 00' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'AM or PM PM' })).toBeTruthy()
    hour.focus()
    fireEvent.keyDown(hour, { key: 'ArrowDown' })
    const list = await screen.findByRole('listbox')
    expect(within(list).getAllByRole('option')).toHaveLength(12)
    expect(within(list).getByRole('option', { selected: true }).textContent).toBe('2')
    fireEvent.click(within(list).getByRole('option', { name: '12' }))
    expect(await screen.findByRole('button', { name: 'Hour 12' })).toBeTruthy()
    expect(onChange.mock.calls).toEqual([[{ hour: 12 }]])
  })

  it('take what is typed while they are closed', () => {
    render(<Picker shape={TimeLists} />)
    const type = (name: string, text: string) => {
      const button = screen.getByRole('button', { name })
      for (const key of text) fireEvent.keyDown(button, { key })
    }
    type('Hour 2', '11')
    type('AM or PM PM', 'a')
    type('Minute 00', 'x')
    expect(shown()).toBe('11:00')
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('the free times of a day', () => {
  const times = ['2026-11-24T00:30:00', '2026-11-24T12:00:00', '2026-11-24T14:00:00'].map(
    (local) => clockTimeOf(local) as ClockTime,
  )

  it('are one tap away, and show which of them is selected', () => {
    const onPick = vi.fn()
    render(<FreeTimes times={times} chosen={defaultTime} onPick={onPick} />)
    const group = screen.getByRole('group', { name: 'Open times on this day' })
    const buttons = within(group).getAllByRole('button')
    expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
      ['12:30 AM', 'false'],
      ['12:00 PM', 'false'],
      ['2:00 PM', 'true'],
    ])
    fireEvent.click(buttons[0] as HTMLElement)
    expect(onPick.mock.calls).toEqual([[{ hour: 12, minute: 30, period: 'AM' }]])
  })

  it('aren’t shown when there are none', () => {
    const { container } = render(<FreeTimes times={[]} chosen={defaultTime} onPick={() => {}} />)
    expect(container.childElementCount).toBe(0)
  })

  it('are left out when the picker can’t represent them', () => {
    expect(clockTimeOf('2026-11-24T14:07:00')).toBeNull()
  })
})
