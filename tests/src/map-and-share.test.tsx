import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { map as words } from '#src/content/map.ts'
import { mapsAddress } from '#src/content/maps-address.ts'
import { MapModalView } from '#src/widgets/map/map-modal-view.tsx'
import { MapView } from '#src/widgets/map/map-view.tsx'
import { PropertyMap } from '#src/widgets/map/property-map.tsx'

const address = '77 Juniper Row, Oakland, CA 94609'

afterEach(cleanup)

describe('the map', () => {
  const map = (state: ComponentProps<typeof MapView>['state'], onExpand = () => {}) => (
    <MapView state={state} address={address} onExpand={onExpand}>
      <div data-testid="canvas" />
    </MapView>
  )

  it('[MAP-01] shows the address above it and expands', () => {
    const onExpand = vi.fn()
    render(map('ready', onExpand))
    expect(screen.getByText(address)).toBeTruthy()
    expect(screen.getByRole('region', { name: `Map of ${address}` }).contains(screen.getByTestId('canvas'))).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Expand the map' }))
    expect(onExpand).toHaveBeenCalledOnce()
  })

  it("[MAP-02] shows 'Interactive Map View' when no maps token is configured", () => {
    render(map('unconfigured'))
    expect(screen.getByText('Interactive Map View')).toBeTruthy()
    expect(screen.getByText(words.unconfigured)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('doesn’t mention the token when the map failed for another reason', () => {
    render(map('failed'))
    expect(document.body.textContent).not.toMatch(/token/)
  })

  it('[MAP-03] shows that it is loading', () => {
    render(map('loading'))
    expect(screen.getByRole('status').textContent).toBe('Loading map')
  })
})

describe('[PROP-21] Open in Maps', () => {
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile'
  const place = { latitude: 37.8341, longitude: -122.2637 }

  it.each([
    [address, place, iphone, 'https://maps.apple.com/?q=77%20Juniper%20Row%2C%20Oakland%2C%20CA%2094609'],
    [address, place, 'Macintosh; Intel Mac OS X', /^https:\/\/maps\.apple\.com\/\?q=77/],
    [
      address,
      null,
      android,
      'https://www.google.com/maps/search/?api=1&query=77%20Juniper%20Row%2C%20Oakland%2C%20CA%2094609',
    ],
    [null, place, 'Windows NT 10.0', 'https://www.google.com/maps/search/?api=1&query=37.8341%2C-122.2637'],
    ['1 A & B St #2', null, android, /query=1%20A%20%26%20B%20St%20%232$/],
  ])('for %s at %o in %s links to %s', (home, coordinates, agent, expected) => {
    expect(mapsAddress(home, coordinates, agent)).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    )
  })

  it('has no link when the location is unknown', () => expect(mapsAddress(null, null, iphone)).toBeNull())

  it('is shown below a map without a token', () => {
    render(<PropertyMap address={address} coordinates={null} />)
    const link = screen.getByRole('link', { name: 'Open in Maps' })
    expect(link.getAttribute('href')).toContain('77%20Juniper%20Row')
    expect(screen.getByRole('figure').textContent).toContain(address)
  })
})

describe('the dialog', () => {
  it("[MAP-01] 'Property Location' is modal and closes by its button and by Escape", async () => {
    const onClose = vi.fn()
    render(
      <MapModalView open state="ready" address={address} onClose={onClose}>
        canvas
      </MapModalView>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Property Location' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    fireEvent.keyDown(dialog, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
