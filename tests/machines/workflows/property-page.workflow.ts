import { isDeepStrictEqual } from 'node:util'
import { listingFrom, type Property } from '#machines/property-page/listing.ts'
import { propertyPageMachine } from '#machines/property-page/property-page.machine.ts'
import { propertyPageModel } from '#machines/property-page/property-page.model.ts'
import { propertyProblemWords } from '#src/content/property-page.ts'
import { exampleNamed } from '../../support/examples.ts'
import type { Stage } from '../../support/stage.ts'
import type { Workflow } from '../../support/workflow.ts'

const status = (code: number) => ({ kind: 'status', status: code })
const body = (name: string) => exampleNamed(name).body as Record<string, unknown>
const found = body('getPropertyByUrl.open') as unknown as Property
const moved = (slug: string) => ({ id: 4, redirect_needed: true, preferred_url: `/p/${slug}` })
/** What the server said last; the listing has to show that and nothing older. */
const lastAnswer = new WeakMap<Stage, Property>()
const property = {
  answer: (output: Property) => (stage: Stage) => {
    const behindGate = stage.snapshot.matches('loadingAnew')
    lastAnswer.set(stage, behindGate ? { ...output, price: 4_750_001 } : output)
    return stage.answer('loadProperty', lastAnswer.get(stage))
  },
  fail: (error: unknown) => (stage: Stage) => stage.fail('loadProperty', error),
}
const access = (output: unknown) => (stage: Stage) => stage.answer('checkAccess', output)
const moves = (stage: Stage) => stage.done('replaceAddress').length

export const propertyPage: Workflow = {
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
  effects: ['replaceAddress'],
  model: propertyPageModel,
  acts: {
    'USER.opensSlug': (stage) => stage.start({ key: 'first', isNumber: false }),
    'USER.opensNumber': (stage) => stage.start({ key: '4', isNumber: true }),
    'USER.retry': (stage) => stage.send({ type: 'RETRY' }),
    'API.property.found': property.answer(found),
    'API.property.moved': (stage) =>
      stage.answer(
        'loadProperty',
        moved((stage.inputOf('loadProperty') as { key: string }).key === 'second' ? 'third' : 'second'),
      ),
    'API.property.movedNowhere': property.answer({
      ...found,
      redirect_needed: true,
      preferred_url: 'https://elsewhere.example/',
    }),
    'API.property.movedBack': (stage) =>
      stage.answer('loadProperty', moved((stage.inputOf('loadProperty') as { key: string }).key)),
    'API.property.404': property.fail(status(404)),
    'API.property.405': property.fail(status(405)),
    'API.property.500': property.fail(status(500)),
    'API.property.503': property.fail(status(503)),
    'API.property.network': property.fail({ kind: 'network' }),
    'API.property.notJson': property.fail({ kind: 'notJson' }),
    'API.property.exception': property.fail(new Error('The lights went out')),
    'API.property.unknown': property.fail(undefined),
    'API.access.open': access(body('getAccessRequirements.open')),
    'API.access.passed': access({ ...body('getAccessRequirements.passed'), session_id: 'session-1' }),
    'API.access.password': access(body('getAccessRequirements.password')),
    'API.access.lead': access(body('getAccessRequirements.lead')),
    'API.access.500': (stage) => stage.fail('checkAccess', status(500)),
    'API.access.network': (stage) => stage.fail('checkAccess', { kind: 'network' }),
    'GATE.passed': (stage) => stage.answer('gate', { sessionId: null, email: null }),
    'GATE.passedWithLead': (stage) => stage.answer('gate', { sessionId: 'session-2', email: 'ann.chen@example.com' }),
  },
  see: (stage) => {
    const { snapshot, context } = stage
    const page = context as {
      key: string
      isNumber: boolean
      problem: Parameters<typeof propertyProblemWords>[0] | null
    }
    const address = page.isNumber ? `/property/${page.key}` : `/p/${page.key}`
    if (moves(stage) > 0) {
      const shown = stage.story.findLast(({ name }) => name === 'replaceAddress')?.context?.key
      if (`/p/${shown}` !== address) throw new Error(`the address bar still shows ${shown}`)
    }
    if (snapshot.hasTag('loading')) {
      return { screen: asks(stage, 'loadProperty', { key: page.key }) ? 'loading' : 'loading nothing', address }
    }
    if (snapshot.matches('checkingAccess')) {
      return { screen: asks(stage, 'checkAccess', { propertyId: 4 }) ? 'checking' : 'checking nothing', address }
    }
    if (snapshot.hasTag('checking')) {
      return { screen: asks(stage, 'loadProperty', { key: page.key }) ? 'checking' : 'checking nothing', address }
    }
    if (snapshot.hasTag('error')) {
      const message = page.problem && propertyProblemWords(page.problem)
      return { screen: 'error', message, again: snapshot.hasTag('retryable'), address }
    }
    if (snapshot.matches('gate')) {
      const gate = stage.children.get('gate') as { propertyId: number; requirements: unknown } | undefined
      return { screen: gate?.propertyId === 4 && gate.requirements ? 'gate' : 'gate of nothing', address }
    }
    return { screen: listing(stage), address, visitor: visitorOf(stage) }
  },
  recorded: {
    inputs: { slug: { key: 'first', isNumber: false }, number: { key: '4', isNumber: true } },
    cases: {
      loadProperty: {
        done: [{ id: 4, redirect_needed: false }, moved('second'), moved('first')],
        error: [status(404), status(500)],
      },
      checkAccess: {
        done: [
          { password_protection_enabled: false, lead_capture_enabled: false, session_id: 'session-1' },
          { password_protection_enabled: false, lead_capture_enabled: true },
          { password_protection_enabled: true, lead_capture_enabled: false },
        ],
        error: [status(500)],
      },
      gate: { done: [{ sessionId: 'session-2', email: 'ann.chen@example.com' }] },
    },
    events: [{ type: 'RETRY' }],
  },
}

function asks(stage: Stage, port: string, input: object): boolean {
  return JSON.stringify(stage.inputOf(port)) === JSON.stringify(input)
}

/** The listing is whole only when its three companions run with the right input. */
function listing(stage: Stage): string {
  const chat = stage.children.get('chat') as
    | { propertyId: number; agentId: number; scrollsAfterReply: boolean }
    | undefined
  const photos = stage.children.get('photos') as { propertyId: number } | undefined
  const visit = stage.children.get('visit') as { propertyId: number } | undefined
  const whole =
    photos?.propertyId === 4 &&
    visit?.propertyId === 4 &&
    chat?.propertyId === 4 &&
    chat.agentId === 4 &&
    chat.scrollsAfterReply
  const answered = lastAnswer.get(stage)
  const facts = answered && isDeepStrictEqual(stage.context.listing, listingFrom(answered))
  return whole && facts ? 'listing' : 'listing in pieces'
}

function visitorOf(stage: Stage): string | null {
  const chat = stage.children.get('chat') as { visitor: { sessionId: string | null; email: string | null } } | undefined
  const visit = stage.children.get('visit') as { sessionId: string | null } | undefined
  if (chat?.visitor.sessionId !== visit?.sessionId) return 'two visitors'
  if (!visit?.sessionId) return null
  return chat?.visitor.email ? 'session and e-mail' : 'session'
}
