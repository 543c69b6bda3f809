import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * API-06: by the links of emails, a buyer who asked for a tour confirms it, accepts the time that the seller proposes, suggests
 * another or cancels. The seller of an accepted tour suggests another time, of which the buyer is asked, or cancels; what
 * they only proposed they cancel. `byOlderServer` says nothing of the tour's kind.
 */
interface Context {
  /** Which of `tours` the page shows, or null while it shows none. */
  tour: string | null
  problem: string | null
  /** The open times that were listed last. */
  list: 'open' | 'fewer' | 'none'
  day: 'saturday' | 'monday'
  picked: boolean
  /** How often the server was asked for the tour and for times, and was sent an answer; more shows nothing new. */
  asked: number
  listed: number
  sent: number
}

const failed = 'Something went wrong. Please try again.'
const offline = 'You seem to be offline. Please try again.'
const badLink = 'This link is incomplete. Please open it again from the email.'
const notFound = 'We couldn’t find a tour request for this link. It may have expired.'
const timeGone = 'That time was just taken. Please choose another one.'
const noTours = 'This listing doesn’t offer tours anymore.'

const nothing = { actions: 'nothingHappens' } as const
const settles = (tour: string) => ({ target: 'shown', actions: { type: 'show', params: { tour } } }) as const
const fails = <Target extends string>(target: Target, problem: string) =>
  ({ target, actions: { type: 'fail', params: { problem } } }) as const
