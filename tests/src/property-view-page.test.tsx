import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Headline, UnlistedHeadline } from '#src/pages/property-view/headline.tsx'
import { ListedHome } from '#src/pages/property-view/listed-home.tsx'
import { NextSteps, PanelsToCome } from '#src/pages/property-view/panels.tsx'
import { PropertyViewLayout } from '#src/pages/property-view/property-view-layout.tsx'
import { PropertyViewPage } from '#src/pages/property-view/property-view-page.tsx'
import { ValuePanel } from '#src/pages/property-view/value-panel.tsx'
import { exampleNamed } from '../support/examples.ts'
import { withoutMeasures } from '../support/unmeasured.ts'

const alder = '48 Alder Ridge Road, Mill Valley, CA 94941'
const trouble = "We're having trouble pricing that address. We may need some additional information"

const headline = () => document.querySelector('h1')?.textContent
const status = () => document.querySelector('[role=status]')?.textContent
const button = (words: string) => screen.getByText<HTMLButtonElement>(words, { selector: 'button' })
const leads = (words: string) => screen.queryByText(words, { selector: 'a, a *' })?.closest('a')?.getAttribute('href')
const panels = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const facts = () =>
  [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent])

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('[PVIEW-03] an address as a headline', () => {
  it('has the street, and the town where there is one', () => {
    render(<Headline address={alder} />)
    expect([headline(), [...document.querySelectorAll('h1 > span')].map((part) => part.textContent)]).toEqual([
      alder,
      ['48 Alder Ridge Road', ', ', 'Mill Valley, CA 94941'],
    ])
    cleanup()
    render(<Headline address="48 Alder Ridge Road" />)
    expect([headline(), document.querySelectorAll('h1 > span').length]).toEqual(['48 Alder Ridge Road', 1])
  })

  it('is no title where no listing has it', () => {
    render(<UnlistedHeadline address={alder} />)
    expect([headline(), document.querySelector('[data-address]')?.textContent]).toEqual(['Not listed here', alder])
  })
})

describe('[PVIEW-03] the listing at an address', () => {
  type Listing = ComponentProps<typeof ListedHome>['listing']
  const listing: Listing = {
    id: 4,
    slug: '48-alder-ridge-road',
    price: 4_750_000,
    isRental: false,
    type: 'single_family',
    beds: 5,
    baths: 4.5,
    sqft: 4820,
  }
  const show = (more: Partial<Listing> = {}) =>
    render(<ListedHome listing={{ ...listing, ...more }} photo={<p>The photo</p>} />)

  it('shows what it says, and leads to its page', () => {
    show()
    expect(panels()).toEqual(['Listing details'])
    expect(facts()).toEqual([
      ['List price', '$4,750,000'],
      ['Property type', 'Single Family'],
      ['Bedrooms', '5'],
      ['Bathrooms', '4.5'],
      ['Living area', '4,820 sq ft'],
    ])
    expect(screen.getByText('The photo')).toBeTruthy()
    expect(leads('See the listing')).toBe('/p/48-alder-ridge-road')
  })

  it('leaves out what it doesn’t say', () => {
    show({ beds: null, baths: null, sqft: null, price: null })
    expect(facts()).toEqual([
      ['List price', 'Price on request'],
      ['Property type', 'Single Family'],
    ])
  })

  it('names a rent by the month', () => {
    show({ isRental: true, price: 3400 })
    expect(facts()[0]).toEqual(['Monthly rent', '$3,400'])
    cleanup()
    show({ isRental: true, price: null })
    expect(facts()[0]).toEqual(['Monthly rent', 'Price on request'])
  })

  it('is led to by its number where it has no address of its own', () => {
    show({ slug: null })
    expect(leads('See the listing')).toBe('/property/4')
  })
})

describe('[PVIEW-04] the next steps', () => {
  it('are an offer by email, and a claim', () => {
    render(<NextSteps address="1 Main St" advisor="advisor@pending.example" />)
    expect(leads('Submit offer')).toBe(
      'mailto:advisor@pending.example?subject=Offer%20Submission&body=I%20would%20like%20to%20make%20an%20offer%20for%20this%20home%3A%0D%0A%0D%0A1%20Main%20St%0D%0A%0D%0A',
    )
    expect(screen.getByText('This opens an email to our advisor, with the address filled in.')).toBeTruthy()
    expect(leads('Own this home? Claim your ownership')).toBe('/sign-up')
  })

  it('have no offer where there is no advisor', () => {
    render(<NextSteps address="1 Main St" advisor={null} />)
    expect([screen.queryByText(/^This opens an email/), leads('Submit offer')]).toEqual([null, undefined])
    expect(leads('Own this home? Claim your ownership')).toBe('/sign-up')
  })
})

