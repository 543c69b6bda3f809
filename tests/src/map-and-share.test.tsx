import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mailDraft } from '#src/content/share.ts'
import { MapModalView } from '#src/widgets/map/map-modal-view.tsx'
import { MapView } from '#src/widgets/map/map-view.tsx'
import { ShareDialogView } from '#src/widgets/share/share-dialog-view.tsx'

const address = '77 Juniper Row, Oakland, CA 94609'

afterEach(cleanup)

describe('the map', () => {
  const map = (state: ComponentProps<typeof MapView>['state'], onExpand = () => {}) => (
    <MapView state={state} address={address} onExpand={onExpand}>
      <div data-testid="canvas" />
    </MapView>
  )

  it('[MAP-01] shows the address over it and expands', () => {
    const onExpand = vi.fn()
    render(map('ready', onExpand))
    expect(screen.getByText(address)).toBeTruthy()
    expect(screen.getByRole('region', { name: `Map of ${address}` }).contains(screen.getByTestId('canvas'))).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Expand the map' }))
    expect(onExpand).toHaveBeenCalledOnce()
  })

  it("[MAP-02] is 'Interactive Map View' where the maps token is not configured", () => {
    render(map('unconfigured'))
    expect(screen.getByText('Interactive Map View')).toBeTruthy()
    expect(screen.getByText('The maps token is not configured.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('blames no token where the map failed for another reason', () => {
    render(map('failed'))
    expect(document.body.textContent).not.toMatch(/token/)
  })

  it('[MAP-03] says that it is loading', () => {
    render(map('loading'))
    expect(screen.getByRole('status').textContent).toBe('Loading map')
  })
})

describe('the dialogs', () => {
  it("[MAP-01] 'Property Location' is modal and closes by its button and by Escape", async () => {
    const onClose = vi.fn()
    render(
      <MapModalView open address={address} onClose={onClose}>
        canvas
      </MapModalView>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Property Location' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  const share = (copied: boolean, onCopy = () => {}) => (
    <ShareDialogView
      open
      address={address}
      link="https://pending.example/p/77-juniper-row"
      mailHref="mailto:?subject=x"
      copied={copied}
      onCopy={onCopy}
      onLeaveCopy={() => {}}
      onClose={() => {}}
    />
  )

  it("[SHARE-01] [SHARE-02] 'Share Address' copies and says so", async () => {
    const onCopy = vi.fn()
    const { rerender } = render(share(false, onCopy))
    expect(await screen.findByRole('dialog', { name: 'Share Address' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(onCopy).toHaveBeenCalledOnce()
    rerender(share(true))
    expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
  })

  it('[SHARE-04] opens a mail draft', async () => {
    render(share(false))
    expect((await screen.findByRole('link', { name: 'Email' })).getAttribute('href')).toBe('mailto:?subject=x')
    expect(mailDraft('https://pending.example/p/a?b=c&d')).toBe(
      'mailto:?subject=Check%20out%20this%20home&body=https%3A%2F%2Fpending.example%2Fp%2Fa%3Fb%3Dc%26d',
    )
  })
})
