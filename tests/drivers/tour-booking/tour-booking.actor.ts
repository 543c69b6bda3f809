import { tourBookingMachine } from '#machines/tour-booking/tour-booking.machine.ts'
import { tourBookingModel } from '#machines/tour-booking/tour-booking.model.ts'
import type { BookingEvent } from '#machines/tour-booking/wish.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'

const stranger = { givesTours: true, name: null, email: null, phone: null, needsPhone: false, tours: [] }
const known = { ...stranger, name: 'Ann Chen', email: 'ann.chen@example.com' }
const one = { id: 7, time: '2026-11-25T10:30:00' }
const two = { id: 8, time: '2026-11-27T09:00:00' }
const nobody = { ...stranger, givesTours: false }
const times = ['2026-11-24T12:00:00', '2026-11-24T14:30:00', '2026-11-24T17:30:00']
const afternoon = { from: '2026-11-24T00:00:00', until: '2026-11-25T00:00:00', opens: '12:00:00', closes: '18:00:00' }
const wednesday: BookingEvent = { type: 'TIME_WISHED', time: '2026-11-25T10:30:00' }
const thursday: BookingEvent = { type: 'TIME_WISHED', time: '2026-11-26T15:00:00' }
const tuesday: BookingEvent = { type: 'DAY_WISHED', windows: [afternoon], near: null }
const others: BookingEvent = { type: 'OTHERS_WISHED', without: ['2026-11-25'] }
/** A finished booking is reported by the server, not by the machine. */
const says = (event: BookingEvent) => (harness: ActorHarness) => {
  if (harness.snapshot.status === 'active') harness.send(event)
}
const found = (verdict: string, times: string[] = []) => ({ verdict, times })
const find = (verdict: string, times?: string[]) => (harness: ActorHarness) =>
  harness.answer('findFreeTimes', found(verdict, times))
const refused = (reason: string) => ({ kind: 'refused', reason })
const request = (answer: unknown) => (harness: ActorHarness) => harness.answer('requestTour', answer)
/** With one tour there is no question which is meant. */
function onlyTourOf(harness: ActorHarness): number | null {
  const { tours } = harness.snapshot.context as { tours: { id: number }[] }
  return tours.length === 1 ? (tours[0]?.id ?? null) : null
}
const aboutTour = (type: 'CANCEL_TOUR' | 'MAYBE_CANCEL' | 'MOVE_TOUR' | 'CHANGE_ASKED') => (harness: ActorHarness) => {
  says({ type, tourId: onlyTourOf(harness) })(harness)
}
const cancel = (answer: unknown) => (harness: ActorHarness) => harness.answer('cancelTour', answer)
const move = (answer: unknown) => (harness: ActorHarness) => harness.answer('moveTour', answer)
const correct = (answer: unknown) => (harness: ActorHarness) => harness.answer('correctBuyer', answer)
/** The same answer for each of the visitor's tours. */
const corrected =
  (needsConfirmation: boolean, isEmailed = needsConfirmation) =>
  (harness: ActorHarness) => {
    const { tours } = harness.snapshot.context as { tours: { id: number }[] }
    const tourIds = tours.map(({ id }) => id)
    return correct({ kind: 'corrected', tourIds, needsConfirmation, isEmailed })(harness)
  }
const message = (answer: unknown) => (harness: ActorHarness) => harness.answer('messageSeller', answer)
const calls = ['requestTour', 'cancelTour', 'moveTour', 'correctBuyer', 'messageSeller']
const asks: Record<string, string> = {
  askingTime: 'time',
  offering: 'which',
  askingName: 'name',
  askingEmail: 'email',
  askingPhone: 'phone',
  confirming: 'yes',
  changing: 'change',
  choosingToCancel: 'which to cancel',
  choosingToMove: 'which to move',
  choosingForMessage: 'which to write about',
  askingToCancel: 'cancel?',
}

