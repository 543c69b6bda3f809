import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Not in the specification: a listing's button "Request a tour". The contact is filled in a few ways, the dialog opened
 * twice and a request sent twice at most: a third time would show nothing new. What a visitor gave at the listing's gate
 * is there already (`byGate`).
 */
type Filled = 'nothing' | 'badEmail' | 'needed' | 'all' | 'allButNote' | 'byGate' | 'otherEmail'

interface Context {
  day: string | null
  time: string | null
  kind: 'in_person' | 'video'
  filled: Filled
  /** Someone else has Monday at 2. */
  isMondayTaken: boolean
  opened: number
  sent: number
}

const [monday, tuesday] = ['2026-11-23', '2026-11-24']
const [mondayAt2, tuesdayAt530] = ['2026-11-23T14:00:00', '2026-11-24T17:30:00']
const saturday = '2026-11-21'

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    mayOpen: ({ context }) => context.opened < 2,
    maySend: ({ context }) => context.sent < 2,
    hasNoTime: ({ context }) => context.time === null,
    hasTime: ({ context }) => context.time !== null,
    isElsewhere: ({ context }) => context.day !== monday,
    isOnMonday: ({ context }) => context.day === monday && context.filled === 'nothing',
    mayTakeMonday: ({ context }) => context.day === monday && context.time === null && !context.isMondayTaken,
    isOnTuesday: ({ context }) => context.day === tuesday && context.time === null,
    isNotVideo: ({ context }) => context.kind !== 'video' && context.filled === 'nothing' && context.opened === 1,
    isUnfilled: ({ context }) => context.filled === 'nothing',
    isUnfinished: ({ context }) => context.filled === 'nothing' || context.filled === 'badEmail',
    isFilled: ({ context }) => ['needed', 'all', 'allButNote', 'byGate', 'otherEmail'].includes(context.filled),
    lacksOptional: ({ context }) => ['needed', 'allButNote', 'byGate'].includes(context.filled),
    isNotOtherEmail: ({ context }) => context.filled !== 'otherEmail',
    emailIsBad: ({ context }) => context.filled === 'badEmail',
  },
  actions: {
    nothingHappens: () => {},
    open: assign({ opened: ({ context }) => context.opened + 1 }),
    send: assign({ sent: ({ context }) => context.sent + 1 }),
    showTimes: assign({ isMondayTaken: false, day: ({ context }) => context.time?.slice(0, 10) ?? saturday }),
    showOtherTimes: assign(({ context }) => {
      const time = context.time === mondayAt2 ? null : context.time
      return { isMondayTaken: true, time, day: time?.slice(0, 10) ?? saturday }
    }),
    loseTime: assign({ time: null }),
    lookAt: assign({ day: (_, day: string) => day, time: null }),
    choose: assign({ time: (_, time: string) => time }),
    byVideo: assign({ kind: 'video' }),
    fill: assign({ filled: (_, filled: Filled) => filled }),
    knowByGate: assign({ filled: 'byGate' }),
    forgetRequest: assign({
      time: null,
      filled: ({ context }) => (context.filled === 'all' ? 'allButNote' : context.filled),
    }),
  },
}).createMachine({
  id: 'tourRequestSpec',
  context: { day: null, time: null, kind: 'in_person', filled: 'nothing', isMondayTaken: false, opened: 0, sent: 0 },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.visitsListing': { target: 'page' },
        'USER.passesGate': { target: 'page', actions: 'knowByGate' },
      },
    },
    page: { on: { 'USER.requestsTour': { guard: 'mayOpen', target: 'loading', actions: 'open' } } },
    loading: {
      on: {
        'USER.closes': { target: 'page' },
        'API.times.open': { target: 'choosing.calm', actions: 'showTimes' },
        'API.times.withoutMonday': { target: 'choosing.calm', actions: 'showOtherTimes' },
        'API.times.none': { target: 'noTimes' },
        'API.times.noTours': { target: 'noTimes' },
        'API.times.500': { target: 'unavailable.failed' },
        'API.times.network': { target: 'unavailable.offline' },
      },
    },
    unavailable: {
      on: { 'USER.retries': { target: 'loading' }, 'USER.closes': { target: 'page' } },
      initial: 'failed',
      states: { failed: {}, offline: {} },
    },
    noTimes: { on: { 'USER.closes': { target: 'page' } } },
    choosing: {
      on: {
        'USER.looksAtMonday': { guard: 'isElsewhere', actions: { type: 'lookAt', params: monday } },
        'USER.looksAtTuesday': { guard: 'isOnMonday', actions: { type: 'lookAt', params: tuesday } },
        'USER.choosesMonday2pm': {
          guard: 'mayTakeMonday',
          target: 'choosing.calm',
          actions: { type: 'choose', params: mondayAt2 },
        },
        'USER.choosesTuesday530pm': {
          guard: 'isOnTuesday',
          target: 'choosing.calm',
          actions: { type: 'choose', params: tuesdayAt530 },
        },
        'USER.choosesVideo': { guard: 'isNotVideo', actions: 'byVideo' },
        'USER.continuesTooSoon': { guard: 'hasNoTime', actions: 'nothingHappens' },
        'USER.continues': { guard: 'hasTime', target: 'contact' },
        'USER.closes': { target: 'page' },
      },
      initial: 'calm',
      states: { calm: {}, timeGone: {} },
    },
    timeGone: {
      on: {
        'USER.closes': { target: 'page' },
        'API.times.withoutMonday': { target: 'choosing.timeGone', actions: 'showOtherTimes' },
        'API.times.none': { target: 'noTimes' },
        'API.times.500': { target: 'unavailable.failed' },
      },
    },
    contact: {
      on: {
        'USER.fillsBadEmail': { guard: 'isUnfilled', actions: { type: 'fill', params: 'badEmail' } },
        'USER.fillsNeeded': { guard: 'isUnfinished', actions: { type: 'fill', params: 'needed' } },
        'USER.fillsAll': { guard: 'lacksOptional', actions: { type: 'fill', params: 'all' } },
        'USER.continues': [
          { guard: 'isFilled', target: 'review' },
          { guard: 'emailIsBad', target: 'contact.badEmail' },
          { target: 'contact.missing' },
        ],
        'USER.goesBack': { target: 'choosing' },
        'USER.closes': { target: 'page' },
      },
      initial: 'calm',
      states: {
        calm: {},
        missing: {
          on: {
            'USER.fillsBadEmail': { target: 'badEmail', actions: { type: 'fill', params: 'badEmail' } },
            'USER.fillsNeeded': { target: 'calm', actions: { type: 'fill', params: 'needed' } },
          },
        },
        badEmail: { on: { 'USER.fillsNeeded': { target: 'calm', actions: { type: 'fill', params: 'needed' } } } },
        refused: {
          on: {
            'USER.fillsOtherEmail': {
              guard: 'isNotOtherEmail',
              target: 'calm',
              actions: { type: 'fill', params: 'otherEmail' },
            },
          },
        },
      },
    },
    review: {
      on: {
        'USER.sends': { guard: 'maySend', target: 'sending', actions: 'send' },
        'USER.goesBack': { target: 'contact' },
        'USER.changesTime': { target: 'choosing' },
        'USER.closes': { target: 'page' },
      },
      initial: 'calm',
      states: { calm: {}, openAlready: {}, closed: {}, tooMany: {}, offline: {}, failed: {} },
    },
    sending: {
      on: {
        'USER.sendsAgain': { actions: 'nothingHappens' },
        'USER.closes': { target: 'page' },
        'API.request.requested': { target: 'requested' },
        'API.request.timeGone': { target: 'timeGone', actions: 'loseTime' },
        'API.request.openAlready': { target: 'review.openAlready' },
        'API.request.422.fields': { target: 'contact.refused' },
        'API.request.422.sentence': { target: 'review.closed' },
        'API.request.429': { target: 'review.tooMany' },
        'API.request.500': { target: 'review.failed' },
        'API.request.notJson': { target: 'review.failed' },
        'API.request.network': { target: 'review.offline' },
      },
    },
    requested: { on: { 'USER.closes': { target: 'page', actions: 'forgetRequest' } } },
  },
})

