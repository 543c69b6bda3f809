import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Badges } from '#src/widgets/badges/badges.tsx'
import { ChatLoop } from '#src/widgets/chat-loop/chat-loop.tsx'
import type { ThreeMessages } from '#src/widgets/chat-loop/chat-loop-view.tsx'
import { Countdown } from '#src/widgets/countdown/countdown.tsx'
import { Motion } from '#src/widgets/motion-control/motion.tsx'
import { MotionControl } from '#src/widgets/motion-control/motion-control.tsx'
import { Reveal } from '#src/widgets/reveal/reveal.tsx'
import { TypedText } from '#src/widgets/typed-text/typed-text.tsx'
import { Typewriter } from '#src/widgets/typewriter/typewriter.tsx'
import { movingPage } from '../support/moving-page.ts'

const talk: ThreeMessages = [
  { author: 'Buyer', isVisitor: true, text: 'Is the garden shared?' },
  { author: 'Penny', isVisitor: false, text: 'It is yours alone.' },
  { author: 'Buyer', isVisitor: true, text: 'May I see it on Friday?' },
]

let page: ReturnType<typeof movingPage>

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  page = movingPage()
})
afterEach(() => {
  cleanup()
  page.leave()
  vi.useRealTimers()
})

const around = (children: ReactNode) => (
  <StrictMode>
    <Motion>
      {children}
      <MotionControl />
    </Motion>
  </StrictMode>
)
const show = (children: ReactNode) => render(around(children))
const seen = () => act(() => page.scroll({ ratio: 1 }))
const unseen = () => act(() => page.scroll({}))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const button = () => screen.getByRole('button', { name: /animations$/ })
const visual = () => document.querySelector('[aria-hidden=true]')?.textContent?.replace('​', '')
const shown = () => [...document.querySelectorAll('[data-shown=true]')].map((each) => each.textContent)

describe('the motion control', () => {
  it('[HOME-15] is one button that pauses everything and plays it again', () => {
    show(<Badges />)
    seen()
    expect(button().textContent).toContain('Pause animations')
    fireEvent.click(button())
    wait(10_000)
    expect(shown()).toEqual([])
    expect(screen.getByText('Play animations').className).not.toContain('invisible')
    expect(screen.getByText('Pause animations').className).toContain('invisible')
    fireEvent.click(button())
    wait(1500)
    expect(shown()).toEqual(['New offer'])
  })

  it('[HOME-15] offers to play with reduced motion', () => {
    page.prefer('less')
    show(<Badges />)
    seen()
    wait(10_000)
    expect(shown()).toEqual(['New offer', 'Tour request'])
    expect(screen.getByText('Play animations').className).not.toContain('invisible')
  })

  it('throws with its name when a page has no provider for it', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Badges />)).toThrow('What moves by itself needs a <Motion> around it')
  })
})

describe('[HOME-08] the typed questions', () => {
  const questions = ['Any pets?', 'A 🏡?']

  it('start complete, are deleted, and typed again', () => {
    show(<TypedText questions={questions} sentence="Ask about pets or the home" />)
    expect(visual()).toBe('Any pets?')
    seen()
    wait(1000 + 30)
    expect(visual()).toBe('Any pets')
    wait(8 * 30 + 60 + 60)
    expect(visual()).toBe('A ')
    wait(60)
    expect(visual()).toBe('A 🏡')
  })

  it('are one unchanging sentence for screen readers', () => {
    show(<TypedText questions={questions} sentence="Ask about pets or the home" />)
    seen()
    wait(1200)
    const sentence = screen.getByText('Ask about pets or the home')
    expect(sentence.closest('[aria-hidden]')).toBeNull()
    expect(document.querySelector('[aria-live],[role=status]')).toBeNull()
  })

  it('reserve the space of the longest one', () => {
    show(<TypedText questions={questions} sentence="" />)
    const places = [...document.querySelectorAll('[data-place]')]
    expect(places.map((place) => place.getAttribute('data-place'))).toEqual(questions)
    expect(places.every((place) => place.className.includes('invisible'))).toBe(true)
  })
})

describe('[HOME-09] the chat animation', () => {
  it('starts complete, and restarts when it is in view', () => {
    show(<ChatLoop messages={talk} />)
    expect(shown()).toHaveLength(3)
    unseen()
    expect(shown()).toEqual([])
    seen()
    wait(1000)
    expect(shown()).toEqual(['Buyer: Is the garden shared?'])
    wait(2000)
    expect(shown()).toHaveLength(3)
    wait(1999)
    expect(shown()).toHaveLength(3)
    wait(1)
    expect(shown()).toEqual([])
  })

  it('is always a list of three for screen readers', () => {
    show(<ChatLoop messages={talk} />)
    unseen()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Buyer: Is the garden shared?',
      'Penny: It is yours alone.',
      'Buyer: May I see it on Friday?',
    ])
  })
})

