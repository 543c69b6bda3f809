import type { Model } from '../model.ts'

/** What the specification's seller has done so far. */
export interface RescheduleModelContext {
  clock: 'property' | 'viewer'
  day: string | null
  time: '2:00 PM' | '12:05 AM'
  notes: '' | 'blank' | 'some'
  /** The form was refused once; what follows would show nothing new a second time. */
  wasRefused: boolean
  /** The browser's log entries. */
  log: string[]
}

export const badLink = 'Invalid reschedule link. Missing token or incorrect action.'

/** RESCHED-05: the tour as it was asked for, in the property's zone and in the viewer's where that differs. */
const original = {
  property: {
    buyer: 'Ann Chen',
    property: '48 Alder Ridge Road, Mill Valley, CA 94941',
    time: 'Wednesday, November 25 at 10:30 AM PST',
    viewersClock: 'In your time zone: Thursday, November 26 at 12:15 AM GMT+5:45',
    kind: 'In person',
  },
  viewer: {
    buyer: 'Ann Chen',
    property: '48 Alder Ridge Road, Mill Valley, CA 94941',
    time: 'Thursday, November 26 at 12:15 AM GMT+5:45',
    viewersClock: null,
    kind: null,
  },
}

const written = { '': '', blank: ' \n ', some: '  The side gate is open. \n' }

const form = (message: string | null) => (context: RescheduleModelContext) => ({
  screen: 'form',
  title: 'Propose New Time',
  original: original[context.clock],
  clock: context.clock === 'property' ? 'Times are in Pacific Time.' : 'Times are in your time zone, Nepal Time.',
  today: context.clock === 'property' ? '2026-11-20' : '2026-11-21',
  day: context.day,
  time: context.time,
  notes: written[context.notes],
  busy: false,
  message,
  log: context.log,
})

/** RESCHED-10. */
const sent = ({ day, time, notes }: RescheduleModelContext) => ({
  tourId: 1,
  newTime: {
    new_time: time === '2:00 PM' ? `${day}T14:00:00` : `${day}T00:05:00`,
    ...(notes === 'some' && { seller_notes: 'The side gate is open.' }),
  },
})

const outcome =
  (title: string, message: string) =>
  ({ log }: RescheduleModelContext) => ({ screen: 'outcome', title, message, log })
const error =
  (message: string, again: boolean) =>
  ({ log }: RescheduleModelContext) => ({ screen: 'error', message, again, log })
const loading =
  (asks: string) =>
  ({ log }: RescheduleModelContext) => ({ screen: 'Loading reschedule options...', asks, log })

/** The view of each state of the specification, with exact sentences. */
export const tourRescheduleExpectedViews: Model['looks'] = {
  'tourRescheduleSpec.loading.tour': loading('token-of-the-email'),
  'tourRescheduleSpec.loading.times': loading('free times of tour 1'),
  'tourRescheduleSpec.loading.almost': loading('free times of tour 1'),
  'tourRescheduleSpec.loadingAnew.tour': loading('token-of-the-email'),
  'tourRescheduleSpec.loadingAnew.times': loading('free times of tour 1'),
  'tourRescheduleSpec.form.calm': form(null),
  'tourRescheduleSpec.form.missing': form('Please select a date and time before submitting.'),
  'tourRescheduleSpec.form.notFound': form('Tour not found or has expired'),
  'tourRescheduleSpec.form.badRequest': form('Invalid request data'),
  'tourRescheduleSpec.form.noSuchTime': form(
    '2:30 AM doesn’t exist on Sunday, March 14, 2027 because of daylight saving time. Please choose another time.',
  ),
  'tourRescheduleSpec.form.badForm': form('Server error: 422'),
  'tourRescheduleSpec.form.serverError': form('Server error occurred while processing your request'),
  'tourRescheduleSpec.form.unavailable': form('Server error: 503'),
  'tourRescheduleSpec.form.notJson': form('Server returned non-JSON response for submit new time'),
  'tourRescheduleSpec.form.failed': form('Failed to submit new time. Please try again.'),
  'tourRescheduleSpec.submitting': (context: RescheduleModelContext) => ({
    ...form(null)(context),
    busy: true,
    sends: sent(context),
  }),
  'tourRescheduleSpec.home': { screen: 'home' },
  'tourRescheduleSpec.proposed': outcome(
    'New Time Proposed!',
    'We’ve asked Ann Chen whether Tuesday, November 24 at 2:00 PM PST works.',
  ),
  'tourRescheduleSpec.proposedBefore': outcome(
    'New Time Proposed!',
    'You’ve already proposed Tuesday, November 24 at 2:00 PM PST. Nothing has changed.',
  ),
  'tourRescheduleSpec.acceptedBefore': outcome(
    'Tour Request Accepted!',
    'You’ve already accepted this tour. It’s on Wednesday, November 25 at 10:30 AM PST.',
  ),
  'tourRescheduleSpec.declinedBefore': outcome(
    'Tour Request Declined',
    'You’ve already declined this tour. Nothing has changed.',
  ),
  'tourRescheduleSpec.proposedEarlier': outcome(
    'New Time Proposed!',
    'You’ve already proposed another time, and the buyer knows.',
  ),
  'tourRescheduleSpec.acceptedEarlier': outcome(
    'Tour Request Accepted!',
    'You’ve already accepted this tour. Nothing has changed.',
  ),
  'tourRescheduleSpec.declinedEarlier': outcome(
    'Tour Request Declined',
    'You’ve already declined this tour. Nothing has changed.',
  ),
  'tourRescheduleSpec.cancelledBefore': outcome(
    'Tour Canceled',
    'Ann Chen canceled this tour, so you don’t need to answer.',
  ),
  'tourRescheduleSpec.movedBefore': outcome(
    'Tour Moved',
    'Ann Chen moved this tour to Thursday, November 26 at 3:00 PM PST. Please answer with the links in our latest email.',
  ),
  'tourRescheduleSpec.cancelledEarlier': outcome(
    'Tour Canceled',
    'This tour was canceled, so you don’t need to answer.',
  ),
  'tourRescheduleSpec.movedEarlier': outcome(
    'Tour Moved',
    'The buyer moved this tour to another time. Please answer with the links in our latest email.',
  ),
  'tourRescheduleSpec.badLink': error(badLink, false),
  'tourRescheduleSpec.notFound': error('Tour request not found or has expired.', false),
  'tourRescheduleSpec.badToken': error('This link is incomplete. Please open it again from the email.', false),
  'tourRescheduleSpec.badRequest': error('Invalid request. Please try again.', false),
  'tourRescheduleSpec.unavailable': error('An error occurred. Please try again later.', true),
}
