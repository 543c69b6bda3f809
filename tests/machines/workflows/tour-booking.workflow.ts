import { tourBookingMachine } from '#machines/tour-booking/tour-booking.machine.ts'
import { tourBookingModel } from '#machines/tour-booking/tour-booking.model.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import type { Stage } from '../../support/stage.ts'
import type { Workflow } from '../../support/workflow.ts'

const stranger = { givesTours: true, name: null, email: null }
const known = { givesTours: true, name: 'Ann Chen', email: 'ann.chen@example.com' }
const nobody = { ...stranger, givesTours: false }
const times = ['2026-11-24T12:00:00', '2026-11-24T14:30:00', '2026-11-24T17:30:00']
const afternoon = { from: '2026-11-24T00:00:00', until: '2026-11-25T00:00:00', opens: '12:00:00', closes: '18:00:00' }
const wednesday: BookingEvent = { type: 'TIME_WISHED', time: '2026-11-25T10:30:00' }
const tuesday: BookingEvent = { type: 'DAY_WISHED', windows: [afternoon], near: null }
const others: BookingEvent = { type: 'OTHERS_WISHED', without: ['2026-11-25'] }
/** Who has come to the end of a booking is told so by the server, and not by the machine. */
const says = (event: BookingEvent) => (stage: Stage) => {
  if (stage.snapshot.status === 'active') stage.send(event)
}
const found = (verdict: string, times: string[] = []) => ({ verdict, times })
const find = (verdict: string, times?: string[]) => (stage: Stage) =>
  stage.answer('findFreeTimes', found(verdict, times))
const refused = (reason: string) => ({ kind: 'refused', reason })
const request = (answer: unknown) => (stage: Stage) => stage.answer('requestTour', answer)
const asks: Record<string, string> = {
  askingTime: 'time',
  offering: 'which',
  askingName: 'name',
  askingEmail: 'email',
  confirming: 'yes',
  changing: 'change',
}

export const tourBooking: Workflow = {
  name: 'tour-booking',
  machine: tourBookingMachine,
  ports: { findFreeTimes: 'call', requestTour: 'call' },
  effects: [],
  model: tourBookingModel,
  acts: {
    'USER.asksForTour': (stage) => stage.start(stranger),
    'USER.asksForTourAndIsKnown': (stage) => stage.start(known),
    'USER.asksWhereNobodyGivesTours': (stage) => stage.start(nobody),
    'USER.wishesWednesday': says(wednesday),
    'USER.wishesTuesday': says(tuesday),
    'USER.wishesOthers': says(others),
    'USER.picksSecond': says({ type: 'TIME_CHOSEN', number: 2 }),
    'USER.picksFifth': says({ type: 'TIME_CHOSEN', number: 5 }),
    'USER.saysYes': says({ type: 'YES' }),
    'USER.saysYesAgain': says({ type: 'YES' }),
    'USER.saysNo': says({ type: 'NO' }),
    'USER.cancels': says({ type: 'CANCEL' }),
    'USER.cancelsTooLate': says({ type: 'CANCEL' }),
    'USER.givesName': says({ type: 'NAME_GIVEN', name: 'Ann Chen' }),
    'USER.givesOtherName': says({ type: 'NAME_GIVEN', name: 'Bo Lee' }),
    'USER.disputesName': says({ type: 'NAME_DISPUTED' }),
    'USER.givesEmail': says({ type: 'EMAIL_GIVEN', email: 'ann.chen@example.com' }),
    'USER.givesOtherEmail': says({ type: 'EMAIL_GIVEN', email: 'ann@work.example' }),
    'USER.disputesEmail': says({ type: 'EMAIL_DISPUTED' }),
    'USER.garblesEmail': says({ type: 'EMAIL_UNREADABLE' }),
    'API.find.free': find('free'),
    'API.find.taken': find('taken', times),
    'API.find.offers': find('offers', times),
    'API.find.appointment': find('hourMissing'),
    'API.find.fails': (stage) => stage.fail('findFreeTimes', new Error('The calendar is gone')),
    'API.request.done': request({ kind: 'requested', tourId: 7 }),
    'API.request.taken': request(refused('taken')),
    'API.request.noTours': request(refused('noTours')),
    'API.request.badAddress': request(refused('badAddress')),
    'API.request.openAlready': request(refused('openAlready')),
    'API.request.tooMany': request(refused('tooManyRequests')),
    'API.request.fails': (stage) => stage.fail('requestTour', new Error('The lights went out')),
  },
  see: (stage) => {
    const { value, context, status } = stage.snapshot
    const { news, name, email, time, offers, tourId } = context
    const state = typeof value === 'string' ? value : String(Object.values(value)[0])
    const looksFor = stage.inputOf('findFreeTimes') ?? null
    const requests = stage.inputOf('requestTour') ?? null
    if (stage.snapshot.hasTag('busy') !== Boolean(looksFor ?? requests)) throw new Error('busy with nothing')
    return {
      asks: asks[state] ?? null,
      ends: status === 'done' ? state : null,
      news,
      name,
      email,
      time,
      offers,
      looksFor,
      requests,
      requested: stage.story.filter((each) => each.name === 'requestTour').length,
      tour: tourId,
    }
  },
}