const linkFails = { target: 'error', actions: { type: 'fail', params: { problem: notFound } } } as const

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayAskMore: ({ context }) => context.asked < 2,
    maySend: ({ context }) => context.sent < 2,
    mayList: ({ context }) => context.listed < 2,
    is: ({ context }, { tours }: { tours: string[] }) => tours.includes(context.tour ?? ''),
    mayConfirm: ({ context }) => context.tour === 'unconfirmed' && context.sent < 2,
    mayAccept: ({ context }) => context.tour === 'newTimeProposed' && context.sent < 2,
    maySuggest: ({ context }) =>
      ['confirmed', 'newTimeProposed', 'expired', 'sellersAccepted'].includes(context.tour ?? '') && context.listed < 2,
    mayAskToCancel: ({ context }) =>
      ['accepted', 'newTimeProposed', 'sellersAccepted', 'sellersNewTime'].includes(context.tour ?? '') &&
      context.sent < 2,
    mayPickDay: ({ context }) => context.list === 'open' && context.day === 'saturday',
    mayPickTime: ({ context }) => context.list === 'open' && context.day === 'monday' && !context.picked,
    maySubmit: ({ context }) => context.picked && context.sent < 2,
    mayNotSubmit: ({ context }) => context.list !== 'none' && !context.picked,
    isSellers: ({ context }) => context.tour?.startsWith('sellers') === true,
    isBuyers: ({ context }) => context.tour?.startsWith('sellers') === false,
    wasMondays: ({ context }) => context.day === 'monday',
  },
  actions: {
    nothingHappens: () => {},
    ask: assign({ problem: null, asked: ({ context }) => context.asked + 1 }),
    send: assign({ problem: null, sent: ({ context }) => context.sent + 1 }),
    list: assign({ listed: ({ context }) => context.listed + 1 }),
    listAfresh: assign({ problem: null, listed: ({ context }) => context.listed + 1 }),
    show: assign({ tour: (_, { tour }: { tour: string }) => tour }),
    fail: assign({ problem: (_, { problem }: { problem: string }) => problem }),
    offer: assign((_, { list }: { list: Context['list'] }) => ({ list, picked: false })),
    pickMonday: assign({ day: 'monday', picked: false, problem: null }),
    pick: assign({ picked: true, problem: null }),
    calm: assign({ problem: null }),
  },
}).createMachine({
  id: 'tourAnswerSpec',
  context: { tour: null, problem: null, list: 'open', day: 'saturday', picked: false, asked: 0, listed: 0, sent: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.opensLink': { target: 'loading', actions: 'ask' },
        'USER.opensSuggestLink': { target: 'loadingToSuggest', actions: 'ask' },
        'USER.opensCancelLink': { target: 'loadingToCancel', actions: 'ask' },
        'USER.opensWithoutToken': fails('error', badLink),
        'USER.opensWithBlankToken': fails('error', badLink),
      },
    },
    loading: {
      on: {
        'USER.pressesTooSoon': nothing,
        'API.tour.unconfirmed': settles('unconfirmed'),
        'API.tour.confirmed': settles('confirmed'),
        'API.tour.timeTaken': settles('timeTaken'),
        'API.tour.timePassed': settles('timePassed'),
        'API.tour.expired': settles('expired'),
        'API.tour.accepted': settles('accepted'),
        'API.tour.done': settles('done'),
        'API.tour.declined': settles('declined'),
        'API.tour.byOlderServer': settles('ofOlderServer'),
        'API.tour.newTimeProposed': settles('newTimeProposed'),
        'API.tour.newTimeWithNotes': settles('newTimeWithNotes'),
        'API.tour.cancelled': settles('cancelled'),
        'API.tour.cancelledBySeller': settles('cancelledBySeller'),
        'API.tour.sellersRequested': settles('sellersRequested'),
        'API.tour.sellersTimePassed': settles('sellersTimePassed'),
        'API.tour.sellersAccepted': settles('sellersAccepted'),
        'API.tour.sellersDone': settles('sellersDone'),
        'API.tour.sellersDeclined': settles('sellersDeclined'),
        'API.tour.sellersNewTime': settles('sellersNewTime'),
        'API.tour.sellersMoved': settles('sellersMoved'),
        'API.tour.cancelledByBuyer': settles('sellersCancelledByBuyer'),
        'API.tour.404': linkFails,
        'API.tour.400': fails('error', badLink),
        'API.tour.429': fails('failedToLoad', 'Too many requests. Please try again later.'),
        'API.tour.500': fails('failedToLoad', failed),
        'API.tour.notJson': fails('failedToLoad', failed),
        'API.tour.unreadable': fails('failedToLoad', failed),
        'API.tour.network': fails('failedToLoad', offline),
      },
    },
    loadingToSuggest: {
      on: {
        'API.tour.newTimeProposed': {
          target: 'loadingTimes',
          actions: [{ type: 'show', params: { tour: 'newTimeProposed' } }, 'list'],
        },
        'API.tour.accepted': {
          target: 'loadingTimes',
          actions: [{ type: 'show', params: { tour: 'accepted' } }, 'list'],
        },
        'API.tour.cancelled': settles('cancelled'),
      },
    },
    loadingToCancel: {
      on: {
        'API.tour.accepted': { target: 'asking', actions: { type: 'show', params: { tour: 'accepted' } } },
        'API.tour.cancelled': settles('cancelled'),
      },
    },
    failedToLoad: { on: { 'USER.retries': { guard: 'mayAskMore', target: 'loading', actions: 'ask' } } },
    error: { on: { 'USER.pressesInVain': nothing } },
    shown: {
      on: {
        'USER.confirms': { guard: 'mayConfirm', target: 'confirming', actions: 'send' },
        'USER.accepts': { guard: 'mayAccept', target: 'accepting', actions: 'send' },
        'USER.suggests': { guard: 'maySuggest', target: 'loadingTimes', actions: 'listAfresh' },
        'USER.asksToCancel': { guard: 'mayAskToCancel', target: 'asking', actions: 'calm' },
        'SCRIPT.presses': { guard: { type: 'is', params: { tours: ['unconfirmed', 'newTimeProposed'] } }, ...nothing },
        'USER.findsNothingToPress': {
          guard: {
            type: 'is',
            params: {
              tours: [
                'timePassed',
                'done',
                'declined',
                'cancelled',
                'sellersRequested',
                'sellersTimePassed',
                'sellersDone',
                'sellersDeclined',
                'sellersMoved',
                'sellersCancelled',
              ],
            },
          },
          ...nothing,
        },
      },
    },
    confirming: {
      on: {
        'USER.pressesAgain': nothing,
        'API.confirm.confirmed': settles('confirmed'),
        'API.confirm.timeTaken': settles('timeTaken'),
        'API.confirm.nothing': fails('shown', failed),
        'API.confirm.404': linkFails,
        'API.confirm.500': fails('shown', failed),
        'API.confirm.unreadable': fails('shown', failed),
        'API.confirm.network': fails('shown', offline),
      },
    },
    accepting: {
      on: {
        'USER.pressesAgain': nothing,
        'API.accept.accepted': settles('acceptedTuesday'),
        'API.accept.otherTime': settles('otherTimeProposed'),
        'API.accept.cancelled': settles('cancelled'),
        'API.accept.nothing': fails('shown', failed),
        'API.accept.timeGone': fails('shown', timeGone),
        'API.accept.404': linkFails,
        'API.accept.500': fails('shown', failed),
        'API.accept.network': fails('shown', offline),
      },
    },
    asking: {
      on: {
        'USER.keeps': { target: 'shown', actions: 'calm' },
        'USER.cancels': { guard: 'maySend', target: 'cancelling', actions: 'send' },
      },
    },
    cancelling: {
      on: {
        'USER.pressesAgain': nothing,
        'API.cancel.cancelled': { guard: 'isBuyers', ...settles('cancelled') },
        'API.cancel.cancelledBySeller': { guard: 'isSellers', ...settles('sellersCancelled') },
        'API.cancel.done': { guard: 'isBuyers', ...settles('done') },
        'API.cancel.nothing': { guard: { type: 'is', params: { tours: ['accepted'] } }, ...fails('asking', failed) },
        'API.cancel.404': linkFails,
        'API.cancel.500': fails('asking', failed),
        'API.cancel.network': fails('asking', offline),
      },
    },
    loadingTimes: {
      on: {
        'USER.pressesTooSoon': nothing,
        'API.times.open': { target: 'choosing', actions: { type: 'offer', params: { list: 'open' } } },
        'API.times.fewer': {
          guard: 'wasMondays',
          target: 'choosing',
          actions: { type: 'offer', params: { list: 'fewer' } },
        },
        'API.times.none': { target: 'choosing', actions: { type: 'offer', params: { list: 'none' } } },
        'API.times.noTours': fails('shown', noTours),
        'API.times.404': linkFails,
        'API.times.500': fails('shown', failed),
        'API.times.network': fails('shown', offline),
      },
    },
    choosing: {
      on: {
        'USER.picksDay': { guard: 'mayPickDay', actions: 'pickMonday' },
        'USER.picksTime': { guard: 'mayPickTime', actions: 'pick' },
        'USER.submits': { guard: 'maySubmit', target: 'suggesting', actions: 'send' },
        'USER.submitsNothing': {
          guard: 'mayNotSubmit',
          actions: { type: 'fail', params: { problem: 'Please choose a time.' } },
        },
        'USER.goesBack': { target: 'shown', actions: 'calm' },
      },
    },
    suggesting: {
      on: {
        'USER.pressesAgain': nothing,
        'API.move.moved': { guard: 'isBuyers', ...settles('moved') },
        'API.move.proposedBySeller': { guard: 'isSellers', ...settles('sellersNewMonday') },
        'API.move.accepted': { guard: 'isBuyers', ...settles('acceptedTuesday') },
        'API.move.cancelled': { guard: 'isBuyers', ...settles('cancelled') },
        'API.move.nothing': {
          guard: { type: 'is', params: { tours: ['confirmed'] } },
          ...fails('choosing', failed),
        },
        'API.move.timeGone': {
          guard: 'mayList',
          target: 'loadingTimes',
          actions: [{ type: 'fail', params: { problem: timeGone } }, 'list'],
        },
        'API.move.issue': {
          guard: 'mayList',
          target: 'loadingTimes',
          actions: [{ type: 'fail', params: { problem: timeGone } }, 'list'],
        },
        'API.move.openAlready': fails(
          'choosing',
          'You already have two open tour requests for this home. Please answer the emails about them first.',
        ),
        'API.move.movedTooOften': fails(
          'choosing',
          'This tour has been moved too many times. You can still cancel it and ask Penny for another one.',
        ),
        'API.move.noTours': fails('choosing', noTours),
        'API.move.tooMany': fails('choosing', 'Too many requests. Please try again later.'),
        'API.move.404': linkFails,
        'API.move.500': fails('choosing', failed),
        'API.move.otherConflict': fails('choosing', failed),
        'API.move.network': fails('choosing', offline),
      },
    },
  },
})

