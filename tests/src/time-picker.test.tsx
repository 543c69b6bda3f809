import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useMachine } from '@xstate/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ActorRefFrom, assign, setup } from 'xstate'
import { wire } from '#machines/port.ts'
import { type ClockTime, to24Hours } from '#machines/time-picker/time.ts'
import { timePickerMachine } from '#machines/time-picker/time-picker.machine.ts'
import { TimePicker } from '#src/widgets/time-picker/time-picker.tsx'
import { TimeListsPart } from '#src/widgets/time-picker/time-picker-view.tsx'

const beep = vi.fn()

/** A form that records the times of its picker. */
const form = setup({
  types: { context: {} as { times: string[] }, events: {} as { type: 'TIME_PICKED'; time: ClockTime } },
  actors: { picker: wire(timePickerMachine, { actions: { beep } }) },
}).createMachine({
  context: { times: [] },
  invoke: { id: 'picker', src: 'picker', input: ({ self }) => ({ parentRef: self }) },
  on: {
    TIME_PICKED: { actions: assign({ times: ({ context, event }) => [...context.times, to24Hours(event.time)] }) },
  },
})

function Form({ free }: { free: readonly string[] | null }) {
  const [{ context, children }] = useMachine(form)
  const picker = children.picker as ActorRefFrom<typeof timePickerMachine> | undefined
  return (
    <>
      {picker && <TimePicker actor={picker} free={free} />}
      <output>{context.times.join(' ')}</output>
    </>
  )
}

/** The media queries that were asked, and whether fingers choose. */
const queries = new Set<string>()
let isCoarse = true

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => {
    queries.add(query)
    return Object.assign(new EventTarget(), { matches: isCoarse })
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  beep.mockReset()
  queries.clear()
  isCoarse = true
})

const show = (free: readonly string[] | null) => {
  const { rerender } = render(<Form free={free} />)
  return (next: readonly string[] | null) => rerender(<Form free={next} />)
}
const free = ['2026-11-24T09:30:00', '2026-11-24T14:00:00']
const wheel = (name: string) => document.querySelector<HTMLElement>(`[role=listbox][aria-label="${name}"]`)
const turn = (name: string, key: string) => fireEvent.keyDown(wheel(name) as HTMLElement, { key })
const reported = () => document.querySelector('output')?.textContent
const details = () => document.querySelector('details')
const unfold = (open: boolean) => {
  const folded = details() as HTMLDetailsElement
  folded.open = open
  fireEvent(folded, new Event('toggle'))
}
const buttons = () =>
  [...document.querySelectorAll('[role=group] button')].map((each) => [
    each.textContent,
    each.getAttribute('aria-pressed'),
  ])
const dayFirst = 'Choose a day to see its open times.'

describe('[RESCHED-07] the time of a tour', () => {
  it('is picked by wheels where fingers choose or the window is narrow', () => {
    show([])
    expect([...queries]).toEqual(['(pointer: coarse), (width < 600px)'])
    expect(screen.getByRole('group', { name: 'Time of the tour' }).contains(wheel('Hour'))).toBe(true)
  })

  it('is picked by lists elsewhere, which load before they are unfolded', async () => {
    isCoarse = false
    show(free)
    expect(screen.queryByRole('button', { name: /^Hour/ })).toBeNull()
    await TimeListsPart.preload()
    unfold(true)
    expect(screen.getByRole('button', { name: 'Hour 2' })).toBeTruthy()
    expect(wheel('Hour')).toBeNull()
  })

  it.each([
    ['Hour', 'ArrowDown', '15:00'],
    ['Minute', 'ArrowDown', '14:05'],
    ['AM or PM', 'ArrowUp', '02:00'],
  ])('is reported when the %s changes', (name, key, time) => {
    show([])
    turn(name, key)
    expect([reported(), beep.mock.calls.length]).toEqual([time, 1])
  })

  it('can be any when the day has no open times', () => {
    show([])
    expect([details(), buttons(), screen.queryByText(dayFirst)]).toEqual([null, [], null])
    expect(wheel('Hour')).toBeTruthy()
  })

  it('can be any when the picker offers none of the day’s open times', () => {
    show(['2026-11-24T09:07:00'])
    expect(details()).toBeNull()
    expect(wheel('Hour')).toBeTruthy()
  })

  it('waits for a day, and can be set before, behind “Another time”', () => {
    show(null)
    expect(screen.getByText(dayFirst)).toBeTruthy()
    expect([details()?.open, details()?.querySelector('summary')?.textContent]).toEqual([false, 'Another time'])
    expect([wheel('Hour'), buttons()]).toEqual([null, []])
    unfold(true)
    turn('Hour', 'ArrowDown')
    expect(reported()).toBe('15:00')
  })
})