describe('[VALUE-04] a home without a value', () => {
  const draft =
    'mailto:support@pending.example?subject=Pricing%20an%20address&body=I%20couldn%E2%80%99t%20see%20a%20value%20for%20this%20home%3A%0D%0A%0D%0A1%20Main%20St%0D%0A%0D%0A'

  it('says so, and leads to the support', () => {
    render(<ValuePanel address="1 Main St" value={null} support="support@pending.example" />)
    expect(panels()).toEqual(['Value illustration'])
    expect(screen.getByText(trouble)).toBeTruthy()
    expect(document.querySelector('section')?.children).toHaveLength(2)
    expect([leads('Contact Us'), document.querySelector('button')]).toEqual([draft, null])
    expect(screen.getByText('Contact Us').className).toContain('bg-walnut ')
  })

  it('can be asked for again where that may help', () => {
    const onRetry = vi.fn()
    render(<ValuePanel address="1 Main St" value={null} support="support@pending.example" onRetry={onRetry} />)
    fireEvent.click(button('Try again'))
    expect(onRetry).toHaveBeenCalledOnce()
    expect([leads('Contact Us'), screen.getByText('Contact Us').className.includes('border-edge')]).toEqual([
      draft,
      true,
    ])
  })
})

it('[PVIEW-03] three panels keep their places until the server has answered, without titles', () => {
  const { container } = render(<PanelsToCome />)
  expect([container.children.length, panels()]).toEqual([3, []])
})

describe('[PVIEW-02] the layout', () => {
  type Props = ComponentProps<typeof PropertyViewLayout>
  const show = (props: Partial<Props> = {}) => {
    const calls = { onShowMap: vi.fn(), onBack: vi.fn(), onShare: vi.fn() }
    const parts = { box: <p>The box</p>, map: <p>The map</p>, panels: <p>The panels</p>, pane: 'details' as const }
    render(<PropertyViewLayout address={alder} isUnlisted={false} status="Told" {...parts} {...calls} {...props} />)
    return () => Object.values(calls).map(({ mock }) => mock.calls.length)
  }
  const region = (name: string) => document.querySelector(`section[aria-label="${name}"]`)
  const isHiddenWhenNarrow = (name: string) => region(name)?.classList.contains('max-lg:hidden')
  const hidden = () => ['Location', 'Details'].map(isHiddenWhenNarrow)

  it('invites to enter an address, and draws no home before', () => {
    show({ address: null })
    expect([headline(), status()]).toEqual(['Home value illustration', 'Told'])
    expect(screen.getByText(/^Enter an address to see a sample chart/)).toBeTruthy()
    expect(screen.getByText('The box')).toBeTruthy()
    expect([document.querySelector('button'), region('Location'), region('Details')]).toEqual([null, null, null])
    expect(document.querySelector('img')?.alt).toBe('')
  })

  it('has one button that leads to the map and back, of two panes in a narrow window', () => {
    const called = show()
    expect([headline(), status(), hidden()]).toEqual([alder, 'Told', [true, false]])
    expect([region('Location')?.textContent, region('Details')?.textContent]).toEqual(['The map', 'The panels'])
    expect(document.querySelector('img')).toBeNull()
    fireEvent.click(button('Map View'))
    expect([called(), screen.queryByText('Back')]).toEqual([[1, 0, 0], null])
    fireEvent.click(button('Share'))
    expect(called()).toEqual([1, 0, 1])
    const pin = button('Map View').querySelector('svg')?.innerHTML
    cleanup()
    const calledThen = show({ pane: 'map' })
    expect(hidden()).toEqual([false, true])
    fireEvent.click(button('Back'))
    expect([calledThen(), screen.queryByText('Map View')]).toEqual([[0, 1, 0], null])
    expect(button('Back').querySelector('svg')?.innerHTML).not.toBe(pin)
  })

  it('says of an address that no listing has it', () => {
    show({ isUnlisted: true })
    expect([headline(), screen.getByText(alder).tagName]).toEqual(['Not listed here', 'P'])
  })
})

