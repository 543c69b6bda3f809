import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { addressBox } from '#src/content/address-box.ts'
import { AddressBoxView, type AddressBoxViewProps } from '#src/widgets/address-box/address-box-view.tsx'
import { suggestionOf } from '#tests/support/addresses.ts'

const road = suggestionOf('48 Alder Ridge Road, Mill Valley, California 94941')
const street = suggestionOf('48 Alder Street, Vallejo, California 94590')

// jsdom has no layout and no ResizeObserver.
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
  const handlers = spies()
  const props = { isRefused: false, text: '48 Alder', suggestions: [road, street], withButton: true, ...handlers }
  const view = (changed: Partial<AddressBoxViewProps>) => (
    <AddressBoxView state="quiet" {...props} {...given} {...changed} />
  )
  const { rerender } = render(view({}))
  return { ...handlers, change: (changed: Partial<AddressBoxViewProps>) => rerender(view(changed)) }
}

const field = () => screen.getByLabelText<HTMLInputElement>('Address')
const options = () => screen.queryAllByRole('option')
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null
const press = (key: string) => fireEvent.keyDown(field(), { key })
const said = () => screen.getByRole('status').textContent

describe('without a maps token', () => {
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

describe.each(['plain', 'quiet'] as const)('submitted, %s', (state) => {
  it('[ADDR-03] calls onSubmit, and prevents the default submit', () => {
    const { onSubmit } = show({ state })
    const goesOn = fireEvent.submit(field().form as HTMLFormElement)
    expect([onSubmit.mock.calls.length, goesOn]).toEqual([1, false])
  })

  it('[ADDR-01] empty, shows that the field is required', () => {
    show({ state, text: ' ', isRefused: true })
    fireEvent.submit(field().form as HTMLFormElement)
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('alert').textContent).toBe(addressBox.required)
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

  it('is a closed combobox while there are no suggestions', () => {
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

  it('opens with nothing selected, announces the number of suggestions, and credits the provider', () => {
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

  it('moves with the arrow keys, Home and End, and selects with Enter', () => {
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

  it('is entered from the end with ArrowUp', () => {
    open()
    press('ArrowUp')
    expect(active()).toContain('48 Alder Street')
  })

  it('leaves Enter, Home and End to the text until an option is active', () => {
    const { onPick, onSubmit } = open()
    expect([press('Home'), press('End')]).toEqual([true, true])
    expect(active()).toBeNull()
    press('Tab')
    expect(onPick).not.toHaveBeenCalled()
    press('Enter')
    expect([onSubmit.mock.calls.length, onPick.mock.calls.length]).toEqual([1, 0])
  })

  it('selects the active suggestion on Tab', () => {
    const { onPick } = open()
    press('ArrowDown')
    expect(press('Tab')).toBe(true)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(road)
  })

  it('selects the pressed suggestion', () => {
    const { onPick } = open()
    const second = options()[1] as HTMLElement
    fireEvent.pointerDown(second)
    fireEvent.mouseDown(second)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(street)
  })

  it('selects the suggestion that a screen reader clicks without a pointer', () => {
    const { onPick } = open()
    fireEvent.mouseDown(options()[1] as HTMLElement)
    expect(onPick).toHaveBeenCalledExactlyOnceWith(street)
  })

  it('closes on Escape and on blur, and reopens', () => {
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

  it('has nothing selected when new suggestions arrive', () => {
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

describe('the status in place of the list', () => {
  it("[ADDR-05] 'No search results.'", () => {
    show({ state: 'nothingFound', suggestions: [] })
    expect(said()).toBe('No search results.')
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  it('says that suggestions are unavailable, without an alert, and the field still works', () => {
    const { onType } = show({ state: 'failed', suggestions: [] })
    expect(said()).toBe(addressBox.failed)
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.change(field(), { target: { value: '48 Alders' } })
    expect(onType).toHaveBeenCalledExactlyOnceWith('48 Alders')
  })
})