const address = '48 Alder Ridge Road, Mill Valley, CA 94941'
const wednesday = 'Wednesday, November 25 at 10:30 AM PST'
const tuesday = 'Tuesday, November 24 at 2:00 PM PST'
const mondayAt2 = 'Monday, November 23 at 2:00 PM PST'
const mondayAt9 = 'Monday, November 23 at 9:00 AM PST'

const confirm = 'Confirm my request'
const accept = 'Accept this time'
const suggest = 'Suggest another time'
const cancel = 'Cancel this tour'

const isHeld = (when: string) =>
  `Thanks! Your request is in, and ${when} is held for you until the seller answers. We’ll email you then.`
const proposed = (when: string) => `Does ${when} work for a tour of ${address}? You asked for ${wednesday}.`

const askedBySomeone = `Ann Chen asked for a tour of ${address} on ${wednesday}.`
const asksAnn = (when: string) =>
  `We’ve asked Ann Chen whether ${when} works for a tour of ${address}. We’ll email you when they answer.`
const hostsDetails = { contact: 'Marisol Vega, Ridge & Bay Realty · marisol@ridgeandbay.example · (415) 555-0163' }
const annsDetails = { contact: 'Ann Chen · ann.chen@example.com · (415) 555-0101', feed: true }

interface KnownTour {
  title: string
  message: string
  buttons: string[]
  /** In person unless told otherwise; null where the server does not say. */
  kind?: string | null
  note?: string
  /** The other side's name, whether the tour's calendar file is offered, and whether the calendar of all tours is. */
  contact?: string
  calendar?: boolean
  feed?: boolean
}

