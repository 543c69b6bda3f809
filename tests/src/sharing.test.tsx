/** @module-tag nightly */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Share } from '#src/widgets/share/share.tsx'
import { Sharing } from '#src/widgets/share/sharing.tsx'
// Imports here what is loaded lazily.
import '#src/widgets/share/share-dialog-view.tsx'
import { withEvent } from '../support/with-event.ts'

const address = '77 Juniper Row, Oakland, CA 94609'
const writeText = vi.fn(async () => {})
const warn = vi.fn()

/** What the browser has for pages that share. */
const browser = (has: { share?: unknown; clipboard?: unknown }) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: has.share })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: has.clipboard })
}

beforeEach(() => {
  history.replaceState(null, '', '/p/77-juniper-row')
  browser({ clipboard: { writeText } })
  vi.spyOn(console, 'warn').mockImplementation(warn)
})
afterEach(() => {
  cleanup()
  browser({})
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
  writeText.mockClear()
  warn.mockReset()
})

const dialog = () => document.querySelector('[role=dialog]')
const opened = () => screen.findByText('Share Address')
const copy = () => screen.getByText('Copy Link', { selector: 'button' })
const tooltip = () => document.querySelector('[role=tooltip]')?.textContent
const show = (more: { bySystem?: boolean; slug?: string } = {}) =>
  render(<Sharing address={address} events={withEvent({ type: 'SHARE' })} {...more} />)

describe('[PROP-15] sharing', () => {
  it('opens the share sheet of the system where there is one', async () => {
    const share = vi.fn(async () => {})
    browser({ share })
    show()
    await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(share.mock.calls[0]).toEqual([{ title: document.title, url: location.href }])
    expect(dialog()).toBeNull()
  })

  it('opens the dialog where the sheet can’t be opened', async () => {
    browser({ share: async () => Promise.reject(new Error('not allowed')) })
    show()
    expect(await opened()).toBeTruthy()
  })

  it('always opens the dialog on a page that wants it so', async () => {
    const share = vi.fn(async () => {})
    browser({ share })
    show({ bySystem: false })
    expect(await opened()).toBeTruthy()
    expect(share).not.toHaveBeenCalled()
  })

  it('opens the dialog where there is no sheet, with the address and the link of the page', async () => {
    show()
    await opened()
    expect(dialog()?.textContent).toContain(address)
    expect(dialog()?.textContent).toContain(location.href)
    expect(screen.getByText('Email').closest('a')?.getAttribute('href')).toContain(encodeURIComponent(location.href))
    expect(screen.getByAltText('QR code of this page').getAttribute('src')).toBe('/qr/77-juniper-row.svg')
  })

  it('shows the code of the listing at an address, where the page is not its own', async () => {
    history.replaceState(null, '', '/property-view?address=77')
    show({ slug: 'juniper' })
    await opened()
    expect(screen.getByAltText('QR code of this page').getAttribute('src')).toBe('/qr/juniper.svg')
  })

  it('closes', async () => {
    show()
    await opened()
    fireEvent.click(screen.getByLabelText('Close'))
    expect(dialog()).toBeNull()
  })

  it('begins by a press, also by one that comes before its code', async () => {
    render(
      <Share address={address} bySystem={false}>
        {(onShare) => (
          <button type="button" onClick={onShare}>
            Share
          </button>
        )}
      </Share>,
    )
    expect(dialog()).toBeNull()
    fireEvent.click(screen.getByText('Share'))
    expect(await opened()).toBeTruthy()
  })
})

describe('[SHARE-02] copying the link', () => {
  it('puts the address of the page into the clipboard, and says so', async () => {
    show()
    await opened()
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.click(copy())
    expect(writeText.mock.calls).toEqual([[location.href]])
    expect(screen.getByRole('status').textContent).toBe('Copied')
  })

  it('changes the tooltip of a pointer, which goes when the pointer does', async () => {
    show()
    await opened()
    expect(tooltip()).toBeUndefined()
    fireEvent.pointerEnter(copy().parentElement as HTMLElement, { pointerType: 'mouse' })
    await vi.waitFor(() => expect(tooltip()).toBe('Copy to clipboard'))
    fireEvent.click(copy())
    expect(tooltip()).toBe('Copied')
    fireEvent.pointerLeave(copy().parentElement as HTMLElement, { pointerType: 'mouse' })
    await vi.waitFor(() => expect(tooltip()).toBeUndefined())
  })

  it('says the same when the browser refuses, which is only logged', async () => {
    browser({})
    show()
    await opened()
    fireEvent.click(copy())
    expect(screen.getByRole('status').textContent).toBe('Copied')
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('The link could not be copied', expect.anything()))
  })
})
