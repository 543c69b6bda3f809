import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SampleOpening } from '#machines/sample-modal/opening.ts'
import { SampleModal } from '#src/marketing/sample-modal.tsx'
import { DemoCarousel } from '#src/pages/demo/demo-carousel.tsx'
import { PropertyPage } from '#src/pages/property/property-page.tsx'
import { TourReschedulePage } from '#src/pages/tour-reschedule/tour-reschedule-page.tsx'
import { Sharing } from '#src/widgets/share/sharing.tsx'
// Imports here what pages load lazily.
import '#src/pages/property/gate.tsx'
import '#src/pages/property/visit.ts'
import '#src/widgets/share/share-dialog-view.tsx'
import '#src/widgets/time-picker/time-wheels.tsx'
import { movingPage } from '../support/moving-page.ts'
import { withoutMeasures } from '../support/unmeasured.ts'
import { withEvent } from '../support/with-event.ts'

const { broken, breakableIn } = vi.hoisted(() => {
  // The page's settings contain the server's address, and Node's fetch needs absolute URLs.
  const settings = Object.assign(document.createElement('script'), { id: 'settings', type: 'application/json' })
  settings.textContent = '{"apiBaseUrl":"https://pending.example"}'
  document.head.append(settings)

  /** The machines that throw at the next event of a visitor or the browser. */
  const broken = new Set<string>()
  const breakableIn = async (name: string, original: () => Promise<object>) => {
    const { breakable } = await import('../support/breakable.ts')
    const module = (await original()) as Record<string, never>
    const machine = breakable(module[name] as never, ({ type }) => broken.has(name) && !type.startsWith('xstate.'))
    return { ...module, [name]: machine }
  }
  return { broken, breakableIn }
})
vi.mock('#machines/access-gate/access-gate.machine.ts', (load) => breakableIn('accessGateMachine', load as never))
vi.mock('#machines/chat/chat.machine.ts', (load) => breakableIn('chatMachine', load as never))
vi.mock('#machines/month-calendar/month-calendar.machine.ts', (load) =>
  breakableIn('monthCalendarMachine', load as never),
)
vi.mock('#machines/photos/photos.machine.ts', (load) => breakableIn('photosMachine', load as never))
vi.mock('#machines/time-picker/time-picker.machine.ts', (load) => breakableIn('timePickerMachine', load as never))
vi.mock('#machines/tooltip/tooltip.machine.ts', (load) => breakableIn('tooltipMachine', load as never))
vi.mock('#machines/visit/visit.machine.ts', (load) => breakableIn('visitMachine', load as never))

const examples = import.meta.glob<{ default: { body: object } }>('../../openapi/examples/*.json', { eager: true })
const example = (name: string) => examples[`../../openapi/examples/${name}.json`]?.default.body

let page: ReturnType<typeof movingPage>
const log = vi.fn()

beforeEach(() => {
  page = movingPage()
  withoutMeasures()
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollIntoView ??= () => {}
  vi.spyOn(console, 'error').mockImplementation(log)
})
afterEach(() => {
  cleanup()
  broken.clear()
  log.mockReset()
  page.leave()
  history.replaceState(null, '', '/')
})

/** A fake server that answers by the end of the path. */
function serve(answers: Record<string, object | undefined>) {
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    const { pathname } = new URL(url)
    const [, body] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? []
    return Response.json(body ?? {}, { status: body ? 200 : 404 })
  })
}

const failure = 'Penny: Sorry, I encountered an error. Please try again.'
const question = () => screen.getByLabelText<HTMLInputElement>('Your question to Penny')
const ask = () => fireEvent.change(question(), { target: { value: 'Is there a pool?' } })
const isPlaceholder = () => screen.queryByRole('img', { name: /drawing/i }) !== null

function expectBrokenChat() {
  const said = within(screen.getByRole('log')).getAllByRole('listitem')
  expect(said.at(-1)?.textContent).toBe(failure)
  expect(question().disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: /chat$/ })).toBeNull()
}