const declined = {
  title: 'This time doesn’t work',
  message: `The seller can’t show you the home on ${wednesday}.`,
  buttons: [],
}

/** By name: the page's text about a tour, and its buttons. */
const tours: Record<string, KnownTour> = {
  unconfirmed: {
    title: 'Confirm your tour request',
    message: `You asked for a tour of ${address} on ${wednesday}.`,
    buttons: [confirm, suggest, cancel],
  },
  confirmed: { title: 'Waiting for the seller to answer', message: isHeld(wednesday), buttons: [suggest, cancel] },
  moved: { title: 'Waiting for the seller to answer', message: isHeld(mondayAt2), buttons: [suggest, cancel] },
  timeTaken: {
    title: 'This time is taken',
    message: `Someone else has requested ${wednesday} in the meantime.`,
    buttons: [suggest, cancel],
  },
  timePassed: {
    title: 'This time has passed',
    message: `You asked for a tour of ${address} on ${wednesday}.`,
    buttons: [],
  },
  expired: {
    title: 'This time has passed',
    message: `You asked for a tour of ${address} on ${wednesday}.`,
    buttons: [suggest],
  },
  accepted: {
    title: 'Your tour is confirmed',
    message: `Your tour of ${address} is on ${wednesday}.`,
    buttons: [suggest, cancel],
    ...hostsDetails,
    calendar: true,
  },
  acceptedTuesday: {
    title: 'Your tour is confirmed',
    message: `Your tour of ${address} is on ${tuesday}.`,
    buttons: [suggest, cancel],
    ...hostsDetails,
    calendar: true,
  },
  done: {
    title: 'This tour is over',
    message: `Your tour of ${address} was on ${wednesday}.`,
    buttons: [],
    ...hostsDetails,
  },
  declined,
  ofOlderServer: { ...declined, kind: null },
  newTimeProposed: {
    title: 'The seller suggested another time',
    message: proposed(tuesday),
    buttons: [accept, suggest, cancel],
  },
  otherTimeProposed: {
    title: 'The seller suggested another time',
    message: proposed(mondayAt9),
    buttons: [accept, suggest, cancel],
  },
  newTimeWithNotes: {
    title: 'The seller suggested another time',
    message: proposed(tuesday),
    buttons: [accept, suggest, cancel],
    kind: 'By video',
    note: 'I can show it after lunch.\nParking is on the street.',
  },
  cancelled: {
    title: 'This tour was canceled',
    message: `You canceled your tour of ${address} on ${wednesday}.`,
    buttons: [],
  },
  cancelledBySeller: {
    title: 'This tour was canceled',
    message: `The seller canceled your tour of ${address} on ${wednesday}.`,
    buttons: [],
  },
  sellersRequested: {
    title: 'Does this time work for you?',
    message: askedBySomeone,
    buttons: [],
    kind: 'By video',
  },
  sellersTimePassed: { title: 'This time has passed', message: askedBySomeone, buttons: [] },
  sellersAccepted: {
    title: 'Tour confirmed',
    message: `Your tour of ${address} with Ann Chen is on ${wednesday}.`,
    buttons: [suggest, cancel],
    ...annsDetails,
    calendar: true,
  },
  sellersDone: {
    title: 'This tour is over',
    message: `Your tour of ${address} with Ann Chen was on ${wednesday}.`,
    buttons: [],
    ...annsDetails,
  },
  sellersDeclined: { title: 'You declined this tour', message: askedBySomeone, buttons: [] },
  sellersNewTime: { title: 'You suggested another time', message: asksAnn(tuesday), buttons: [cancel] },
  sellersNewMonday: { title: 'You suggested another time', message: asksAnn(mondayAt2), buttons: [cancel] },
  sellersMoved: {
    title: 'The buyer moved this tour',
    message:
      'Ann Chen moved this tour to Thursday, November 26 at 3:00 PM PST. Please answer with the links in our latest email.',
    buttons: [],
  },
  sellersCancelled: {
    title: 'This tour was canceled',
    message: `You canceled your tour of ${address} on ${wednesday}.`,
    buttons: [],
  },
  sellersCancelledByBuyer: {
    title: 'This tour was canceled',
    message: `Ann Chen canceled the tour of ${address} on ${wednesday}.`,
    buttons: [],
  },
}

