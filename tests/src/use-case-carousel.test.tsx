/** @module-tag nightly */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Story } from '#src/content/articles.ts'
import { UseCaseCarousel } from '#src/widgets/use-case-carousel/use-case-carousel.tsx'
import { movingPage } from '../support/moving-page.ts'

const stories = ['one', 'two', 'three'].map(
  (slug): Story => ({
    slug,
    title: `The story of ${slug}`,
    description: '',
    published: '2026-01-01',
    minutes: 4,
    image: 'kitchen',
    imageAlt: '',
    audience: 'Brokerages',
    quote: `Words of ${slug}`,
  }),
)

let page: ReturnType<typeof movingPage>
const scrolls: ScrollToOptions[] = []

beforeEach(() => {
  vi.useFakeTimers()
  page = movingPage()
  scrolls.length = 0
  // jsdom has no layout: each card is 800 pixels wide, as is the row that is seen.
  HTMLElement.prototype.scrollTo = (to?: ScrollToOptions | number) => void scrolls.push(to as ScrollToOptions)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return 800 * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(2400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
})
afterEach(() => {
  cleanup()
  page.leave()
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollTo')
  vi.useRealTimers()
})

const said = () => document.querySelector('[aria-live=polite]')?.textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: `${name} use case` }))
const lefts = () => scrolls.map(({ left }) => left)
const row = () => screen.getByRole('list')
const slide = (left: number) => {
  row().scrollLeft = left
  fireEvent.scroll(row())
}

describe('[HOME-05] the use cases', () => {
  it('are brought to the front one after the other, in both directions and around both ends', () => {
    render(<UseCaseCarousel stories={stories} />)
    expect(said()).toBe('Use case 1 of 3: The story of one')
    press('Next')
    expect(said()).toBe('Use case 2 of 3: The story of two')
    press('Previous')
    press('Previous')
    expect(said()).toBe('Use case 3 of 3: The story of three')
    press('Next')
    expect(said()).toBe('Use case 1 of 3: The story of one')
    expect(lefts()).toEqual([800, 0, 1600, 0])
  })

  it('count on from the card that a finger has brought to the front, once it has come to rest', () => {
    render(<UseCaseCarousel stories={stories} />)
    slide(780)
    act(() => void vi.advanceTimersByTime(119))
    expect(said()).toBe('Use case 1 of 3: The story of one')
    act(() => void vi.advanceTimersByTime(1))
    expect(said()).toBe('Use case 2 of 3: The story of two')
    expect(lefts()).toEqual([])
    press('Next')
    expect(lefts()).toEqual([1600])
  })

  it('are no longer followed once they are gone', () => {
    const { unmount } = render(<UseCaseCarousel stories={stories} />)
    slide(780)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
