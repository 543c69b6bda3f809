import type { ComponentProps, ReactElement } from 'react'
import type { Day } from '#domain/calendar.ts'
import type { ClockTime } from '#machines/time-picker/time.ts'
import type { TourRequest } from '#machines/tour-reschedule/tour.ts'
import { TourConfirmView } from '#src/pages/tour-confirm/tour-confirm-view.tsx'
import { RescheduleErrorView } from '#src/pages/tour-reschedule/error-view.tsx'
import { FormView } from '#src/pages/tour-reschedule/form-view.tsx'
import { RescheduleLoadingView } from '#src/pages/tour-reschedule/loading-view.tsx'
import { MonthCalendarView } from '#src/widgets/month-calendar/month-calendar-view.tsx'
import { clockTimeOf, FreeTimes } from '#src/widgets/time-picker/free-times.tsx'
// Cached before the page requests it.
import '#src/widgets/time-picker/time-lists.tsx'
import { TimePickerView } from '#src/widgets/time-picker/time-picker-view.tsx'
import { TourOutcome } from '#src/widgets/tour-outcome/tour-outcome.tsx'
import { LiveReschedule } from './live-reschedule.tsx'

const nothing = () => {}

const pacific = 'America/Los_Angeles'
const tour: TourRequest = {
  tour_id: 1,
  buyer_name: 'Ann Chen',
  property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  proposed_time: '2026-11-25T10:30:00-08:00',
  time_zone: pacific,
  kind: 'in_person',
}
const longTour: TourRequest = {
  ...tour,
  buyer_name: 'Maximiliana-Alexandrina Featherstonehaugh von und zu Wolfeschlegelsteinhausenbergerdorff',
  property_address:
    '12487 Rancho Santa Fe Old Winery Heights Boulevard Building C Penthouse #2104-B, Rancho Palos Verdes Estates, CA 90275-1234',
  time_zone: 'America/St_Johns',
}
const twoPm: ClockTime = { hour: 2, minute: 0, period: 'PM' }
const halfHours = (from: number, to: number) =>
  Array.from({ length: (to - from) * 2 }, (_, index) => {
    const minutes = from * 60 + index * 30
    return `2026-11-24T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}:00`
  })