describe('an open listing', () => {
  const headline = () => screen.findByRole('heading', { level: 1, name: /^48 Alder Ridge Road/ })
  const open = async () => {
    serve({
      '/by-url/first': example('getPropertyByUrl.open'),
      '/access-requirements': example('getAccessRequirements.passed'),
      '/images': example('listPropertyImages.five'),
    })
    render(<PropertyPage slug="first" />)
    await headline()
    await screen.findByRole('button', { name: 'Next photo' })
  }
  const expectOpen = async () => {
    expect(await headline()).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
    expect(log.mock.calls).toEqual([[new Error('broken')]])
  }

  it('[CHAT-07] stays when the chat crashes, which shows an error and accepts no question', async () => {
    await open()
    broken.add('chatMachine')
    ask()
    expectBrokenChat()
    expect(isPlaceholder()).toBe(false)
    await expectOpen()
  })

  it('[PROP-09] stays with the placeholder when the photos crash', async () => {
    await open()
    broken.add('photosMachine')
    fireEvent.click(screen.getByRole('button', { name: 'Next photo' }))
    expect(isPlaceholder()).toBe(true)
    expect(screen.queryByRole('button', { name: 'Next photo' })).toBeNull()
    expect(question().disabled).toBe(false)
    await expectOpen()
  })

  it('[VISIT-01] stays without a visible change when the visit crashes', async () => {
    await open()
    const before = document.body.innerHTML
    broken.add('visitMachine')
    act(() => page.tab('hidden'))
    expect(document.body.innerHTML).toBe(before)
    await expectOpen()
  })

  it('[PROP-05] offers a retry when its gate crashes', async () => {
    serve({
      '/by-url/first': example('getPropertyByUrl.withheld'),
      '/access-requirements': example('getAccessRequirements.password'),
    })
    render(<PropertyPage slug="first" />)
    const password = await screen.findByLabelText(/^Password/)
    broken.add('accessGateMachine')
    fireEvent.change(password, { target: { value: 'harbor-light' } })
    expect(screen.getByRole('alert').textContent).toBe('An unexpected error occurred. Please try again.')
    broken.clear()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText(/^Password/)).toBeTruthy()
    expect(log.mock.calls).toEqual([[new Error('broken')]])
  })
})

describe('the demo', () => {
  const turn = () => fireEvent.click(screen.getByRole('button', { name: 'Next step' }))

  it('[DEMO-04] stays when the yard sign’s chat crashes', () => {
    render(<DemoCarousel />)
    fireEvent.click(screen.getByRole('button', { name: /^Click here/ }))
    broken.add('chatMachine')
    ask()
    expectBrokenChat()
    turn()
    expect(question().disabled).toBe(false)
    expect(log.mock.calls).toEqual([[new Error('broken')]])
  })

  it('[DEMO-05] stays when photos and chat of the page crash', async () => {
    render(<DemoCarousel />)
    turn()
    broken.add('photosMachine').add('chatMachine')
    fireEvent.click(await screen.findByRole('button', { name: 'Next photo' }))
    expect(isPlaceholder()).toBe(true)
    ask()
    expectBrokenChat()
    expect(screen.getByRole('group', { name: /^2 of 3/ })).toBeTruthy()
    expect(log).toHaveBeenCalledTimes(2)
  })
})

it('[SAMPLE-02] the sample stays when its photos and its chat crash', async () => {
  render(<SampleModal events={withEvent<SampleOpening>({ type: 'OPEN', agentId: 4, question: null })} />)
  const next = await screen.findByRole('button', { name: 'Next photo' })
  broken.add('photosMachine').add('chatMachine')
  fireEvent.click(next)
  expect(isPlaceholder()).toBe(true)
  ask()
  expectBrokenChat()
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(log).toHaveBeenCalledTimes(2)
})

it('[SHARE-02] the share dialog copies without a tooltip when that crashes', async () => {
  const writeText = vi.fn(async () => {})
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  render(<Sharing address="48 Alder Ridge Road" events={withEvent({ type: 'SHARE' })} />)
  const button = await screen.findByRole('button', { name: /^Copy link/i })
  broken.add('tooltipMachine')
  fireEvent.focus(button)
  fireEvent.blur(button)
  fireEvent.click(button)
  expect(writeText).toHaveBeenCalledOnce()
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(log.mock.calls).toEqual([[new Error('broken')]])
})

describe('the form for another time when a part of it crashes', () => {
  const hour = () => screen.getByRole('listbox', { name: 'Hour' })
  const open = async () => {
    serve({
      '/tour/token/token-1': example('getTourByToken.found'),
      '/available-times': example('listAvailableTimes.none'),
    })
    history.replaceState(null, '', '/tour/reschedule?token=token-1&action=propose_new_time')
    vi.spyOn(console, 'warn').mockImplementation(log)
    // Narrow windows have wheels and no lists; the fake matchMedia matches every query.
    page.prefer('less')
    render(<TourReschedulePage />)
    await screen.findByRole('heading', { level: 1, name: 'Propose New Time' })
  }

  it.each([
    ['calendar', 'monthCalendarMachine', () => fireEvent.click(screen.getByRole('button', { name: 'Next month' }))],
    ['time picker', 'timePickerMachine', () => fireEvent.keyDown(hour(), { key: 'ArrowDown' })],
  ] as const)('[RESCHED-04] offers a retry when its %s crashes', async (_, machine, use) => {
    await open()
    fireEvent.click(screen.getByText('Another time'))
    await screen.findByRole('listbox', { name: 'Hour' })
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'The side gate is open.' } })
    broken.add(machine)
    use()
    expect(screen.getByRole('alert').textContent).toContain('An error occurred. Please try again later.')
    expect(log.mock.calls).toEqual([['The form broke: Error: broken']])
    broken.clear()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByDisplayValue('The side gate is open.')).toBeTruthy()
  })
})