describe('[RESCHED-07] the open times of a day', () => {
  it('are each one tap away, and the picker behind “Another time”', () => {
    show(free)
    expect(buttons()).toEqual([
      ['9:30 AM', 'false'],
      ['2:00 PM', 'true'],
    ])
    expect([screen.queryByText(dayFirst), details()?.open, wheel('Hour')]).toEqual([null, false, null])
  })

  it('set hour, minute and half of the day', () => {
    show(free)
    fireEvent.click(screen.getByText('9:30 AM'))
    expect(reported()?.split(' ').at(-1)).toBe('09:30')
    expect(buttons()).toEqual([
      ['9:30 AM', 'true'],
      ['2:00 PM', 'false'],
    ])
    expect(details()?.open).toBe(false)
  })

  it('change nothing when the chosen one is tapped', () => {
    show(free)
    fireEvent.click(screen.getByText('2:00 PM'))
    expect([reported(), beep.mock.calls.length]).toEqual(['', 0])
  })

  it('are left out where the picker can’t show them', () => {
    show(['2026-11-24T09:07:00', '2026-11-24T14:00:00'])
    expect(buttons()).toEqual([['2:00 PM', 'true']])
  })

  it('keep the picker unfolded while a time of one’s own is chosen', () => {
    show(free)
    unfold(true)
    expect(wheel('Hour')).toBeTruthy()
    turn('Minute', 'ArrowDown')
    expect([details()?.open, buttons().map(([, pressed]) => pressed)]).toEqual([true, ['false', 'false']])
    unfold(false)
    expect([details()?.open, wheel('Hour')]).toEqual([false, null])
  })

  it('leave a time in view that was set before the day was picked', () => {
    const again = show([])
    turn('Hour', 'ArrowDown')
    again(free)
    expect([details()?.open, wheel('Hour') !== null]).toEqual([true, true])
  })

  it('are chosen from with the picker folded when the time set before is one of them', () => {
    const again = show([])
    turn('Hour', 'ArrowDown')
    again(['2026-11-24T15:00:00'])
    expect([details()?.open, buttons()]).toEqual([false, [['3:00 PM', 'true']]])
  })
})

describe('[RESCHED-07] the wheels', () => {
  it.each([
    ['Hour', ['PageDown', 'PageUp'], ['17:00', '14:00']],
    ['Minute', ['End', 'PageUp', 'Home'], ['14:55', '14:40', '14:00']],
  ])('%s: %j turns it to %j', (name, keys, times) => {
    show([])
    for (const key of keys) turn(name, key)
    expect(reported()).toBe(times.join(' '))
  })

  it('leave keys with a modifier, and keys that mean nothing, to the browser', () => {
    show([])
    const isTaken = (init: object) => !fireEvent.keyDown(wheel('Hour') as HTMLElement, init)
    expect(isTaken({ key: 'ArrowDown', ctrlKey: true })).toBe(false)
    expect(isTaken({ key: 'ArrowDown', metaKey: true })).toBe(false)
    expect(isTaken({ key: 'ArrowDown', altKey: true })).toBe(false)
    expect(isTaken({ key: 'Tab' })).toBe(false)
    expect(isTaken({ key: 'x' })).toBe(false)
    expect(reported()).toBe('')
    expect(isTaken({ key: 'ArrowDown' })).toBe(true)
    expect(isTaken({ key: '5' })).toBe(true)
    expect(reported()).toBe('15:00 17:00')
  })

  it('point to the chosen option', () => {
    show([])
    turn('Hour', 'ArrowDown')
    const active = document.getElementById(wheel('Hour')?.getAttribute('aria-activedescendant') ?? '')
    expect([active?.textContent, active?.getAttribute('aria-selected'), active?.tabIndex]).toEqual(['3', 'true', -1])
    expect(wheel('Hour')?.querySelectorAll('[aria-selected=true]')).toHaveLength(1)
  })

  it('stay where they are in a window without room for them', () => {
    show([])
    fireEvent.scroll(wheel('Hour') as HTMLElement, { target: { scrollTop: 0 } })
    expect(reported()).toBe('')
  })
})
