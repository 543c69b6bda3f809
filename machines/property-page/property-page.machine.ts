import { assign, setup } from 'xstate'
import { required } from '#domain/required.ts'
import type { accessGateMachine } from '../access-gate/access-gate.machine.ts'
import { chatMachine } from '../chat/chat.machine.ts'
import { type Failure, failureOf } from '../failure.ts'
import { photosMachine } from '../photos/photos.machine.ts'
import { child, effect, port } from '../port.ts'
import type { visitMachine } from '../visit/visit.machine.ts'
import { listingFrom, newAddressOf, type Property } from './listing.ts'
import type { AccessRequirements, Page, PageVisitor } from './page.ts'
import { chatInputOf, newPage, visitInputOf, withSession } from './page.ts'
import { gateProblemOf, loadProblemOf, type PropertyProblem } from './problem.ts'

export const propertyPageMachine = setup({
  types: {
    input: {} as Pick<Page, 'key' | 'isNumber'>,
    context: {} as Page,
    events: {} as { type: 'RETRY' },
    tags: {} as 'checking' | 'error' | 'retryable',
    children: {} as {
      loadProperty: 'loadProperty'
      checkAccess: 'checkAccess'
      gate: 'gate'
      photos: 'photos'
      chat: 'chat'
      visit: 'visit'
    },
  },
  actors: {
    loadProperty: port<Property, { key: string }>('loadProperty'),
    checkAccess: port<AccessRequirements, { propertyId: number }>('checkAccess'),
    gate: child<typeof accessGateMachine>('accessGate'),
    photos: photosMachine,
    chat: chatMachine,
    visit: child<typeof visitMachine>('visit'),
  },
  guards: {
    isMissing: (_, failure: Failure) => failure.kind === 'status' && failure.status === 404,
    isRedirectLoop: ({ context }, property: Property) =>
      context.visitedKeys.some((key) => key === newAddressOf(property)),
    hasMoved: (_, property: Property) => newAddressOf(property) !== null,
    asksNothing: (_, asked: AccessRequirements) => !asked.password_protection_enabled && !asked.lead_capture_enabled,
  },
  actions: {
    startOver: assign(({ context: { key, isNumber } }) => ({
      visitedKeys: [key],
      isRedirected: isNumber,
      problem: null,
    })),
    followAddress: assign(({ context }, property: Property) => {
      const key = required(newAddressOf(property), 'The address')
      return { key, isNumber: false, isRedirected: true, visitedKeys: [...context.visitedKeys, key] }
    }),
    noteRedirect: assign({ isRedirected: true }),
    /** Puts the new slug into the address bar without a history entry (PROP-04); the browser provides it. */
    replaceAddress: effect('replaceAddress'),
    keepListing: assign({ listing: (_, property: Property) => listingFrom(property) }),
    keepRequirements: assign({ requirements: (_, asked: AccessRequirements) => asked }),
    keepVisitor: assign({ visitor: (_, visitor: PageVisitor) => visitor }),
    keepSession: assign({ visitor: ({ context }, asked: AccessRequirements) => withSession(context.visitor, asked) }),
    setProblem: assign({ problem: (_, problem: PropertyProblem) => problem }),
    /** What was thrown in a part of the page; the browser provides the log. */
    logError: effect<{ error: unknown }>('logError'),
  },
}).createMachine({
  id: 'propertyPage',
  description: 'Opens a property page: loads it, asks at the gate if there is one, and shows the listing.',
  context: ({ input }) => newPage(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the property, following moved addresses until one is current or a loop is detected.',
      invoke: {
        id: 'loadProperty',
        src: 'loadProperty',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'isRedirectLoop', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'setProblem', params: { code: 'loop' } },
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: [{ type: 'followAddress', params: ({ event }) => event.output }, 'replaceAddress'],
          },
          { target: 'checkingAccess', actions: { type: 'keepListing', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => failureOf(event.error) },
            target: 'notFound',
            actions: {
              type: 'setProblem',
              params: ({ context }) => ({ code: context.isRedirected ? 'movedNotFound' : 'notFound' }),
            },
          },
          {
            target: 'failed',
            actions: {
              type: 'setProblem',
              params: ({ context, event }) => loadProblemOf(failureOf(event.error), context),
            },
          },
        ],
      },
    },
    checkingAccess: {
      description:
        'Asks what the gate requires. If that fails, the page opens; the server still withholds private data.',
      tags: 'checking',
      invoke: {
        id: 'checkAccess',
        src: 'checkAccess',
        input: ({ context }) => ({ propertyId: required(context.listing?.id, 'The listing') }),
        onDone: [
          {
            guard: { type: 'asksNothing', params: ({ event }) => event.output },
            target: 'listing',
            actions: { type: 'keepSession', params: ({ event }) => event.output },
          },
          { target: 'gate', actions: { type: 'keepRequirements', params: ({ event }) => event.output } },
        ],
        onError: { target: 'listing', description: 'Fails open (PROP-06).' },
      },
    },
    gate: {
      description: 'The visitor enters the password or contact details that the listing requires.',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context }) => ({
          propertyId: required(context.listing?.id, 'The listing'),
          requirements: context.requirements,
        }),
        onDone: { target: 'loadingAnew', actions: { type: 'keepVisitor', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [
            { type: 'logError', params: ({ event }) => event },
            { type: 'setProblem', params: ({ event }) => gateProblemOf(event.error) },
          ],
        },
      },
    },
    loadingAnew: {
      description: 'Loads the property again, now with the data that was withheld.',
      tags: 'checking',
      invoke: {
        id: 'loadProperty',
        src: 'loadProperty',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.output },
            target: 'loading',
            actions: 'noteRedirect',
          },
          { target: 'listing', actions: { type: 'keepListing', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: { type: 'setProblem', params: { code: 'loadFailed' } } },
      },
    },
    listing: {
      description: 'The listing is open. Photos, chat and visit tracking run independently.',
      type: 'parallel',
      states: {
        photos: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'photos',
                src: 'photos',
                input: ({ context }) => ({ propertyId: required(context.listing?.id, 'The listing') }),
                onError: { target: 'failed', actions: { type: 'logError', params: ({ event }) => event } },
              },
            },
            failed: { description: 'The placeholder photo is shown.', type: 'final' },
          },
        },
        chat: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'chat',
                src: 'chat',
                input: ({ context }) => chatInputOf(required(context.listing, 'The listing'), context.visitor),
                onError: { target: 'failed', actions: { type: 'logError', params: ({ event }) => event } },
              },
            },
            failed: { description: 'The chat shows an error and is disabled (CHAT-07).', type: 'final' },
          },
        },
        visit: {
          initial: 'running',
          states: {
            running: {
              invoke: {
                id: 'visit',
                src: 'visit',
                input: ({ context }) => visitInputOf(required(context.listing, 'The listing'), context.visitor),
                onError: { target: 'failed', actions: { type: 'logError', params: ({ event }) => event } },
              },
            },
            failed: { description: 'Not visible to the visitor; the visit is no longer counted.', type: 'final' },
          },
        },
      },
    },
    notFound: {
      description: 'The listing does not exist or is not public; retrying would not help.',
      tags: 'error',
      type: 'final',
    },
    failed: {
      description: 'The listing could not be loaded.',
      tags: ['error', 'retryable'],
      on: { RETRY: { target: 'loading', actions: 'startOver' } },
    },
  },
})