const contacts: Record<Filled, Record<'name' | 'email' | 'phone' | 'note', string>> = {
  nothing: { name: '', email: '', phone: '', note: '' },
  badEmail: { name: 'Ann Chen', email: 'ann.chen@example', phone: '', note: '' },
  needed: { name: ' Ann Chen ', email: 'ann.chen@example.com', phone: '', note: '' },
  allButNote: { name: ' Ann Chen ', email: 'ann.chen@example.com', phone: '415 555 0199', note: '' },
  all: { name: ' Ann Chen ', email: 'ann.chen@example.com', phone: '415 555 0199', note: 'Is the yard fenced?' },
  otherEmail: { name: ' Ann Chen ', email: 'ann@chen.example', phone: '', note: '' },
  byGate: { name: 'Ann Chen', email: 'ann.chen@example.com', phone: '415 555 0199', note: '' },
}
const emailOf = (filled: Filled) => contacts[filled].email
const hasPhone = (filled: Filled) => ['all', 'allButNote', 'byGate'].includes(filled)

const timeOf = { [mondayAt2]: '2 PM', [tuesdayAt530]: '5:30 PM' }
const dayOf = { [saturday]: 'Sat, Nov 21', [monday]: 'Mon, Nov 23', [tuesday]: 'Tue, Nov 24' } as Record<string, string>
const offered = {
  [saturday]: ['11 AM', '11:30 AM'],
  [monday]: ['9 AM', '9:30 AM', '2 PM'],
  [tuesday]: ['2 PM', '5:30 PM'],
} as Record<string, string[]>

