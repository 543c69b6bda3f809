import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoGreeting } from '#src/content/marketing/demo.ts'
import { DemoPage } from '#src/pages/demo/demo-page.tsx'
import { Motion } from '#src/widgets/motion-control/motion.tsx'
import { movingPage } from '../support/moving-page.ts'

let page: ReturnType<typeof movingPage>
const ask = vi.fn<(request: Request) => Promise<Response>>()

beforeEach(() => {
  page = movingPage()
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  page.leave()
  history.replaceState(null, '', '/')
})

const demo = () => (
  <Motion>
    <DemoPage />
  </Motion>
)
const open = (query = '') => {
  history.replaceState(null, '', `/demo${query}`)
  return render(demo())
}
const heading = () => screen.getByRole('heading', { level: 1 })
const slide = () => screen.getByRole('group', { name: /^\d of 3/ })
const turn = (name: 'Next step' | 'Previous step') => fireEvent.click(screen.getByRole('button', { name }))
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const unlock = (text: string) => {
  fireEvent.change(password(), { target: { value: text } })
  fireEvent.submit(password())
}
const pass = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

describe('[DEMO-01] the greeting', () => {
  it.each([
    ['user=Ann&company=Acme Realty', 'Hey, Ann from Acme Realty'],
    ['user=Ann', 'Hey, Ann'],
    ['company=Acme Realty', 'Welcome from Acme Realty'],
    ['', 'Welcome to Pending'],
    ['user=+&company=%0A%20', 'Welcome to Pending'],
    ['user=%20Ann%20%20Chen%20', 'Hey, Ann Chen'],
    ['user=%E2%80%AEAnn%00', 'Hey, Ann'],
    [`user=${'a'.repeat(1000)}`, `Hey, ${'a'.repeat(40)}...`],
    [`company=${'😀'.repeat(41)}`, `Welcome from ${'😀'.repeat(40)}...`],
  ])('for ?%s', (query, greeting) => {
    expect(demoGreeting(new URLSearchParams(query))).toBe(greeting)
  })

  it('is general in the prerendered HTML, and then uses the address, in the title, too', () => {
    history.replaceState(null, '', '/demo?user=Ann&company=Acme')
    expect(renderToString(demo())).toContain('Welcome to Pending</h1>')
    open('?user=Ann&company=Acme')
    expect(heading().textContent).toBe('Hey, Ann from Acme')
    expect(document.title).toBe('Hey, Ann from Acme · Pending')
    act(() => history.pushState(null, '', '/demo'))
    expect([heading().textContent, document.title]).toEqual(['Welcome to Pending', 'Welcome to Pending'])
  })

  it('shows a name as text, not as HTML', () => {
    open('?user=%3Cimg%20src=x%20onerror=alert(1)%3E')
    expect(heading().textContent).toBe('Hey, <img src=x onerror=alert(1)>')
    expect(heading().children).toHaveLength(0)
  })
})

describe('around the carousel', () => {
  it('[DEMO-02] the film has a poster, no download and no menu', () => {
    open()
    const film = document.querySelector('video') as HTMLVideoElement
    const poster = film.parentElement?.querySelector('picture img')
    expect(poster?.getAttribute('src')).toMatch(/\/films\/demo\.jpg$/)
    expect(film.getAttribute('controlsList')).toBe('nodownload')
    expect(fireEvent.contextMenu(film)).toBe(false)
  })

  it('[DEMO-07] [DEMO-08] the page says what the demo shows, and what to do next', () => {
    open()
    const list = screen.getByRole('region', { name: 'What you get' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.firstElementChild?.textContent),
    ).toEqual([
      'Dedicated property page',
      'Control access: private link or public.',
      'Smart signs that let prospects chat instantly',
    ])
    const leads = (name: string) => [
      ...new Set(screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))),
    ]
    expect(leads('Get started free')).toEqual(['/sign-up'])
    expect(leads('Book founder call')).toEqual(['/book'])
    expect(leads('Request a Demo')).toEqual(['/request'])
  })

  it('[DEMO-09] the page is guarded while it is open', () => {
    const { unmount } = open()
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false)
    expect(fireEvent.contextMenu(heading())).toBe(false)
    unmount()
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(true)
    expect(fireEvent.contextMenu(document.body)).toBe(true)
  })
})