const someFree = new Set(['2026-11-21', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-28', '2026-11-30'])

type CalendarProps = ComponentProps<typeof MonthCalendarView>
const calendar = (state: Partial<CalendarProps> = {}) => (
  <MonthCalendarView
    today="2026-11-20"
    focused="2026-11-20"
    picked={null}
    asked="2026-11-25"
    free={someFree}
    onMove={nothing}
    onPick={nothing}
    onPreviousMonth={nothing}
    onNextMonth={nothing}
    {...state}
  />
)

/** The layout follows the window, as on the page. */
const isNarrow = matchMedia('(width < 600px)').matches
const timePicker = (time = twoPm, free: string[] = [], shape = isNarrow ? ('wheels' as const) : ('lists' as const)) => (
  <div className="flex flex-col gap-6">
    <FreeTimes times={free.map(clockTimeOf).filter((each) => each !== null)} chosen={time} onPick={nothing} />
    <TimePickerView shape={shape} time={time} onHour={nothing} onMinute={nothing} onPeriod={nothing} />
  </div>
)

const form = (state: Partial<ComponentProps<typeof FormView>> = {}) => (
  <FormView
    tour={tour}
    zone={pacific}
    viewerZone={pacific}
    day={null}
    time={twoPm}
    notes=""
    busy={false}
    problem={null}
    calendar={calendar()}
    timePicker={timePicker()}
    onNotes={nothing}
    onSubmit={nothing}
    onCancel={nothing}
    {...state}
  />
)
const tuesday: Day = '2026-11-24'
const picked = {
  day: tuesday,
  calendar: calendar({ picked: tuesday, focused: tuesday }),
  timePicker: timePicker(twoPm, halfHours(9, 18)),
}

type ConfirmProps = ComponentProps<typeof TourConfirmView>
const confirm = (state: Partial<ConfirmProps>) => (
  <TourConfirmView outcome={null} message="" problem={null} token="token-of-the-email" action="accept" {...state} />
)

const acceptedTour: ConfirmProps['tour'] = {
  side: 'seller',
  property_address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  property_slug: '48-alder-ridge-road',
  proposed_time: '2026-11-25T10:30:00-08:00',
  time_zone: pacific,
  kind: 'in_person',
  state: 'accepted',
  buyer_name: 'Ann Chen',
  contact: { name: 'Ann Chen', company: null, email: 'ann.chen@example.com', phone: '(415) 555-0101' },
  feed_url: 'https://pending.example/api/v1/tour/feed/4-9mBLtmBcY2kqQm5WSnTzVA/tours.ics',
  actions: ['move', 'cancel'],
}

/** The pages of a seller's link, in every state. */
export const tourViews: Record<string, ReactElement> = {
  'tour-live': <LiveReschedule tour={tour} zone={pacific} />,
  'tour-confirm-processing': confirm({}),
  'tour-confirm-offer-accept': confirm({ onConfirm: nothing }),
  'tour-confirm-offer-decline': confirm({ onConfirm: nothing, action: 'deny' }),
  'tour-confirm-accepted': confirm({
    outcome: 'accepted',
    message:
      'Confirmed: Ann Chen, Wednesday, November 25, 2026 at 10:30 AM PST. We’ve emailed the details to both of you.',
  }),
  'tour-confirm-accepted-details': confirm({
    outcome: 'accepted',
    message:
      'Confirmed: Ann Chen, Wednesday, November 25, 2026 at 10:30 AM PST. We’ve emailed the details to both of you.',
    tour: acceptedTour,
  }),
  'tour-confirm-declined': confirm({
    outcome: 'declined',
    message: 'You declined this tour. We’ve let Ann Chen know.',
  }),
  'tour-confirm-proposed': confirm({
    outcome: 'new_time_proposed',
    message: 'You’ve already proposed Tuesday, November 24, 2026 at 2:00 PM PST. Nothing has changed.',
  }),
  'tour-confirm-cancelled': confirm({
    outcome: 'cancelled',
    message: 'Ann Chen canceled this tour, so you don’t need to answer.',
  }),
  'tour-confirm-moved': confirm({
    outcome: 'moved',
    message:
      'Ann Chen moved this tour to Thursday, November 26, 2026 at 3:00 PM PST. Please answer with the links in my latest email.',
  }),
  'tour-confirm-longest': confirm({
    outcome: 'accepted',
    message: `Confirmed: ${longTour.buyer_name}, Wednesday, November 25, 2026 at 3:00 PM GMT-3:30. We’ve emailed the details to both of you.`,
  }),
  'tour-confirm-missing': confirm({ problem: { code: 'missingParameters' }, token: null }),
  'tour-confirm-bad-action': confirm({ problem: { code: 'badAction' } }),
  'tour-confirm-not-found': confirm({ problem: { code: 'notFound' } }),
  'tour-confirm-network': confirm({ problem: { code: 'network' }, onRetry: nothing }),
  'tour-reschedule-loading': <RescheduleLoadingView />,
  'tour-reschedule-error': <RescheduleErrorView problem={{ code: 'failed' }} onRetry={nothing} />,
  'tour-reschedule-not-found': <RescheduleErrorView problem={{ code: 'notFound' }} />,
  'tour-reschedule-bad-link': <RescheduleErrorView problem={{ code: 'badLink' }} />,
  'tour-reschedule-form': form(),
  'tour-reschedule-picked': form({ ...picked, notes: 'The side gate is open.', viewerZone: 'Asia/Kathmandu' }),
  'tour-reschedule-afternoon': form({
    ...picked,
    time: { hour: 4, minute: 35, period: 'PM' },
    timePicker: timePicker({ hour: 4, minute: 35, period: 'PM' }, halfHours(9, 18), 'wheels'),
  }),
  'tour-reschedule-longest': form({
    ...picked,
    tour: longTour,
    zone: 'America/St_Johns',
    viewerZone: 'Asia/Kathmandu',
    notes: `${'The side gate is open, and the dog is friendly. '.repeat(40)}${'a'.repeat(60)}`,
    timePicker: timePicker({ hour: 12, minute: 55, period: 'AM' }),
    time: { hour: 12, minute: 55, period: 'AM' },
  }),
  'tour-reschedule-next-month': form({ calendar: calendar({ focused: '2027-05-01', free: new Set() }) }),
  'tour-reschedule-missing': form({ problem: { code: 'missing' } }),
  'tour-reschedule-refused': form({
    ...picked,
    problem: {
      code: 'timeRefused',
      detail:
        '2:30 AM doesn’t exist on Sunday, March 14, 2027 because of daylight saving time. Please choose another time.',
    },
  }),
  'tour-reschedule-submitting': form({ ...picked, busy: true, notes: 'The side gate is open.' }),
  'tour-reschedule-proposed': (
    <TourOutcome
      outcome="new_time_proposed"
      message="We’ve asked Ann Chen whether Tuesday, November 24, 2026 at 2:00 PM PST works."
    />
  ),
}
