import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'
import { badLink, type RescheduleModelContext, tourRescheduleExpectedViews } from './expected-views.ts'

const broke = 'The form broke: Error: The lights went out'
const failed = 'Failed to fetch tour details from server'

/**
 * Requirements RESCHED-01…12, CONFIRM-05. A seller in Kathmandu opens the link of a home in California on November 21, 2026
 * at 10:45, when it is still November 20 there. `lookup`, `times` and `submit` are the three calls; `byOlderServer` tells a
 * tour's number as id, and neither its zone, its kind nor its status.
 */
const chart = setup({
  types: { context: {} as RescheduleModelContext, events: {} as { type: string } },
  guards: {
    hasNoDay: ({ context }) => context.day === null,
    mayPickDay: ({ context }) => context.day === null && context.log.length === 0,
    mayChangeDay: ({ context }) => context.day === '2026-11-24' && context.wasRefused,
    mayPickTime: ({ context }) => context.time === '2:00 PM' && isUsual(context),
    mayWrite: ({ context }) => context.notes === '' && isUsual(context),
    mayRetry: ({ context }) => context.log.join() === 'Server error: 503',
    hasBroken: ({ context }) => context.log.join() === broke,
    isFilledIn: ({ context: { day, time, notes, wasRefused } }) =>
      day === '2026-11-24' && time === '12:05 AM' && notes === 'some' && !wasRefused,
  },
  actions: {
    nothingHappens: () => {},
    guessClock: assign({ clock: 'viewer' }),
    pickDay: assign({ day: (_, day: string) => day }),
    pickTime: assign({ time: '12:05 AM' }),
    write: assign({ notes: (_, notes: 'blank' | 'some') => notes }),
    refuse: assign({ wasRefused: true }),
    startAnew: assign({ day: null, time: '2:00 PM' }),
    log: assign({ log: ({ context }, line: string) => [...context.log, line] }),
  },
}).createMachine({
  id: 'tourRescheduleSpec',
  context: { clock: 'property', day: null, time: '2:00 PM', notes: '', wasRefused: false, log: [] },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.opensLink': { target: 'loading' },
        'USER.opensWithoutToken': { target: 'badLink', actions: logs(badLink) },
        'USER.opensWithBlankToken': { target: 'badLink', actions: logs(badLink) },
        'USER.opensWithoutAction': { target: 'badLink', actions: logs(badLink) },
        'USER.opensToAccept': { target: 'badLink', actions: logs(badLink) },
      },
    },
    loading: {
      initial: 'tour',
      states: {
        tour: {
          on: {
            'API.lookup.found': { target: 'times' },
            'API.lookup.byOlderServer': { target: 'times', actions: 'guessClock' },
            'API.lookup.alreadyAccepted': { target: '#tourRescheduleSpec.acceptedEarlier' },
            'API.lookup.alreadyDeclined': { target: '#tourRescheduleSpec.declinedEarlier' },
            'API.lookup.alreadyProposed': { target: '#tourRescheduleSpec.proposedEarlier' },
            'API.lookup.cancelled': { target: '#tourRescheduleSpec.cancelledEarlier' },
            'API.lookup.moved': { target: '#tourRescheduleSpec.movedEarlier' },
            'API.lookup.withoutNumber': fails('Tour ID not found in response'),
            'API.lookup.unknownZone': fails(failed),
            'API.lookup.badMoment': fails(failed),
            'API.lookup.404': {
              target: '#tourRescheduleSpec.notFound',
              actions: logs('Tour not found or token has expired'),
            },
            'API.lookup.400': { target: '#tourRescheduleSpec.badToken', actions: logs('Invalid token format') },
            'API.lookup.400.bare': { target: '#tourRescheduleSpec.badRequest', actions: logs('Invalid token format') },
            'API.lookup.500': fails('Server error: 500 - Internal server error'),
            'API.lookup.500.message': fails('Server error: 500 - The database sleeps'),
            'API.lookup.500.error': fails('Server error: 500 - Out of memory'),
            'API.lookup.500.bare': fails('Server error: 500'),
            'API.lookup.503': fails('Server error: 503'),
            'API.lookup.notJson': fails('Server returned non-JSON response'),
            'API.lookup.unreadable': fails(failed),
            'API.lookup.network': fails(failed),
            'API.lookup.exception': fails(failed),
          },
        },
        times: {
          on: {
            'API.times.free': { target: '#tourRescheduleSpec.form' },
            'API.times.none': { target: '#tourRescheduleSpec.form' },
            'API.times.404': {
              target: '#tourRescheduleSpec.form',
              actions: logs('Failed to fetch available times: 404'),
            },
            'API.times.network': {
              target: '#tourRescheduleSpec.form',
              actions: logs('Failed to fetch available times: network'),
            },
            'TIME.4999ms': { target: 'almost' },
          },
        },
        almost: {
          on: {
            'API.times.free': { target: '#tourRescheduleSpec.form' },
            'TIME.1ms': {
              target: '#tourRescheduleSpec.form',
              actions: logs('Failed to fetch available times: network'),
            },
          },
        },
      },
    },
    form: {
      on: {
        'USER.picksDay': [
          { guard: 'mayPickDay', target: 'form', actions: { type: 'pickDay', params: '2026-11-24' } },
          { guard: 'mayChangeDay', actions: { type: 'pickDay', params: '2026-12-01' } },
        ],
        'USER.picksTime': { guard: 'mayPickTime', actions: 'pickTime' },
        'USER.writesNotes': { guard: 'mayWrite', actions: { type: 'write', params: 'some' } },
        'USER.writesBlankNotes': { guard: 'mayWrite', actions: { type: 'write', params: 'blank' } },
        'USER.submits': [{ guard: 'hasNoDay', target: 'form.missing' }, { target: 'submitting' }],
        'USER.cancels': { target: 'home' },
        'CALENDAR.breaks': { guard: 'isFilledIn', target: 'unavailable', actions: ['startAnew', logs(broke)] },
        'TIME_PICKER.breaks': { guard: 'isFilledIn', target: 'unavailable', actions: ['startAnew', logs(broke)] },
      },
      initial: 'calm',
      states: {
        calm: {},
        missing: {},
        notFound: {},
        badRequest: {},
        noSuchTime: {},
        badForm: {},
        serverError: {},
        unavailable: {},
        notJson: {},
        failed: {},
      },
    },
    submitting: {
      on: {
        'USER.submitsAgain': { actions: 'nothingHappens' },
        'USER.cancels': { target: 'home' },
        'API.submit.proposed': { target: 'proposed' },
        'API.submit.byOlderServer': { target: 'proposed' },
        'API.submit.alreadyProposed': { target: 'proposedBefore' },
        'API.submit.alreadyAccepted': { target: 'acceptedBefore' },
        'API.submit.alreadyDeclined': { target: 'declinedBefore' },
        'API.submit.cancelled': { target: 'cancelledBefore' },
        'API.submit.moved': { target: 'movedBefore' },
        'API.submit.waiting': { target: 'form.failed', actions: 'refuse' },
        'API.submit.404': { target: 'form.notFound', actions: 'refuse' },
        'API.submit.400': { target: 'form.badRequest', actions: 'refuse' },
        'API.submit.422.issue': { target: 'form.noSuchTime', actions: 'refuse' },
        'API.submit.422.issues': { target: 'form.badForm', actions: 'refuse' },
        'API.submit.500': { target: 'form.serverError', actions: 'refuse' },
        'API.submit.503': { target: 'form.unavailable', actions: 'refuse' },
        'API.submit.notJson': { target: 'form.notJson', actions: 'refuse' },
        'API.submit.unreadable': { target: 'form.failed', actions: 'refuse' },
        'API.submit.network': { target: 'form.failed', actions: 'refuse' },
        'API.submit.exception': { target: 'form.failed', actions: 'refuse' },
      },
    },
    home: {},
    proposed: {},
    proposedBefore: {},
    acceptedBefore: {},
    declinedBefore: {},
    proposedEarlier: {},
    acceptedEarlier: {},
    declinedEarlier: {},
    cancelledBefore: {},
    movedBefore: {},
    cancelledEarlier: {},
    movedEarlier: {},
    badLink: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    notFound: { on: { 'USER.retriesInVain': { actions: 'nothingHappens' } } },
    badToken: {},
    badRequest: {},
    unavailable: {
      on: {
        'USER.retries': [
          { guard: 'hasBroken', target: 'loadingAnew' },
          { guard: 'mayRetry', target: 'loading' },
        ],
      },
    },
    loadingAnew: {
      initial: 'tour',
      states: {
        tour: { on: { 'API.lookup.found': { target: 'times' } } },
        times: { on: { 'API.times.free': { target: '#tourRescheduleSpec.form' } } },
      },
    },
  },
})

