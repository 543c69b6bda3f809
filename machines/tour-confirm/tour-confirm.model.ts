import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirements CONFIRM-01…05. A seller follows a link of the email, or a mail scanner does. The answers of the server are
 * named after what it says was decided, now or before; `asked` counts how often it was asked. A third time would show
 * nothing new.
 */
type Action = 'accept' | 'deny'
interface Context {
  action: Action | null
  asked: number
  request: 'unknown' | 'shown' | 'missing'
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayAskMore: ({ context }) => context.asked < 2,
    isUnknown: ({ context }) => context.request === 'unknown',
    accepts: ({ context }) => context.action === 'accept',
  },
  actions: {
    nothingHappens: () => {},
    follow: assign({ action: (_, action: Action) => action }),
    show: assign({ request: 'shown' }),
    miss: assign({ request: 'missing' }),
    forget: assign({ request: 'unknown' }),
    ask: assign({ asked: ({ context }) => context.asked + 1 }),
  },
}).createMachine({
  id: 'tourConfirmSpec',
  context: { action: null, asked: 0, request: 'unknown' },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.opensAccept': { target: 'waiting', actions: { type: 'follow', params: 'accept' } },
        'USER.opensDeny': { target: 'waiting', actions: { type: 'follow', params: 'deny' } },
        'USER.opensProposeNewTime': { target: 'reschedule' },
        'USER.opensWithoutToken': { target: 'incomplete' },
        'USER.opensWithoutAction': { target: 'incomplete' },
        'USER.opensWithBlankToken': { target: 'incomplete' },
        'USER.opensWithBlankAction': { target: 'incomplete' },
        'USER.opensWithBadActionAndNoToken': { target: 'incomplete' },
        'USER.opensWithBadAction': { target: 'badAction' },
      },
    },
    waiting: {
      initial: 'quiet',
      on: {
        'USER.movesPointer': answer(),
        'USER.touchesPage': answer(),
        'USER.turnsWheel': answer(),
        'USER.pressesKey': answer(),
        'USER.isElsewhere': { actions: 'nothingHappens' },
        'SCANNER.pretends': { actions: 'nothingHappens' },
        'PAGE.cannotTell': { target: 'offline' },
      },
      states: {
        quiet: {
          initial: 'begun',
          on: { 'USER.tabs': answer(), 'USER.pressesTooSoon': { actions: 'nothingHappens' } },
          states: {
            begun: {
              on: {
                'TIME.2999ms': { target: 'nearlyOffered' },
                'API.tour.found': { guard: 'isUnknown', actions: 'show' },
                'API.tour.404': { guard: 'isUnknown', actions: 'miss' },
              },
            },
            nearlyOffered: { on: { 'TIME.1ms': { target: '#tourConfirmSpec.waiting.offered' } } },
          },
        },
        offered: {
          on: {
            'USER.pressesButton': answer(),
            'USER.pressesButtonByKey': answer(),
            'USER.tabsToButton': { actions: 'nothingHappens' },
            'TIME.1h': { actions: 'nothingHappens' },
          },
        },
      },
    },
    asking: {
      on: {
        'USER.actsAgain': { actions: 'nothingHappens' },
        'USER.retriesTooSoon': { actions: 'nothingHappens' },
        'USER.reloads': { guard: 'mayAskMore', target: 'waiting', actions: 'forget' },
        'API.confirm.accepted': { target: 'accepted' },
        'API.confirm.alreadyAccepted': { target: 'acceptedBefore' },
        'API.confirm.declined': { target: 'declined' },
        'API.confirm.alreadyDeclined': { target: 'declinedBefore' },
        'API.confirm.alreadyProposed': { target: 'newTimeProposed' },
        'API.confirm.cancelled': { target: 'cancelledByBuyer' },
        'API.confirm.moved': { target: 'movedByBuyer' },
        'API.confirm.byOlderServer': [{ guard: 'accepts', target: 'accepted' }, { target: 'declined' }],
        'API.confirm.waiting': { target: 'unreadable' },
        'API.confirm.404': { target: 'notFound' },
        'API.confirm.timePassed': { target: 'timePassed' },
        'API.confirm.timeLost': { target: 'timeLost' },
        'API.confirm.400': { target: 'badRequest' },
        'API.confirm.500': { target: 'serverError' },
        'API.confirm.503': { target: 'unavailable' },
        'API.confirm.429': { target: 'tooMany' },
        'API.confirm.notJson': { target: 'notJson' },
        'API.confirm.unreadable': { target: 'unreadable' },
        'API.confirm.network': { target: 'offline' },
        'API.confirm.exception': { target: 'offline' },
      },
    },
    reschedule: {},
    accepted: {
      on: {
        'USER.actsAgain': { actions: 'nothingHappens' },
        'USER.reloads': { guard: 'mayAskMore', target: 'waiting', actions: 'forget' },
      },
    },
    acceptedBefore: {},
    declined: { on: { 'USER.reloads': { guard: 'mayAskMore', target: 'waiting', actions: 'forget' } } },
    declinedBefore: {},
    newTimeProposed: { on: { 'USER.reloads': { guard: 'mayAskMore', target: 'waiting', actions: 'forget' } } },
    cancelledByBuyer: {},
    movedByBuyer: { on: { 'USER.reloads': { guard: 'mayAskMore', target: 'waiting', actions: 'forget' } } },
    incomplete: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    badAction: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    notFound: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    timePassed: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    timeLost: {},
    badRequest: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    serverError: { on: { 'USER.retries': retry() } },
    unavailable: { on: { 'USER.retries': retry() } },
    tooMany: { on: { 'USER.retries': retry() } },
    notJson: { on: { 'USER.retries': retry() } },
    unreadable: { on: { 'USER.retries': retry() } },
    offline: { on: { 'USER.actsAgain': { actions: 'nothingHappens' }, 'USER.retries': retry() } },
  },
})

