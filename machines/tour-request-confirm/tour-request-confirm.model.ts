import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** Not in the specification: a tour that was requested is confirmed by the buyer's email. */
interface Context {
  /** How often the server was asked for the request, and how often to confirm it; a third time shows nothing new. */
  asked: number
  sent: number
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayAskMore: ({ context }) => context.asked < 2,
    maySend: ({ context }) => context.sent < 2,
  },
  actions: {
    nothingHappens: () => {},
    ask: assign({ asked: ({ context }) => context.asked + 1 }),
    send: assign({ sent: ({ context }) => context.sent + 1 }),
  },
}).createMachine({
  id: 'tourRequestConfirmSpec',
  context: { asked: 0, sent: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.opensLink': { target: 'loading', actions: 'ask' },
        'USER.opensWithoutToken': { target: 'badLink' },
        'USER.opensWithBlankToken': { target: 'badLink' },
      },
    },
    loading: {
      on: {
        'USER.pressesTooSoon': { actions: 'nothingHappens' },
        'API.request.unconfirmed': { target: 'unconfirmed' },
        'API.request.confirmed': { target: 'confirmed' },
        'API.request.timeTaken': { target: 'timeTaken' },
        'API.request.timePassed': { target: 'timePassed' },
        'API.request.accepted': { target: 'accepted' },
        'API.request.declined': { target: 'declined' },
        'API.request.newTimeProposed': { target: 'newTimeProposed' },
        'API.request.cancelled': { target: 'cancelled' },
        'API.request.404': { target: 'notFound' },
        'API.request.400': { target: 'badLink' },
        'API.request.500': { target: 'loadingFailed' },
        'API.request.notJson': { target: 'loadingFailed' },
        'API.request.unreadable': { target: 'loadingFailed' },
        'API.request.network': { target: 'offline' },
      },
    },
    unconfirmed: { on: { 'USER.confirms': { guard: 'maySend', target: 'confirming', actions: 'send' } } },
    confirming: {
      on: {
        'USER.confirmsAgain': { actions: 'nothingHappens' },
        'API.confirm.confirmed': { target: 'confirmed' },
        'API.confirm.timeTaken': { target: 'timeTaken' },
        'API.confirm.accepted': { target: 'accepted' },
        'API.confirm.declined': { target: 'declined' },
        'API.confirm.cancelled': { target: 'cancelled' },
        'API.confirm.nothing': { target: 'confirmingFailed' },
        'API.confirm.404': { target: 'notFound' },
        'API.confirm.400': { target: 'badLink' },
        'API.confirm.500': { target: 'confirmingFailed' },
        'API.confirm.unreadable': { target: 'confirmingFailed' },
        'API.confirm.network': { target: 'confirmingOffline' },
      },
    },
    confirmingFailed: { on: { 'USER.confirms': { guard: 'maySend', target: 'confirming', actions: 'send' } } },
    confirmingOffline: { on: { 'USER.confirms': { guard: 'maySend', target: 'confirming', actions: 'send' } } },
    confirmed: { on: { 'USER.pressesInVain': { actions: 'nothingHappens' } } },
    timeTaken: {},
    timePassed: {},
    accepted: {},
    declined: {},
    newTimeProposed: {},
    cancelled: {},
    badLink: { on: { 'USER.pressesInVain': { actions: 'nothingHappens' } } },
    notFound: { on: { 'USER.pressesInVain': { actions: 'nothingHappens' } } },
    loadingFailed: { on: { 'USER.retries': { guard: 'mayAskMore', target: 'loading', actions: 'ask' } } },
    offline: { on: { 'USER.retries': { guard: 'mayAskMore', target: 'loading', actions: 'ask' } } },
  },
})

const address = '48 Alder Ridge Road, Mill Valley, CA 94941'
const when = 'Wednesday, November 25, 2026 at 10:30 AM PST'
const blank = { title: null, message: null, problem: null, button: false, busy: false, again: false, sends: null }

const unconfirmed = (problem: string | null) => (context: Context) => ({
  ...blank,
  ...context,
  title: 'Confirm your tour request',
  message: `You asked for a tour of ${address} on ${when}.`,
  problem,
  button: true,
})
const settled = (title: string, message: string) => (context: Context) => ({ ...blank, ...context, title, message })
const error = (problem: string, again: boolean) => (context: Context) => ({
  ...blank,
  ...context,
  title: "This link doesn't work",
  problem,
  again,
})

export const tourRequestConfirmModel: Model = {
  requirements: [],
  chart,
  looks: {
    'tourRequestConfirmSpec.loading': (context: Context) => ({ ...blank, ...context, title: 'loading' }),
    'tourRequestConfirmSpec.unconfirmed': unconfirmed(null),
    'tourRequestConfirmSpec.confirming': (context: Context) => ({
      ...unconfirmed(null)(context),
      busy: true,
      sends: 'token-of-the-email',
    }),
    'tourRequestConfirmSpec.confirmingFailed': unconfirmed('Something went wrong. Please try again.'),
    'tourRequestConfirmSpec.confirmingOffline': unconfirmed('You seem to be offline. Please try again.'),
    'tourRequestConfirmSpec.confirmed': settled(
      'Request confirmed',
      `Thanks! ${when} is held for you until the seller answers. We'll email you then.`,
    ),
    'tourRequestConfirmSpec.timeTaken': settled(
      'This time is taken',
      `Someone else has asked for ${when} since. Ask Penny for another time.`,
    ),
    'tourRequestConfirmSpec.timePassed': settled(
      'This time has passed',
      `You asked for ${when}. Ask Penny for another time.`,
    ),
    'tourRequestConfirmSpec.accepted': settled(
      'Your tour is confirmed',
      `The seller accepted your tour of ${address} on ${when}.`,
    ),
    'tourRequestConfirmSpec.declined': settled(
      "This time doesn't work",
      `The seller can't show you the home on ${when}. Ask Penny for another time.`,
    ),
    'tourRequestConfirmSpec.newTimeProposed': settled(
      'The seller proposed another time',
      "It's in the email we sent you. Tell Penny whether it works for you.",
    ),
    'tourRequestConfirmSpec.cancelled': settled(
      'This tour was cancelled',
      `You cancelled your tour of ${address} on ${when}. Ask Penny if you'd like another time.`,
    ),
    'tourRequestConfirmSpec.badLink': error('This link is incomplete. Please open it again from the email.', false),
    'tourRequestConfirmSpec.notFound': error(
      'We couldn’t find a tour request for this link. It may have expired.',
      false,
    ),
    'tourRequestConfirmSpec.loadingFailed': error('Something went wrong. Please try again.', true),
    'tourRequestConfirmSpec.offline': error('You seem to be offline. Please try again.', true),
  },
}
