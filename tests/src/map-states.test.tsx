/** @module-tag nightly */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MapModalView } from '#src/widgets/map/map-modal-view.tsx'
import type { MapSurfaceProps } from '#src/widgets/map/map-surface.tsx'
import { MapView, type MapViewProps } from '#src/widgets/map/map-view.tsx'

const address = '77 Juniper Row, Oakland, CA 94609'

afterEach(cleanup)

const show = (state: MapSurfaceProps['state'], more: Partial<MapViewProps> = {}) =>
  render(
    <MapView state={state} address={address} onExpand={() => {}} {...more}>
      {'children' in more ? more.children : <p>canvas</p>}
    </MapView>,
  ).container
const caption = () => document.querySelector('figcaption')?.textContent
/** The pin on the drawing; the caption has another one. */
const hasPin = () => document.querySelector('span.scale-200 svg') !== null

describe('the frame of a map', () => {
  it.each([
    ['unconfigured', { drawing: true, pin: true, loading: false, words: 'The maps token is not configured.' }],
    ['failed', { drawing: true, pin: true, loading: false, words: expect.stringMatching(/map/) }],
    [
      'unplaced',
      {
        drawing: true,
        pin: false,
        loading: false,
        words: 'Choose your address from the suggestions to see it on the map.',
      },
    ],
    ['loading', { drawing: true, pin: false, loading: true, words: undefined }],
    ['ready', { drawing: false, pin: false, loading: false, words: undefined }],
  ] as const)('[MAP-02] [MAP-03] [PROP-21] has what belongs to it while %s', (state, expected) => {
    const frame = show(state)
    expect({
      drawing: frame.querySelector('img') !== null,
      pin: hasPin(),
      loading: screen.queryByText('Loading map') !== null,
      words: screen.queryByText('Interactive Map View')?.nextElementSibling?.textContent,
    }).toEqual(expected)
  })

  it.each(['unconfigured', 'failed'] as const)('[PROP-21] has no pin without an address: %s', (state) => {
    show(state, { address: null })
    expect([hasPin(), caption()]).toEqual([false, undefined])
  })

  it('[MAP-02] has a drawing that says nothing to screen readers', () => {
    expect(show('failed').querySelector('img')?.alt).toBe('')
  })

  it.each([
    ['unconfigured', undefined],
    ['failed', undefined],
    ['unplaced', undefined],
    ['loading', 'true'],
    ['ready', null],
  ] as const)('[MAP-01] can be expanded once there is a map: %s', (state, disabled) => {
    show(state)
    expect(screen.queryByLabelText('Expand the map')?.getAttribute('aria-disabled')).toBe(disabled)
  })

  it('[MAP-01] opens a dialog by its button, where there is a larger map', () => {
    const onExpand = vi.fn()
    show('ready', { onExpand })
    expect(screen.getByLabelText('Expand the map').getAttribute('aria-haspopup')).toBe('dialog')
    fireEvent.click(screen.getByLabelText('Expand the map'))
    expect(onExpand).toHaveBeenCalledOnce()
    cleanup()
    show('ready', { onExpand: undefined as never })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[MAP-01] names the address, unless it fills a frame that does', () => {
    show('ready')
    expect(caption()).toBe(address)
    cleanup()
    show('ready', { fills: true })
    expect(caption()).toBeUndefined()
  })

  it('[MAP-01] names the canvas, and is none without one', () => {
    show('ready', { address: null })
    expect(screen.getByLabelText('Map').textContent).toBe('canvas')
    cleanup()
    show('ready', { children: null })
    expect(document.querySelector('section')).toBeNull()
  })
})

describe('[MAP-01] the dialog of the large map', () => {
  it('has the address, unless it is withheld', async () => {
    const large = (at: string | null) => (
      <MapModalView open state="ready" address={at} onClose={() => {}}>
        canvas
      </MapModalView>
    )
    const { rerender } = render(large(address))
    expect((await screen.findByText(address)).tagName).toBe('P')
    rerender(large(null))
    expect(screen.queryByText(address)).toBeNull()
    expect(document.querySelectorAll('[role=dialog] p')).toHaveLength(0)
  })
})
