import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSavedHomes, toggleSaved } from '#src/browser/saved-homes.ts'
import { SaveButton } from '#src/pages/property/save-button.tsx'
import { SavedHomes } from '#src/pages/property/saved-homes.tsx'

const house = { path: '/p/the-house', address: '48 Alder Ridge Road' }
const flat = { path: '/p/the-flat', address: '415 Valencia Street #3B' }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('[PROP-27] saving a home', () => {
  it('stores it in this browser, and removes it on the second press', () => {
    render(<SaveButton {...house} />)
    const button = screen.getByRole('button', { name: 'Save this home' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    expect(readSavedHomes()).toEqual([house])
    fireEvent.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('false')
    expect(readSavedHomes()).toEqual([])
  })

  it('lists the others, the last saved first, and never the page’s own home', () => {
    toggleSaved(house)
    toggleSaved(flat)
    const { rerender } = render(<SavedHomes path="/p/another" />)
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([flat.path, house.path])
    rerender(<SavedHomes path={flat.path} />)
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([house.address])
  })

  it('shows nothing when nothing else is saved', () => {
    toggleSaved(house)
    const { container } = render(<SavedHomes path={house.path} />)
    expect(container.innerHTML).toBe('')
  })

  it('follows changes in another tab', () => {
    render(<SaveButton {...house} />)
    localStorage.setItem('saved-homes', JSON.stringify([house]))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'saved-homes' })))
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('true')
  })

  it('stores at most fifty', () => {
    for (let number = 0; number < 55; number++) toggleSaved({ path: `/p/${number}`, address: `${number}` })
    expect(readSavedHomes()).toHaveLength(50)
    expect(readSavedHomes()[0]?.path).toBe('/p/54')
  })

  it.each(['', 'null', '{}', '{', '[null,1,{"path":"javascript:alert(1)","address":"x"},{"path":"/p/a"}]'])(
    'reads %s as an empty list',
    (text) => {
      localStorage.setItem('saved-homes', text)
      expect(readSavedHomes()).toEqual([])
    },
  )

  it('does nothing in a browser without storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    render(<SaveButton {...house} />)
    fireEvent.click(screen.getByRole('button'))
    expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false')
  })
})
