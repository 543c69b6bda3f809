import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { chatMachine } from '#machines/chat/chat.machine.ts'
import type { EarlierConversation } from '#machines/chat/message.ts'
import type { PropertyImages } from '#machines/photos/photo.ts'
import { photosMachine } from '#machines/photos/photos.machine.ts'
import { listingFrom, type Property } from '#machines/property-page/listing.ts'
import openAnswer from '#openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }
import { sampleImages } from '#src/api/sample-property.ts'
import { FloorDrawing } from '#src/pages/property/floor-drawing.tsx'
import { HostCard } from '#src/pages/property/host-card.tsx'
import { ListingBar } from '#src/pages/property/listing-bar.tsx'
import { HeaderActions } from '#src/pages/property/listing-extras.tsx'
import { ListingPage } from '#src/pages/property/listing-page.tsx'
import { PrintSheet } from '#src/pages/property/print-sheet.tsx'
// Imports here what the page loads lazily.
import '#src/widgets/lightbox/lightbox-view.tsx'
import '#src/widgets/tour-request/tour-request-dialog.tsx'
import { movingPage } from '../support/moving-page.ts'
import { withoutMeasures } from '../support/unmeasured.ts'

// Some tests render a whole page.
vi.setConfig({ testTimeout: 30_000 })

const listing = listingFrom(openAnswer.body as Property)
const link = 'https://pending.example/p/48-alder-ridge-road'
const host = {
  role: 'agent',
  name: 'Ann Chen',
  company: null,
  license: null,
  phone: null,
  email: null,
  about: null,
} as const
const withHost = (facts: Partial<NonNullable<typeof listing.details.host>> | null) => ({
  ...listing,
  details: { ...listing.details, host: facts && { ...host, ...facts } },
})

function chatting() {
  const machine = chatMachine.provide({
    actors: {
      sendMessage: fromCallback(() => {}),
      scrollToListing: fromPromise(async () => {}),
      loadConversation: fromPromise(async (): Promise<EarlierConversation> => ({ conversationId: null, messages: [] })),
    },
  })
  const visitor = { sessionId: null, email: null }
  const input = { propertyId: 4, agentId: 1, visitor, scrollsAfterReply: false, restores: false }
  return createActor(machine, { input }).start()
}
const update = (id: string) =>
  ({ id, kind: 'owner_answer', text: 'Yes.', written_at: '2026-11-20T22:45:00.000Z' }) as never

afterEach(cleanup)

describe.each([
  ['[PROP-24] in the bar of a phone', ListingBar],
  ['in the header', HeaderActions],
])('%s', (_, Actions) => {
  const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

  it('are the price, a tour and Penny', () => {
    const onRequestTour = vi.fn()
    const { container } = render(<Actions listing={listing} chat={chatting()} onRequestTour={onRequestTour} />)
    expect(container.querySelector('p')?.textContent).toBe('$4.75M')
    expect(names()).toEqual(['Request a tour', 'Ask Penny'])
    fireEvent.click(screen.getByText('Request a tour'))
    expect(onRequestTour).toHaveBeenCalledOnce()
  })

  it('is no tour where none are given', () => {
    render(<Actions listing={listing} chat={chatting()} onRequestTour={null} />)
    expect(names()).toEqual(['Ask Penny'])
  })

  it('is no Penny where the chat has failed', () => {
    render(<Actions listing={listing} chat={undefined} onRequestTour={() => {}} />)
    expect(names()).toEqual(['Request a tour'])
  })

  it('is a button that shows the hidden chat and puts the focus on its field', () => {
    const chat = chatting()
    chat.send({ type: 'TOGGLE' })
    render(
      <>
        <div className="stage-chat">
          <input data-question />
        </div>
        <Actions listing={listing} chat={chat} onRequestTour={null} />
      </>,
    )
    fireEvent.click(screen.getByText('Ask Penny'))
    expect(chat.getSnapshot().hasTag('shown')).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    fireEvent.click(screen.getByText('Ask Penny'))
    expect(chat.getSnapshot().hasTag('shown')).toBe(true)
  })
})

describe('the bar of a phone', () => {
  it('[PROP-24] [CHAT-01] counts the messages that came while the chat was hidden', () => {
    const chat = chatting()
    render(<ListingBar listing={listing} chat={chat} onRequestTour={null} />)
    const button = () => within(screen.getByRole('region', { name: 'Price and contact' })).getByRole('button')
    expect(button().textContent).toBe('Ask Penny')
    act(() => chat.send({ type: 'TOGGLE' }))
    expect(button().textContent).toBe('Ask Penny')
    act(() => chat.send({ type: 'UPDATES_CAME', updates: [update('a'), update('b')] }))
    expect(button().textContent).toBe('Ask Penny 2(2 new messages)')
    act(() => chat.send({ type: 'TOGGLE' }))
    expect(button().textContent).toBe('Ask Penny')
  })
})