/** What a person does on the page is the answer of the link that they followed. */
function answer() {
  return { target: '#tourConfirmSpec.asking', actions: 'ask' as const }
}

function retry() {
  return { guard: 'mayAskMore' as const, target: 'asking', actions: 'ask' as const }
}

const blank = {
  title: null,
  message: null,
  kind: null,
  details: [] as string[],
  again: false,
  offers: null,
  sends: null,
  movesTo: null,
  summary: null as string[] | null,
}

/** What the page of an accepted tour says of it, and the next steps. */
const acceptedTour = {
  kind: 'In person',
  details: [
    'Add to calendar',
    'ann.chen@example.com',
    'Suggest another time',
    'Cancel this tour',
    'Apple or Outlook',
    'Google Calendar (opens in a new tab)',
  ],
}

const waiting = ({ asked, request }: Context) => ({
  ...blank,
  screen: 'processing',
  asked,
  ...(request === 'shown' && {
    kind: 'In person',
    summary: ['Ann Chen', '48 Alder Ridge Road, Mill Valley, CA 94941'],
  }),
})

/** A seller who reads 'Tour Request Accepted!' has a tour, whichever link it was (CONFIRM-05). */
const settled =
  (title: string, message: string, known: { kind?: string; details?: string[] } = {}) =>
  ({ asked }: Context) => ({ ...blank, screen: 'settled', title, message, ...known, asked })
const error =
  (message: string, again: boolean) =>
  ({ asked }: Context) => ({ ...blank, screen: 'error', message, again, asked })

