/** @module-tag nightly */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '#src/env.ts'
import { Confirmation } from '#src/widgets/address-confirm/confirmation.tsx'
import { Minimap } from '#src/widgets/address-confirm/minimap.tsx'

const { fetched } = vi.hoisted(() => {
  // The page's settings contain the token of the maps provider.
  const settings = Object.assign(document.createElement('script'), { id: 'settings', type: 'application/json' })
  settings.textContent = '{"apiBaseUrl":"https://pending.example","mapboxToken":"pk.test"}'
  document.head.append(settings)
  // The provider's library keeps the one that is there when it is loaded.
  const fetched = vi.fn<typeof fetch>()
  globalThis.fetch = (...request) => fetched(...request)
  return { fetched }
})

const entered = '48 alder rigde road'
const full_address = '48 Alder Ridge Road, Mill Valley, California 94941, United States'
const verdict = (...confidences: string[]) =>
  Response.json({
    features: confidences.map((confidence) => ({
      geometry: { coordinates: [-122.5449, 37.9061] },
      properties: { full_address, match_code: { confidence } },
    })),
  })
const found = { propertyAddress: full_address, propertyLat: 37.9061, propertyLong: -122.5449 }
const typed = { propertyAddress: entered, propertyLat: null, propertyLong: null }

/** What each observed element has to be told when it is measured. */
const observed = new Map<Element, (entries: object[]) => void>()
const measure = (width: number, height: number) =>
  act(() =>
    observed.get(document.querySelector('.touch-none, .bg-shade') as Element)?.([{ contentRect: { width, height } }]),
  )