const base = { screen: 'page', sent: 0, busy: false, problem: null, fields: {}, sends: null }
const sentSoFar = ({ sent }: Context) => ({ ...base, sent })

const choosing = (problem: string | null) => (context: Context) => {
  const { day, time, kind, isMondayTaken } = context
  const times = offered[day ?? '']?.filter((each) => !(isMondayTaken && day === monday && each === '2 PM'))
  return {
    ...sentSoFar(context),
    screen: 'choosing',
    day: dayOf[day ?? ''],
    times,
    time: time && timeOf[time as keyof typeof timeOf],
    kind,
    ready: time !== null,
    problem,
  }
}

const contact = (fields: object) => (context: Context) => ({
  ...sentSoFar(context),
  screen: 'contact',
  contact: contacts[context.filled],
  fields,
})

const summaryOf = ({ time, kind, filled }: Context) => [
  time === mondayAt2 ? 'Mon, Nov 23 at 2 PM Pacific Time' : 'Tue, Nov 24 at 5:30 PM Pacific Time',
  kind === 'video' ? 'By video' : 'In person',
  'Ann Chen',
  emailOf(filled),
  ...(hasPhone(filled) ? ['415 555 0199'] : []),
  ...(filled === 'all' ? ['Is the yard fenced?'] : []),
]

const review = (problem: string | null) => (context: Context) => ({
  ...sentSoFar(context),
  screen: 'review',
  summary: summaryOf(context),
  problem,
})

export const tourRequestModel: Model = {
  requirements: [],
  chart,
  looks: {
    'tourRequestSpec.page': sentSoFar,
    'tourRequestSpec.loading': (context: Context) => ({ ...sentSoFar(context), screen: 'loading', busy: true }),
    'tourRequestSpec.timeGone': (context: Context) => ({ ...sentSoFar(context), screen: 'loading', busy: true }),
    'tourRequestSpec.unavailable.failed': (context: Context) => ({
      ...sentSoFar(context),
      screen: 'unavailable',
      problem: 'We couldn’t load the open times. Please try again.',
    }),
    'tourRequestSpec.unavailable.offline': (context: Context) => ({
      ...sentSoFar(context),
      screen: 'unavailable',
      problem: 'Please check your connection and try again.',
    }),
    'tourRequestSpec.noTimes': (context: Context) => ({ ...sentSoFar(context), screen: 'noTimes' }),
    'tourRequestSpec.choosing.calm': choosing(null),
    'tourRequestSpec.choosing.timeGone': choosing('That time was just taken. Please choose another one.'),
    'tourRequestSpec.contact.calm': contact({}),
    'tourRequestSpec.contact.missing': contact({
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
    }),
    'tourRequestSpec.contact.badEmail': contact({ email: 'Please enter a valid email address' }),
    'tourRequestSpec.contact.refused': contact({ email: 'Email should look like name@example.com' }),
    'tourRequestSpec.review.calm': review(null),
    'tourRequestSpec.review.openAlready': review(
      'You already have two open requests for this home. Please answer the emails about them first.',
    ),
    'tourRequestSpec.review.closed': review('That’s outside this home’s tour hours. Please choose another time.'),
    'tourRequestSpec.review.tooMany': review('Too many requests. Please try again in 60 minutes.'),
    'tourRequestSpec.review.offline': review('Please check your connection and try again.'),
    'tourRequestSpec.review.failed': review('Something went wrong. Please try again.'),
    'tourRequestSpec.sending': (context: Context) => ({
      ...review(null)(context),
      busy: true,
      sends: {
        time: context.time,
        kind: context.kind,
        name: 'Ann Chen',
        email: emailOf(context.filled),
        ...(hasPhone(context.filled) && { phone: '415 555 0199' }),
        ...(context.filled === 'all' && { note: 'Is the yard fenced?' }),
      },
    }),
    'tourRequestSpec.requested': (context: Context) => ({
      ...sentSoFar(context),
      screen: 'requested',
      summary: ['Mon, Nov 23 at 2 PM Pacific Time', emailOf(context.filled)],
    }),
  },
}
