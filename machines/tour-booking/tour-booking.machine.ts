import { assign, setup } from 'xstate'
import { required } from '#domain/required.ts'
import { port } from '../port.ts'
import type {
  CancelAnswer,
  ContactCorrection,
  CorrectionAnswer,
  MessageAnswer,
  MoveAnswer,
  SellerMessage,
} from './booked-tour.ts'
import { newsOfCorrection, onlyCorrected } from './correction.ts'
import { excessIn } from './excess.ts'
import { isTimeLost, newsOfMove } from './move.ts'
import { newsOfMessage } from './seller-message.ts'
import type { BookingContext, BookingEvent, Found, News, RequestAnswer, RequestedTour, Wish } from './wish.ts'

/** `tourId`: the tour to move, whose own time counts as free. */
type Search = Pick<BookingContext, 'wish' | 'shown' | 'without' | 'lost' | 'tourId'>

export const tourBookingMachine = setup({
  types: {
    input: {} as Pick<BookingContext, 'givesTours' | 'name' | 'email' | 'phone' | 'needsPhone' | 'tours'>,
    context: {} as BookingContext,
    events: {} as BookingEvent,
    tags: {} as 'busy',
  },
  actors: {
    findFreeTimes: port<Found, Search>('findFreeTimes'),
    requestTour: port<RequestAnswer, RequestedTour>('requestTour'),
    cancelTour: port<CancelAnswer, { tourId: number }>('cancelTour'),
    moveTour: port<MoveAnswer, { tourId: number; time: string }>('moveTour'),
    correctBuyer: port<CorrectionAnswer, ContactCorrection>('correctBuyer'),
    messageSeller: port<MessageAnswer, SellerMessage>('messageSeller'),
  },
  guards: {
    hasTours: ({ context }) => context.tours.length > 0,
    isKnown: ({ context }, tourId: number | null) => context.tours.some(({ id }) => id === tourId),
    isNumbered: ({ context }, number: number) => context.tours[number - 1] !== undefined,
    isSameTime: ({ context }) =>
      context.wish?.kind === 'time' &&
      context.wish.time === context.tours.find(({ id }) => id === context.tourId)?.time,
    wasCancelled: (_, { kind }: CancelAnswer) => kind === 'cancelled',
    wasMoved: (_, { kind }: MoveAnswer) => kind === 'moved',
    isUnreadable: (_, isUnreadable: boolean) => isUnreadable,
    wasCorrected: (_, { kind }: CorrectionAnswer) => kind === 'corrected',
    correctionIsBad: (_, answer: CorrectionAnswer) => answer.kind === 'refused' && answer.reason === 'badAddress',
    wasSent: (_, { kind }: MessageAnswer) => kind === 'sent',
    timeIsLost: (_, answer: MoveAnswer) => isTimeLost(answer),
    nobodyGivesTours: ({ context }) => !context.givesTours,
    isFree: (_, { verdict }: Found) => verdict === 'free',
    hasOffers: (_, { times }: Found) => times.length > 0,
    nameIsMissing: ({ context }) => context.name === null,
    emailIsMissing: ({ context }) => context.email === null,
    phoneIsMissing: ({ context }) => context.needsPhone && context.phone === null,
    isOffered: ({ context }, number: number) => context.offers[number - 1] !== undefined,
    wasRequested: (_, { kind }: RequestAnswer) => kind === 'requested',
    nobodyGivesToursNow: (_, answer: RequestAnswer) => answer.kind === 'refused' && answer.reason === 'noTours',
    addressIsBad: (_, answer: RequestAnswer) => answer.kind === 'refused' && answer.reason === 'badAddress',
    needsPhoneNow: (_, answer: RequestAnswer) => answer.kind === 'refused' && answer.reason === 'phoneNeeded',
    hasEnough: (_, answer: RequestAnswer) => excessIn(answer) !== null,
  },
  actions: {
    keepWish: assign({ wish: (_, wish: Wish) => wish, shown: [], without: [] }),
    passOver: assign({
      shown: ({ context }) => [...context.shown, ...context.offers, ...(context.time === null ? [] : [context.time])],
      without: ({ context }, days: string[]) => [...context.without, ...days],
    }),
    chooseOffer: assign({
      wish: ({ context }, number: number) => ({ kind: 'time' as const, time: context.offers[number - 1] ?? '' }),
    }),
    forgetTimes: assign({ time: null, offers: [] }),
    agreeOnTime: assign({
      time: ({ context }, { times }: Found) => (context.wish?.kind === 'time' ? context.wish.time : (times[0] ?? null)),
    }),
    offer: assign({ offers: (_, { times }: Found) => times }),
    loseTime: assign({ lost: ({ context }) => [...context.lost, ...(context.time === null ? [] : [context.time])] }),
    keepName: assign({ name: (_, name: string) => name }),
    forgetName: assign({ name: null }),
    keepEmail: assign({ email: (_, email: string) => email }),
    forgetEmail: assign({ email: null }),
    keepPhone: assign({ phone: (_, phone: string) => phone }),
    forgetPhone: assign({ phone: null }),
    requirePhone: assign({ needsPhone: true, phone: null }),
    keepKind: assign({ kind: (_, kind: BookingContext['kind']) => kind }),
    publish: assign({ news: (_, news: News) => news }),
    forgetNews: assign({ news: null }),
    sendExcess: assign({ news: (_, answer: RequestAnswer) => excessIn(answer) }),
    keepTour: assign({ tourId: (_, answer: RequestAnswer) => (answer.kind === 'requested' ? answer.tourId : null) }),
    takeTour: assign({ tourId: (_, tourId: number | null) => tourId }),
    takeNumbered: assign({ tourId: ({ context }, number: number) => context.tours[number - 1]?.id ?? null }),
    keepCorrection: assign({ correction: (_, correction: ContactCorrection) => correction }),
    takeCorrection: assign({
      name: ({ context }) => context.correction?.name ?? context.name,
      email: ({ context }) => context.correction?.email ?? context.email,
      tourId: (_, answer: CorrectionAnswer) => onlyCorrected(answer),
    }),
    sendCorrection: assign({ news: (_, answer: CorrectionAnswer) => newsOfCorrection(answer) }),
    keepWords: assign({ words: (_, words: string) => words }),
    sendMessageNews: assign({ news: (_, answer: MessageAnswer) => newsOfMessage(answer) }),
    sendMove: assign({ news: (_, answer: MoveAnswer) => newsOfMove(answer) }),
  },
}).createMachine({
  id: 'tourBooking',
  description:
    'Books, moves, corrects or cancels a tour in the chat, or passes on a message about it. Nothing is requested or moved without a yes to its summary.',
  context: ({ input }) => ({
    givesTours: input.givesTours,
    name: input.name,
    email: input.email,
    phone: input.phone,
    needsPhone: input.needsPhone,
    kind: null,
    wish: null,
    time: null,
    offers: [],
    shown: [],
    without: [],
    lost: [],
    news: null,
    tours: input.tours,
    tourId: null,
    correction: null,
    words: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether the visitor has upcoming tours and whether tours are offered.',
      always: [
        { guard: 'hasTours', target: 'booked' },
        { guard: 'nobodyGivesTours', target: 'unavailable' },
        { target: 'talking' },
      ],
    },
    talking: {
      description: 'At every question the visitor may change the time, the kind of tour or contact details, or stop.',
      on: {
        TIME_WISHED: {
          target: '.finding',
          actions: { type: 'keepWish', params: ({ event }) => ({ kind: 'time', time: event.time }) },
        },
        DAY_WISHED: {
          target: '.finding',
          actions: {
            type: 'keepWish',
            params: ({ event }) => ({ kind: 'windows', windows: event.windows, near: event.near }),
          },
        },
        OTHERS_WISHED: {
          target: '.finding',
          actions: { type: 'passOver', params: ({ event }) => event.without },
        },
        KIND_CHOSEN: { actions: { type: 'keepKind', params: ({ event }) => event.kind } },
        NAME_GIVEN: { actions: { type: 'keepName', params: ({ event }) => event.name } },
        NAME_DISPUTED: { actions: 'forgetName' },
        EMAIL_GIVEN: { actions: { type: 'keepEmail', params: ({ event }) => event.email } },
        EMAIL_DISPUTED: { actions: 'forgetEmail' },
        PHONE_GIVEN: { actions: { type: 'keepPhone', params: ({ event }) => event.phone } },
        PHONE_DISPUTED: { actions: 'forgetPhone' },
        CANCEL: { target: 'dropped' },
      },
      initial: 'askingTime',
      states: {
        askingTime: {
          description: 'Asks for a day and time.',
          on: { NO: { target: '#tourBooking.dropped' } },
        },
        finding: {
          description: 'Checks whether the requested time is free and which times are near it.',
          tags: 'busy',
          entry: ['forgetTimes', 'forgetNews'],
          invoke: {
            id: 'findFreeTimes',
            src: 'findFreeTimes',
            input: ({ context }) => ({
              wish: context.wish,
              shown: context.shown,
              without: context.without,
              lost: context.lost,
              tourId: context.tourId,
            }),
            onDone: [
              {
                guard: { type: 'isFree', params: ({ event }) => event.output },
                target: 'completing',
                actions: { type: 'agreeOnTime', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasOffers', params: ({ event }) => event.output },
                target: 'offering',
                actions: [
                  { type: 'offer', params: ({ event }) => event.output },
                  { type: 'publish', params: ({ event }) => event.output.verdict },
                ],
              },
              {
                target: 'askingTime',
                actions: { type: 'publish', params: ({ event }) => event.output.verdict },
                description: 'No times to offer: tours are by appointment, or all times are taken.',
              },
            ],
            onError: { target: 'askingTime', actions: { type: 'publish', params: 'lookupFailed' } },
          },
        },
        offering: {
          description: 'Offers up to three free times.',
          on: {
            TIME_CHOSEN: [
              {
                guard: { type: 'isOffered', params: ({ event }) => event.number },
                target: 'finding',
                actions: { type: 'chooseOffer', params: ({ event }) => event.number },
                description: 'Checks the chosen time again, since it may have been taken.',
              },
              { actions: { type: 'publish', params: 'whichOne' } },
            ],
            YES: { actions: { type: 'publish', params: 'whichOne' } },
            NO: { target: 'askingTime', actions: { type: 'publish', params: 'noneSuits' } },
          },
        },
        completing: {
          description: 'Decides which detail is missing.',
          entry: 'forgetNews',
          always: [
            { guard: 'nameIsMissing', target: 'askingName' },
            { guard: 'emailIsMissing', target: 'askingEmail' },
            { guard: 'phoneIsMissing', target: 'askingPhone' },
            { target: 'confirming' },
          ],
        },
        askingName: {
          description: 'Asks for the name.',
          on: {
            NAME_GIVEN: { target: 'completing', actions: { type: 'keepName', params: ({ event }) => event.name } },
            NO: { actions: { type: 'publish', params: 'needed' } },
          },
        },
        askingEmail: {
          description: 'Asks for the email address.',
          on: {
            EMAIL_GIVEN: { target: 'completing', actions: { type: 'keepEmail', params: ({ event }) => event.email } },
            EMAIL_UNREADABLE: { actions: { type: 'publish', params: 'unreadable' } },
            NO: { actions: { type: 'publish', params: 'needed' } },
          },
        },
        askingPhone: {
          description: 'Asks for the phone number that the listing requires.',
          on: {
            PHONE_GIVEN: { target: 'completing', actions: { type: 'keepPhone', params: ({ event }) => event.phone } },
            NO: { actions: { type: 'publish', params: 'needed' } },
          },
        },
        confirming: {
          description:
            'Shows the summary of time, kind, name, email and a required phone number. Only a yes continues.',
          on: {
            YES: { target: '#tourBooking.requesting' },
            NO: { target: 'changing' },
            NAME_DISPUTED: { target: 'completing', actions: 'forgetName' },
            EMAIL_DISPUTED: { target: 'completing', actions: 'forgetEmail' },
            PHONE_DISPUTED: { target: 'completing', actions: 'forgetPhone' },
          },
        },
        changing: {
          description: 'The summary was rejected: asks what to change.',
          on: {
            KIND_CHOSEN: { target: 'completing', actions: { type: 'keepKind', params: ({ event }) => event.kind } },
            NAME_GIVEN: { target: 'completing', actions: { type: 'keepName', params: ({ event }) => event.name } },
            NAME_DISPUTED: { target: 'completing', actions: 'forgetName' },
            EMAIL_GIVEN: { target: 'completing', actions: { type: 'keepEmail', params: ({ event }) => event.email } },
            PHONE_GIVEN: { target: 'completing', actions: { type: 'keepPhone', params: ({ event }) => event.phone } },
            EMAIL_DISPUTED: { target: 'completing', actions: 'forgetEmail' },
            PHONE_DISPUTED: { target: 'completing', actions: 'forgetPhone' },
            NO: { target: '#tourBooking.dropped' },
          },
        },
      },
    },
    requesting: {
      description: 'Sending the request.',
      tags: 'busy',
      entry: 'forgetNews',
      invoke: {
        id: 'requestTour',
        src: 'requestTour',
        input: ({ context }) => ({
          name: required(context.name, 'The name'),
          email: required(context.email, 'The email address'),
          phone: context.needsPhone ? required(context.phone, 'The phone number') : null,
          time: required(context.time, 'The time'),
          kind: context.kind,
        }),
        onDone: [
          {
            guard: { type: 'wasRequested', params: ({ event }) => event.output },
            target: 'requested',
            actions: { type: 'keepTour', params: ({ event }) => event.output },
          },
          { guard: { type: 'nobodyGivesToursNow', params: ({ event }) => event.output }, target: 'unavailable' },
          {
            guard: { type: 'addressIsBad', params: ({ event }) => event.output },
            target: 'talking.askingEmail',
            actions: ['forgetEmail', { type: 'publish', params: 'unreadable' }],
          },
          {
            guard: { type: 'needsPhoneNow', params: ({ event }) => event.output },
            target: 'talking.askingPhone',
            actions: 'requirePhone',
          },
          {
            guard: { type: 'hasEnough', params: ({ event }) => event.output },
            target: 'limited',
            actions: { type: 'sendExcess', params: ({ event }) => event.output },
          },
          {
            target: 'talking.finding',
            actions: 'loseTime',
            description: 'The time was taken meanwhile: looks for the nearest ones.',
          },
        ],
        onError: { target: 'talking.confirming', actions: { type: 'publish', params: 'requestFailed' } },
      },
    },
    booked: {
      description: 'The visitor has upcoming tours; canceling and moving refer to them.',
      on: {
        BOOK_ANOTHER: [{ guard: 'nobodyGivesTours', target: 'unavailable' }, { target: 'talking' }],
        CANCEL_TOUR: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.tourId },
            target: 'cancelling',
            actions: { type: 'takeTour', params: ({ event }) => event.tourId },
          },
          { target: 'choosingToCancel' },
        ],
        MAYBE_CANCEL: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.tourId },
            target: 'askingToCancel',
            actions: { type: 'takeTour', params: ({ event }) => event.tourId },
          },
          { target: 'choosingToCancel' },
        ],
        MOVE_TOUR: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.tourId },
            target: 'moving',
            actions: { type: 'takeTour', params: ({ event }) => event.tourId },
          },
          { target: 'choosingToMove' },
        ],
        CHANGE_ASKED: {
          target: 'unchanged',
          actions: [
            { type: 'takeTour', params: ({ event }) => event.tourId },
            { type: 'publish', params: 'changeable' },
          ],
          description: 'Answers whether and until when a tour can be canceled or moved. Changes nothing.',
        },
        CONTACT_CORRECTED: {
          target: 'correcting',
          actions: { type: 'keepCorrection', params: ({ event: { name, email } }) => ({ name, email }) },
        },
        CONTACT_DISPUTED: [
          {
            guard: { type: 'isUnreadable', params: ({ event }) => event.isUnreadable },
            target: 'contactAsked',
            actions: { type: 'publish', params: 'unreadable' },
          },
          { target: 'contactAsked' },
        ],
        MESSAGE_LEFT: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.tourId },
            target: 'messaging',
            actions: [
              { type: 'takeTour', params: ({ event }) => event.tourId },
              { type: 'keepWords', params: ({ event }) => event.words },
            ],
          },
          { target: 'choosingForMessage', actions: { type: 'keepWords', params: ({ event }) => event.words } },
        ],
      },
    },
    correcting: {
      description: 'Correcting the name or address of the tours.',
      tags: 'busy',
      invoke: {
        id: 'correctBuyer',
        src: 'correctBuyer',
        input: ({ context }) => required(context.correction, 'The correction'),
        onDone: [
          {
            guard: { type: 'wasCorrected', params: ({ event }) => event.output },
            target: 'corrected',
            actions: [
              { type: 'takeCorrection', params: ({ event }) => event.output },
              { type: 'sendCorrection', params: ({ event }) => event.output },
            ],
          },
          {
            guard: { type: 'correctionIsBad', params: ({ event }) => event.output },
            target: 'contactAsked',
            actions: { type: 'publish', params: 'unreadable' },
          },
          { target: 'uncorrected', actions: { type: 'sendCorrection', params: ({ event }) => event.output } },
        ],
        onError: { target: 'uncorrected', actions: { type: 'publish', params: 'correctionFailed' } },
      },
    },
    choosingToCancel: {
      description: 'Asks which of several tours to cancel.',
      on: {
        TIME_CHOSEN: [
          {
            guard: { type: 'isNumbered', params: ({ event }) => event.number },
            target: 'cancelling',
            actions: { type: 'takeNumbered', params: ({ event }) => event.number },
          },
          { actions: { type: 'publish', params: 'whichOne' } },
        ],
        CANCEL: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        NO: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
      },
    },
    choosingToMove: {
      description: 'Asks which of several tours to move.',
      on: {
        TIME_CHOSEN: [
          {
            guard: { type: 'isNumbered', params: ({ event }) => event.number },
            target: 'moving',
            actions: { type: 'takeNumbered', params: ({ event }) => event.number },
          },
          { actions: { type: 'publish', params: 'whichOne' } },
        ],
        CANCEL: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        NO: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
      },
    },
    choosingForMessage: {
      description: 'Asks which of several tours a message for the seller is about.',
      on: {
        TIME_CHOSEN: [
          {
            guard: { type: 'isNumbered', params: ({ event }) => event.number },
            target: 'messaging',
            actions: { type: 'takeNumbered', params: ({ event }) => event.number },
          },
          { actions: { type: 'publish', params: 'whichOne' } },
        ],
        CANCEL: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        NO: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
      },
    },
    messaging: {
      description: 'Passing a message on to the seller.',
      tags: 'busy',
      entry: ['forgetTimes', 'forgetNews'],
      invoke: {
        id: 'messageSeller',
        src: 'messageSeller',
        input: ({ context }) => ({
          tourId: required(context.tourId, 'The tour'),
          words: required(context.words, 'The message'),
        }),
        onDone: [
          {
            guard: { type: 'wasSent', params: ({ event }) => event.output },
            target: 'messaged',
            actions: { type: 'sendMessageNews', params: ({ event }) => event.output },
          },
          { target: 'notMessaged', actions: { type: 'sendMessageNews', params: ({ event }) => event.output } },
        ],
        onError: { target: 'notMessaged', actions: { type: 'publish', params: 'messageFailed' } },
      },
    },
    askingToCancel: {
      description: 'The message was ambiguous: asks whether to cancel. Only a yes cancels.',
      entry: 'forgetTimes',
      on: {
        YES: { target: 'cancelling' },
        CANCEL_TOUR: { target: 'cancelling' },
        MOVE_TOUR: { target: 'moving', actions: 'forgetNews' },
        NO: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        CANCEL: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        CHANGE_ASKED: { actions: { type: 'publish', params: 'changeable' } },
        MESSAGE_LEFT: {
          target: 'messaging',
          actions: { type: 'keepWords', params: ({ event }) => event.words },
          description: 'The visitor comes after all, and the seller learns how.',
        },
      },
    },
    cancelling: {
      description: 'Sending the cancellation.',
      tags: 'busy',
      entry: ['forgetTimes', 'forgetNews'],
      invoke: {
        id: 'cancelTour',
        src: 'cancelTour',
        input: ({ context }) => ({ tourId: required(context.tourId, 'The tour') }),
        onDone: [
          { guard: { type: 'wasCancelled', params: ({ event }) => event.output }, target: 'cancelled' },
          {
            target: 'unchanged',
            actions: { type: 'publish', params: 'notComing' },
            description: 'The tour was already declined, canceled, or is over.',
          },
        ],
        onError: { target: 'askingToCancel', actions: { type: 'publish', params: 'cancelFailed' } },
      },
    },
    moving: {
      description: 'Finding another time for a tour. The tour keeps its time until it is moved.',
      on: {
        TIME_WISHED: {
          target: '.finding',
          actions: { type: 'keepWish', params: ({ event }) => ({ kind: 'time', time: event.time }) },
        },
        DAY_WISHED: {
          target: '.finding',
          actions: {
            type: 'keepWish',
            params: ({ event }) => ({ kind: 'windows', windows: event.windows, near: event.near }),
          },
        },
        OTHERS_WISHED: {
          target: '.finding',
          actions: { type: 'passOver', params: ({ event }) => event.without },
        },
        CANCEL: { target: 'unchanged', actions: { type: 'publish', params: 'kept' } },
        CANCEL_TOUR: { target: 'cancelling' },
        MAYBE_CANCEL: { target: 'askingToCancel', actions: 'forgetNews' },
        CHANGE_ASKED: { actions: { type: 'publish', params: 'changeable' } },
        MESSAGE_LEFT: {
          target: 'messaging',
          actions: { type: 'keepWords', params: ({ event }) => event.words },
          description: 'The tour keeps its time.',
        },
      },
      initial: 'askingTime',
      states: {
        askingTime: {
          description: 'Asks for the new day and time.',
          on: { NO: { target: '#tourBooking.unchanged', actions: { type: 'publish', params: 'kept' } } },
        },
        finding: {
          description: 'Checks whether the requested time is free and which times are near it.',
          tags: 'busy',
          entry: ['forgetTimes', 'forgetNews'],
          invoke: {
            id: 'findFreeTimes',
            src: 'findFreeTimes',
            input: ({ context }) => ({
              wish: context.wish,
              shown: context.shown,
              without: context.without,
              lost: context.lost,
              tourId: context.tourId,
            }),
            onDone: [
              { guard: 'isSameTime', target: 'askingTime', actions: { type: 'publish', params: 'sameTime' } },
              {
                guard: { type: 'isFree', params: ({ event }) => event.output },
                target: 'confirming',
                actions: { type: 'agreeOnTime', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasOffers', params: ({ event }) => event.output },
                target: 'offering',
                actions: [
                  { type: 'offer', params: ({ event }) => event.output },
                  { type: 'publish', params: ({ event }) => event.output.verdict },
                ],
              },
              { target: 'askingTime', actions: { type: 'publish', params: ({ event }) => event.output.verdict } },
            ],
            onError: { target: 'askingTime', actions: { type: 'publish', params: 'lookupFailed' } },
          },
        },
        offering: {
          description: 'Offers up to three free times.',
          on: {
            TIME_CHOSEN: [
              {
                guard: { type: 'isOffered', params: ({ event }) => event.number },
                target: 'finding',
                actions: { type: 'chooseOffer', params: ({ event }) => event.number },
              },
              { actions: { type: 'publish', params: 'whichOne' } },
            ],
            YES: { actions: { type: 'publish', params: 'whichOne' } },
            NO: { target: 'askingTime', actions: { type: 'publish', params: 'noneSuits' } },
          },
        },
        confirming: {
          description: 'Shows the summary with old and new time. Only a yes continues.',
          on: {
            YES: { target: '#tourBooking.rescheduling' },
            NO: { target: 'askingTime', actions: { type: 'publish', params: 'notMoved' } },
          },
        },
      },
    },
    rescheduling: {
      description: 'Sending the move.',
      tags: 'busy',
      entry: 'forgetNews',
      invoke: {
        id: 'moveTour',
        src: 'moveTour',
        input: ({ context }) => ({
          tourId: required(context.tourId, 'The tour'),
          time: required(context.time, 'The time'),
        }),
        onDone: [
          {
            guard: { type: 'wasMoved', params: ({ event }) => event.output },
            target: 'moved',
            actions: { type: 'sendMove', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'timeIsLost', params: ({ event }) => event.output },
            target: 'moving.finding',
            actions: 'loseTime',
            description: 'The new time was taken meanwhile: looks for the nearest ones.',
          },
          { target: 'unchanged', actions: { type: 'sendMove', params: ({ event }) => event.output } },
        ],
        onError: { target: 'moving.confirming', actions: { type: 'publish', params: 'moveFailed' } },
      },
    },
    requested: { description: 'Requested: the seller decides, and the buyer confirms by email.', type: 'final' },
    dropped: { description: 'The visitor stopped; nothing was requested.', type: 'final' },
    cancelled: { description: 'The tour is canceled and both sides are notified.', type: 'final' },
    moved: { description: 'The tour is moved and waits for the seller; both sides are notified.', type: 'final' },
    unchanged: { description: 'The tour is unchanged; the output says why.', type: 'final' },
    corrected: {
      description: 'The tours are under the right name and address; a new address was emailed what the wrong one was.',
      type: 'final',
    },
    uncorrected: { description: 'Name and address are unchanged; the output says why.', type: 'final' },
    contactAsked: {
      description: 'Asks for the right address. The next message is read as its answer, where it is one.',
      type: 'final',
    },
    messaged: { description: 'The seller is emailed the message, at once or with a summary.', type: 'final' },
    notMessaged: { description: 'The seller was sent nothing; the output says why.', type: 'final' },
    unavailable: { description: 'No tours are offered for this property.', type: 'final' },
    limited: {
      description: 'The visitor has reached the limit of open requests; nothing was requested.',
      type: 'final',
    },
  },
})