export const tourConfirmModel: Model = {
  requirements: ['CONFIRM-01', 'CONFIRM-02', 'CONFIRM-03', 'CONFIRM-04', 'CONFIRM-05'],
  proves: {
    incomplete: ['CONFIRM-01'],
    badAction: ['CONFIRM-01'],
    reschedule: ['CONFIRM-02'],
    asking: ['CONFIRM-03'],
    accepted: ['CONFIRM-03'],
    declined: ['CONFIRM-03'],
    notFound: ['CONFIRM-04'],
    timePassed: ['CONFIRM-04'],
    timeLost: ['CONFIRM-04'],
    badRequest: ['CONFIRM-04'],
    serverError: ['CONFIRM-04'],
    unavailable: ['CONFIRM-04'],
    tooMany: ['CONFIRM-04'],
    notJson: ['CONFIRM-04'],
    unreadable: ['CONFIRM-04'],
    offline: ['CONFIRM-04'],
    acceptedBefore: ['CONFIRM-05'],
    declinedBefore: ['CONFIRM-05'],
    newTimeProposed: ['CONFIRM-05'],
    'USER.reloads': ['CONFIRM-05'],
    'USER.retries': ['CONFIRM-05'],
  },
  chart,
  looks: {
    'tourConfirmSpec.waiting.quiet.begun': waiting,
    'tourConfirmSpec.waiting.quiet.nearlyOffered': waiting,
    'tourConfirmSpec.waiting.offered': (context: Context) => ({
      ...waiting(context),
      offers: context.action === 'accept' ? 'Accept this tour' : 'Decline this tour',
    }),
    'tourConfirmSpec.asking': ({ action, ...context }: Context) => ({
      ...waiting(context as Context),
      sends: { token: 'token-of-the-email', action },
    }),
    'tourConfirmSpec.reschedule': {
      ...blank,
      screen: 'processing',
      asked: 0,
      movesTo: { token: 'token-of-the-email', action: 'propose_new_time' },
    },
    'tourConfirmSpec.accepted': settled(
      'Tour Request Accepted!',
      'Confirmed: Ann Chen, Wednesday, November 25 at 10:30 AM PST. We’ve emailed the details to both of you.',
      acceptedTour,
    ),
    'tourConfirmSpec.acceptedBefore': settled(
      'Tour Request Accepted!',
      'You’ve already accepted this tour. It’s on Wednesday, November 25 at 10:30 AM PST.',
      acceptedTour,
    ),
    'tourConfirmSpec.declined': settled('Tour Request Declined', 'You declined this tour. We’ve let Ann Chen know.'),
    'tourConfirmSpec.declinedBefore': settled(
      'Tour Request Declined',
      'You’ve already declined this tour. Nothing has changed.',
    ),
    'tourConfirmSpec.newTimeProposed': settled(
      'New Time Proposed!',
      'You’ve already proposed Tuesday, November 24 at 2:00 PM PST. Nothing has changed.',
    ),
    'tourConfirmSpec.cancelledByBuyer': settled(
      'Tour Canceled',
      'Ann Chen canceled this tour, so you don’t need to answer.',
    ),
    'tourConfirmSpec.movedByBuyer': settled(
      'Tour Moved',
      'Ann Chen moved this tour to Thursday, November 26 at 3:00 PM PST. Please answer with the links in our latest email.',
    ),
    'tourConfirmSpec.incomplete': error('Invalid confirmation link. Missing token or action parameter.', false),
    'tourConfirmSpec.badAction': error(
      'Invalid action parameter. Must be "accept", "deny", or "propose_new_time".',
      false,
    ),
    'tourConfirmSpec.notFound': error('Tour not found or confirmation link has expired', false),
    'tourConfirmSpec.timePassed': error('The requested time has passed.', false),
    'tourConfirmSpec.timeLost': error(
      'The buyer didn’t confirm in time, and this time has gone to someone else.',
      false,
    ),
    'tourConfirmSpec.badRequest': error('Invalid confirmation request', false),
    'tourConfirmSpec.serverError': error('Server error occurred while processing your request', true),
    'tourConfirmSpec.unavailable': error('Server error: 503', true),
    'tourConfirmSpec.tooMany': error('Server error: 429', true),
    'tourConfirmSpec.notJson': error('Server returned non-JSON response', true),
    'tourConfirmSpec.unreadable': error('Invalid response from server. Please try again later.', true),
    'tourConfirmSpec.offline': error('Network error. Please try again later.', true),
  },
}