it('[HOME-14] the badges appear at 1500 and 3000 ms, disappear at 6000 ms, and restart 2000 ms later', () => {
  show(<Badges />)
  seen()
  const at = [1499, 1500, 2999, 3000, 5999, 6000, 9499, 9500].map((moment) => {
    wait(moment - Date.now())
    return [moment, ...shown()]
  })
  expect(at).toEqual([
    [1499],
    [1500, 'New offer'],
    [2999, 'New offer'],
    [3000, 'New offer', 'Tour request'],
    [5999, 'New offer', 'Tour request'],
    [6000],
    [9499],
    [9500, 'New offer'],
  ])
})

describe('[PENDRA-02] the typewriter', () => {
  const written = () => document.querySelector('p[aria-hidden]')?.firstChild?.textContent
  const whole = 'I run until\nnobody asks.'

  it('types its text, which screen readers have from the start, and reserves its space', () => {
    show(<Typewriter text={whole} />)
    seen()
    wait(5 * 30)
    expect(written()).toBe('I run')
    expect(document.querySelector('p[aria-hidden] .invisible')?.textContent).toBe(' until\nnobody asks.')
    expect(document.querySelector('p:not([aria-hidden])')?.textContent).toBe(whole)
    wait(whole.length * 30)
    expect(written()).toBe(whole)
    expect(screen.queryByRole('button', { name: 'Show all text' })).toBeNull()
  })

  it('shows the full text on a click', () => {
    show(<Typewriter text={whole} />)
    seen()
    wait(30)
    fireEvent.click(screen.getByRole('button', { name: 'Show all text' }))
    expect(written()).toBe(whole)
  })

  it('shows everything with reduced motion', () => {
    page.prefer('less')
    show(<Typewriter text={whole} />)
    expect(written()).toBe(whole)
    expect(document.querySelector('.until-program')).toBeNull()
  })
})

describe('[PENDRA-01] the countdown', () => {
  const figures = () => screen.getByRole('timer', { name: 'Time left' }).textContent?.replace(/\s+/g, ' ')

  it('starts at 5 days and 16 hours', () => {
    show(<Countdown seconds={489_600} />)
    expect(figures()).toBe('Time left05 days 16 hours 00 minutes 00 seconds ')
    wait(1000)
    expect(figures()).toBe('Time left05 days 15 hours 59 minutes 59 seconds ')
  })

  it('is correct after the tab was suspended, and stops at zero', () => {
    show(<Countdown seconds={489_600} />)
    seen()
    act(() => page.tab('hidden'))
    vi.setSystemTime(489_597_000)
    act(() => page.tab('visible'))
    expect(figures()).toBe('Time left00 days 00 hours 00 minutes 03 seconds ')
    wait(10_000)
    expect(figures()).toBe('Time left00 days 00 hours 00 minutes 00 seconds ')
  })
})

describe('[HOME-11] a section', () => {
  const state = () => screen.getByText('Launch').getAttribute('data-reveal')

  it('below the view fades in once', () => {
    show(<Reveal>Launch</Reveal>)
    expect(state()).toBe('there')
    unseen()
    expect(state()).toBe('hidden')
    seen()
    unseen()
    expect(state()).toBe('fading')
  })

  it('in the first view isn’t faded, nor any with reduced motion', () => {
    const { unmount } = show(<Reveal>Launch</Reveal>)
    seen()
    expect(state()).toBe('there')
    unmount()
    page.prefer('less')
    show(<Reveal>Launch</Reveal>)
    unseen()
    expect(state()).toBe('there')
  })
})

it('[MKT-13] all of it is complete HTML first, and hydrated without a mismatch', () => {
  const everything = around(
    <>
      <TypedText questions={['Any pets?']} sentence="Ask" />
      <ChatLoop messages={talk} />
      <Badges />
      <Typewriter text="I run." />
      <Countdown seconds={489_600} />
      <Reveal>Launch</Reveal>
    </>,
  )
  const html = renderToString(everything)
  for (const words of ['Any pets?', 'May I see it on Friday?', 'Tour request', 'I run.', 'Launch'])
    expect(html).toContain(words)
  expect(html, 'an inline style, which the site refuses').not.toContain('style=')
  expect(html).not.toMatch(/data-shown="false"|data-reveal="hidden"/)

  const place = document.createElement('div')
  place.innerHTML = html
  const mismatch = vi.fn()
  const { unmount } = render(everything, { container: place, hydrate: true, onRecoverableError: mismatch })
  expect(mismatch).not.toHaveBeenCalled()
  unmount()
})
