import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useVariant } from '#src/browser/variant.ts'

function Page() {
  return <p>{useVariant() ?? 'undecided'}</p>
}
const open = (query = '') => {
  history.replaceState(null, '', `/${query}`)
  render(<Page />)
}
const coin = (value: number) => vi.spyOn(Math, 'random').mockReturnValue(value)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('[HOME-10] the variant', () => {
  it('is undecided in the prerendered HTML', () => {
    expect(renderToString(<Page />)).toBe('<p>undecided</p>')
  })

  it.each([
    [0, 'a'],
    [0.49, 'a'],
    [0.5, 'b'],
    [0.99, 'b'],
  ])('is random: %d is %s, and stored for the session', async (value, variant) => {
    coin(value)
    open()
    expect(await screen.findByText(variant)).toBeTruthy()
    expect(sessionStorage.getItem('variant')).toBe(variant)
  })

  it('stays the same in the session', async () => {
    sessionStorage.setItem('variant', 'b')
    coin(0)
    open()
    expect(await screen.findByText('b')).toBeTruthy()
  })

  it('can be set by the address without changing the stored one', async () => {
    sessionStorage.setItem('variant', 'b')
    open('?variant=a')
    expect(await screen.findByText('a')).toBeTruthy()
    expect(sessionStorage.getItem('variant')).toBe('b')
  })

  it('is decided in a browser without storage', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('no', 'SecurityError')
      },
      clear: () => {},
    })
    coin(0.7)
    open()
    expect(await screen.findByText('b')).toBeTruthy()
  })
})
