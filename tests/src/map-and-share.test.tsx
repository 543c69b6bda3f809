import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MapModalView } from '#src/widgets/map/map-modal-view.tsx'
import { MapView } from '#src/widgets/map/map-view.tsx'

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