describe('the carousel', () => {
  const announced = () => screen.getByRole('region', { name: 'Demo in three steps' }).querySelector('[aria-live]')

  it('[DEMO-03] has three named steps in a circle, and announces a step when the visitor turns to it', () => {
    open()
    expect(screen.getByRole('region', { name: 'Demo in three steps' }).ariaRoleDescription).toBe('carousel')
    expect(announced()?.textContent).toBe('')
    const seen = [slide().ariaLabel]
    for (const way of ['Next step', 'Next step', 'Next step', 'Previous step'] as const) {
      turn(way)
      seen.push(slide().ariaLabel)
    }
    expect(seen).toEqual([
      '1 of 3: The yard sign',
      '2 of 3: The listing page',
      '3 of 3: The private listing',
      '1 of 3: The yard sign',
      '3 of 3: The private listing',
    ])
    expect(slide().getAttribute('aria-roledescription')).toBe('slide')
    expect(announced()?.textContent).toBe('Step 3 of 3: The private listing')
  })

  it('[DEMO-04] the sign links to a chat input whose suggestions change after the first question', async () => {
    const sent: unknown[] = []
    ask.mockImplementation(async (request) => {
      sent.push(await request.json())
      return Response.json({ detail: 'no' }, { status: 500 })
    })
    open()
    fireEvent.click(screen.getByRole('button', { name: /^Click here/ }))
    expect(screen.queryByRole('button', { name: /^Click here/ })).toBeNull()
    const line = screen.getByLabelText<HTMLInputElement>('Your question to Penny')
    expect([line.placeholder, document.activeElement]).toEqual(['tell me about the house', line])
    fireEvent.change(line, { target: { value: 'Is there a pool?' } })
    fireEvent.submit(line)
    expect(line.placeholder).toBe('ask anything')
    await act(() => vi.waitFor(() => screen.getByText('AI error: HTTP error! status: 500')))
    expect(sent).toEqual([expect.objectContaining({ message: 'Is there a pool?', agent_id: 4, property_id: 4 })])
    turn('Next step')
    turn('Previous step')
    expect(screen.getByText('AI error: HTTP error! status: 500')).toBeTruthy()
    expect(document.activeElement?.tagName).not.toBe('INPUT')
  })

  it('[DEMO-05] the page shows the listing, its description cut at 200 characters', async () => {
    open()
    turn('Next step')
    await pass(0)
    const offer = screen.getByRole('region', { name: 'Listing details' })
    for (const said of ['$4,750,000', '48 Alder Ridge Road', 'Single Family', '5 beds', '4.5 baths', '4,820 sq ft'])
      expect(within(offer).getByText(said)).toBeTruthy()
    const description = [...offer.querySelectorAll('p')].at(-1)?.textContent ?? ''
    expect(description).toMatch(/^Built in 2019 .*\.\.\.$/)
    expect(description.length).toBeLessThanOrEqual(203)
    expect(screen.getByLabelText<HTMLInputElement>('Your question to Penny').placeholder).toBe('ask about anything')
    expect(screen.getByText('1/5')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Hide chat' }))
    expect(screen.getByRole('button', { name: 'Show chat' }).ariaExpanded).toBe('false')
    expect(screen.getByRole('link', { name: /^Preview/ }).getAttribute('href')).toBe('/p/48-alder-ridge-road')
  })

  it('[DEMO-06] the private page rejects a wrong password and shows the sample password', () => {
    open()
    turn('Previous step')
    expect(screen.getByText('The sample password is open-sesame')).toBeTruthy()
    fireEvent.submit(password())
    expect(screen.getByRole('alert').textContent).toBe('Wrong password')
    unlock('Open-Sesame')
    expect([screen.getByRole('alert').textContent, password().value]).toEqual(['Wrong password', 'Open-Sesame'])
    expect(password().getAttribute('aria-invalid')).toBe('true')
    fireEvent.change(password(), { target: { value: 'open' } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[DEMO-06] it opens with the right password, and confirms it for two seconds', async () => {
    open()
    turn('Previous step')
    unlock('open-sesame')
    const granted = () => screen.queryByText('Access granted! Private property page loaded.')
    expect(granted()?.closest('[role=status]')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: '48 Alder Ridge Road' }))
    await pass(1999)
    expect(granted()).toBeTruthy()
    await pass(1)
    expect(granted()).toBeNull()
    turn('Next step')
    turn('Previous step')
    expect(screen.queryByLabelText('Password')).toBeNull()
  })
})
