import { act, cleanup, render, screen } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { type Motion, MotionContext, watchPreference } from '#src/browser/motion.ts'
import { ScrollHeadline } from '#src/widgets/scroll-headline/scroll-headline.tsx'
import { movingPage } from '../support/moving-page.ts'

const machine = motionControlMachine.provide({ actors: { watchPreference } })

let page: ReturnType<typeof movingPage>
/** The pause of the page, as another page's button would press it. */
let motion: Motion

function Page() {
  motion = useActorRef(machine)
  return (
    <MotionContext value={motion}>
      <ScrollHeadline>Towers</ScrollHeadline>
    </MotionContext>
  )
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  page = movingPage()
  vi.stubGlobal('innerHeight', 1000)
  vi.stubGlobal('scrollY', 0)
})
afterEach(() => {
  cleanup()
  page.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const show = () =>
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
const frame = () => act(() => vi.advanceTimersToNextFrame())
const scroll = (to: number) => {
  vi.stubGlobal('scrollY', to)
  window.dispatchEvent(new Event('scroll'))
}
const scrolled = () => screen.getByText('Towers').style.getPropertyValue('--scrolled')
const scrollFrame = (to: number) => {
  scroll(to)
  frame()
}

describe('[MKT-05] the headline of the enterprise page', () => {
  it('gives way as the page is scrolled, and is gone at six tenths of a window', () => {
    show()
    const seen = [0, 6, 300, 600, 900, 0].map((to) => {
      scrollFrame(to)
      return scrolled()
    })
    expect(seen).toEqual(['', '0.01', '0.5', '1', '1', ''])
  })

  it('follows once a frame, however often the page is scrolled in it', () => {
    const asked = vi.spyOn(window, 'requestAnimationFrame')
    show()
    frame()
    asked.mockClear()
    scroll(100)
    scroll(200)
    scroll(300)
    expect([asked.mock.calls.length, scrolled()]).toEqual([1, ''])
    frame()
    expect(scrolled()).toBe('0.5')
  })

  it('[HOME-15] stays large for a visitor who wants no motion, and follows as soon as they do', () => {
    page.prefer('less')
    show()
    scrollFrame(300)
    expect(scrolled()).toBe('')
    act(() => page.prefer('all'))
    frame()
    expect(scrolled()).toBe('0.5')
    act(() => page.prefer('less'))
    frame()
    expect(scrolled()).toBe('')
  })

  it('[HOME-15] stays large while the motion of the pages is paused', () => {
    show()
    scrollFrame(300)
    act(() => motion.send({ type: 'PAUSE' }))
    frame()
    expect(scrolled()).toBe('')
    scrollFrame(400)
    expect(scrolled()).toBe('')
    act(() => motion.send({ type: 'PLAY' }))
    frame()
    expect(Number(scrolled())).toBeCloseTo(2 / 3)
  })

  it('follows nobody who has left', () => {
    const { unmount } = show()
    frame()
    unmount()
    const asked = vi.spyOn(window, 'requestAnimationFrame')
    scroll(300)
    motion.send({ type: 'PAUSE' })
    expect(asked).not.toHaveBeenCalled()
  })

  it('is HTML first, without a style that the site refuses', () => {
    expect(renderToString(<Page />)).toMatch(/^<div class="shrinks-away">Towers<\/div>$/)
  })
})
