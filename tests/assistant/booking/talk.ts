import { answerBooking, type BookingTurn, standingOf } from '#assistant/booking/dialogue.ts'
import { readForTour } from '#assistant/booking/read-for-tour.ts'
import type { Listing } from '#assistant/listing.ts'
import type { Tone } from '#assistant/say/initiative.ts'
import type { ClassifierModel } from '#assistant/understand/classifier.ts'
import type { Encoder, Learned } from '#assistant/understand/encoder.ts'
import type { SummaryAnswer, TourChange } from '#assistant/understand/learned.ts'
import { type LocalTime, momentOf } from '#domain/time-zone.ts'
import { freeTimes, type TourCalendar, whyNotFree } from '#domain/tour-hours.ts'
import type {
  BookedTour,
  CancelAnswer,
  ContactCorrection,
  CorrectionAnswer,
  MessageAnswer,
  MoveAnswer,
  SellerMessage,
} from '#machines/tour-booking/booked-tour.ts'
import type { RequestAnswer, RequestedTour } from '#machines/tour-booking/wish.ts'
import { recordOf } from '../support/records.ts'

/** Friday, November 20, 2026, at 4 AM in California. */
export const friday = new Date('2026-11-20T12:00:00Z')
export const annChen = { name: 'Ann Chen', email: 'ann@chen.example' }
export const nobodyKnown = { name: null, email: null }

/** Tours from Monday to Saturday, nine to six, in California. */
export const house = recordOf({
  address: '48 Alder Ridge Road, Mill Valley, CA 94941',
  tourHours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00:00', closes: '18:00:00' })),
})

export interface Setting {
  record: Listing
  contact: { name: string | null; email: string | null; phone?: string | null }
  tone: Tone
  language?: 'en' | 'es'
  now: Date
  /** Half hours that are taken. */
  taken: LocalTime[]
  /** What the engine read besides the dialogue. */
  wantsTour?: boolean
  /** The learned model; phrases only without it. */
  encoder?: Encoder
}

/** An encoder whose model reads this in every message. */
export function encoderThatSays({
  change = 'none',
  answer = 'other',
}: {
  change?: TourChange
  answer?: SummaryAnswer
}): Encoder {
  const always = (labels: string[], label: string): ClassifierModel => ({
    labels,
    grams: [],
    pieces: [],
    size: 0,
    weights: Float32Array.from(labels, (one) => (one === label ? 5 : 0)),
  })
  const learned = {
    changes: always(['cancel', 'move', 'keep', 'ask', 'none'], change),
    answers: always(['yes', 'no', 'other'], answer),
  } as Learned
  return { embed: async (texts) => texts.map(() => []), learned }
}

/** A conversation with Penny about a tour, on a calendar in memory. */
export class BookingTalk {
  readonly booked: RequestedTour[] = []
  /** The upcoming ones, at their current times. */
  tours: BookedTour[] = []
  /** Whom they are booked for, as last corrected. */
  bookedFor: { name: string; email: string } | null = null
  /** The server's next answer to a correction, instead of making it. */
  nextCorrection: CorrectionAnswer | null = null
  readonly corrections: ContactCorrection[] = []
  /** Those that have begun. */
  begun: BookedTour[] = []
  /** What was passed on to the seller. */
  readonly messages: SellerMessage[] = []
  /** The server's answer to messages for the seller. */
  messageAnswer: MessageAnswer = { kind: 'sent', isInSummary: false }
  /** Makes changing a tour fail. */
  changesFail = false
  readonly setting: Setting
  snapshot: unknown = null
  /** The server's next answer, instead of reading the calendar. */
  nextAnswer: RequestAnswer | Error | null = null
  lookUpFails = false
  private count = 0

  constructor(setting: Partial<Setting> = {}) {
    this.setting = { record: house, contact: annChen, tone: 'balanced', now: friday, taken: [], ...setting }
  }

