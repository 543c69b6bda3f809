import { assign, setup } from 'xstate'
import type { components } from '#openapi/generated/types.ts'
import { accessGateMachine } from '../access-gate/access-gate.machine.ts'
import { chatMachine } from '../chat/chat.machine.ts'
import { type Failure, failureOf } from '../failure.ts'
import { photosMachine } from '../photos/photos.machine.ts'
import { port } from '../port.ts'
import { visitMachine } from '../visit/visit.machine.ts'
import { type Listing, listingFrom, newAddressOf, type Property } from './listing.ts'
import { type PropertyProblem, resolvingProblemOf } from './problem.ts'

type AccessRequirements = components['schemas']['AccessRequirements']

/** Who is looking: the session that a lead opened, and the address it gave. */
interface Visitor {
  sessionId: string | null
  email: string | null
}

export const propertyPageMachine = setup({
  types: {
    input: {} as { key: string; isNumber: boolean },
    context: {} as {
      /** What the visitor opened; stays when the address moves on. */
      openedAs: string
      /** The slug, or the number, that the page asks the server for now. */
      key: string
      isNumber: boolean
      met: string[]
      listing: Listing | null
      requirements: AccessRequirements | null
      visitor: Visitor
      problem: PropertyProblem | null
    },
    events: {} as { type: 'RETRY' },
    tags: {} as 'loading' | 'checking' | 'error' | 'retryable',
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
    gate: accessGateMachine,
    photos: photosMachine,
    chat: chatMachine,
    visit: visitMachine,
  },
  guards: {
    isNumbered: ({ context }) => context.isNumber,
    isMissing: (_, failure: Failure) => failure.kind === 'status' && failure.status === 404,
    hasMovedInACircle: ({ context }, property: Property) => context.met.includes(newAddressOf(property) ?? ''),
    hasMoved: (_, property: Property) => newAddressOf(property) !== null,
    asksNothing: (_, asked: AccessRequirements) => !asked.password_protection_enabled && !asked.lead_capture_enabled,
  },
  actions: {
    startOver: assign({ met: ({ context }) => [context.key], problem: null }),
    followAddress: assign((_, property: Property) => ({ key: newAddressOf(property) ?? '', isNumber: false })),
    rememberAddress: assign({ met: ({ context }) => [...context.met, context.key] }),
    /** Puts the new slug into the address bar without a history entry (PROP-04); the browser provides it. */
    replaceAddress: (): void => {
      throw new Error('provide replaceAddress')
    },
    keepListing: assign({ listing: (_, property: Property) => listingFrom(property) }),
    keepRequirements: assign({ requirements: (_, asked: AccessRequirements) => asked }),
    keepVisitor: assign({ visitor: (_, visitor: Visitor) => visitor }),
    keepSession: assign({
      visitor: ({ context }, asked: AccessRequirements) => ({
        ...context.visitor,
        sessionId: asked.session_id ?? context.visitor.sessionId,
      }),
    }),
    blame: assign({ problem: (_, problem: PropertyProblem) => problem }),
  },
}).createMachine({
  id: 'propertyPage',
  description: 'A prospect opens the page of a property, passes its gate if there is one, and sees the listing.',
  context: ({ input }) => ({
    openedAs: input.key,
    key: input.key,
    isNumber: input.isNumber,
    met: [input.key],
    listing: null,
    requirements: null,
    visitor: { sessionId: null, email: null },
    problem: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A number is an address to be resolved from the start; a slug becomes one only when it has moved.',
      always: [{ guard: 'isNumbered', target: 'resolving' }, { target: 'loading' }],
    },
    loading: {
      description: 'Asking for the property by its slug.',
      tags: 'loading',
      invoke: {
        id: 'loadProperty',
        src: 'loadProperty',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'hasMovedInACircle', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'blame', params: { code: 'loop' } },
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.output },
            target: 'resolving',
            actions: [
              { type: 'followAddress', params: ({ event }) => event.output },
              'rememberAddress',
              'replaceAddress',
            ],
          },
          { target: 'checkingAccess', actions: { type: 'keepListing', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => failureOf(event.error) },
            target: 'notFound',
            actions: { type: 'blame', params: { code: 'notFound' } },
          },
          { target: 'failed', actions: { type: 'blame', params: { code: 'loadFailed' } } },
        ],
      },
    },
    resolving: {
      description: 'Following the address that the server prefers, until one answers for itself or a circle closes.',
      tags: 'loading',
      invoke: {
        id: 'loadProperty',
        src: 'loadProperty',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          {
            guard: { type: 'hasMovedInACircle', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'blame', params: { code: 'loop' } },
          },
          {
            guard: { type: 'hasMoved', params: ({ event }) => event.output },
            target: 'resolving',
            reenter: true,
            actions: [
              { type: 'followAddress', params: ({ event }) => event.output },
              'rememberAddress',
              'replaceAddress',
            ],
          },
          { target: 'checkingAccess', actions: { type: 'keepListing', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => failureOf(event.error) },
            target: 'notFound',
            actions: { type: 'blame', params: { code: 'movedNotFound' } },
          },
          {
            target: 'failed',
            actions: { type: 'blame', params: ({ event }) => resolvingProblemOf(failureOf(event.error)) },
          },
        ],
      },
    },
    checkingAccess: {
      description: 'What does the gate ask of this visitor? No answer means no gate: the server withholds on its own.',
      tags: 'checking',
      invoke: {
        id: 'checkAccess',
        src: 'checkAccess',
        input: ({ context }) => ({ propertyId: context.listing?.id ?? 0 }),
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
      description: 'The visitor gives the password or the contact details that this listing asks for.',
      invoke: {
        id: 'gate',
        src: 'gate',
        input: ({ context }) => ({ propertyId: context.listing?.id ?? 0, requirements: context.requirements }),
        onDone: {
          target: 'loadingAnew',
          actions: { type: 'keepVisitor', params: ({ event }) => event.output },
        },
      },
    },
    loadingAnew: {
      description: 'Behind the gate the server gives what it withheld before it.',
      tags: 'checking',
      invoke: {
        id: 'loadProperty',
        src: 'loadProperty',
        input: ({ context }) => ({ key: context.key }),
        onDone: { target: 'listing', actions: { type: 'keepListing', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'blame', params: { code: 'loadFailed' } } },
      },
    },
    listing: {
      description: 'The listing is open: photographs, the assistant and the visit run beside each other.',
      invoke: [
        { id: 'photos', src: 'photos', input: ({ context }) => ({ propertyId: context.listing?.id ?? 0 }) },
        {
          id: 'chat',
          src: 'chat',
          input: ({ context }) => ({
            propertyId: context.listing?.id ?? null,
            agentId: context.listing?.agentId ?? 0,
            visitor: context.visitor,
            scrollsAfterReply: true,
          }),
        },
        {
          id: 'visit',
          src: 'visit',
          input: ({ context }) => ({
            propertyId: context.listing?.id ?? 0,
            sessionId: context.visitor.sessionId,
          }),
        },
      ],
    },
    notFound: {
      description: 'There is no such listing, or it is not public; asking again would not help.',
      tags: 'error',
    },
    failed: {
      description: 'The listing could not be loaded.',
      tags: ['error', 'retryable'],
      on: { RETRY: { target: 'arriving', actions: 'startOver' } },
    },
  },
})
