import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pinWords } from '#src/content/address-confirm.ts'
import { mapFailed } from '#src/content/map-failed.ts'
import { AddressConfirmView } from '#src/widgets/address-confirm/address-confirm-view.tsx'
import { Minimap } from '#src/widgets/address-confirm/minimap.tsx'

const entered = '48 alder rigde road'
const suggested = '48 Alder Ridge Road, Mill Valley, California 94941'
const nothing = () => {}
const button = (name: string) => screen.getByRole('button', { name })

const view = (props: Partial<ComponentProps<typeof AddressConfirmView>> = {}) => (
  <AddressConfirmView
    entered={entered}
    suggested={suggested}
    meant="suggested"
    canAdjust
    adjusting={false}
    map={null}
    onMean={nothing}
    onAdjust={nothing}
    onSave={nothing}
    onCancel={nothing}
    {...props}
  />
)

afterEach(cleanup)

describe('[ADDR-05] confirming an address', () => {
  it("'Did you mean?' shows both addresses, with the suggested one selected", async () => {
    const onMean = vi.fn()
    render(view({ onMean }))
    const dialog = await screen.findByRole('dialog', { name: 'Did you mean?' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(screen.getByRole('group', { name: 'Did you mean?' })).toBeTruthy()
    const [one, other] = screen.getAllByRole<HTMLInputElement>('radio')
    expect([one?.checked, other?.checked]).toEqual([true, false])
    expect(one?.closest('label')?.textContent).toContain(suggested)
    expect(other?.closest('label')?.textContent).toContain(entered)
    if (other) fireEvent.click(other)
    expect(onMean.mock.calls).toEqual([['entered']])
  })

  it("'Confirm address' says that it couldn’t be verified, and it can be saved anyway", async () => {
    const onSave = vi.fn()
    render(view({ suggested: null, canAdjust: false, onSave }))
    await screen.findByRole('dialog', { name: 'Confirm address' })
    const sentence = "We couldn't verify this address. Please check that your information is correct before continuing."
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByText(entered)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Adjust pin' })).toBeNull()
    fireEvent.click(button('Save'))
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('is canceled by its buttons and by Escape', async () => {
    const onCancel = vi.fn()
    render(view({ onCancel }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(button('Cancel'))
    fireEvent.click(button('Close'))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(onCancel).toHaveBeenCalledTimes(3)
  })

  it("'Adjust pin' is pressed while the pin can be moved", async () => {
    const onAdjust = vi.fn()
    const { rerender } = render(view({ onAdjust }))
    await screen.findByRole('dialog')
    expect(button('Adjust pin').getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(button('Adjust pin'))
    expect(onAdjust).toHaveBeenCalledOnce()
    rerender(view({ adjusting: true }))
    expect(button('Adjust pin').getAttribute('aria-pressed')).toBe('true')
  })
})

describe('[ADDR-05] the minimap', () => {
  const map = (props: Partial<ComponentProps<typeof Minimap>> = {}) => (
    <Minimap
      state="pinned"
      address={suggested}
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
  const pin = () => screen.getByRole('application', { name: 'Pin' })

  it('is an image that announces when it loaded or failed', () => {
    const [onShown, onBroken] = [vi.fn(), vi.fn()]
    render(map({ state: 'coming', onShown, onBroken }))
    const picture = screen.getByRole('img', { name: `Map around ${suggested}` })
    expect(picture.getAttribute('src')).toBe('/map.png')
    fireEvent.load(picture)
    fireEvent.error(picture)
    expect([onShown, onBroken].map((handler) => handler.mock.calls.length)).toEqual([1, 1])
    cleanup()
    render(map({ state: 'gone' }))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText(mapFailed)).toBeTruthy()
  })

  it('has a pin that moves only while it is being adjusted, takes focus and announces how to move it', () => {
    const { rerender } = render(map())
    expect(screen.queryByRole('application')).toBeNull()
    rerender(map({ state: 'adjusting' }))
    expect(document.activeElement).toBe(pin())
    expect(document.getElementById(pin().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/arrow keys/)
  })

  it.each([
    ['ArrowLeft', false, { x: -10, y: 0 }],
    ['ArrowRight', false, { x: 10, y: 0 }],
    ['ArrowUp', false, { x: 0, y: -10 }],
    ['ArrowDown', false, { x: 0, y: 10 }],
    ['ArrowDown', true, { x: 0, y: 1 }],
  ] as const)('%s, Shift %s', (key, shiftKey, by) => {
    const onMove = vi.fn()
    render(map({ state: 'adjusting', onMove }))
    expect(fireEvent.keyDown(pin(), { key, shiftKey })).toBe(false)
    expect(onMove).toHaveBeenCalledWith(by)
  })

  it('leaves all other keys to the dialog', () => {
    const onMove = vi.fn()
    render(map({ state: 'adjusting', onMove }))
    expect(fireEvent.keyDown(pin(), { key: 'Escape' })).toBe(true)
    expect(fireEvent.keyDown(pin(), { key: 'Tab' })).toBe(true)
    expect(onMove).not.toHaveBeenCalled()
  })

  it('announces the pin’s position', () => {
    const { rerender } = render(map({ state: 'adjusting' }))
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(map({ state: 'adjusting', pin: { x: 10, y: 0 } }))
    expect(screen.getByRole('status').textContent).toBe('The pin is 31 feet east of the suggested place.')
  })

  it.each([
    [{ east: 0, north: 0 }, ''],
    [{ east: -0.3048, north: 0 }, 'The pin is 1 foot west of the suggested place.'],
    [{ east: 3.048, north: -6.096 }, 'The pin is 20 feet south and 10 feet east of the suggested place.'],
  ])('%o', (moved, words) => expect(pinWords(moved)).toBe(words))
})
