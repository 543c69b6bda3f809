/** @module-tag nightly */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PropertyImages } from '#machines/photos/photo.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { Photos } from '#src/widgets/photos/photos.tsx'

const images = ['dusk', 'living', 'kitchen', 'bed', 'pool'].map((alt, place) => ({
  url: `/${alt}.jpg`,
  alt,
  width: 1600,
  height: 1067,
  sources: [],
  display_order: place + 1,
  is_primary: place === 0,
}))

async function show(count = images.length) {
  const loadImages = fromPromise<PropertyImages, { propertyId: number }>(async () => ({
    success: true,
    images: images.slice(0, count),
  }))
  const actor = createActor(photosMachine.provide({ actors: { loadImages } }), { input: { propertyId: 4 } }).start()
  const onPress = vi.fn()
  render(<Photos actor={actor} address="77 Juniper Row" sizes="100vw" onPress={onPress} />)
  const before = shown().length
  await act(() => vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('loading')))
  return { actor, onPress, before }
}
const shown = () => [...document.querySelectorAll('img')].map(({ alt }) => alt)
const image = (alt: string) => screen.getByAltText(alt)
const swipe = (from: number, to: number) => {
  const [front] = document.querySelectorAll('[data-current=true] img')
  fireEvent.pointerDown(front as Element, { clientX: from, isPrimary: true, button: 0 })
  fireEvent.pointerUp(front as Element, { clientX: to, isPrimary: true, button: 0 })
}
const said = () => document.querySelector('[aria-live=polite]')?.textContent
const isDrawing = () => screen.queryByRole('img', { name: /Drawing of a house/ }) !== null

afterEach(cleanup)

describe('the photos of a listing', () => {
  it('[PROP-08] are turned by buttons and swipes, around both ends', async () => {
    await show()
    expect(said()).toBe('Photo 1 of 5: dusk')
    fireEvent.click(screen.getByLabelText('Next photo'))
    expect(said()).toBe('Photo 2 of 5: living')
    fireEvent.click(screen.getByLabelText('Previous photo'))
    fireEvent.click(screen.getByLabelText('Previous photo'))
    expect(said()).toBe('Photo 5 of 5: pool')
    swipe(300, 200)
    expect(said()).toBe('Photo 1 of 5: dusk')
    swipe(200, 300)
    expect(said()).toBe('Photo 5 of 5: pool')
    swipe(200, 249)
    expect(said()).toBe('Photo 5 of 5: pool')
  })

  it('[PROP-23] report which one was pressed', async () => {
    const { onPress } = await show()
    fireEvent.click(screen.getByLabelText('Next photo'))
    swipe(300, 300)
    expect(onPress.mock.calls).toEqual([[1]])
  })

  it('[PROP-08] wait for the first one, and come after it with little haste', async () => {
    const { before } = await show()
    expect(before, 'neither a photo nor the drawing').toBe(0)
    expect(shown()).toEqual(['dusk'])
    expect(image('dusk').getAttribute('fetchpriority')).toBe('high')
    fireEvent.load(image('dusk'))
    expect(shown()).toEqual(['dusk', 'living', 'pool'])
    expect(['dusk', 'living', 'pool'].map((alt) => image(alt).getAttribute('fetchpriority'))).toEqual([
      'low',
      'low',
      'low',
    ])
    const current = [...document.querySelectorAll('[role=group]')].map((each) => each.getAttribute('data-current'))
    expect(current).toEqual(['true', 'false', 'false'])
  })

  it('[PROP-09] are asked for once more when one breaks, which is drawn when it breaks again', async () => {
    const { actor } = await show()
    fireEvent.error(image('dusk'))
    await act(() => vi.waitFor(() => expect(actor.getSnapshot().matches({ showing: 'lastAddresses' })).toBe(true)))
    expect(isDrawing()).toBe(false)
    fireEvent.error(image('dusk'))
    expect(actor.getSnapshot().context.broken).toEqual(['/dusk.jpg'])
    expect(isDrawing()).toBe(true)
    expect(said()).toBe('Photo 1 of 5: dusk')
  })

  it('[PROP-09] are a drawing where there are none, or where they have crashed', async () => {
    await show(0)
    expect(isDrawing()).toBe(true)
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    render(<Photos actor={undefined} address={null} sizes="100vw" />)
    expect(isDrawing()).toBe(true)
    expect(said()).toBe('')
  })
})