describe('the page of an address', () => {
  let answers: Record<string, string | null> = {}
  let asked: string[] = []

  beforeEach(() => {
    answers = { images: 'listPropertyImages.none' }
    asked = []
    withoutMeasures()
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(decodeURIComponent(pathname.replace(/^\/api\/v1\/public\//, '') + search))
      const name = answers[pathname.split('/').at(-1) ?? '']
      if (!name) return new Promise<Response>(() => {})
      const { status, body } = exampleNamed(name)
      return Response.json(body, { status })
    })
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
    vi.stubGlobal('scrollTo', () => {})
    Element.prototype.scrollIntoView ??= () => {}
  })
  afterEach(() => history.replaceState(null, '', '/'))

  const open = (address: string | null = alder) => {
    const query = address === null ? '' : `?${new URLSearchParams({ address })}`
    history.replaceState(null, '', `/property-view${query}`)
    render(<PropertyViewPage />)
  }
  const says = (words: string) => waitFor(() => expect(status()).toBe(words))
  const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null
  const search = (text: string) => {
    const field = document.querySelector('[role=search] input') as HTMLInputElement
    fireEvent.change(field, { target: { value: text } })
    fireEvent.submit(field.closest('form') as HTMLFormElement)
  }

  it('[PVIEW-01] asks for an address first, and then for its value', async () => {
    open(null)
    expect([headline(), status(), asked]).toEqual(['Home value illustration', '', []])
    expect(document.title).toBe('Home value illustration · Pending')
    expect(robots()).toBeNull()
    search(' 1 Main St ')
    await says('Looking up the home...')
    expect([headline(), location.search, document.title]).toEqual([
      '1 Main St',
      '?address=1+Main+St',
      '1 Main St · Pending',
    ])
    expect(robots()).toBe('noindex, nofollow')
    await waitFor(() => expect(asked).toEqual(['valuation?address=1 Main St']))
    expect([panels(), leads('Submit offer')]).toEqual([[], undefined])
  })

  it('[PVIEW-03] shows value, listing and next steps of a home for sale', async () => {
    answers.valuation = 'getValuation.known'
    open()
    await says('Value found.')
    expect(headline()).toBe(alder)
    expect(panels()).toEqual(['Value illustration', 'Listing details', 'Next steps'])
    expect(screen.queryByText(trouble)).toBeNull()
    expect(leads('Submit offer')).toMatch(/^mailto:advisor@pending\.example\?/)
    expect(document.querySelector('[role=search] input')).toHaveProperty('value', alder)
    await waitFor(() => expect(screen.getByAltText('Drawing of a house; no photo available')).toBeTruthy())
    expect(asked).toContain('properties/4/images?size=large')
    expect(await screen.findByText(/the list price$/)).toBeTruthy()
  })

  it('[PVIEW-03] shows the first photo of the listing, and the next one where that stays broken', async () => {
    Object.assign(answers, { valuation: 'getValuation.known', images: 'listPropertyImages.five' })
    open()
    const photo = () => document.querySelector('picture img') as HTMLImageElement
    await waitFor(() => expect(photo().getAttribute('src')).toBe('/media/1/1600.jpg'))
    expect(screen.queryByAltText(/^Drawing of a house/)).toBeNull()
    // The first error asks for new addresses of the photos.
    await waitFor(() => {
      fireEvent.error(photo())
      expect(photo().getAttribute('src')).toBe('/media/2/1600.jpg')
    })
    expect(asked.filter((each) => each.startsWith('properties/4/images'))).toHaveLength(2)
  })

  it('[PVIEW-03] shows no drawing before it knows the photos', async () => {
    Object.assign(answers, { valuation: 'getValuation.known', images: null })
    open()
    await says('Value found.')
    expect([document.querySelector('picture'), screen.queryByAltText(/^Drawing of a house/)]).toEqual([null, null])
  })

  it('[PVIEW-04] shows no value of a home for rent, and takes no offer', async () => {
    answers.valuation = 'getValuation.rental'
    open('415 Valencia Street #3B, San Francisco, CA 94103')
    await says('No value found.')
    expect([headline(), panels()]).toEqual([
      '415 Valencia Street #3B, San Francisco, CA 94103',
      ['Listing details', 'Next steps'],
    ])
    expect([leads('Submit offer'), screen.queryByText(trouble)]).toEqual([undefined, null])
    expect(facts()[0]).toEqual(['Monthly rent', '$3,400'])
  })

  it('[VALUE-04] says that it knows no value of a listed home', async () => {
    answers.valuation = 'getValuation.unvalued'
    open()
    await says('No value found.')
    expect([headline(), panels()]).toEqual([alder, ['Value illustration', 'Listing details', 'Next steps']])
    expect([screen.getByText(trouble).tagName, screen.queryByText('Try again')]).toEqual(['H3', null])
  })

  it.each(['unknown', 'invalid'])('[VALUE-04] says of an address that no listing has it: %s', async (name) => {
    answers.valuation = `getValuation.${name}`
    open('1 Main St')
    await says('No value found.')
    expect([headline(), panels()]).toEqual(['Not listed here', ['Value illustration', 'Next steps']])
    expect([leads('Contact Us')?.split('?')[0], screen.queryByText('Try again')]).toEqual([
      'mailto:support@pending.example',
      null,
    ])
    expect(leads('Submit offer')).toMatch(/^mailto:advisor@pending\.example\?/)
  })

  it('[VALUE-04] asks again after an error of the server, and keeps the address as the title', async () => {
    answers.valuation = 'anyOperation.serverError'
    open()
    await says('No value found.')
    expect(headline()).toBe(alder)
    answers.valuation = 'getValuation.known'
    fireEvent.click(button('Try again'))
    await says('Value found.')
  })

  it('[PVIEW-02] turns to the map and back', async () => {
    answers.valuation = 'getValuation.unknown'
    open()
    const map = () => document.querySelector('section[aria-label=Location]')?.classList.contains('max-lg:hidden')
    expect(map()).toBe(true)
    fireEvent.click(button('Map View'))
    expect(map()).toBe(false)
    fireEvent.click(button('Back'))
    expect(map()).toBe(true)
  })

  it('[SHARE-01] shares the address and its listing', async () => {
    answers.valuation = 'getValuation.known'
    open()
    await says('Value found.')
    fireEvent.click(button('Share'))
    const dialog = await screen.findByRole('dialog', { hidden: true })
    expect(dialog.textContent).toContain('48 Alder Ridge Road')
    expect(dialog.querySelector('img')?.getAttribute('src')).toContain('48-alder-ridge-road')
  })
})
