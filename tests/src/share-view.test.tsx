import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { codeOf, mailDraft, messageDraft, whatsAppDraft } from '#src/content/share.ts'
import { ShareDialogView } from '#src/widgets/share/share-dialog-view.tsx'

const address = '77 Juniper Row, Oakland, CA 94609'
type Props = ComponentProps<typeof ShareDialogView>

const share = (props: Partial<Props> = {}) => (
  <ShareDialogView
    open
    address={address}
    link="https://pending.example/p/77-juniper-row"
    mailHref="mailto:?subject=x"
    copied={false}
    tooltipShown={false}
    onCopy={() => {}}
    onTooltip={() => {}}
    onClose={() => {}}
    {...props}
  />
)
const button = () => screen.getByRole('button', { name: 'Copy Link' })

afterEach(cleanup)

describe('the share dialog', () => {
  it("[SHARE-01] is titled 'Share Address' and closes by its button and by Escape", async () => {
    const onClose = vi.fn()
    render(share({ onClose }))
    const dialog = await screen.findByRole('dialog', { name: 'Share Address' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('[SHARE-02] the button’s tooltip and description say what it will do, then what it did', async () => {
    const onCopy = vi.fn()
    const { rerender } = render(share({ onCopy }))
    await screen.findByRole('dialog')
    expect(screen.queryByRole('tooltip')).toBeNull()
    expect(button().hasAttribute('aria-describedby')).toBe(false)

    for (const [copied, word] of [
      [false, 'Copy to clipboard'],
      [true, 'Copied'],
    ] as const) {
      rerender(share({ onCopy, copied, tooltipShown: true }))
      const tooltip = screen.getByRole('tooltip')
      expect(tooltip.textContent).toBe(word)
      expect(button().getAttribute('aria-describedby')).toBe(tooltip.id)
    }
    fireEvent.click(button())
    expect(onCopy).toHaveBeenCalledOnce()
  })

  it('[SHARE-02] announces the copy to screen readers', async () => {
    const { rerender } = render(share())
    await screen.findByRole('dialog')
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(share({ copied: true }))
    expect(screen.getByRole('status').textContent).toBe('Copied')
  })

  it('[SHARE-03] distinguishes a mouse, a finger and the keyboard', async () => {
    const onTooltip = vi.fn()
    render(share({ onTooltip, tooltipShown: true }))
    await screen.findByRole('dialog')
    const place = button().parentElement as HTMLElement

    fireEvent.pointerEnter(place, { pointerType: 'touch' })
    fireEvent.pointerDown(button(), { pointerType: 'touch' })
    fireEvent.pointerUp(button(), { pointerType: 'touch' })
    fireEvent.pointerCancel(button(), { pointerType: 'touch' })
    fireEvent.pointerLeave(place, { pointerType: 'touch' })
    expect(onTooltip.mock.calls.flat()).toEqual([{ type: 'TOUCH' }, { type: 'LIFT' }, { type: 'LIFT' }])

    onTooltip.mockClear()
    fireEvent.pointerEnter(place, { pointerType: 'mouse' })
    fireEvent.pointerDown(button(), { pointerType: 'mouse' })
    fireEvent.pointerUp(button(), { pointerType: 'mouse' })
    fireEvent.pointerLeave(place, { pointerType: 'mouse' })
    expect(onTooltip.mock.calls.flat()).toEqual([
      { type: 'ENTER', by: 'pointer' },
      { type: 'LEAVE', by: 'pointer' },
    ])
    expect(place.contains(screen.getByRole('tooltip'))).toBe(true)

    onTooltip.mockClear()
    fireEvent.blur(button())
    expect(onTooltip.mock.calls.flat()).toEqual([{ type: 'LEAVE', by: 'focus' }])
  })

  it('shares the link when the address is withheld', async () => {
    render(share({ address: null }))
    await screen.findByRole('dialog')
    expect(screen.queryByText(address)).toBeNull()
    expect(screen.getByText('https://pending.example/p/77-juniper-row')).toBeTruthy()
  })
})

describe('[SHARE-04] the mail draft', () => {
  const bodyOf = (href: string) => new URL(href).searchParams.get('body')

  it('is a link', async () => {
    render(share())
    expect((await screen.findByRole('link', { name: 'Email' })).getAttribute('href')).toBe('mailto:?subject=x')
  })

  it('invites to a home with its address and the page’s address', () => {
    const href = mailDraft(address, 'https://pending.example/p/a?b=c&d')
    expect(new URL(href).searchParams.get('subject')).toBe('Check out this home')
    expect(bodyOf(href)).toBe(`${address}\r\nhttps://pending.example/p/a?b=c&d`)
    expect(href).toContain(encodeURIComponent(address))
  })

  it('keeps the URL-encoded address of /property-view unchanged', () => {
    const link = `https://pending.example/property-view?address=${encodeURIComponent('1 A & B St #2')}`
    expect(bodyOf(mailDraft('1 A & B St #2', link))).toBe(`1 A & B St #2\r\n${link}`)
  })

  it('contains only the link when the address is withheld', () => {
    expect(mailDraft(null, 'https://pending.example/p/a')).toBe(
      'mailto:?subject=Check%20out%20this%20home&body=https%3A%2F%2Fpending.example%2Fp%2Fa',
    )
  })
})

describe('[SHARE-05] other ways to share', () => {
  const link = 'https://pending.example/p/77-juniper-row'

  it('are Messages and WhatsApp, each with the home’s and the page’s address', async () => {
    render(share())
    await screen.findByRole('dialog')
    const text = encodeURIComponent(`${address}\n${link}`)
    expect(screen.getByRole('link', { name: 'Messages' }).getAttribute('href')).toBe(`sms:?&body=${text}`)
    const whatsApp = screen.getByRole('link', { name: 'WhatsApp (opens in a new tab)' })
    expect(whatsApp.getAttribute('href')).toBe(`https://wa.me/?text=${text}`)
    expect([whatsApp.getAttribute('target'), whatsApp.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  })

  it('contain only the link when the address is withheld', () => {
    expect(messageDraft(null, link)).toBe(`sms:?&body=${encodeURIComponent(link)}`)
    expect(whatsAppDraft(null, link)).toBe(`https://wa.me/?text=${encodeURIComponent(link)}`)
  })

  it('show the QR code of a listing, and of no other page', async () => {
    const { rerender } = render(share())
    await screen.findByRole('dialog')
    expect(screen.getByRole('img', { name: 'What a shared link shows' }).getAttribute('src')).toBe(
      '/og/p/77-juniper-row.jpg',
    )
    expect(screen.getByRole('img', { name: 'QR code of this page' }).getAttribute('src')).toBe('/qr/77-juniper-row.svg')
    rerender(share({ link: 'https://pending.example/property-view?address=1' }))
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('show those of the listing at an address of the property view, and a link that can be read', async () => {
    const link = 'https://pending.example/property-view?address=77%20Juniper%20Row%2C%20Oakland'
    render(share({ link, slug: '77-juniper-row' }))
    await screen.findByRole('dialog')
    expect(screen.getByRole('img', { name: 'QR code of this page' }).getAttribute('src')).toBe('/qr/77-juniper-row.svg')
    expect(screen.getByText('https://pending.example/property-view?address=77 Juniper Row, Oakland')).toBeTruthy()
  })

  it.each([
    ['https://pending.example/p/a%20b/?from=sign#top', '/qr/a%20b.svg'],
    ['https://pending.example/p/', null],
    ['https://pending.example/property/4', null],
    ['https://pending.example/p/a/b', null],
  ])('use the code of %s: %s', (page, code) => expect(codeOf(page)).toBe(code))
})
