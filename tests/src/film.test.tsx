import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Film } from '#src/widgets/film/film.tsx'
import { Motion } from '#src/widgets/motion-control/motion.tsx'
import { movingPage } from '../support/moving-page.ts'

const cut = (name: string, width: number, height: number) => ({
  poster: `/${name}.jpg`,
  smallPoster: `/${name}.webp`,
  width,
  height,
  sources: [
    { src: `/${name}.webm`, type: 'video/webm' },
    { src: `/${name}.mp4`, type: 'video/mp4' },
  ] as const,
})
const film = {
  about: 'Pending in a minute',
  wide: cut('launch', 1280, 720),
  tall: cut('launch-tall', 780, 976),
}

let page: ReturnType<typeof movingPage>
const play = vi.fn<() => Promise<void>>()
const pause = vi.fn()

beforeEach(() => {
  page = movingPage()
  play.mockReset().mockResolvedValue()
  pause.mockReset()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
})
afterEach(() => {
  cleanup()
  page.leave()
})

const view = (props = {}) => (
  <Motion>
    <Film film={film} {...props} />
  </Motion>
)
const video = () => document.querySelector('video') as HTMLVideoElement
const poster = () => document.querySelector('picture img')
const isPosterOnly = () => video().classList.contains('invisible')
const name = () => screen.queryByRole('button')?.getAttribute('aria-label')
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const seen = () => act(async () => page.scroll({ ratio: 1 }))
const unseen = () => act(async () => page.scroll({}))
const fail = (error: string) => play.mockRejectedValueOnce(new DOMException('no', error))

describe('[HOME-01] the film', () => {
  it('waits until it is in view, then plays muted in a loop', async () => {
    render(view())
    expect(play).not.toHaveBeenCalled()
    await seen()
    expect(play).toHaveBeenCalledOnce()
    expect([video().muted, video().loop]).toEqual([true, true])
  })

  it('unmutes and starts at 0 on a click', async () => {
    render(view())
    await seen()
    video().currentTime = 7
    expect(name()).toBe('Play with sound from the start: Pending in a minute')
    await press()
    expect([video().muted, video().loop, video().currentTime]).toEqual([false, false, 0])
    expect(name()).toBe('Pause the video: Pending in a minute')
  })

  it('pauses on the next click and resumes on another', async () => {
    render(view())
    await seen()
    await press()
    video().currentTime = 7
    await press()
    expect(pause).toHaveBeenCalledOnce()
    await press()
    expect([play.mock.calls.length, video().currentTime, video().muted]).toEqual([3, 7, false])
  })

  it('pauses out of view and resumes in view', async () => {
    render(view())
    await seen()
    await unseen()
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
    await seen()
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('shows its poster and a button when the browser blocks autoplay', async () => {
    fail('NotAllowedError')
    render(view())
    await seen()
    expect(name()).toBe('Play the video: Pending in a minute')
    expect([poster()?.getAttribute('src'), isPosterOnly()]).toEqual(['/launch.jpg', true])
  })

  it('doesn’t autoplay with reduced motion, and plays when asked', async () => {
    page.prefer('less')
    render(view())
    await seen()
    expect(play).not.toHaveBeenCalled()
    await press()
    expect(play).toHaveBeenCalledOnce()
    expect(video().muted).toBe(false)
  })

  it('shows only its poster when it can’t be played', async () => {
    fail('NotSupportedError')
    render(view())
    await seen()
    expect(name()).toBeUndefined()
    expect(screen.getByRole('img', { name: 'Pending in a minute' })).toBe(poster())
    expect(isPosterOnly()).toBe(true)
  })

  it('shows only its poster when its last source is missing, and not before', () => {
    render(view())
    const sources = document.querySelectorAll('video source')
    for (const source of [...sources].slice(0, -1)) fireEvent.error(source)
    expect(name()).toBeTruthy()
    fireEvent.error([...sources].at(-1) as Element)
    expect(name()).toBeUndefined()
  })

  it('shows its poster at the end', async () => {
    render(view())
    await seen()
    await press()
    fireEvent.ended(video())
    expect([name(), isPosterOnly()]).toEqual(['Play the video: Pending in a minute', true])
  })

  it('covers its poster, which is hidden from screen readers', async () => {
    render(view())
    expect([isPosterOnly(), poster()?.getAttribute('alt')]).toEqual([false, ''])
    await seen()
    await press()
    expect(isPosterOnly()).toBe(false)
  })

  it('has a phone version with its own poster and size', () => {
    render(view())
    const attributes = (selector: string, names: string[]) =>
      [...document.querySelectorAll(selector)].map((one) => names.map((it) => one.getAttribute(it)).join(' '))
    expect(attributes('picture source', ['type', 'media', 'srcset', 'width', 'height'])).toEqual([
      'image/webp (width < 600px) /launch-tall.webp 780 976',
      ' (width < 600px) /launch-tall.jpg 780 976',
      'image/webp  /launch.webp  ',
    ])
    expect(attributes('video source', ['media', 'src'])).toEqual([
      '(width >= 600px) /launch.webm',
      '(width >= 600px) /launch.mp4',
      '(width < 600px) /launch-tall.webm',
      '(width < 600px) /launch-tall.mp4',
    ])
    expect(video().hasAttribute('poster'), 'a second picture that would be loaded').toBe(false)
  })

  it('has its size before its image, preloads nothing, and is a link without JavaScript', () => {
    const html = renderToString(view())
    expect(html).toContain('width="1280" height="720"')
    expect(html, 'an inline style, which the site refuses').not.toContain('style=')
    expect(html).toContain('preload="none"')
    expect(html).toMatch(/<noscript><a href="\/launch.webm".*<a href="\/launch-tall.webm".*<\/noscript>/)
    expect(html).not.toMatch(/autoplay/i)
  })
})

it('[DEMO-02] has a volume of 0.5, no download control and no menu', async () => {
  render(view({ volume: 0.5, guarded: true }))
  await seen()
  await press()
  expect(video().volume).toBe(0.5)
  expect(video().controls).toBe(false)
  expect(video().getAttribute('controlslist')).toBe('nodownload')
  expect(fireEvent.contextMenu(screen.getByRole('button'))).toBe(false)
})

it('has a menu unless it is turned off', () => {
  render(view())
  expect(fireEvent.contextMenu(screen.getByRole('button'))).toBe(true)
})