describe('an open listing', () => {
  let page: ReturnType<typeof movingPage>
  beforeEach(() => {
    page = movingPage()
    page.prefer('less')
    withoutMeasures()
    vi.stubGlobal('scrollTo', () => {})
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  })
  afterEach(() => {
    cleanup()
    page.leave()
  })

  const show = async () => {
    const loadImages = fromPromise<PropertyImages, { propertyId: number }>(async () => sampleImages)
    const photos = createActor(photosMachine.provide({ actors: { loadImages } }), { input: { propertyId: 4 } }).start()
    const visitor = { sessionId: null, email: null, lead: null }
    const chat = chatting()
    render(<ListingPage listing={listing} visitor={visitor} photos={photos} chat={chat} />)
    await screen.findByLabelText('View all 5 photos')
    return chat
  }

  it('[PROP-23] enlarges the photo in front when that is pressed', async () => {
    await show()
    fireEvent.click(screen.getByLabelText('Next photo'))
    const image = await screen.findByAltText(sampleImages.images[1]?.alt ?? '')
    fireEvent.pointerDown(image, { clientX: 300, isPrimary: true, button: 0 })
    fireEvent.pointerUp(image, { clientX: 300, isPrimary: true, button: 0 })
    expect(await screen.findByText('2 / 5')).toBeTruthy()
  })

  it('opens the dialog for a tour from each of its buttons', async () => {
    await show()
    const buttons = screen.getAllByText('Request a tour')
    expect(buttons).toHaveLength(4)
    for (const button of buttons) {
      fireEvent.click(button)
      const close = await screen.findByLabelText('Close')
      const dialog = close.closest('[role=dialog]')
      expect(dialog?.querySelector('h2')?.textContent).toBe('Request a tour')
      fireEvent.click(close)
      expect(document.querySelector('[role=dialog]')).toBeNull()
    }
  })

  it('[CHAT-01] says aloud what came while the chat was hidden', async () => {
    const chat = await show()
    act(() => chat.send({ type: 'TOGGLE' }))
    expect(screen.queryByText(/new message/)).toBeNull()
    act(() => chat.send({ type: 'UPDATES_CAME', updates: [update('a')] }))
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(
      '1 new message from Penny',
    )
  })
})

describe('[PROP-20] the host', () => {
  it('is named on paper with what they gave', () => {
    const about = {
      company: 'Ridge & Bay',
      license: 'DRE #01234567',
      phone: '(415) 555-0163',
      email: 'ann@ridge.example',
    }
    render(<PrintSheet listing={withHost(about)} link={link} />)
    expect(screen.getByText(/^Listing agent/).textContent).toBe(
      'Listing agent · Ann Chen · Ridge & Bay · DRE #01234567 · (415) 555-0163',
    )
  })

  it('is named on paper without what they did not give', () => {
    render(<PrintSheet listing={withHost({})} link={link} />)
    expect(screen.getByText(/^Listing agent/).textContent).toBe('Listing agent · Ann Chen')
  })

  it('isn’t named on paper where there is none', () => {
    render(<PrintSheet listing={withHost(null)} link={link} />)
    expect(screen.queryByText(/Listing agent|Ann Chen/)).toBeNull()
    expect(document.querySelectorAll('.print-link')).toHaveLength(1)
  })

  it.each([
    [{ phone: '(415) 555-0163' }, ['(415) 555-0163']],
    [{ email: 'ann@ridge.example' }, ['ann@ridge.example']],
    [{ phone: 'ring twice' }, ['ring twice']],
    [{ about: 'Ann answers by noon.' }, []],
    [{ company: 'Ridge & Bay', license: 'DRE #01234567' }, []],
  ])('of %o has these ways to be reached: %j', (facts, ways) => {
    render(<HostCard listing={withHost(facts)} />)
    expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(ways)
    expect(screen.queryAllByRole('list')).toHaveLength(ways.length)
    const said = [...document.querySelectorAll('section p')].map(({ textContent }) => textContent)
    expect(said).toEqual([
      'Ann Chen',
      ...Object.entries(facts).flatMap(([name, text]) => (/phone|email/.test(name) ? [] : text)),
    ])
  })

  it('has a phone number that no phone takes as words', () => {
    render(<HostCard listing={withHost({ phone: 'ring twice' })} />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('[PROP-29] the drawing of a floor', () => {
  const plan = listing.details.floorPlan as NonNullable<typeof listing.details.floorPlan>
  const floor = plan.floors[0] as (typeof plan.floors)[number]

  it('is named by its floor, and described by its rooms', () => {
    render(<FloorDrawing plan={plan} floor={floor} />)
    const drawing = screen.getByRole('img', { name: 'First floor, floor plan' })
    const described = document.getElementById(drawing.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toMatch(/ ft by \d+ ft/)
    expect(within(drawing).getByText('N')).toBeTruthy()
    expect(within(drawing).getAllByText(/^\d+ ft$/)).toHaveLength(2)
  })

  it('is the same without words where it is only a picture', () => {
    const { container } = render(
      <>
        <FloorDrawing plan={plan} floor={floor} />
        <FloorDrawing plan={plan} floor={floor} isPlain />
      </>,
    )
    const [whole, plain] = [...container.querySelectorAll('svg')]
    expect([whole?.getAttribute('aria-hidden'), plain?.getAttribute('aria-hidden')]).toEqual([null, 'true'])
    expect(plain?.textContent).toBe('')
    const shapes = (of: Element | undefined) =>
      [...(of?.querySelectorAll(':scope > path') ?? [])].map((path) => path.getAttribute('d'))
    expect(shapes(plain).length).toBeGreaterThan(10)
    expect(shapes(plain)).toEqual(shapes(whole))
  })
})
