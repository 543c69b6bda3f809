/** @module-tag nightly */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { PropertyImages } from '#machines/photos/photo.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { createEventQueue } from '#src/browser/event-queue.ts'
import { Gallery } from '#src/widgets/lightbox/gallery.tsx'
import { LightboxView } from '#src/widgets/lightbox/lightbox-view.tsx'
import { RoomJump } from '#src/widgets/lightbox/room-jump.tsx'
import { movingPage } from '../support/moving-page.ts'
import { withoutMeasures } from '../support/unmeasured.ts'
import { withEvent } from '../support/with-event.ts'

type Photo = ComponentProps<typeof LightboxView>['photos'][number]

const photo = (name: string, room?: string): Photo => ({
  url: `/${name}.jpg`,
  alt: `The ${name}`,
  width: 1600,
  height: 1067,
  sources: [],
  ...(room && { room }),
})
const four = [photo('front'), photo('stove', 'Kitchen'), photo('hall'), photo('tub', 'Bath')]

// The viewer’s library draws a lot.
vi.setConfig({ testTimeout: 30_000 })

let page: ReturnType<typeof movingPage>
beforeEach(() => {
  page = movingPage()
  // Without its movements the viewer is at the next photo at once.
  page.prefer('less')
  withoutMeasures()
  // The viewer shows nothing before it was measured, which jsdom cannot do.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanup()
  page.leave()
})

const rooms = () => screen.getByLabelText<HTMLSelectElement>('Go to a room')

describe('[PROP-23] the list of rooms', () => {
  const show = (props: Partial<ComponentProps<typeof RoomJump>> = {}) => {
    const onMove = vi.fn()
    const received = vi.fn()
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: it stands for the viewer, which listens around the list
      <div onKeyDown={({ key }) => received(key)} onPointerDown={({ type }) => received(type)}>
        <RoomJump photos={four} index={0} onMove={onMove} {...props} />
      </div>,
    )
    return { onMove, received }
  }
  const options = () => [...rooms().options].map(({ value, text }) => [value, text])

  it('has the rooms that photos name, each leading to its photo', () => {
    const { onMove } = show({ index: 1 })
    expect(options()).toEqual([
      ['1', 'Kitchen'],
      ['3', 'Bath'],
    ])
    expect(rooms().value).toBe('1')
    fireEvent.change(rooms(), { target: { value: '3' } })
    expect(onMove.mock.calls).toEqual([[3]])
  })

  it.each([
    ['a photo without a room', 2],
    ['no photo', 9],
  ])('names none of them for %s', (_, index) => {
    show({ index })
    expect(options()).toEqual([
      ['', 'Go to a room'],
      ['1', 'Kitchen'],
      ['3', 'Bath'],
    ])
    expect(rooms().value).toBe('')
  })

  it.each([
    ['no room is named', [photo('front'), photo('hall')]],
    ['one room is named', four.slice(0, 3)],
  ])('isn’t shown where %s', (_, photos) => {
    show({ photos })
    expect(screen.queryByLabelText('Go to a room')).toBeNull()
  })

  it('keeps its keys and presses to itself, but for Escape', () => {
    const { received } = show()
    fireEvent.keyDown(rooms(), { key: 'ArrowRight' })
    fireEvent.pointerDown(rooms())
    expect(received).not.toHaveBeenCalled()
    fireEvent.keyDown(rooms(), { key: 'Escape' })
    expect(received.mock.calls).toEqual([['Escape']])
  })
})

