import { isDeepStrictEqual } from 'node:util'
import { detailsFrom } from '#machines/property-page/details.ts'
import type { PageListing, Property } from '#machines/property-page/listing.ts'
import type { PageVisitor } from '#machines/property-page/page.ts'
import { propertyPageMachine } from '#machines/property-page/property-page.machine.ts'
import { propertyPageModel } from '#machines/property-page/property-page.model.ts'
import { propertyProblemWords } from '#src/content/property-page.ts'
import { exampleNamed } from '../../support/examples.ts'
import { type ActorHarness, breaks } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { outcomeRows } from '../rows.actor.ts'
import { rowsOf } from '../rows.ts'
import { accessOutcomes, movedNowhere, opened, priceOf, propertyFailures, slugAfter } from './property-page.facts.ts'

const body = (name: string) => exampleNamed(name).body as Record<string, unknown>
const found = {
  ...body('getPropertyByUrl.open'),
  id: 17,
  agent: { id: 23, name: 'Penny' },
  description: ' A house with a garden. ',
} as unknown as Property
/** The properties of the page; behind the gate the server returns another price. */
const known: PageListing = {
  id: 17,
  address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  coordinates: { latitude: 37.9066, longitude: -122.5502 },
  price: 4_750_000,
  isRental: false,
  type: 'single_family',
  beds: 5,
  baths: 4.5,
  sqft: 4820,
  description: 'A house with a garden.',
  details: detailsFrom(found),
  agentId: 23,
}
const lead = { email: 'ann.chen@example.com', first_name: 'Ann' }
const moved = (slug: string) => ({ id: 99, redirect_needed: true, preferred_url: `/p/${slug}` })
/** The server's last price, which the listing has to show. */
const lastPrice = new WeakMap<ActorHarness, number>()
const find = (output: Property) => (harness: ActorHarness) => {
  const price = priceOf(harness.snapshot.matches('loadingAnew'))
  lastPrice.set(harness, price)
  return harness.answer('loadProperty', { ...output, price })
}
const access = (output: unknown) => (harness: ActorHarness) => harness.answer('checkAccess', output)
const moves = (harness: ActorHarness) => harness.done('replaceAddress').length

export const propertyPage = {
  name: 'property-page',
  machine: propertyPageMachine,
  ports: {
    loadProperty: 'call',
    checkAccess: 'call',
    gate: 'child',
    photos: 'child',
    chat: 'child',
    visit: 'child',
  },
  effects: ['replaceAddress', 'logError'],
  model: propertyPageModel,
  eventDrivers: {
    ...rowsOf(opened, (address) => (harness: ActorHarness) => harness.start(address)),
    'USER.retry': (harness) => harness.send({ type: 'RETRY' }),
    'API.property.found': find(found),
    'API.property.moved': (harness) =>
      harness.answer('loadProperty', moved(slugAfter((harness.inputOf('loadProperty') as { key: string }).key))),
    'API.property.movedNowhere': find({ ...found, ...movedNowhere }),
    'API.property.movedBack': (harness) =>
      harness.answer('loadProperty', moved((harness.inputOf('loadProperty') as { key: string }).key)),
    ...outcomeRows('loadProperty', propertyFailures),
    'API.property.unknown': (harness) => harness.fail('loadProperty', undefined),
    ...outcomeRows('checkAccess', accessOutcomes),
    'API.access.password': access(body('getAccessRequirements.password')),
    'API.access.lead': access(body('getAccessRequirements.lead')),
    'GATE.passed': (harness) => harness.answer('gate', { sessionId: null, email: null, lead: null }),
    'GATE.passedWithLead': (harness) =>
      harness.answer('gate', { sessionId: 'session-2', email: 'ann.chen@example.com', lead }),
    'GATE.breaks': breaks('gate'),
    'PHOTOS.break': breaks('photos'),
    'CHAT.breaks': breaks('chat'),
    'VISIT.breaks': breaks('visit'),
  },
  see: (harness) => {
    const { snapshot, context } = harness
    const page = context as {
      key: string
      isNumber: boolean
      problem: Parameters<typeof propertyProblemWords>[0] | null
    }
    const address = page.isNumber ? `/property/${page.key}` : `/p/${page.key}`
    if (moves(harness) > 0) {
      const shown = harness.history.findLast(({ name }) => name === 'replaceAddress')?.context?.key
      if (`/p/${shown}` !== address) throw new Error(`the address bar still shows ${shown}`)
    }
    if (snapshot.matches('loading')) {
      return { screen: asks(harness, 'loadProperty', { key: page.key }) ? 'loading' : 'loading nothing', address }
    }
    if (snapshot.matches('checkingAccess')) {
      return { screen: asks(harness, 'checkAccess', { propertyId: 17 }) ? 'checking' : 'checking nothing', address }
    }
    if (snapshot.hasTag('checking')) {
      return { screen: asks(harness, 'loadProperty', { key: page.key }) ? 'checking' : 'checking nothing', address }
    }
    if (snapshot.hasTag('error')) {
      const message = page.problem && propertyProblemWords(page.problem)
      return { screen: 'error', message, again: snapshot.hasTag('retryable'), address }
    }
    if (snapshot.matches('gate')) {
      const gate = harness.children.get('gate') as { propertyId: number; requirements: unknown } | undefined
      return { screen: gate?.propertyId === 17 && gate.requirements ? 'gate' : 'gate of nothing', address }
    }
    return { ...listing(harness), address }
  },
} satisfies ActorDriver

function asks(harness: ActorHarness, port: string, input: object): boolean {
  return JSON.stringify(harness.inputOf(port)) === JSON.stringify(input)
}

/** A listing has its facts, and each of its parts the right input, unless the part crashed. */
function listing(harness: ActorHarness): object {
  const parts = ['photos', 'chat', 'visit']
  const running = parts.filter((part) => part in harness.snapshot.children)
  const { visitor } = (harness.children.get('chat') ?? { visitor: null }) as { visitor: PageVisitor | null }
  const { sessionId } = (harness.children.get('visit') ?? { sessionId: null }) as { sessionId: string | null }
  const inputs: Record<string, object> = {
    photos: { propertyId: 17 },
    chat: { propertyId: 17, agentId: 23, visitor, scrollsAfterReply: true, restores: true },
    visit: { propertyId: 17, sessionId },
  }
  const isWhole =
    isDeepStrictEqual(harness.context.listing, { ...known, price: lastPrice.get(harness) }) &&
    running.every((part) => isDeepStrictEqual(harness.children.get(part), inputs[part]))
  if (!isWhole) return { screen: 'listing in pieces' }
  if (running.length < parts.length)
    return { screen: 'listing', broken: parts.filter((part) => !running.includes(part)).join(' and ') }
  return { screen: 'listing', broken: null, visitor: visitorOf(visitor, sessionId) }
}

function visitorOf(chatting: PageVisitor | null, visiting: string | null): string | null {
  if (chatting?.sessionId !== visiting) return 'two visitors'
  if (!visiting) return null
  return isDeepStrictEqual(chatting.lead, lead) ? `session and ${chatting.email && 'email'}` : 'session'
}
