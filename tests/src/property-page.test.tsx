import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { PropertyPage } from '#src/pages/property/property-page.tsx'
import { Routes } from '#src/routes.tsx'

// Each test renders a whole page.
vi.setConfig({ testTimeout: 30_000 })

const examples = import.meta.glob<{ default: { body: object } }>('../../openapi/examples/*.json', { eager: true })
const body = (name: string) => examples[`../../openapi/examples/${name}.json`]?.default.body
const ridge = body('getPropertyByUrl.open') as { address: string }
const valencia = body('getPropertyByUrl.rental') as { address: string; slug: string }

const listings: Record<string, object | undefined> = {
  '48-alder-ridge-road': ridge,
  'alder-ridge': body('getPropertyByUrl.moved'),
  '4': body('getPropertyByUrl.moved'),
  [valencia.slug]: valencia,
}

const asked: Request[] = []
/** The chat's questions, all unanswered. */
const questions = () => asked.filter(({ url }) => url.endsWith('/api/v1/chat'))
const streetOf = (address: string) => address.split(',')[0] ?? address
const title = () => document.querySelector('h1')?.textContent
const seesTitle = (text: string) => vi.waitFor(() => expect(title()).toContain(text), 10_000)

beforeEach(() => {
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request)
    const { pathname } = new URL(request.url)
    const slug = /by-url\/([^/]+)$/.exec(pathname)?.[1]
    if (slug) return Response.json(listings[slug])
    if (pathname.endsWith('/access-requirements')) return Response.json(body('getAccessRequirements.open'))
    if (pathname.endsWith('/conversation')) return Response.json(body('getConversation.none'))
    if (pathname.endsWith('/images')) return Response.json(body('listPropertyImages.none'))
    return new Promise<Response>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    )
  })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  vi.stubGlobal('scrollTo', () => {})
  Element.prototype.scrollTo = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  asked.length = 0
})

async function opens(path: string, address: string): Promise<void> {
  history.replaceState(null, '', path)
  render(<Route path="/p/:slug">{({ slug }) => <PropertyPage slug={slug} />}</Route>)
  await seesTitle(streetOf(address))
}

async function asks(): Promise<Request> {
  const field = await screen.findByLabelText('Your question to Penny')
  // The chat is hidden until the earlier conversation has loaded.
  await vi.waitFor(() => expect(field.closest('.overlay')?.className).not.toMatch(/\binvisible\b/), 10_000)
  fireEvent.change(field, { target: { value: 'How much is it?' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  await vi.waitFor(() => expect(questions()).toHaveLength(1), 10_000)
  return questions()[0] as Request
}

it('[PROP-04] [PROP-05] is one visit when a number leads to an address: each is asked for once', async () => {
  history.replaceState(null, '', '/property/4')
  render(<Routes />)
  await seesTitle(streetOf(ridge.address))
  const loads = asked.map(({ url }) => /by-url\/([^/]+)$/.exec(url)?.[1]).filter(Boolean)
  expect(loads).toEqual(['4', '48-alder-ridge-road'])
})

describe('navigation to another address without a page load', () => {
  it.each(['/p/48-alder-ridge-road', '/p/alder-ridge'])(
    '[PROP-04] [CHAT-04] after %s shows another listing with its own conversation',
    async (path) => {
      await opens(path, ridge.address)
      await asks()
      act(() => navigate(`/p/${valencia.slug}`))
      await seesTitle(streetOf(valencia.address))
      expect(screen.queryByText('How much is it?', { selector: '[data-author=user] *, [data-author=user]' })).toBeNull()
      asked.length = 0
      const question = await asks()
      expect(await question.json()).toMatchObject({ property_id: 8, chat_conversation_id: null })
    },
  )
})

describe('a link that asks for a tour', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Request a tour', hidden: true })

  it('[API-06] opens the dialog once the listing is shown', async () => {
    await opens('/p/48-alder-ridge-road#tour', ridge.address)
    await vi.waitFor(() => expect(dialog()).not.toBeNull(), 10_000)
  })

  it('[API-06] opens nothing where no tours are given', async () => {
    listings['no-tours'] = { ...ridge, slug: 'no-tours', tours: null }
    await opens('/p/no-tours#tour', ridge.address)
    // Comes in the same chunk.
    await screen.findByRole('button', { name: 'Save this home' }, { timeout: 10_000 })
    expect(dialog()).toBeNull()
    expect(asked.some(({ url }) => url.endsWith('/tour-times'))).toBe(false)
  })
})

describe('an abandoned question', () => {
  it('[CHAT-03] is aborted once its page is left', async () => {
    await opens('/p/48-alder-ridge-road', ridge.address)
    const { signal } = await asks()
    expect(signal.aborted).toBe(false)
    act(() => navigate(`/p/${valencia.slug}`))
    await seesTitle(streetOf(valencia.address))
    expect(signal.aborted).toBe(true)
  })

  it('[CHAT-01] [CHAT-03] continues when the conversation is only hidden', async () => {
    await opens('/p/48-alder-ridge-road', ridge.address)
    const { signal } = await asks()
    fireEvent.click(screen.getByRole('button', { name: 'Hide chat' }))
    expect(signal.aborted).toBe(false)
  })
})