describe('[PROP-23] the viewer', () => {
  const many = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((name) => photo(name))
  const show = (photos: readonly Photo[], index = 0) => {
    const calls = { onMove: vi.fn(), onClose: vi.fn() }
    render(<LightboxView photos={photos} index={index} {...calls} />)
    return calls
  }
  const thumbnails = () =>
    [...screen.getByLabelText('All photos').querySelectorAll('button')].map((thumbnail) =>
      thumbnail.getAttribute('aria-label'),
    )

  it('is a dialog named after the photos, at the chosen one of them', () => {
    show(four, 1)
    const viewer = screen.getByRole('dialog', { name: 'Photos' })
    expect(viewer.getAttribute('aria-modal')).toBe('true')
    expect(within(viewer).getByLabelText('Photos of this home').getAttribute('aria-roledescription')).toBe('carousel')
    expect(within(viewer).getByText('2 / 4')).toBeTruthy()
    const slide = viewer.querySelector<HTMLElement>('[role=group][aria-label="2 of 4"]') as HTMLElement
    expect(slide.getAttribute('aria-roledescription')).toBe('photo')
    expect(within(slide).getByAltText('The stove').getAttribute('src')).toBe('/stove.jpg')
    expect(within(slide).getByText('The stove').getAttribute('aria-roledescription')).toBe('Caption')
    for (const name of ['Previous photo', 'Next photo', 'Zoom in', 'Zoom out', 'Close', 'Go to a room'])
      expect(within(viewer).getByLabelText(name), name).toBeTruthy()
  })

  it.each([
    ['Next photo', 2],
    ['Previous photo', 0],
  ])('reports the photo that %s leads to', async (name, index) => {
    const { onMove, onClose } = show(four, 1)
    onMove.mockClear()
    fireEvent.click(screen.getByLabelText(name))
    await vi.waitFor(() => expect(onMove.mock.calls).toEqual([[index]]))
    expect(onClose).not.toHaveBeenCalled()
  })

  it('reports the room that is chosen', () => {
    const { onMove } = show(four, 1)
    onMove.mockClear()
    fireEvent.change(rooms(), { target: { value: '3' } })
    expect(onMove.mock.calls).toEqual([[3]])
  })

  it.each([
    [9, ['2 of 9', '3 of 9', '4 of 9', '5 of 9', '6 of 9', '7 of 9', '8 of 9']],
    [6, ['3 of 6', '4 of 6', '5 of 6', '6 of 6', '1 of 6']],
    [5, ['3 of 5', '4 of 5', '5 of 5', '1 of 5', '2 of 5']],
    [2, ['2 of 2', '1 of 2']],
  ])('of %i photos shows at most three thumbnails on each side, and none twice', (count, names) => {
    show(many.slice(0, count), 4 % count)
    expect(new Set(thumbnails())).toEqual(new Set(names))
    if (count > 2) expect(thumbnails()).toHaveLength(names.length)
  })

  it('of one photo leads nowhere', () => {
    show(many.slice(0, 1))
    expect(thumbnails()).toEqual(['1 of 1'])
    const arrows = ['Previous photo', 'Next photo'].map((name) => screen.getByLabelText<HTMLButtonElement>(name))
    expect(arrows.map(({ disabled }) => disabled)).toEqual([true, true])
  })

  it('closes by its button', async () => {
    const { onClose } = show(four)
    fireEvent.click(screen.getByLabelText('Close'))
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('closes by Escape where nothing has the focus, and by no other key', () => {
    const { onClose } = show(four)
    fireEvent.keyDown(document.body, { key: 'Tab' })
    // Inside the viewer its library listens.
    const other = document.body.appendChild(document.createElement('input'))
    fireEvent.keyDown(other, { key: 'Escape' })
    other.remove()
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledOnce()
    cleanup()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('[PROP-23] the gallery', () => {
  const show = async (
    photos: readonly Photo[] | Error,
    presses = createEventQueue<{ type: 'ENLARGE'; index: number }>(),
  ) => {
    const loadImages = fromPromise<PropertyImages, { propertyId: number }>(async () => {
      if (photos instanceof Error) throw photos
      const images = photos.map((each, place) => ({ ...each, display_order: place + 1, is_primary: place === 0 }))
      return { success: true, images } as PropertyImages
    })
    const actor = createActor(photosMachine.provide({ actors: { loadImages } }), { input: { propertyId: 4 } }).start()
    const parts = { empty: <p>Nothing yet</p>, aside: <p>Beside</p>, actions: <button type="button">Save</button> }
    render(<Gallery actor={actor} presses={presses} {...parts} />)
    const loading = [screen.queryByText('Nothing yet'), screen.queryByText('Beside')]
    await act(() => vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe('loading')))
    return { actor, presses, loading }
  }
  const viewer = () => document.querySelector('[role=dialog][aria-label=Photos]')

  it('has nothing to enlarge until the photos are known, and then none of what stands in for them', async () => {
    const { loading } = await show(four)
    expect(loading).toEqual([null, null])
    expect([screen.queryByText('Nothing yet'), screen.queryByText('Beside')]).toEqual([null, null])
    expect(screen.getByText('Save')).toBeTruthy()
    expect(screen.getByLabelText('View all 4 photos')).toBeTruthy()
    expect(viewer()).toBeNull()
  })

  it('of one photo has something beside it', async () => {
    await show(four.slice(0, 1))
    expect(screen.getByText('Beside')).toBeTruthy()
    expect(screen.queryByText('Nothing yet')).toBeNull()
  })

  it.each([
    ['there are none', []],
    ['they can’t be loaded', new Error('offline')],
  ])('[PROP-25] [PROP-09] shows what stands in for photos when %s', async (_, photos) => {
    await show(photos)
    for (const words of ['Nothing yet', 'Beside', 'Save']) expect(screen.getByText(words)).toBeTruthy()
    expect(screen.queryByLabelText(/^View/)).toBeNull()
  })

  it('[PROP-09] shows the same when the photos have crashed', () => {
    render(<Gallery actor={undefined} presses={createEventQueue()} empty={<p>Nothing yet</p>} aside={<p>Beside</p>} />)
    expect([screen.getByText('Nothing yet'), screen.getByText('Beside')]).toHaveLength(2)
  })

  it('opens the viewer at the photo that is pressed, follows it, and opens at another one after it was closed', async () => {
    await show(four)
    fireEvent.click(screen.getByLabelText('View photo 3 of 4: The hall'))
    await vi.waitFor(() => expect(viewer()).not.toBeNull(), 10_000)
    expect(screen.getByText('3 / 4')).toBeTruthy()
    fireEvent.click(screen.getByLabelText('Next photo'))
    await vi.waitFor(() => expect(screen.getByText('4 / 4')).toBeTruthy())
    expect(rooms().selectedOptions[0]?.text).toBe('Bath')
    fireEvent.change(rooms(), { target: { value: '1' } })
    await vi.waitFor(() => expect(screen.getByText('2 / 4')).toBeTruthy())
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(viewer()).toBeNull()
    fireEvent.click(screen.getByLabelText('View all 4 photos'))
    expect(viewer()).not.toBeNull()
    expect(screen.getByText('1 / 4')).toBeTruthy()
  })

  it('opens at the photo in front that was pressed before its code was there, and at the next such press', async () => {
    const { presses, actor } = await show(four, withEvent({ type: 'ENLARGE', index: 1 }))
    await vi.waitFor(() => expect(viewer()).not.toBeNull(), 10_000)
    expect(screen.getByText('2 / 4')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    act(() => actor.send({ type: 'NEXT' }))
    fireEvent.click(screen.getByLabelText('View all 4 photos'))
    expect(screen.getByText('2 / 4')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    act(() => presses.send({ type: 'ENLARGE', index: 2 }))
    expect(screen.getByText('3 / 4')).toBeTruthy()
  })
})
