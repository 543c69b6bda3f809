import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'
import { type BookingModelContext, tourBookingExpectedViews } from './expected-views.ts'

/**
 * Requirements API-05, API-06, and the booking, cancelling and moving that the specification leaves open. Ann wishes for Wednesday 10:30 or for Tuesday, names a
 * name and an address, and a phone number where the listing requires one, asks for a video tour, changes her mind at every step. Or she has one tour to come, or two, and cancels one or moves it to
 * Thursday; the second of two is the one she means. Or the address or the name of her tours was wrong, which she corrects for all of them. Or the seller is to know that she'll be late. A third wish
 * is made only after others were asked for; a third summary and a second refusal would show nothing new.
 */
const chart = setup({
  types: { context: {} as BookingModelContext, events: {} as { type: string } },
  guards: {
    mayWish: ({ context }) => context.finds < 2 && isFresh(context),
    mayWishAnew: ({ context }) => context.finds === 2 && context.shown !== 'none' && isFresh(context),
    mayWishDay: ({ context }) => context.finds === 0,
    mayAskOthers: ({ context }) => context.finds === 1 && isFresh(context),
    isTalkative: ({ context }) =>
      isFresh(context) && (context.finds === 0 || (context.finds === 1 && context.news !== 'whichOne')),
    isVideo: ({ context }) => context.kind === 'video',
    hasNoEmail: ({ context }) => context.email === null,
    wishesTime: ({ context }) => isTime(context),
    wishesAnything: ({ context }) => !isTime(context),
    timeWithoutName: ({ context }) => isTime(context) && context.name === null,
    timeWithoutEmail: ({ context }) => isTime(context) && context.name !== null && context.email === null,
    timeWithoutPhone: ({ context }) =>
      isTime(context) && context.name !== null && context.email !== null && lacksPhone(context),
    timeAndContact: ({ context }) =>
      isTime(context) && context.name !== null && context.email !== null && !lacksPhone(context),
    hasNoPhone: ({ context }) => lacksPhone(context),
    isTalkativeOfPhone: ({ context }) => isFresh(context) && context.finds < 2 && context.needsPhone,
    mayRequest: ({ context }) => context.requests < 2 && context.finds < 3,
    hasNoNews: ({ context }) => context.news === null && context.finds === 0 && context.requests === 0,
    hasOneTour: ({ context }) => context.tours === 1,
    mayWishAgain: ({ context }) => context.finds < 2 && context.requests === 0,
    mayWishFirst: ({ context }) => context.finds === 0 && context.requests === 0,
    mayWishOther: ({ context }) => context.finds === 1 && context.requests === 0,
    wishesSame: ({ context }) => context.wish === 'wednesday' && context.tour === 7,
    wishesThursday: ({ context }) => context.wish === 'thursday',
    correctsEmail: ({ context }) => context.corrects?.email != null,
    mayFail: ({ context }) => context.requests < 2,
    mayBreak: ({ context }) => context.requests < 2 && context.talks === 0,
  },
  actions: {
    nothingHappens: () => {},
    meet: assign({ name: 'Ann Chen', email: 'ann.chen@example.com' }),
    needPhone: assign({ needsPhone: true }),
    meetWithPhone: assign({
      name: 'Ann Chen',
      email: 'ann.chen@example.com',
      phone: '415 555 0199',
      needsPhone: true,
    }),
    wish: assign({
      wish: (_, wish: BookingModelContext['wish']) => wish,
      hasOffers: false,
      time: null,
      news: null,
      shown: 'none',
      refusesWednesday: false,
      finds: ({ context }) => context.finds + 1,
    }),
    choose: assign({
      wish: 'offered',
      hasOffers: false,
      time: null,
      news: null,
      finds: ({ context }) => context.finds + 1,
    }),
    others: assign({
      shown: ({ context }) => (context.hasOffers ? 'offers' : context.time === null ? 'none' : 'time'),
      refusesWednesday: true,
      hasOffers: false,
      time: null,
      news: null,
      finds: ({ context }) => context.finds + 1,
    }),
    agree: assign({
      time: ({ context }) =>
        ({ wednesday: '2026-11-25T10:30:00', thursday: '2026-11-26T15:00:00' })[context.wish as string] ??
        '2026-11-24T14:30:00',
    }),
    offer: assign({ hasOffers: true, news: (_, news: string) => news }),
    publish: assign({ news: (_, news: string) => news }),
    name: assign({ name: 'Ann Chen', news: null }),
    nameAside: assign({ name: 'Ann Chen', talks: ({ context }) => context.talks + 1 }),
    rename: assign({ name: 'Bo Lee', talks: ({ context }) => context.talks + 1, news: null }),
    unname: assign({ name: null, talks: ({ context }) => context.talks + 1, news: null }),
    unnameAside: assign({ name: null, talks: ({ context }) => context.talks + 1 }),
    email: assign({ email: 'ann.chen@example.com', news: null }),
    emailAside: assign({ email: 'ann.chen@example.com', talks: ({ context }) => context.talks + 1 }),
    move: assign({ email: 'ann@work.example', talks: ({ context }) => context.talks + 1, news: null }),
    moveAside: assign({ email: 'ann@work.example', talks: ({ context }) => context.talks + 1 }),
    unmove: assign({ email: null, talks: ({ context }) => context.talks + 1, news: null }),
    unmoveAside: assign({ email: null, talks: ({ context }) => context.talks + 1 }),
    phone: assign({ phone: '415 555 0199', news: null }),
    phoneAside: assign({ phone: '415 555 0199', talks: ({ context }) => context.talks + 1 }),
    rephone: assign({ phone: '415 555 0123', talks: ({ context }) => context.talks + 1, news: null }),
    unphone: assign({ phone: null, talks: ({ context }) => context.talks + 1, news: null }),
    unphoneAside: assign({ phone: null, talks: ({ context }) => context.talks + 1 }),
    requirePhone: assign({ needsPhone: true, phone: null }),
    chooseVideo: assign({ kind: 'video', talks: ({ context }) => context.talks + 1, news: null }),
    chooseVideoAside: assign({ kind: 'video', talks: ({ context }) => context.talks + 1 }),
    chooseInPerson: assign({ kind: 'in_person', news: null }),
    chooseInPersonAside: assign({ kind: 'in_person' }),
    request: assign({ news: null, requests: ({ context }) => context.requests + 1 }),
    lose: assign({ lost: ({ context }) => [...context.lost, context.time ?? ''], time: null, news: null }),
    returnWith: assign({ tours: (_, tours: number) => tours }),
    another: assign({ tours: 0 }),
    take: assign({ tour: (_, tour: number) => tour }),
    takeAndPublish: assign({ tour: (_, tour: number) => tour, news: 'changeable' }),
    askInstead: assign({ time: null, hasOffers: false, news: null }),
    clearNews: assign({ news: null }),
    send: assign({ time: null, hasOffers: false, news: null, requests: ({ context }) => context.requests + 1 }),
    sendTaking: assign({
      tour: (_, tour: number) => tour,
      news: null,
      requests: ({ context }) => context.requests + 1,
    }),
    correctEmail: assign({
      corrects: { name: null, email: 'ann@work.example' },
      requests: ({ context }) => context.requests + 1,
    }),
    correctName: assign({ corrects: { name: 'Bo Lee', email: null }, requests: ({ context }) => context.requests + 1 }),
    setRight: assign({
      name: ({ context }) => context.corrects?.name ?? context.name,
      email: ({ context }) => context.corrects?.email ?? context.email,
      tour: ({ context }) => (context.tours === 1 ? 7 : null),
      news: (_, news: string | null) => news,
    }),
    refuseAddress: assign({ email: null, news: 'unreadable' }),
  },
}).createMachine({
  id: 'tourBookingSpec',
  context: {
    name: null,
    email: null,
    phone: null,
    needsPhone: false,
    kind: null,
    wish: 'none',
    time: null,
    hasOffers: false,
    shown: 'none',
    refusesWednesday: false,
    lost: [],
    news: null,
    finds: 0,
    talks: 0,
    requests: 0,
    tours: 0,
    tour: null,
    corrects: null,
  },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.asksForTour': { target: 'talking' },
        'USER.asksForTourAndIsKnown': { target: 'talking', actions: 'meet' },
        'USER.asksWherePhoneIsNeeded': { target: 'talking', actions: 'needPhone' },
        'USER.asksWherePhoneIsKnown': { target: 'talking', actions: 'meetWithPhone' },
        'USER.asksWhereNobodyGivesTours': { target: 'unavailable' },
        'USER.returnsWithTour': { target: 'booked', actions: { type: 'returnWith', params: 1 } },
        'USER.returnsWithTwo': { target: 'booked', actions: { type: 'returnWith', params: 2 } },
        'USER.returnsWhereNobodyGivesTours': { target: 'bookedAtLast', actions: { type: 'returnWith', params: 1 } },
      },
    },
    talking: {
      on: {
        'USER.wishesWednesday': [
          { guard: 'mayWish', target: '.finding', actions: { type: 'wish', params: 'wednesday' } },
          {
            guard: 'mayWishAnew',
            target: '.finding',
            actions: { type: 'wish', params: 'wednesday' },
            description: 'After others were asked for: what was shown and refused before is forgotten.',
          },
        ],
        'USER.wishesTuesday': { guard: 'mayWishDay', target: '.finding', actions: { type: 'wish', params: 'tuesday' } },
        'USER.wishesOthers': { guard: 'mayAskOthers', target: '.finding', actions: 'others' },
        'USER.cancels': { target: 'dropped' },
      },
      initial: 'askingTime',
      states: {
        askingTime: {
          on: {
            'USER.saysYes': { guard: 'isTalkative', actions: 'nothingHappens' },
            'USER.saysNo': { target: '#tourBookingSpec.dropped' },
            'USER.givesName': { guard: 'isTalkative', actions: 'nameAside' },
            'USER.disputesName': { guard: 'isTalkative', actions: 'unnameAside' },
            'USER.givesEmail': { guard: 'isTalkative', actions: 'emailAside' },
            'USER.disputesEmail': { guard: 'isTalkative', actions: 'unmoveAside' },
            'USER.givesPhone': { guard: 'isTalkativeOfPhone', actions: 'phoneAside' },
            'USER.disputesPhone': { guard: 'isTalkativeOfPhone', actions: 'unphoneAside' },
            'USER.picksSecond': { guard: 'isTalkative', actions: 'nothingHappens' },
            'USER.choosesVideo': { guard: 'isTalkative', actions: 'chooseVideoAside' },
          },
        },
        finding: {
          on: {
            'API.find.free': [
              { guard: 'timeWithoutName', target: 'askingName', actions: 'agree' },
              { guard: 'timeWithoutEmail', target: 'askingEmail', actions: 'agree' },
              { guard: 'timeWithoutPhone', target: 'askingPhone', actions: 'agree' },
              { guard: 'timeAndContact', target: 'confirming', actions: 'agree' },
            ],
            'API.find.taken': { guard: 'wishesTime', target: 'offering', actions: { type: 'offer', params: 'taken' } },
            'API.find.offers': {
              guard: 'wishesAnything',
              target: 'offering',
              actions: { type: 'offer', params: 'offers' },
            },
            'API.find.appointment': { target: 'askingTime', actions: { type: 'publish', params: 'hourMissing' } },
            'API.find.fails': { target: 'askingTime', actions: { type: 'publish', params: 'lookupFailed' } },
          },
        },
        offering: {
          on: {
            'USER.picksSecond': { guard: 'mayWish', target: 'finding', actions: 'choose' },
            'USER.picksFifth': { guard: 'mayWish', actions: { type: 'publish', params: 'whichOne' } },
            'USER.saysYes': { guard: 'mayWish', actions: { type: 'publish', params: 'whichOne' } },
            'USER.saysNo': { target: 'askingTime', actions: { type: 'publish', params: 'noneSuits' } },
            'USER.givesName': { guard: 'isTalkative', actions: 'nameAside' },
            'USER.givesOtherEmail': { guard: 'isTalkative', actions: 'moveAside' },
            'USER.choosesVideo': { guard: 'isTalkative', actions: 'chooseVideoAside' },
          },
        },
        askingName: {
          on: {
            'USER.givesName': [
              { guard: 'hasNoEmail', target: 'askingEmail', actions: 'name' },
              { guard: 'hasNoPhone', target: 'askingPhone', actions: 'name' },
              { target: 'confirming', actions: 'name' },
            ],
            'USER.saysNo': { actions: { type: 'publish', params: 'needed' } },
            'USER.saysYes': { guard: 'isTalkative', actions: 'nothingHappens' },
            'USER.givesEmail': { guard: 'isTalkative', actions: 'emailAside' },
          },
        },
        askingEmail: {
          on: {
            'USER.givesEmail': [
              { guard: 'hasNoPhone', target: 'askingPhone', actions: 'email' },
              { target: 'confirming', actions: 'email' },
            ],
            'USER.garblesEmail': { actions: { type: 'publish', params: 'unreadable' } },
            'USER.saysNo': { actions: { type: 'publish', params: 'needed' } },
            'USER.saysYes': { guard: 'isTalkative', actions: 'nothingHappens' },
          },
        },
        askingPhone: {
          on: {
            'USER.givesPhone': { target: 'confirming', actions: 'phone' },
            'USER.saysNo': { actions: { type: 'publish', params: 'needed' } },
            'USER.saysYes': { guard: 'isTalkative', actions: 'nothingHappens' },
            'USER.givesOtherEmail': { guard: 'isTalkative', actions: 'moveAside' },
          },
        },
        confirming: {
          on: {
            'USER.saysYes': { guard: 'mayRequest', target: '#tourBookingSpec.requesting', actions: 'request' },
            'USER.saysNo': { target: 'changing' },
            'USER.givesOtherName': { guard: 'isTalkative', actions: 'rename' },
            'USER.givesOtherEmail': { guard: 'isTalkative', actions: 'move' },
            'USER.choosesVideo': { guard: 'isTalkative', actions: 'chooseVideo' },
            'USER.choosesInPerson': { guard: 'isVideo', actions: 'chooseInPersonAside' },
            'USER.disputesName': { guard: 'isTalkative', target: 'askingName', actions: 'unname' },
            'USER.disputesEmail': { guard: 'isTalkative', target: 'askingEmail', actions: 'unmove' },
            'USER.givesOtherPhone': { guard: 'isTalkativeOfPhone', actions: 'rephone' },
            'USER.disputesPhone': { guard: 'isTalkativeOfPhone', target: 'askingPhone', actions: 'unphone' },
          },
        },
        changing: {
          on: {
            'USER.saysYes': { guard: 'isTalkative', actions: 'nothingHappens' },
            'USER.saysNo': { target: '#tourBookingSpec.dropped' },
            'USER.givesOtherName': { guard: 'isTalkative', target: 'confirming', actions: 'rename' },
            'USER.givesOtherEmail': { guard: 'isTalkative', target: 'confirming', actions: 'move' },
            'USER.choosesVideo': { guard: 'isTalkative', target: 'confirming', actions: 'chooseVideo' },
            'USER.choosesInPerson': { guard: 'isVideo', target: 'confirming', actions: 'chooseInPerson' },
            'USER.disputesName': { guard: 'isTalkative', target: 'askingName', actions: 'unname' },
            'USER.disputesEmail': { guard: 'isTalkative', target: 'askingEmail', actions: 'unmove' },
            'USER.givesOtherPhone': { guard: 'isTalkativeOfPhone', target: 'confirming', actions: 'rephone' },
            'USER.disputesPhone': { guard: 'isTalkativeOfPhone', target: 'askingPhone', actions: 'unphone' },
          },
        },
      },
    },
    requesting: {
      on: {
        'USER.saysYesAgain': { actions: 'nothingHappens' },
        'USER.cancelsTooLate': { actions: 'nothingHappens' },
        'API.request.done': { target: 'requested' },
        'API.request.taken': { guard: 'mayBreak', target: 'talking.finding', actions: 'lose' },
        'API.request.noTours': { target: 'unavailable' },
        'API.request.badAddress': { guard: 'mayBreak', target: 'talking.askingEmail', actions: 'refuseAddress' },
        'API.request.phoneNeeded': { guard: 'mayBreak', target: 'talking.askingPhone', actions: 'requirePhone' },
        'API.request.openAlready': { target: 'limited', actions: { type: 'publish', params: 'openAlready' } },
        'API.request.tooMany': { target: 'limited', actions: { type: 'publish', params: 'tooManyRequests' } },
        'API.request.fails': { target: 'talking.confirming', actions: { type: 'publish', params: 'requestFailed' } },
      },
    },
    booked: {
      on: {
        'USER.asksForAnother': { target: 'talking', actions: 'another' },
        'USER.saysYes': { actions: 'nothingHappens' },
        'USER.cancelsTour': [
          { guard: 'hasOneTour', target: 'cancelling', actions: { type: 'sendTaking', params: 7 } },
          { target: 'choosingToCancel' },
        ],
        'USER.hesitates': [
          { guard: 'hasOneTour', target: 'askingToCancel', actions: { type: 'take', params: 7 } },
          { target: 'choosingToCancel' },
        ],
        'USER.movesTour': [
          { guard: 'hasOneTour', target: 'moving', actions: { type: 'take', params: 7 } },
          { target: 'choosingToMove' },
        ],
        'USER.asksAboutChange': [
          { guard: 'hasOneTour', target: 'unchanged', actions: { type: 'takeAndPublish', params: 7 } },
          { target: 'unchanged', actions: { type: 'publish', params: 'changeable' } },
        ],
        'USER.correctsEmail': { target: 'correcting', actions: 'correctEmail' },
        'USER.correctsName': { target: 'correcting', actions: 'correctName' },
        'USER.saysEmailIsWrong': { target: 'contactAsked' },
        'USER.garblesCorrection': { target: 'contactAsked', actions: { type: 'publish', params: 'unreadable' } },
        'USER.leavesMessage': [
          { guard: 'hasOneTour', target: 'messaging', actions: { type: 'sendTaking', params: 7 } },
          { target: 'choosingForMessage' },
        ],
      },
    },
    correcting: {
      on: {
        'USER.saysYesAgain': { actions: 'nothingHappens' },
        'USER.cancelsTooLate': { actions: 'nothingHappens' },
        'API.correct.done': { target: 'corrected', actions: { type: 'setRight', params: null } },
        'API.correct.emailed': {
          guard: 'correctsEmail',
          target: 'corrected',
          actions: { type: 'setRight', params: 'emailedAgain' },
        },
        'API.correct.unconfirmed': {
          guard: 'correctsEmail',
          target: 'corrected',
          actions: { type: 'setRight', params: 'confirmByEmail' },
        },
        'API.correct.badAddress': {
          guard: 'correctsEmail',
          target: 'contactAsked',
          actions: { type: 'publish', params: 'unreadable' },
        },
        'API.correct.notComing': { target: 'uncorrected', actions: { type: 'publish', params: 'notComing' } },
        'API.correct.taken': { target: 'uncorrected', actions: { type: 'publish', params: 'taken' } },
        'API.correct.tooOften': { target: 'uncorrected', actions: { type: 'publish', params: 'correctedTooOften' } },
        'API.correct.tooMany': { target: 'uncorrected', actions: { type: 'publish', params: 'tooManyRequests' } },
        'API.correct.fails': { target: 'uncorrected', actions: { type: 'publish', params: 'correctionFailed' } },
      },
    },
    messaging: {
      on: {
        'USER.saysYesAgain': { actions: 'nothingHappens' },
        'USER.cancelsTooLate': { actions: 'nothingHappens' },
        'API.message.done': { target: 'messaged' },
        'API.message.inSummary': { target: 'messaged', actions: { type: 'publish', params: 'inSummary' } },
        'API.message.notComing': { target: 'notMessaged', actions: { type: 'publish', params: 'notComing' } },
        'API.message.taken': { target: 'notMessaged', actions: { type: 'publish', params: 'taken' } },
        'API.message.tooOften': { target: 'notMessaged', actions: { type: 'publish', params: 'messagedTooOften' } },
        'API.message.tooMany': { target: 'notMessaged', actions: { type: 'publish', params: 'tooManyEmails' } },
        'API.message.fails': { target: 'notMessaged', actions: { type: 'publish', params: 'messageFailed' } },
      },
    },
    messaged: {},
    notMessaged: {},
    corrected: {},
    uncorrected: {},
    contactAsked: {},
    bookedAtLast: { on: { 'USER.asksForAnother': { target: 'unavailable' } } },
    choosingToCancel: {
      on: {
        'USER.picksSecond': { target: 'cancelling', actions: { type: 'sendTaking', params: 8 } },
        'USER.picksFifth': { actions: { type: 'publish', params: 'whichOne' } },
        'USER.cancels': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        'USER.saysNo': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
      },
    },
    choosingForMessage: {
      on: {
        'USER.picksSecond': { target: 'messaging', actions: { type: 'sendTaking', params: 8 } },
        'USER.picksFifth': { actions: { type: 'publish', params: 'whichOne' } },
        'USER.cancels': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        'USER.saysNo': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
      },
    },
    choosingToMove: {
      on: {
        'USER.picksSecond': { target: 'moving', actions: { type: 'take', params: 8 } },
        'USER.picksFifth': { actions: { type: 'publish', params: 'whichOne' } },
        'USER.cancels': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        'USER.saysNo': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
      },
    },
    askingToCancel: {
      on: {
        'USER.saysYes': { guard: 'mayFail', target: 'cancelling', actions: 'send' },
        'USER.cancelsTour': { guard: 'mayFail', target: 'cancelling', actions: 'send' },
        'USER.movesTour': { guard: 'mayWishFirst', target: 'moving', actions: 'clearNews' },
        'USER.leavesMessage': { guard: 'mayFail', target: 'messaging', actions: 'send' },
        'USER.saysNo': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        'USER.cancels': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        'USER.asksAboutChange': { guard: 'hasNoNews', actions: { type: 'publish', params: 'changeable' } },
      },
    },
    cancelling: {
      on: {
        'USER.saysYesAgain': { actions: 'nothingHappens' },
        'USER.cancelsTooLate': { actions: 'nothingHappens' },
        'API.cancel.done': { target: 'cancelled' },
        'API.cancel.notComing': { target: 'unchanged', actions: { type: 'publish', params: 'notComing' } },
        'API.cancel.fails': { target: 'askingToCancel', actions: { type: 'publish', params: 'cancelFailed' } },
      },
    },
    moving: {
      on: {
        'USER.wishesWednesday': {
          guard: 'mayWishFirst',
          target: '.finding',
          actions: { type: 'wish', params: 'wednesday' },
        },
        'USER.wishesThursday': {
          guard: 'mayWishAgain',
          target: '.finding',
          actions: { type: 'wish', params: 'thursday' },
        },
        'USER.wishesTuesday': {
          guard: 'mayWishFirst',
          target: '.finding',
          actions: { type: 'wish', params: 'tuesday' },
        },
        'USER.wishesOthers': { guard: 'mayWishOther', target: '.finding', actions: 'others' },
        'USER.cancels': { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        'USER.cancelsTour': { guard: 'mayFail', target: 'cancelling', actions: 'send' },
        'USER.hesitates': { target: 'askingToCancel', actions: 'askInstead' },
        'USER.leavesMessage': { guard: 'mayFail', target: 'messaging', actions: 'send' },
        'USER.asksAboutChange': { guard: 'hasNoNews', actions: { type: 'publish', params: 'changeable' } },
      },
      initial: 'askingTime',
      states: {
        askingTime: {
          on: { 'USER.saysNo': { target: '#tourBookingSpec.unchanged', actions: { type: 'publish', params: 'kept' } } },
        },
        finding: {
          on: {
            'API.find.free': [
              { guard: 'wishesSame', target: 'askingTime', actions: { type: 'publish', params: 'sameTime' } },
              { guard: 'wishesTime', target: 'confirming', actions: 'agree' },
            ],
            'API.find.taken': {
              guard: 'wishesThursday',
              target: 'offering',
              actions: { type: 'offer', params: 'taken' },
            },
            'API.find.offers': {
              guard: 'wishesAnything',
              target: 'offering',
              actions: { type: 'offer', params: 'offers' },
            },
            'API.find.appointment': {
              guard: 'wishesAnything',
              target: 'askingTime',
              actions: { type: 'publish', params: 'hourMissing' },
            },
            'API.find.fails': { target: 'askingTime', actions: { type: 'publish', params: 'lookupFailed' } },
          },
        },
        offering: {
          on: {
            'USER.picksSecond': { guard: 'mayWishAgain', target: 'finding', actions: 'choose' },
            'USER.picksFifth': { actions: { type: 'publish', params: 'whichOne' } },
            'USER.saysYes': { actions: { type: 'publish', params: 'whichOne' } },
            'USER.saysNo': { target: 'askingTime', actions: { type: 'publish', params: 'noneSuits' } },
          },
        },
        confirming: {
          on: {
            'USER.saysYes': { guard: 'mayFail', target: '#tourBookingSpec.rescheduling', actions: 'request' },
            'USER.saysNo': { target: 'askingTime', actions: { type: 'publish', params: 'notMoved' } },
          },
        },
      },
    },
    rescheduling: {
      on: {
        'USER.saysYesAgain': { actions: 'nothingHappens' },
        'USER.cancelsTooLate': { actions: 'nothingHappens' },
        'API.move.done': { target: 'moved' },
        'API.move.unconfirmed': { target: 'moved', actions: { type: 'publish', params: 'confirmByEmail' } },
        'API.move.taken': { guard: 'mayBreak', target: 'moving.finding', actions: 'lose' },
        'API.move.tooOften': { target: 'unchanged', actions: { type: 'publish', params: 'movedTooOften' } },
        'API.move.notComing': { target: 'unchanged', actions: { type: 'publish', params: 'notComing' } },
        'API.move.fails': { target: 'moving.confirming', actions: { type: 'publish', params: 'moveFailed' } },
      },
    },
    cancelled: {},
    moved: {},
    unchanged: {},
    requested: {},
    dropped: {},
    unavailable: {},
    limited: {},
  },
})

