import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { map as words } from '#src/content/map.ts'
import { MapModalView } from '#src/widgets/map/map-modal-view.tsx'

const alder = { propertyAddress: '48 Alder Ridge Road', propertyLat: 37.9066, propertyLong: -122.5502 }

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

async function shown(token: string, location: object) {
  document.head.innerHTML = `<script type="application/json" id="settings">${JSON.stringify({ mapboxToken: token })}</script>`
  const { PlaceMap } = await import('#src/widgets/map/place-map.tsx')
  render(<PlaceMap location={{ ...alder, ...location }} />)
}

describe('[PVIEW-05] the map of one place', () => {
  it('waits until it is near the view, has no larger version and doesn’t repeat the address', async () => {
    await shown('pk.test', {})
    expect(screen.getByRole('status').textContent).toBe('Loading map')
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText(alder.propertyAddress)).toBeNull()
  })

  it.each([{ propertyLat: null }, { propertyLong: null }, { propertyLat: null, propertyLong: null }])(
    'says what to do when coordinates are missing: %j',
    async (missing) => {
      await shown('pk.test', missing)
      expect(screen.getByText('Interactive Map View')).toBeTruthy()
      expect(screen.getByText(/Choose your address from the suggestions/)).toBeTruthy()
      expect(screen.queryByRole('status')).toBeNull()
    },
  )

  it.each([{}, { propertyLat: null, propertyLong: null }])(
    '[MAP-02] says that the token isn’t configured, with any location: %j',
    async (missing) => {
      await shown('', missing)
      expect(screen.getByText(words.unconfigured)).toBeTruthy()
    },
  )
})

describe('[MAP-01] the large map', () => {
  const large = (state: 'loading' | 'failed') =>
    render(
      <MapModalView open state={state} address={alder.propertyAddress} onClose={() => {}}>
        {null}
      </MapModalView>,
    )

  it('shows in its dialog that it is loading', async () => {
    large('loading')
    expect((await screen.findByRole('dialog')).textContent).toContain('Loading map')
  })

  it('shows in its dialog that it can’t be shown', async () => {
    large('failed')
    expect((await screen.findByRole('dialog')).textContent).toContain(words.failed)
  })
})