const nothingBesides = { contact: null, calendar: false, feed: false }
const blank = {
  title: null,
  message: null,
  kind: null,
  note: null,
  ...nothingBesides,
  problem: null,
  buttons: [] as string[],
  busy: null,
  sends: null,
}
const form = { days: null, day: null, slots: null, picked: null }
const token = 'token-of-the-email'

function shownTour({ tour, problem, asked, listed, sent }: Context) {
  const known = tour === null ? undefined : tours[tour]
  if (!known) throw new Error(`The page shows no tour called ${tour}.`)
  return { ...blank, ...form, kind: 'In person', ...known, problem, asked, listed, sent }
}

/** The first button is pressed and busy; the others are there. */
const sending = (context: Context, words: string, sends: object) => {
  const shown = shownTour(context)
  return { ...shown, buttons: [words, ...shown.buttons.slice(1)], busy: words, sends }
}

const loading = (title: string) => (context: Context) => ({
  ...blank,
  ...form,
  title,
  asked: context.asked,
  listed: context.listed,
  sent: context.sent,
})

const error = (buttons: string[]) => (context: Context) => ({
  ...loading('This link doesn’t work')(context),
  problem: context.problem,
  buttons,
})

const cancelQuestions: Record<string, string> = {
  sellersAccepted: `Your tour of ${address} with Ann Chen on ${wednesday} won’t take place, and we’ll let Ann Chen know.`,
  sellersNewTime: `Your tour of ${address} with Ann Chen on ${tuesday} won’t take place, and we’ll let Ann Chen know.`,
}

