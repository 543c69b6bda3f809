import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PhotosView } from '#src/widgets/photos/photos-view.tsx'

type Props = ComponentProps<typeof PhotosView>

const photo = (name: string) => ({
  url: `/${name}.jpg`,
  alt: name,
  width: 1600,
  height: 1067,
  sources: [{ type: 'image/avif', srcset: `/${name}-800.avif 800w` }],
})
const five = ['dusk', 'living', 'kitchen', 'bed', 'pool'].map(photo)

function show(props: Partial<Props> = {}) {
  const calls = { onPrevious: vi.fn(), onNext: vi.fn(), onSwipe: vi.fn(), onBroken: vi.fn(), onPress: vi.fn() }
  const view = (more: Partial<Props>) => (
    <PhotosView
      state="showing"
      photos={five}
      index={0}
      broken={[]}
      address="77 Juniper Row"
      sizes="100vw"
      {...calls}
      {...more}
    />
  )
  const { rerender } = render(view(props))
  return { ...calls, again: (more: Partial<Props>) => rerender(view(more)) }
}
const carousel = () => screen.getByRole('region', { name: 'Photos of 77 Juniper Row' })
const images = () => [...document.querySelectorAll('img')]

afterEach(cleanup)

describe('the carousel', () => {
  it('[PROP-08] is labelled as one, counts, and shows its position', () => {
    show({ index: 1 })
    expect(carousel().getAttribute('aria-roledescription')).toBe('carousel')
    expect(screen.getByText('2/5')).toBeTruthy()
    expect(screen.getByText('Photo 2 of 5: living').getAttribute('aria-live')).toBe('polite')
    expect(screen.getByRole('group', { name: '2 of 5' }).getAttribute('aria-roledescription')).toBe('slide')
  })

  it('[PROP-08] has labelled buttons', () => {
    const { onPrevious, onNext } = show()
    fireEvent.click(screen.getByRole('button', { name: 'Previous photo' }))
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 0])
    fireEvent.click(screen.getByRole('button', { name: 'Next photo' }))
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 1])
  })

  it('[PROP-08] responds to the arrow keys only', () => {
    const { onPrevious, onNext } = show()
    const button = screen.getByRole('button', { name: 'Next photo' })
    fireEvent.keyDown(button, { key: 'ArrowRight' })
    fireEvent.keyDown(button, { key: 'ArrowRight' })
    fireEvent.keyDown(button, { key: 'ArrowLeft' })
    fireEvent.keyDown(button, { key: 'ArrowDown' })
    expect([onPrevious.mock.calls.length, onNext.mock.calls.length]).toEqual([1, 2])
  })

  it('[PROP-08] reports how far a finger moved, to the left and to the right', () => {
    const { onSwipe } = show()
    const image = images()[0] as HTMLImageElement
    fireEvent.pointerDown(image, { clientX: 300, isPrimary: true, button: 0 })
    fireEvent.pointerUp(image, { clientX: 220, isPrimary: true, button: 0 })
    fireEvent.pointerDown(image, { clientX: 100, isPrimary: true, button: 0 })
    fireEvent.pointerUp(image, { clientX: 160, isPrimary: true, button: 0 })
    expect(onSwipe.mock.calls).toEqual([[-80], [60]])
  })

  it('[PROP-23] distinguishes a press from a swipe, also on a single photo', () => {
    const { onPress } = show({ photos: five.slice(0, 1) })
    const image = images()[0] as HTMLImageElement
    for (const to of [250, 254, 255, 200]) {
      fireEvent.pointerDown(image, { clientX: 250, isPrimary: true, button: 0 })
      fireEvent.pointerUp(image, { clientX: to, isPrimary: true, button: 0 })
    }
    fireEvent.pointerUp(image, { clientX: 250, isPrimary: true, button: 0 })
    expect(onPress).toHaveBeenCalledTimes(2)
  })

  it('[PROP-08] ignores a movement that became a scroll, and a second finger', () => {
    const { onSwipe } = show()
    const image = images()[0] as HTMLImageElement
    fireEvent.pointerDown(image, { clientX: 300, isPrimary: true, button: 0 })
    fireEvent.pointerCancel(image)
    fireEvent.pointerUp(image, { clientX: 0, isPrimary: true, button: 0 })
    fireEvent.pointerDown(image, { clientX: 300, isPrimary: false, button: 0 })
    fireEvent.pointerUp(image, { clientX: 0, isPrimary: false, button: 0 })
    expect(onSwipe).not.toHaveBeenCalled()
  })

  it('[PROP-08] has no controls and ignores swipes with a single photo', () => {
    const { onSwipe } = show({ photos: five.slice(0, 1) })
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryByText('1/1')).toBeNull()
    const image = images()[0] as HTMLImageElement
    fireEvent.pointerDown(image, { clientX: 300, isPrimary: true, button: 0 })
    fireEvent.pointerUp(image, { clientX: 0, isPrimary: true, button: 0 })
    fireEvent.keyDown(carousel(), { key: 'ArrowRight' })
    expect(onSwipe).not.toHaveBeenCalled()
  })
})

describe('the photos', () => {
  it('have several formats and their sizes, the first one loaded eagerly', () => {
    show()
    const [image, ...others] = images()
    expect(others).toEqual([])
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '1067'])
    expect(image?.getAttribute('fetchpriority')).toBe('high')
    expect(document.querySelector('source')?.getAttribute('srcset')).toBe('/dusk-800.avif 800w')
    expect(document.querySelector('source')?.getAttribute('sizes')).toBe('100vw')
  })

  it('load their neighbors on both sides after the first one', () => {
    show()
    fireEvent.load(images()[0] as HTMLImageElement)
    expect(images().map(({ alt }) => alt)).toEqual(['dusk', 'living', 'pool'])
    expect(images().filter((image) => image.getAttribute('fetchpriority') === 'high')).toEqual([])
  })

  it('[PROP-09] are replaced by the drawn house when there are none', () => {
    show({ state: 'placeholder', photos: [] })
    expect(screen.getByRole('img', { name: /Drawing of a house/ })).toBeTruthy()
  })

  it('[PROP-09] are replaced by the drawn house when one is broken, which is reported', () => {
    const { onBroken, again } = show()
    fireEvent.error(images()[0] as HTMLImageElement)
    expect(onBroken.mock.calls).toEqual([['/dusk.jpg']])
    again({ broken: ['/dusk.jpg'] })
    expect(images()[0]?.alt).toMatch(/Drawing of a house/)
  })

  it('show neither house nor photo until the list has loaded', () => {
    show({ state: 'loading', photos: [] })
    expect(images()).toEqual([])
  })
})