function isFresh({ talks, requests }: BookingModelContext): boolean {
  return talks === 0 && requests === 0
}

function lacksPhone({ needsPhone, phone }: BookingModelContext): boolean {
  return needsPhone && phone === null
}

function isTime({ wish }: BookingModelContext): boolean {
  return wish === 'wednesday' || wish === 'offered' || wish === 'thursday'
}

export const tourBookingModel: Model = {
  requirements: ['API-05', 'API-06'],
  chart,
  proves: {
    'USER.asksForTour': ['API-05'],
    'USER.asksForTourAndIsKnown': ['API-05'],
    'USER.asksForAnother': ['API-05'],
    'talking USER.wishesWednesday': ['API-05'],
    'talking USER.wishesTuesday': ['API-05'],
    'talking USER.wishesOthers': ['API-05'],
    'talking USER.picksSecond': ['API-05'],
    'talking.offering': ['API-05'],
    'talking.askingName': ['API-05'],
    'talking.askingName USER.givesName': ['API-05'],
    'talking.askingEmail': ['API-05'],
    'talking.askingEmail USER.givesEmail': ['API-05'],
    'talking.confirming': ['API-05'],
    'talking USER.choosesVideo': ['API-05'],
    correcting: ['API-05'],
    corrected: ['API-05', 'API-06'],
    messaging: ['API-05'],
    messaged: ['API-05', 'API-06'],
    requesting: ['API-05'],
    requested: ['API-05', 'API-06'],
  },
  looks: tourBookingExpectedViews,
}