const question = (context: Context) => ({
  ...shownTour(context),
  title: 'Cancel this tour?',
  message:
    cancelQuestions[context.tour ?? ''] ??
    `Your tour of ${address} on ${wednesday} won’t take place, and we’ll let the seller know.`,
  note: null,
  ...nothingBesides,
  buttons: ['Yes, cancel it', 'Keep the tour'],
})

const days = ['Saturday, November 21', 'Monday, November 23', 'Tuesday, November 24']
const slots = { saturday: ['11:00 AM', '11:30 AM'], monday: ['9:00 AM', '9:30 AM', '2:00 PM'] }
const lists = {
  open: (day: Context['day']) => ({ days, day: day === 'saturday' ? days[0] : days[1], slots: slots[day] }),
  fewer: () => ({ days: days.slice(1), day: days[1], slots: ['9:00 AM'] }),
  none: () => form,
}

const isSellers = ({ tour }: Context) => tour?.startsWith('sellers') === true

const choice = (context: Context) => ({
  ...shownTour(context),
  title: 'Suggest another time',
  message:
    context.list === 'none'
      ? `There are no open times in the next two weeks.${isSellers(context) ? '' : ' Ask Penny about a later one.'}`
      : isSellers(context)
        ? `A tour of ${address} with Ann Chen instead of ${wednesday}, which you accepted. Ann Chen has to accept the new time.`
        : `A tour of ${address} instead of ${wednesday}. The seller has to accept the new time.`,
  ...(context.list === 'none' && { kind: null }),
  note: null,
  ...nothingBesides,
  ...form,
  ...lists[context.list](context.day),
  picked: context.picked ? '2:00 PM' : null,
  buttons: context.list === 'none' ? ['Go back'] : ['Suggest this time', 'Go back'],
})

export const tourAnswerModel: Model = {
  requirements: [],
  chart,
  looks: {
    'tourAnswerSpec.loading': loading('Loading your tour...'),
    'tourAnswerSpec.loadingToSuggest': loading('Loading your tour...'),
    'tourAnswerSpec.loadingToCancel': loading('Loading your tour...'),
    'tourAnswerSpec.failedToLoad': error(['Try again']),
    'tourAnswerSpec.error': error([]),
    'tourAnswerSpec.shown': shownTour,
    'tourAnswerSpec.confirming': (context: Context) => sending(context, 'Confirming...', { token }),
    'tourAnswerSpec.accepting': (context: Context) =>
      sending(context, 'Accepting...', { token, time: '2026-11-24T14:00:00' }),
    'tourAnswerSpec.asking': question,
    'tourAnswerSpec.cancelling': (context: Context) => ({
      ...question(context),
      buttons: ['Canceling...', 'Keep the tour'],
      busy: 'Canceling...',
      sends: { token },
    }),
    'tourAnswerSpec.loadingTimes': loading('Loading open times...'),
    'tourAnswerSpec.choosing': choice,
    'tourAnswerSpec.suggesting': (context: Context) => ({
      ...choice(context),
      buttons: ['Sending...', 'Go back'],
      busy: 'Sending...',
      sends: { token, from: '2026-11-25T10:30:00', time: '2026-11-23T14:00:00' },
    }),
  },
}
