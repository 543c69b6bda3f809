import { assign, setup } from 'xstate'
import { port } from '../port.ts'
import { excessIn } from './excess.ts'
import type { BookingContext, BookingEvent, Found, News, RequestAnswer, Wish } from './wish.ts'

type Search = Pick<BookingContext, 'wish' | 'shown' | 'without' | 'lost'>

export const tourBookingMachine = setup({
  types: {
    input: {} as Pick<BookingContext, 'givesTours' | 'name' | 'email'>,
    context: {} as BookingContext,
    events: {} as BookingEvent,
    tags: {} as 'busy',
  },
  actors: {
    findFreeTimes: port<Found, Search>('findFreeTimes'),
    requestTour: port<RequestAnswer, { name: string; email: string; time: string }>('requestTour'),
  },
  guards: {
    nobodyGivesTours: ({ context }) => !context.givesTours,
    isFree: (_, { verdict }: Found) => verdict === 'free',
    hasOffers: (_, { times }: Found) => times.length > 0,
    nameIsMissing: ({ context }) => context.name === null,
    emailIsMissing: ({ context }) => context.email === null,
    isOffered: ({ context }, number: number) => context.offers[number - 1] !== undefined,
    wasRequested: (_, { kind }: RequestAnswer) => kind === 'requested',
    nobodyGivesToursNow: (_, answer: RequestAnswer) => answer.kind === 'refused' && answer.reason === 'noTours',
    addressIsBad: (_, answer: RequestAnswer) => answer.kind === 'refused' && answer.reason === 'badAddress',
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
    agreeOnTime: assign({ time: ({ context }) => (context.wish?.kind === 'time' ? context.wish.time : null) }),
    offer: assign({ offers: (_, { times }: Found) => times }),
    loseTime: assign({ lost: ({ context }) => [...context.lost, ...(context.time === null ? [] : [context.time])] }),
    keepName: assign({ name: (_, name: string) => name }),
    forgetName: assign({ name: null }),
    keepEmail: assign({ email: (_, email: string) => email }),
    forgetEmail: assign({ email: null }),
    tell: assign({ news: (_, news: News) => news }),
    forgetNews: assign({ news: null }),
    tellExcess: assign({ news: (_, answer: RequestAnswer) => excessIn(answer) }),
    keepTour: assign({ tourId: (_, answer: RequestAnswer) => (answer.kind === 'requested' ? answer.tourId : null) }),
  },
}).createMachine({
  id: 'tourBooking',
  description: 'A prospect asks Penny for a tour. Nothing is requested without a yes to a summary of exactly it.',
  context: ({ input }) => ({
    givesTours: input.givesTours,
    name: input.name,
    email: input.email,
    wish: null,
    time: null,
    offers: [],
    shown: [],
    without: [],
    lost: [],
    news: null,
    tourId: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Is there anybody who gives tours?',
      always: [{ guard: 'nobodyGivesTours', target: 'unavailable' }, { target: 'talking' }],
    },
    talking: {
      description: 'Whatever is asked, the visitor may name another time, another address, or drop it all.',
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
        NAME_GIVEN: { actions: { type: 'keepName', params: ({ event }) => event.name } },
        NAME_DISPUTED: { actions: 'forgetName' },
        EMAIL_GIVEN: { actions: { type: 'keepEmail', params: ({ event }) => event.email } },
        EMAIL_DISPUTED: { actions: 'forgetEmail' },
        CANCEL: { target: 'cancelled' },
      },
      initial: 'askingTime',
      states: {
        askingTime: {
          description: 'When would they like to come?',
          on: { NO: { target: '#tourBooking.cancelled' } },
        },
        finding: {
          description: 'Is the wished time free, and what is near it?',
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
            }),
            onDone: [
              {
                guard: { type: 'isFree', params: ({ event }) => event.output },
                target: 'completing',
                actions: 'agreeOnTime',
              },
              {
                guard: { type: 'hasOffers', params: ({ event }) => event.output },
                target: 'offering',
                actions: [
                  { type: 'offer', params: ({ event }) => event.output },
                  { type: 'tell', params: ({ event }) => event.output.verdict },
                ],
              },
              {
                target: 'askingTime',
                actions: { type: 'tell', params: ({ event }) => event.output.verdict },
                description: 'Nothing to choose from: tours are by appointment, or all is taken.',
              },
            ],
            onError: { target: 'askingTime', actions: { type: 'tell', params: 'lookupFailed' } },
          },
        },
        offering: {
          description: 'Up to three free times to choose from.',
          on: {
            TIME_CHOSEN: [
              {
                guard: { type: 'isOffered', params: ({ event }) => event.number },
                target: 'finding',
                actions: { type: 'chooseOffer', params: ({ event }) => event.number },
                description: 'Looked up again: somebody else may have been faster.',
              },
              { actions: { type: 'tell', params: 'whichOne' } },
            ],
            YES: { actions: { type: 'tell', params: 'whichOne' } },
            NO: { target: 'askingTime', actions: { type: 'tell', params: 'noneSuits' } },
          },
        },
        completing: {
          description: 'What is still missing?',
          entry: 'forgetNews',
          always: [
            { guard: 'nameIsMissing', target: 'askingName' },
            { guard: 'emailIsMissing', target: 'askingEmail' },
            { target: 'confirming' },
          ],
        },
        askingName: {
          description: 'Who is coming?',
          on: {
            NAME_GIVEN: { target: 'completing', actions: { type: 'keepName', params: ({ event }) => event.name } },
            NO: { actions: { type: 'tell', params: 'needed' } },
          },
        },
        askingEmail: {
          description: "Where does the seller's answer go?",
          on: {
            EMAIL_GIVEN: { target: 'completing', actions: { type: 'keepEmail', params: ({ event }) => event.email } },
            EMAIL_UNREADABLE: { actions: { type: 'tell', params: 'unreadable' } },
            NO: { actions: { type: 'tell', params: 'needed' } },
          },
        },
        confirming: {
          description: 'The summary: this time, this name, this address. Only a yes to it goes on.',
          on: {
            YES: { target: '#tourBooking.requesting' },
            NO: { target: 'changing' },
            NAME_DISPUTED: { target: 'completing', actions: 'forgetName' },
            EMAIL_DISPUTED: { target: 'completing', actions: 'forgetEmail' },
          },
        },
        changing: {
          description: 'Not so. What else: the time, the name, the address, or nothing at all?',
          on: {
            NAME_GIVEN: { target: 'completing', actions: { type: 'keepName', params: ({ event }) => event.name } },
            NAME_DISPUTED: { target: 'completing', actions: 'forgetName' },
            EMAIL_GIVEN: { target: 'completing', actions: { type: 'keepEmail', params: ({ event }) => event.email } },
            EMAIL_DISPUTED: { target: 'completing', actions: 'forgetEmail' },
            NO: { target: '#tourBooking.cancelled' },
          },
        },
      },
    },
    requesting: {
      description: 'The request is on its way; what is said meanwhile changes nothing.',
      tags: 'busy',
      entry: 'forgetNews',
      invoke: {
        id: 'requestTour',
        src: 'requestTour',
        input: ({ context }) => ({
          name: context.name ?? '',
          email: context.email ?? '',
          time: context.time ?? '',
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
            actions: ['forgetEmail', { type: 'tell', params: 'unreadable' }],
          },
          {
            guard: { type: 'hasEnough', params: ({ event }) => event.output },
            target: 'limited',
            actions: { type: 'tellExcess', params: ({ event }) => event.output },
          },
          {
            target: 'talking.finding',
            actions: 'loseTime',
            description: 'Taken between offer and yes: what is near it now?',
          },
        ],
        onError: { target: 'talking.confirming', actions: { type: 'tell', params: 'requestFailed' } },
      },
    },
    requested: { description: 'The tour waits for its seller; the buyer is asked to confirm by email.', type: 'final' },
    cancelled: { description: 'The visitor dropped it; nothing was requested.', type: 'final' },
    unavailable: { description: 'Nobody gives tours of this property.', type: 'final' },
    limited: {
      description: 'The visitor has as many requests as they may have; nothing was requested.',
      type: 'final',
    },
  },
})