export const tourBooking = {
  name: 'tour-booking',
  machine: tourBookingMachine,
  ports: {
    findFreeTimes: 'call',
    requestTour: 'call',
    cancelTour: 'call',
    moveTour: 'call',
    correctBuyer: 'call',
    messageSeller: 'call',
  },
  effects: [],
  model: tourBookingModel,
  eventDrivers: {
    'USER.asksForTour': (harness) => harness.start(stranger),
    'USER.asksForTourAndIsKnown': (harness) => harness.start(known),
    'USER.asksWherePhoneIsNeeded': (harness) => harness.start({ ...stranger, needsPhone: true }),
    'USER.asksWherePhoneIsKnown': (harness) => harness.start({ ...known, phone: '415 555 0199', needsPhone: true }),
    'USER.asksWhereNobodyGivesTours': (harness) => harness.start(nobody),
    'USER.returnsWithTour': (harness) => harness.start({ ...stranger, tours: [one] }),
    'USER.returnsWithTwo': (harness) => harness.start({ ...stranger, tours: [one, two] }),
    'USER.returnsWhereNobodyGivesTours': (harness) => harness.start({ ...nobody, tours: [one] }),
    'USER.asksForAnother': says({ type: 'BOOK_ANOTHER' }),
    'USER.cancelsTour': aboutTour('CANCEL_TOUR'),
    'USER.hesitates': aboutTour('MAYBE_CANCEL'),
    'USER.movesTour': aboutTour('MOVE_TOUR'),
    'USER.asksAboutChange': aboutTour('CHANGE_ASKED'),
    'USER.correctsEmail': says({ type: 'CONTACT_CORRECTED', name: null, email: 'ann@work.example' }),
    'USER.correctsName': says({ type: 'CONTACT_CORRECTED', name: 'Bo Lee', email: null }),
    'USER.saysEmailIsWrong': says({ type: 'CONTACT_DISPUTED', isUnreadable: false }),
    'USER.garblesCorrection': says({ type: 'CONTACT_DISPUTED', isUnreadable: true }),
    'USER.leavesMessage': (harness) =>
      says({ type: 'MESSAGE_LEFT', tourId: onlyTourOf(harness), words: 'We’ll be 10 minutes late' })(harness),
    'USER.wishesThursday': says(thursday),
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
    'USER.choosesVideo': says({ type: 'KIND_CHOSEN', kind: 'video' }),
    'USER.choosesInPerson': says({ type: 'KIND_CHOSEN', kind: 'in_person' }),
    'USER.givesName': says({ type: 'NAME_GIVEN', name: 'Ann Chen' }),
    'USER.givesOtherName': says({ type: 'NAME_GIVEN', name: 'Bo Lee' }),
    'USER.disputesName': says({ type: 'NAME_DISPUTED' }),
    'USER.givesEmail': says({ type: 'EMAIL_GIVEN', email: 'ann.chen@example.com' }),
    'USER.givesOtherEmail': says({ type: 'EMAIL_GIVEN', email: 'ann@work.example' }),
    'USER.disputesEmail': says({ type: 'EMAIL_DISPUTED' }),
    'USER.garblesEmail': says({ type: 'EMAIL_UNREADABLE' }),
    'USER.givesPhone': says({ type: 'PHONE_GIVEN', phone: '415 555 0199' }),
    'USER.givesOtherPhone': says({ type: 'PHONE_GIVEN', phone: '415 555 0123' }),
    'USER.disputesPhone': says({ type: 'PHONE_DISPUTED' }),
    'API.find.free': find('free'),
    'API.find.taken': find('taken', times),
    'API.find.offers': find('offers', times),
    'API.find.appointment': find('hourMissing'),
    'API.find.fails': (harness) => harness.fail('findFreeTimes', new Error('The calendar is gone')),
    'API.request.done': request({ kind: 'requested', tourId: 7 }),
    'API.request.taken': request(refused('taken')),
    'API.request.noTours': request(refused('noTours')),
    'API.request.badAddress': request(refused('badAddress')),
    'API.request.phoneNeeded': request(refused('phoneNeeded')),
    'API.request.openAlready': request(refused('openAlready')),
    'API.request.tooMany': request(refused('tooManyRequests')),
    'API.cancel.done': cancel({ kind: 'cancelled' }),
    'API.cancel.notComing': cancel(refused('notComing')),
    'API.cancel.fails': (harness) => harness.fail('cancelTour', new Error('The lights went out')),
    'API.move.done': move({ kind: 'moved', needsConfirmation: false }),
    'API.move.unconfirmed': move({ kind: 'moved', needsConfirmation: true }),
    'API.move.taken': move(refused('taken')),
    'API.move.tooOften': move(refused('movedTooOften')),
    'API.move.notComing': move(refused('notComing')),
    'API.move.fails': (harness) => harness.fail('moveTour', new Error('The lights went out')),
    'API.correct.done': corrected(false),
    'API.correct.emailed': corrected(false, true),
    'API.correct.unconfirmed': corrected(true),
    'API.correct.badAddress': correct(refused('badAddress')),
    'API.correct.notComing': correct(refused('notComing')),
    'API.correct.taken': correct(refused('taken')),
    'API.correct.tooOften': correct(refused('correctedTooOften')),
    'API.correct.tooMany': correct(refused('tooManyRequests')),
    'API.correct.fails': (harness) => harness.fail('correctBuyer', new Error('The lights went out')),
    'API.message.done': message({ kind: 'sent', isInSummary: false }),
    'API.message.inSummary': message({ kind: 'sent', isInSummary: true }),
    'API.message.notComing': message(refused('notComing')),
    'API.message.taken': message(refused('taken')),
    'API.message.tooOften': message(refused('messagedTooOften')),
    'API.message.tooMany': message(refused('tooManyEmails')),
    'API.message.fails': (harness) => harness.fail('messageSeller', new Error('The lights went out')),
    'API.request.fails': (harness) => harness.fail('requestTour', new Error('The lights went out')),
  },
  see: (harness) => {
    const { snapshot } = harness
    const { value, context, status } = snapshot
    const { news, name, email, phone, kind, time, offers, tourId } = context
    const state = typeof value === 'string' ? value : String(Object.values(value)[0])
    const looksFor = harness.inputOf('findFreeTimes') ?? null
    const requests = harness.inputOf('requestTour') ?? null
    const cancels = harness.inputOf('cancelTour') ?? null
    const moves = harness.inputOf('moveTour') ?? null
    const corrects = harness.inputOf('correctBuyer') ?? null
    const messages = harness.inputOf('messageSeller') ?? null
    if (harness.snapshot.hasTag('busy') !== Boolean(looksFor ?? requests ?? cancels ?? moves ?? corrects ?? messages))
      throw new Error('busy with nothing')
    return {
      asks: (asks[state] && `${snapshot.matches('moving') ? 'move ' : ''}${asks[state]}`) || null,
      ends: status === 'done' ? state : null,
      news,
      name,
      email,
      phone,
      kind,
      time,
      offers,
      looksFor,
      requests,
      requested: harness.history.filter((each) => calls.includes(each.name)).length,
      tour: tourId,
      cancels,
      moves,
      corrects,
      messages,
    }
  },
} satisfies ActorDriver
