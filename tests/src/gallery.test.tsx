import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { detailsFrom } from '#machines/property-page/details.ts'
import type { Property } from '#machines/property-page/listing.ts'
import rentalAnswer from '#openapi/examples/getPropertyByUrl.rental.json' with { type: 'json' }
import { gallery } from '#src/content/gallery.ts'
import { barPrice } from '#src/content/listing-bar.ts'
import { NoPhotos } from '#src/pages/property/no-photos.tsx'
import { StageAside } from '#src/pages/property/stage-aside.tsx'
import { MosaicView } from '#src/widgets/lightbox/mosaic-view.tsx'
import { slideOf } from '#src/widgets/lightbox/slides.ts'

afterEach(cleanup)

const photo = (name: string) => ({ url: `/${name}.jpg`, alt: `The ${name}`, width: 1600, height: 1067, sources: [] })
const seven = ['front', 'hall', 'kitchen', 'bedroom', 'bath', 'garden', 'garage'].map(photo)

function show(props: Partial<ComponentProps<typeof MosaicView>> = {}) {
  const onEnlarge = vi.fn()
  render(<MosaicView photos={seven} current={0} broken={[]} state="ready" onEnlarge={onEnlarge} {...props} />)
  return onEnlarge
}

describe('the mosaic', () => {
  it('[PROP-23] has a tile for each of the next four photos, and shows how many more there are', () => {
    show()
    const tiles = screen.getByRole('list', { name: 'More photos' }).querySelectorAll('button')
    expect([...tiles].map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'View photo 2 of 7: The hall',
      'View photo 3 of 7: The kitchen',
      'View photo 4 of 7: The bedroom',
      'View photo 5 of 7: The bath',
    ])
    const moreOn = (className: string) =>
      [...tiles].map((tile) => tile.querySelector(`.mosaic-more-of-${className}`)?.textContent ?? '')
    expect(moreOn('four')).toEqual(['', '', '', '+2'])
    // A low window shows two of them.
    expect(moreOn('two')).toEqual(['', '+4', '', ''])
  })

  it('[PROP-23] opens the viewer at the pressed tile’s photo, and by its button at the current one', () => {
    const onEnlarge = show({ current: 5 })
    fireEvent.click(screen.getByRole('button', { name: /^View photo 3/ }))
    fireEvent.click(screen.getByRole('button', { name: 'View all 7 photos' }))
    expect(onEnlarge.mock.calls).toEqual([[2], [5]])
  })

  it('[PROP-23] with one photo has no tile and a button for that one', () => {
    show({ photos: seven.slice(0, 1) })
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('View the photo larger')
  })

  it('[PROP-23] with five photos hides none', () => {
    show({ photos: seven.slice(0, 5) })
    expect(document.querySelector('.mosaic-more-of-four')).toBeNull()
    cleanup()
    show({ photos: seven.slice(0, 3) })
    expect(screen.queryByText(/^\+/)).toBeNull()
  })

  it('[PROP-09] shows the drawing when a photo is broken', () => {
    show({ broken: ['/hall.jpg'] })
    expect(screen.getAllByRole('img', { name: /no photo available/ })).toHaveLength(1)
  })

  it('[PROP-23] shows that the viewer is loading, or that it isn’t available', () => {
    show({ state: 'loading' })
    expect(screen.getByRole('status').textContent).toBe(gallery.loading)
    cleanup()
    show({ state: 'unavailable' })
    expect(screen.getByRole('status').textContent).toMatch(/isn’t available right now/)
    cleanup()
    show()
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('a home without photos', () => {
  it.each([
    ['townhouse', 'townhouse'],
    ['condo', 'block'],
    ['apartment', 'block'],
    ['single_family', 'house'],
    ['other', 'house'],
    ['land', 'plot'],
    ['commercial', 'storefront'],
  ] as const)(
    '[PROP-25] of type %s shows the drawing of a %s, and says that there are no photos yet',
    (type, drawing) => {
      const { container } = render(<NoPhotos type={type} />)
      expect(container.querySelector('img')?.src).toContain(`${drawing}-elevation.svg`)
      expect(screen.getByText('No photos yet')).toBeTruthy()
    },
  )
})

describe('a slide of the viewer', () => {
  it('[PROP-23] has every width of the photo with its height, and the alternative text as caption', () => {
    const sources = [
      { type: 'image/avif', srcset: '/1/480.avif 480w' },
      { type: 'image/webp', srcset: '/1/480.webp 480w, /1/1600.webp?expires=1&signature=a 1600w' },
    ]
    expect(slideOf({ ...photo('front'), sources })).toEqual({
      src: '/front.jpg',
      alt: 'The front',
      description: 'The front',
      width: 1600,
      height: 1067,
      srcSet: [
        { src: '/1/480.webp', width: 480, height: 320 },
        { src: '/1/1600.webp?expires=1&signature=a', width: 1600, height: 1067 },
      ],
    })
  })

  it('[PROP-23] works with only an address', () => {
    expect(slideOf({ url: '/front.jpg' } as never)).toEqual({ src: '/front.jpg', alt: '', width: 1600, height: 1067 })
  })
})

describe('the price in the bar', () => {
  it.each([
    [4_750_000, false, '$4.75M'],
    [1_895_500, false, '$1,895,500'],
    [12_000_000, false, '$12M'],
    [895_000, false, '$895,000'],
    [3400, true, '$3,400/mo'],
    [null, true, 'Price on request'],
  ])('[PROP-24] %s, for rent: %s, is %s', (price, isRental, words) => {
    expect(barPrice({ price, isRental })).toBe(words)
  })
})

describe('beside the only photo', () => {
  const details = detailsFrom(rentalAnswer.body as Property)

  it('[PROP-23] [PROP-29] is the floor plan, which links to its section', () => {
    render(<StageAside listing={{ type: 'apartment', details }} />)
    expect(screen.getByRole('link', { name: 'See the floor plan' }).getAttribute('href')).toBe('#floor-plan')
  })

  it('[PROP-23] [PROP-25] is a detail of the drawing for its type when there is no plan', () => {
    const { container } = render(
      <StageAside listing={{ type: 'townhouse', details: { ...details, floorPlan: null } }} />,
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(container.querySelector('img')?.src).toContain('townhouse-elevation.svg')
  })
})
