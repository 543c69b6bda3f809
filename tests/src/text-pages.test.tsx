/** @module-tag nightly */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insights, stories } from '#src/content/articles.ts'
import { ArticlePage } from '#src/pages/article/article-page.tsx'
import { ContactPage } from '#src/pages/contact/contact-page.tsx'
import { EnterprisePage } from '#src/pages/enterprise/enterprise-page.tsx'
import { InsightsPage } from '#src/pages/insights/insights-page.tsx'
import { Backdrop } from '#src/pages/pendra/backdrop.tsx'
import { PrivacyPage } from '#src/pages/privacy/privacy-page.tsx'
import { UseCasesPage } from '#src/pages/use-cases/use-cases-page.tsx'
import { Motion } from '#src/widgets/motion-control/motion.tsx'
import { MotionControl } from '#src/widgets/motion-control/motion-control.tsx'
import { movingPage } from '../support/moving-page.ts'

let page: ReturnType<typeof movingPage>

beforeEach(() => {
  page = movingPage()
})
afterEach(() => {
  cleanup()
  page.leave()
})

const show = (children: ReactNode) => render(<Motion>{children}</Motion>)
const main = () => document.querySelector('main') as HTMLElement
const headline = () => document.querySelector('h1')?.textContent
const linksIn = (place: Element | null) =>
  [...(place?.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')])
/** How each photo of the page is fetched, in order. */
const fetched = () =>
  [...main().querySelectorAll('img')].map(
    (photo) => photo.getAttribute('fetchpriority') ?? photo.getAttribute('loading'),
  )

it('[MKT-03] the contact page leads to the form, to an email and to a call', () => {
  show(<ContactPage />)
  expect(headline()).toBe('Get in touch')
  expect(
    [...main().querySelectorAll('section')].map((card) => [card.querySelector('h2')?.textContent, ...linksIn(card)]),
  ).toEqual([
    ['New to Pending', ['Request a demo', '/request']],
    [
      'I have an account',
      ['Email support', 'mailto:hello@pending.example?subject=A%20question%20about%20my%20account'],
    ],
    ['Partners', ['Book a call', '/book']],
  ])
})

it('[MKT-04] the enterprise page leads to a call twice, the second time on a dark ground', () => {
  show(<EnterprisePage />)
  const calls = screen.getAllByText('Schedule a Demo')
  expect(calls.map((call) => [call.getAttribute('href'), call.className.includes('bg-walnut ')])).toEqual([
    ['/book', true],
    ['/book', false],
  ])
  expect(calls[1]?.className).toContain('bg-paper')
  expect([main().querySelectorAll('ol > li').length, fetched()[0]]).toEqual([2, 'high'])
  expect(main().querySelector('ol')?.textContent).toMatch(/^1Add the contact form.*2Manage interest/)
})

it('[MKT-06] the privacy page has its title and its date', () => {
  show(<PrivacyPage />)
  expect(headline()).toBe('Privacy Policy')
  expect(screen.getByText('Last updated September 1st, 2025')).toBeTruthy()
})

describe('the lists of articles', () => {
  const listed = () =>
    [...main().querySelectorAll('article')].map((article) => article.querySelector('h2 a')?.getAttribute('href'))

  it('[MKT-08] has the newest one first and large, its photo fetched first', () => {
    show(<InsightsPage />)
    expect([headline(), listed()]).toEqual(['Insights', insights.map(({ slug }) => `/insights/${slug}`)])
    expect(listed()).toHaveLength(4)
    expect(fetched()).toEqual(['high', 'lazy', 'lazy', 'lazy'])
    expect([...main().querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '', '', ''])
    expect(main().querySelector('article')?.classList.contains('page')).toBe(true)
    const [first] = insights
    expect(screen.getByText(first?.description ?? '')).toBeTruthy()
    const days = [...main().querySelectorAll('time')].map(({ dateTime }) => dateTime)
    expect(days).toEqual([...days].sort().reverse())
  })

  it('[MKT-10] has every use case, the photo of the first one fetched first', () => {
    show(<UseCasesPage />)
    expect([headline(), listed()]).toEqual(['Use Cases', stories.map(({ slug }) => `/customers/${slug}`)])
    expect(fetched()).toEqual(['high', 'lazy', 'lazy', 'lazy'])
    const [first] = stories
    expect(screen.getAllByText(first?.audience ?? '')[0]?.tagName).toBe('P')
  })
})

describe('an article', () => {
  const heading = (id: string) => `<h2 id="${id}">The ${id}</h2><p>Text.</p>`
  const contents = () => document.querySelector('nav[aria-label="On this page"]')

  it.each([
    ['insights', insights, 'Back to Insights', '/insights', 'Read next'],
    ['customers', stories, 'Back to Use Cases', '/customers', 'More use cases'],
  ] as const)('[MKT-09] [MKT-10] leads back to its list and on to two others: %s', (room, all, back, list, next) => {
    const [article, second, third] = all
    if (!article) throw new Error('There is no article.')
    show(<ArticlePage room={room} article={article} body="<p>Text.</p>" />)
    expect(linksIn(main())[0]).toEqual([back, list])
    const others = linksIn(document.querySelector(`nav[aria-label="${next}"]`))
    expect(others.map(([, href]) => href)).toEqual([`${list}/${second?.slug}`, `${list}/${third?.slug}`])
    expect(fetched()).toEqual(['high'])
  })

  it('[MKT-10] names whom a use case is about', () => {
    const [story] = stories
    if (!story) throw new Error('There is no story.')
    show(<ArticlePage room="customers" article={story} body="" />)
    expect(screen.getByText(story.audience)).toBeTruthy()
  })

  it('[MKT-09] has its contents where it has three headings or more', () => {
    const [article] = insights
    if (!article) throw new Error('There is no article.')
    const { rerender } = show(
      <ArticlePage room="insights" article={article} body={heading('roof') + heading('yard')} />,
    )
    expect([contents(), document.querySelectorAll('.prose h2').length]).toEqual([null, 2])
    const body = heading('roof') + heading('yard') + heading('stairs')
    rerender(
      <Motion>
        <ArticlePage room="insights" article={article} body={body} />
      </Motion>,
    )
    expect(linksIn(contents())).toEqual([
      ['The roof', '#roof'],
      ['The yard', '#yard'],
      ['The stairs', '#stairs'],
    ])
  })
})

describe('[PENDRA-01] the film behind the page', () => {
  it('plays while things may move, and pauses with them', () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('refused'))
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {})
    show(
      <>
        <Backdrop />
        <MotionControl />
      </>,
    )
    expect(play).toHaveBeenCalled()
    play.mockClear()
    pause.mockClear()
    fireEvent.click(screen.getByText('Pause animations'))
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([0, 1])
    fireEvent.click(screen.getByText('Play animations'))
    expect([play.mock.calls.length, pause.mock.calls.length]).toEqual([1, 1])
    const film = document.querySelector('video') as HTMLVideoElement
    expect([film.loop, film.getAttribute('poster'), film.tabIndex, film.getAttribute('aria-hidden')]).toEqual([
      true,
      '/films/pendra.jpg',
      -1,
      'true',
    ])
    expect([...film.querySelectorAll('source')].map(({ src, type }) => [new URL(src).pathname, type])).toEqual([
      ['/films/pendra.webm', 'video/webm'],
      ['/films/pendra.mp4', 'video/mp4'],
    ])
  })
})
