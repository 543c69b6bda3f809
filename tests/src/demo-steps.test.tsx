/** @module-tag nightly */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DemoCarousel } from '#src/pages/demo/demo-carousel.tsx'
import { Greeting } from '#src/pages/demo/greeting.tsx'
import { movingPage } from '../support/moving-page.ts'

let page: ReturnType<typeof movingPage>

beforeEach(() => {
  page = movingPage()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  Element.prototype.scrollTo ??= () => {}
})
afterEach(() => {
  cleanup()
  page.leave()
  history.replaceState(null, '', '/')
})

const turn = (way: 'Next step' | 'Previous step') => fireEvent.click(screen.getByLabelText(way))
const photo = () => document.querySelector('picture img')?.getAttribute('src')
const hasButton = (name: RegExp) =>
  [...document.querySelectorAll('button')].some((each) =>
    name.test(each.getAttribute('aria-label') ?? each.textContent),
  )
const question = () => screen.getByLabelText<HTMLInputElement>('Your question to Penny')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')

it.each([
  [13, 'text-display'],
  [14, 'text-title sm:text-heading'],
  [35, 'text-title sm:text-heading'],
  [36, 'text-title'],
])('[DEMO-01] a greeting of a name of %i characters fits its place', (length, size) => {
  history.replaceState(null, '', `/demo?user=${'a'.repeat(length)}`)
  render(<Greeting />)
  const classes = document.querySelector('h1')?.className.split(' ') ?? []
  expect(classes.filter((each) => /text-(display|title|heading)$/.test(each)).join(' ')).toBe(size)
})

describe('the steps of the demo', () => {
  it('[DEMO-03] are counted, and named in turn', () => {
    render(<DemoCarousel />)
    const captions = () =>
      ['The yard sign', 'The listing page', 'The private listing'].filter(
        (title) => !screen.getByText(title).closest('.invisible'),
      )
    const seen = [[screen.getByText(/^\d\/3$/).textContent, ...captions()]]
    for (let step = 0; step < 2; step++) {
      turn('Next step')
      seen.push([screen.getByText(/^\d\/3$/).textContent, ...captions()])
    }
    expect(seen).toEqual([
      ['1/3', 'The yard sign'],
      ['2/3', 'The listing page'],
      ['3/3', 'The private listing'],
    ])
  })

  it('[DEMO-04] the sign opens a chat that can’t be hidden and suggests nothing', () => {
    render(<DemoCarousel />)
    expect([photo()?.includes('exterior-day'), screen.queryByLabelText('Your question to Penny')]).toEqual([true, null])
    fireEvent.click(screen.getByText(/^Click here/))
    expect(screen.getByText('Hi, I’m Penny. Ask me anything about 48 Alder Ridge Road.')).toBeTruthy()
    expect([hasButton(/chat$/), hasButton(/^Is the price/)]).toEqual([false, false])
    expect(document.activeElement).toBe(question())
    turn('Next step')
    turn('Previous step')
    expect(document.activeElement).not.toBe(question())
  })

  it('[DEMO-05] the page’s chat can be hidden, and suggests a question', () => {
    render(<DemoCarousel />)
    turn('Next step')
    expect([hasButton(/^Hide chat$/), hasButton(/^Is the price negotiable\?$/)]).toEqual([true, true])
    expect(screen.getByText('/p/48-alder-ridge-road').previousElementSibling?.textContent).toBe('Address of the page:')
    expect([
      screen.getByText('Mill Valley, CA 94941').tagName,
      screen.getByLabelText('Listing details').tabIndex,
    ]).toEqual(['P', 0])
  })

  it('[DEMO-06] a wrong password is described at its field, and the right one shows the home', () => {
    render(<DemoCarousel />)
    turn('Previous step')
    expect([password().type, password().name, password().autocomplete]).toEqual(['password', 'password', 'off'])
    const described = () =>
      (password().getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(described()).toEqual(['The sample password is open-sesame'])
    fireEvent.change(password(), { target: { value: 'sesame' } })
    expect(fireEvent.submit(password())).toBe(false)
    expect(described()).toContain('Wrong password')
    fireEvent.change(password(), { target: { value: 'open-sesame' } })
    fireEvent.submit(password())
    expect(photo()).toContain('exterior-dusk')
    const title = screen.getByText('48 Alder Ridge Road', { selector: 'h3' })
    expect(document.activeElement).toBe(title)
    turn('Next step')
    turn('Previous step')
    expect(document.activeElement).not.toBe(screen.getByText('48 Alder Ridge Road', { selector: 'h3' }))
  })
})