/** A form that was opened in an unusual way isn't filled in again. */
function isUsual({ clock, log }: RescheduleModelContext): boolean {
  return clock === 'property' && log.length === 0
}

function logs(line: string) {
  return { type: 'log' as const, params: line }
}

function fails(line: string) {
  return { target: '#tourRescheduleSpec.unavailable', actions: logs(line) }
}

export const tourRescheduleModel: Model = {
  requirements: [
    'RESCHED-01',
    'RESCHED-02',
    'RESCHED-03',
    'RESCHED-04',
    'RESCHED-05',
    'RESCHED-06',
    'RESCHED-08',
    'RESCHED-09',
    'RESCHED-10',
    'RESCHED-11',
    'RESCHED-12',
    'CONFIRM-05',
  ],
  proves: {
    badLink: ['RESCHED-01'],
    loading: ['RESCHED-02'],
    'API.times': ['RESCHED-02'],
    loadingAnew: ['RESCHED-02'],
    notFound: ['RESCHED-03', 'RESCHED-04'],
    badToken: ['RESCHED-03', 'RESCHED-04'],
    'API.lookup.500': ['RESCHED-03', 'RESCHED-04'],
    'API.lookup.503': ['RESCHED-03', 'RESCHED-04'],
    'API.lookup.network': ['RESCHED-03', 'RESCHED-04'],
    'API.lookup.notJson': ['RESCHED-03', 'RESCHED-04'],
    'form.calm': ['RESCHED-05'],
    'USER.picksDay': ['RESCHED-06'],
    'USER.writesNotes': ['RESCHED-08'],
    'USER.writesBlankNotes': ['RESCHED-08', 'RESCHED-10'],
    'USER.cancels': ['RESCHED-08'],
    'form.missing': ['RESCHED-09'],
    submitting: ['RESCHED-08', 'RESCHED-10'],
    'form.notFound': ['RESCHED-11'],
    'form.badRequest': ['RESCHED-11'],
    'form.serverError': ['RESCHED-11'],
    'form.unavailable': ['RESCHED-11'],
    'form.notJson': ['RESCHED-11'],
    'form.failed': ['RESCHED-11'],
    proposed: ['RESCHED-12'],
    acceptedBefore: ['CONFIRM-05'],
    declinedBefore: ['CONFIRM-05'],
    proposedBefore: ['CONFIRM-05'],
    acceptedEarlier: ['CONFIRM-05'],
    declinedEarlier: ['CONFIRM-05'],
    proposedEarlier: ['CONFIRM-05'],
  },
  chart,
  looks: tourRescheduleExpectedViews,
}
