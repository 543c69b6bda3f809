import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { AddressBoxView, type AddressBoxViewProps } from '#src/widgets/address-box/address-box-view.tsx'
import { suggestionOf } from '#tests/support/addresses.ts'

const road = suggestionOf('48 Alder Ridge Road, Mill Valley, California 94941')
const street = suggestionOf('48 Alder Street, Vallejo, California 94590')

// jsdom lays nothing out, and has nothing that observes sizes.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)
afterEach(cleanup)
afterAll(() => void vi.unstubAllGlobals())

const spies = () => ({
  onType: vi.fn(),
  onPick: vi.fn(),
  onSubmit: vi.fn(),
  onDismiss: vi.fn(),
  onReopen: vi.fn(),
})

function show(given: Partial<AddressBoxViewProps> = {}) {
  const told = spies()
  const props = { isRefused: false, text: '48 Alder', suggestions: [road, street], withButton: true, ...told }
  const view = (changed: Partial<AddressBoxViewProps>) => (
    <AddressBoxView state="quiet" {...props} {...given} {...changed} />
  )
  const { rerender } = render(view({}))
  return { ...told, change: (changed: Partial<AddressBoxViewProps>) => rerender(view(changed)) }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Address')
const options = () => screen.queryAllByRole('option')
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
const press = (key: string) => fireEvent.keyDown(field(), { key })
const said = () => screen.getByRole('status').textContent

describe('without a token', () => {
  it('[ADDR-01] is a required field with its button, and no combobox', () => {
    const { onType } = show({ state: 'plain', text: '' })
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('status')).toBeNull()
    expect(field().placeholder).toBe('Enter any address')
    expect(field().required).toBe(true)
    fireEvent.change(field(), { target: { value: '48' } })
    expect(onType).toHaveBeenCalledExactlyOnceWith('48')
  })

  it("[ADDR-01] 'Find Home' is optional", () => {
    show({ state: 'plain', withButton: false })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe.each(['plain', 'quiet'] as const)('sent off, %s', (state) => {
  it('[ADDR-03] tells, and the default submit is blocked', () => {
    const { onSubmit } = show({ state })
    const goesOn = fireEvent.submit(field().form as HTMLFormElement)
    expect([onSubmit.mock.calls.length, goesOn]).toEqual([1, false])
  })

  it('[ADDR-01] empty, it says that something is required, at the field', () => {
    show({ state, text: ' ', isRefused: true })
    fireEvent.submit(field().form as HTMLFormElement)
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('alert').textContent).toBe('Please enter an address.')
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id)
  })
})

describe('[ADDR-02] the list', () => {
  const open = () => {
    const box = show({ state: 'busy' })
    fireEvent.change(field(), { target: { value: '48 Alde' } })
    box.change({ state: 'offering' })
    return box
  }

  it('is a combobox that is closed while nothing is offered', () => {
    const { onType } = show()
    fireEvent.change(field(), { target: { value: '48 Alde' } })
    expect(onType).toHaveBeenCalledExactlyOnceWith('48 Alde')
    const box = screen.getByRole('combobox', { name: 'Address' })
    expect(box.getAttribute('aria-expanded')).toBe('false')
    expect(box.getAttribute('aria-controls')).toBeNull()
    expect(box.getAttribute('aria-autocomplete')).toBe('list')
    expect(box.getAttribute('autocomplete')).toBe('off')
    expect(said()).toBe('')
  })

  it('opens with nothing chosen, says how many there are, and whose they are', () => {
    open()
    const list = screen.getByRole('listbox', { name: 'Suggested addresses' })
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(field().getAttribute('aria-controls')).toBe(list.id)
    expect(options().map((option) => option.textContent)).toEqual([
      '48 Alder Ridge Road, Mill Valley, California 94941',
      '48 Alder Street, Vallejo, California 94590',
    ])
    expect(options().map((option) => option.getAttribute('aria-disabled'))).toEqual([null, null])
    expect(active()).toBeNull()
    expect(said()).toBe('2 suggestions. Use the arrow keys to choose.')
    const attribution = screen.getByRole('link', { name: 'Powered by Mapbox' })
    expect(attribution.getAttribute('href')).toBe('https://www.mapbox.com/about/maps/')
    expect(list.contains(attribution)).toBe(false)
  })

  it('is gone through with the arrow keys, Home and End, and chosen from with Enter', () => {
    const { onPick, onSubmit } = open()
    press('ArrowDown')
    expect(active()).toContain('48 Alder Ridge Road')
    press('ArrowDown')
    expect(active()).toContain('48 Alder Street')
    press('ArrowUp')
    expect(active()).toContain('48 Alder Ridge Road')
    press('End')
    expect(active()).toContain('48 Alder Street')
    press('Home')
    expect(active()).toContain('48 Alder Ridge Road')
    press('Enter')
    expect(onPick).toHaveBeenCalledExactlyOnceWith(road)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('is entered from below with ArrowUp', () => {
    open()
    press('ArrowUp')
    expect(active()).toContain('48 Alder Street')
  })

  it('leaves Enter, Home and End to what was typed before anybody goes to it', () => {
    const { onPick, onSubmit } = open()
    expect([press('Home'), press('End')]).toEqual([true, true])
    expect(active()).toBeNull()
    press('Tab')
    expect(onPick).not.toHaveBeenCalled()
    press('Enter')
    expect([onSubmit.mock.calls.length, onPick.mock.calls.length]).toEqual([1, 0])
  })

  it('takes the suggestion that was gone to along with Tab', () => {
    const { onPick } = open()
    press('ArrowDown')
    expect(press('Tab')).toBe(true)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(road)
  })

  it('takes the suggestion that was pressed', () => {
    const { onPick } = open()
    const second = options()[1] as HTMLElement
    fireEvent.pointerDown(second)
    fireEvent.mouseDown(second)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(street)
  })

  it('takes it from a screen reader that presses without a pointer', () => {
    const { onPick } = open()
    fireEvent.mouseDown(options()[1] as HTMLElement)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(street)
  })

  it('is put aside by Escape and by going elsewhere, and brought back', () => {
    const { onDismiss, onReopen, change } = open()
    press('Escape')
    expect(onDismiss).toHaveBeenCalled()
    change({ state: 'quiet' })
    expect(options()).toEqual([])
    press('ArrowDown')
    expect(onReopen).toHaveBeenCalledOnce()
    change({ state: 'offering' })
    expect(active()).toBeNull()
    onDismiss.mockClear()
    fireEvent.blur(field())
    expect(onDismiss).toHaveBeenCalled()
  })

  it('begins anew with new suggestions', () => {
    const { change } = open()
    press('ArrowDown')
    fireEvent.change(field(), { target: { value: '48 Alder' } })
    change({ state: 'busy' })
    change({ state: 'offering', suggestions: [street] })
    expect(active()).toBeNull()
    press('ArrowDown')
    expect(active()).toContain('48 Alder Street')
  })
})

describe('what is said in its place', () => {
  it("[ADDR-05] 'No search results.'", () => {
    show({ state: 'nothingFound', suggestions: [] })
    expect(said()).toBe('No search results.')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('that suggestions are out of reach, quietly, at a field that works', () => {
    const { onType } = show({ state: 'failed', suggestions: [] })
    expect(said()).toBe('Suggestions aren’t available right now. You can still enter the full address.')
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.change(field(), { target: { value: '48 Alders' } })
    expect(onType).toHaveBeenCalledExactlyOnceWith('48 Alders')
  })
})