  /** The snapshot is converted to JSON and back, as in the database. */
  async say(message: string, messageId = `message-${++this.count}`): Promise<BookingTurn> {
    const { record, contact, tone, now, language, encoder, wantsTour } = this.setting
    const snapshot = JSON.parse(JSON.stringify(this.snapshot))
    const { tours, begun, bookedFor } = this
    const standing = standingOf({ snapshot, record, tours, begun, bookedFor, now })
    const heard = await answerBooking({
      snapshot,
      reading: await readForTour(message, standing, encoder),
      messageId,
      message,
      record,
      contact,
      tone,
      ...(language && { language }),
      ...(wantsTour && { wantsTour }),
      now,
      tours,
      begun,
      bookedFor,
      ports: {
        freeTimes: (tourToMove) => this.freeTimes(tourToMove),
        book: (wish) => this.book(wish),
        cancel: (tourId) => this.cancel(tourId),
        move: (wish) => this.move(wish),
        correct: (correction) => this.correct(correction),
        message: (left) => this.message(left),
      },
    })
    this.snapshot = heard.snapshot
    return heard
  }

  /** Returns the reply to the last of several messages. */
  async sayAll(...messages: string[]): Promise<BookingTurn> {
    const heard: BookingTurn[] = []
    for (const message of messages) heard.push(await this.say(message))
    const last = heard.at(-1)
    if (!last) throw new Error('Nothing was said.')
    return last
  }

  private calendar(without: number | null = null) {
    const { record, taken } = this.setting
    const { timeZone: zone, tourHours: ranges, tourNoticeHours: noticeHours, toursOnHolidays: onHolidays } = record
    const moments = [...taken, ...this.tours.filter(({ id }) => id !== without).map(({ time }) => time)].map(
      (time) => momentOf(time, zone) ?? new Date(0),
    )
    return { zone, ranges, noticeHours, onHolidays, taken: moments }
  }

  private async freeTimes(tourToMove: number | null): Promise<LocalTime[]> {
    if (this.lookUpFails) throw new Error('The calendar is gone.')
    return lookedUp(this.calendar(tourToMove), this.setting.now)
  }

  private async cancel(tourId: number): Promise<CancelAnswer> {
    if (this.changesFail) throw new Error('The lights went out.')
    const isComing = this.tours.some(({ id }) => id === tourId)
    this.tours = this.tours.filter(({ id }) => id !== tourId)
    return isComing ? { kind: 'cancelled' } : { kind: 'refused', reason: 'notComing' }
  }

  private async move({ tourId, time }: { tourId: number; time: LocalTime }): Promise<MoveAnswer> {
    if (this.changesFail) throw new Error('The lights went out.')
    const reason = whyNotFree(time, this.calendar(tourId), this.setting.now)
    if (reason !== null) return { kind: 'refused', reason }
    this.tours = this.tours.map((tour) => (tour.id === tourId ? { ...tour, time } : tour))
    return { kind: 'moved', needsConfirmation: true }
  }

  private async correct(correction: ContactCorrection): Promise<CorrectionAnswer> {
    if (this.changesFail) throw new Error('The lights went out.')
    const answer = this.nextCorrection
    this.nextCorrection = null
    if (answer?.kind === 'refused') return answer
    this.corrections.push(correction)
    const { name, email } = correction
    if (this.bookedFor) this.bookedFor = { name: name ?? this.bookedFor.name, email: email ?? this.bookedFor.email }
    const isEmailed = email !== null
    return (
      answer ?? { kind: 'corrected', tourIds: this.tours.map(({ id }) => id), needsConfirmation: isEmailed, isEmailed }
    )
  }

  private async message(left: SellerMessage): Promise<MessageAnswer> {
    if (this.changesFail) throw new Error('The lights went out.')
    if (this.messageAnswer.kind === 'sent') this.messages.push(left)
    return this.messageAnswer
  }

  private async book(wish: RequestedTour): Promise<RequestAnswer> {
    const answer = this.nextAnswer
    this.nextAnswer = null
    if (answer instanceof Error) throw answer
    if (answer) return answer
    const reason = whyNotFree(wish.time, this.calendar(), this.setting.now)
    if (reason !== null) return { kind: 'refused', reason }
    this.booked.push(wish)
    this.bookedFor = { name: wish.name, email: wish.email }
    this.tours = [...this.tours, { id: this.booked.length, time: wish.time }]
    return { kind: 'requested', tourId: this.booked.length }
  }
}

const lookUps = new Map<string, LocalTime[]>()

/** Computing two weeks of half hours takes a while, so each calendar is computed once. */
function lookedUp(calendar: TourCalendar, now: Date): LocalTime[] {
  const key = JSON.stringify([calendar, now])
  const times = lookUps.get(key) ?? freeTimes(calendar, now)
  lookUps.set(key, times)
  return times
}
