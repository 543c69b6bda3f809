import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Not in the specification: a listing's button "Request a tour". The contact is filled in a few ways, the dialog opened
 * twice and a request sent twice at most: a third time would show nothing new. What a visitor gave at the listing's gate
 * is there already (`byGate`). The listing asks for a phone number (`required`), takes one, or doesn't ask.
 */
type Filled = 'nothing' | 'badEmail' | 'needed' | 'all' | 'allButNote' | 'byGate' | 'otherEmail'

interface Context {
  day: string | null
  time: string | null
  kind: 'in_person' | 'video'
  filled: Filled
  phone: 'not_asked' | 'optional' | 'required'
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
    isFilled: ({ context }) => {
      const { filled, phone } = context
      return hasPhone(filled) || (phone !== 'required' && (filled === 'needed' || filled === 'otherEmail'))
    },
    lacksOptional: ({ context }) => ['needed', 'allButNote', 'byGate'].includes(context.filled),
    lacksPhone: ({ context }) => !hasPhone(context.filled),
    phoneIsRequired: ({ context }) => context.phone === 'required',
    isFirstLook: ({ context }) =>
      context.opened === 1 && context.sent === 0 && ['nothing', 'byGate'].includes(context.filled),
    isNotOtherEmail: ({ context }) => context.filled !== 'otherEmail',
    isNeeded: ({ context }) => context.filled === 'needed' || context.filled === 'otherEmail',
    emailIsBad: ({ context }) => context.filled === 'badEmail',
  },
  actions: {
    nothingHappens: () => {},
    open: assign({ opened: ({ context }) => context.opened + 1 }),
    send: assign({ sent: ({ context }) => context.sent + 1 }),
    showTimes: assign({
      isMondayTaken: false,
      phone: 'optional',
      day: ({ context }) => context.time?.slice(0, 10) ?? saturday,
    }),
    showTimesAskingPhone: assign({
      isMondayTaken: false,
      phone: (_, phone: Context['phone']) => phone,
      day: saturday,
    }),
    requirePhone: assign({ phone: 'required' }),
    showOtherTimes: assign(({ context }) => {
      const time = context.time === mondayAt2 ? null : context.time
      return { isMondayTaken: true, phone: 'optional' as const, time, day: time?.slice(0, 10) ?? saturday }
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
  context: {
    day: null,
    time: null,
    kind: 'in_person',
    filled: 'nothing',
    phone: 'optional',
    isMondayTaken: false,
    opened: 0,
    sent: 0,
  },
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
        'API.times.phoneRequired': {
          guard: 'isFirstLook',
          target: 'choosing.calm',
          actions: { type: 'showTimesAskingPhone', params: 'required' },
        },
        'API.times.phoneNotAsked': {
          guard: 'isFirstLook',
          target: 'choosing.calm',
          actions: { type: 'showTimesAskingPhone', params: 'not_asked' },
        },
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
          { guard: 'isNeeded', target: 'contact.phoneMissing' },
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
            'USER.fillsNeeded': [
              { guard: 'phoneIsRequired', target: 'phoneMissing', actions: { type: 'fill', params: 'needed' } },
              { target: 'calm', actions: { type: 'fill', params: 'needed' } },
            ],
          },
        },
        badEmail: {
          on: {
            'USER.fillsNeeded': [
              { guard: 'phoneIsRequired', target: 'phoneMissing', actions: { type: 'fill', params: 'needed' } },
              { target: 'calm', actions: { type: 'fill', params: 'needed' } },
            ],
          },
        },
        phoneMissing: { on: { 'USER.fillsAll': { target: 'calm', actions: { type: 'fill', params: 'all' } } } },
        phoneRefused: { on: { 'USER.fillsAll': { target: 'calm', actions: { type: 'fill', params: 'all' } } } },
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
        'API.request.422.phone': { guard: 'lacksPhone', target: 'contact.phoneRefused', actions: 'requirePhone' },
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

const contact = (fields: object) => (context: Context) => {
  const { phone, ...others } = contacts[context.filled]
  return {
    ...sentSoFar(context),
    screen: 'contact',
    contact: context.phone === 'not_asked' ? others : { ...others, phone },
    phoneIsRequired: context.phone === 'required',
    fields,
  }
}

const phoneNeeded = { phone: 'Please enter a phone number' }
const contactWithPhone = (fields: object) => (context: Context) =>
  contact(context.phone === 'required' && !hasPhone(context.filled) ? { ...fields, ...phoneNeeded } : fields)(context)

const sendsPhone = ({ filled, phone }: Context) => hasPhone(filled) && phone !== 'not_asked'

const summaryOf = (context: Context) => [
  context.time === mondayAt2 ? 'Mon, Nov 23 at 2 PM Pacific Time' : 'Tue, Nov 24 at 5:30 PM Pacific Time',
  context.kind === 'video' ? 'By video' : 'In person',
  'Ann Chen',
  emailOf(context.filled),
  ...(sendsPhone(context) ? ['415 555 0199'] : []),
  ...(context.filled === 'all' ? ['Is the yard fenced?'] : []),
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
    'tourRequestSpec.contact.missing': contactWithPhone({
      name: 'Please enter your name',
      email: 'Please enter a valid email address',
    }),
    'tourRequestSpec.contact.badEmail': contactWithPhone({ email: 'Please enter a valid email address' }),
    'tourRequestSpec.contact.phoneMissing': contact(phoneNeeded),
    'tourRequestSpec.contact.phoneRefused': contact({ phone: 'Phone must have at least 7 digits' }),
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
        ...(sendsPhone(context) && { phone: '415 555 0199' }),
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