beforeEach(() => {
  fetched.mockReset()
  observed.clear()
  vi.stubGlobal('devicePixelRatio', 2)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly notify: (entries: object[]) => void
      constructor(notify: (entries: object[]) => void) {
        this.notify = notify
      }
      observe(element: Element) {
        observed.set(element, this.notify)
      }
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.getByRole('button', { name })
const map = () => screen.queryByAltText<HTMLImageElement>(`Map around ${full_address}`)
const pin = () => screen.queryByLabelText('Pin')
const pinSaid = () => document.querySelector('[role=status]')?.textContent

function show(props: Partial<ComponentProps<typeof Confirmation>> = {}) {
  const calls = { onSave: vi.fn(), onCancel: vi.fn() }
  render(<Confirmation entered={entered} suggestion={null} {...calls} {...props} />)
  return calls
}
/** Up to the question. */
async function asks() {
  fetched.mockResolvedValue(verdict('high'))
  const calls = show()
  await screen.findByRole('dialog', { name: 'Did you mean?' })
  return calls
}

describe('[ADDR-05] an address that was sent off', () => {
  it('is checked, which is said meanwhile, and taken without a question when the provider knows it', async () => {
    fetched.mockResolvedValue(verdict('exact'))
    const { onSave, onCancel } = show()
    expect(screen.getByText('Checking the address')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() => expect(onSave.mock.calls).toEqual([[{ ...found, propertyAddress: entered }]]), 10_000)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Checking the address')).toBeNull()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('is taken as it is, and the failure logged, when it can’t be checked', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { onSave } = show()
    await vi.waitFor(() => expect(onSave.mock.calls).toEqual([[typed]]), 10_000)
    expect(warn.mock.calls).toEqual([['The address could not be checked', { kind: 'network' }]])
  })

  it('isn’t checked when it was picked among the suggestions', () => {
    const picked = { ...found, propertyAddress: entered }
    const { onSave } = show({ suggestion: picked })
    expect(onSave.mock.calls).toEqual([[picked]])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('isn’t checked without a token of the maps provider', () => {
    settings.mapboxToken = ''
    const { onSave } = show()
    settings.mapboxToken = 'pk.test'
    expect(onSave.mock.calls).toEqual([[typed]])
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['Save', [[typed]], 0],
    ['Cancel', [], 1],
  ])(
    'has to be confirmed when the provider knows none such, and there is no map: %s',
    async (name, saved, canceled) => {
      fetched.mockResolvedValue(verdict())
      const { onSave, onCancel } = show()
      await screen.findByRole('dialog', { name: 'Confirm address' })
      expect(screen.getByText(entered)).toBeTruthy()
      expect([screen.queryByRole('radio'), map(), pinSaid()]).toEqual([null, null, undefined])
      fireEvent.click(button(name))
      expect(onSave.mock.calls).toEqual(saved)
      expect(onCancel).toHaveBeenCalledTimes(canceled)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )
})

describe("[ADDR-05] 'Did you mean?'", () => {
  it('takes the suggested address, and the entered one when that is chosen', async () => {
    const { onSave } = await asks()
    fireEvent.click(button('Save'))
    expect(onSave.mock.calls).toEqual([[found]])
    cleanup()
    const other = await asks()
    const choices = screen.getAllByRole<HTMLInputElement>('radio')
    fireEvent.click(choices[1] as HTMLElement)
    expect(choices.map(({ checked }) => checked)).toEqual([false, true])
    fireEvent.click(button('Save'))
    expect(other.onSave.mock.calls).toEqual([[typed]])
  })

  it('takes none when it is canceled', async () => {
    const { onSave, onCancel } = await asks()
    fireEvent.click(button('Cancel'))
    expect([onSave.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
  })

  it('has a map as large as its frame, whose pin is moved and saved', async () => {
    const { onSave } = await asks()
    expect(map()).toBeNull()
    measure(600, 300)
    expect(new URL(map()?.src ?? '').pathname).toMatch(/-122\.5449,37\.9061,16,0\/600x300@2x$/)
    expect(screen.queryByText('Adjust pin')).toBeNull()
    fireEvent.load(map() as HTMLElement)
    expect(button('Adjust pin').getAttribute('aria-pressed')).toBe('false')
    expect(pin()).toBeNull()
    fireEvent.click(button('Adjust pin'))
    expect(button('Adjust pin').getAttribute('aria-pressed')).toBe('true')
    expect(document.activeElement).toBe(pin())
    fireEvent.keyDown(pin() as HTMLElement, { key: 'ArrowRight' })
    expect(pinSaid()).toBe('The pin is 31 feet east of the suggested place.')
    fireEvent.click(button('Adjust pin'))
    expect(pin()).toBeNull()
    fireEvent.click(button('Save'))
    const [[location]] = onSave.mock.calls as [[typeof found]]
    expect([location.propertyAddress, location.propertyLat]).toEqual([full_address, 37.9061])
    expect(location.propertyLong).toBeCloseTo(-122.544793, 6)
  })

  it('has a pin that is put where the map is pressed', async () => {
    await asks()
    measure(600, 300)
    fireEvent.load(map() as HTMLElement)
    fireEvent.click(button('Adjust pin'))
    const frame = map()?.parentElement as HTMLElement
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue({ left: 100, top: 50, width: 600, height: 300 } as DOMRect)
    frame.setPointerCapture = () => {}
    fireEvent.pointerDown(frame, { clientX: 400, clientY: 100, pointerId: 1 })
    expect(pinSaid()).toBe('The pin is 309 feet north of the suggested place.')
  })

  it('goes on without a map when its picture doesn’t come', async () => {
    const { onSave } = await asks()
    measure(600, 300)
    fireEvent.error(map() as HTMLElement)
    expect(map()).toBeNull()
    expect(screen.queryByText('Adjust pin')).toBeNull()
    fireEvent.click(button('Save'))
    expect(onSave.mock.calls).toEqual([[found]])
  })
})

describe('[ADDR-05] the minimap', () => {
  const nothing = () => {}
  const view = (props: Partial<ComponentProps<typeof Minimap>> = {}) => (
    <Minimap
      state="adjusting"
      address={full_address}
      latitude={37.9}
      picture={{ width: 600, height: 300, ratio: 1 }}
      src="/map.png"
      pin={{ x: 0, y: 0 }}
      onShown={nothing}
      onBroken={nothing}
      onMove={nothing}
      onPlace={nothing}
      {...props}
    />
  )
  const frame = () => {
    const element = map()?.parentElement as HTMLElement
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({
      left: 100,
      top: 50,
      width: 300,
      height: 150,
    } as DOMRect)
    const captured = new Set<number>()
    element.setPointerCapture = (id) => void captured.add(id)
    element.hasPointerCapture = (id) => captured.has(id)
    return element
  }
  const drawnPin = () => frame().lastElementChild as HTMLElement

  it('puts the pin where a pointer is pressed, and where it is dragged to', () => {
    const onPlace = vi.fn()
    render(view({ onPlace }))
    const place = frame()
    fireEvent.pointerMove(place, { clientX: 250, clientY: 125, pointerId: 1 })
    expect(onPlace, 'a pointer that only passes').not.toHaveBeenCalled()
    fireEvent.pointerDown(place, { clientX: 250, clientY: 125, pointerId: 1 })
    fireEvent.pointerMove(place, { clientX: 100, clientY: 200, pointerId: 1 })
    fireEvent.pointerMove(place, { clientX: 300, clientY: 60, pointerId: 2 })
    expect(onPlace.mock.calls).toEqual([[{ x: 0, y: 0 }], [{ x: -300, y: 150 }]])
  })

  it('keeps the focus on the pin when it is pressed', () => {
    render(view())
    expect(fireEvent.mouseDown(frame())).toBe(false)
    expect(document.activeElement).toBe(pin())
  })

  it('has a pin that is only to be seen, and takes no press, while it isn’t adjusted', () => {
    const onPlace = vi.fn()
    render(view({ state: 'pinned', onPlace }))
    const place = frame()
    expect(fireEvent.mouseDown(place)).toBe(true)
    fireEvent.pointerDown(place, { clientX: 250, clientY: 125, pointerId: 1 })
    expect(onPlace).not.toHaveBeenCalled()
    expect(drawnPin().getAttribute('aria-hidden')).toBe('true')
    expect(drawnPin().hasAttribute('tabindex')).toBe(false)
    expect(screen.queryByText(/arrow keys/)).toBeNull()
  })

  it('draws the pin at its place, and not before the picture is there', () => {
    const { rerender } = render(view({ pin: { x: 150, y: -75 } }))
    expect([drawnPin().style.left, drawnPin().style.top]).toEqual(['75%', '25%'])
    expect(drawnPin().hasAttribute('aria-hidden')).toBe(false)
    expect(drawnPin().tabIndex).toBe(0)
    rerender(view({ state: 'coming' }))
    expect(drawnPin()).toBe(map())
  })

  it('has no picture and no words about its pin until its frame is measured', () => {
    const onPlace = vi.fn()
    const { container } = render(view({ picture: null, src: null, pin: { x: 10, y: 0 }, onPlace }))
    expect(map()).toBeNull()
    expect(pinSaid()).toBe('')
    const place = container.querySelector('.relative') as HTMLElement
    place.setPointerCapture = () => {}
    fireEvent.pointerDown(place, { clientX: 250, clientY: 125, pointerId: 1 })
    expect(onPlace).not.toHaveBeenCalled()
  })
})
