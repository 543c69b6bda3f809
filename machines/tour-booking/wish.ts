import type { BookedTour, MoveRefusal } from './booked-tour.ts'

/** A local date-time on the property's own clock, `2026-11-24T14:00:00`. Texts in this form sort as times do. */
type LocalTime = string

/** Days and the hours of them: Tuesday and Wednesday afternoons. `until` and `closes` are not in it any more. */
export interface TimeWindow {
  from: LocalTime
  until: LocalTime
  /** `12:00:00` */
  opens: string
  closes: string
}

/** What a visitor asked for. `near`: as close to it as possible; null: whatever is free then. */
export type Wish =
  | { kind: 'time'; time: LocalTime }
  | { kind: 'windows'; windows: TimeWindow[]; near: LocalTime | null }

/** Why a wished time is not to be had, in the words of the server's rules, and four that only a wish can meet. */
type Obstacle =
  | 'noSuchTime'
  | 'past'
  | 'shortNotice'
  | 'closed'
  | 'taken'
  | 'tooFar'
  /** Nothing is free in the days and hours that were wished. */
  | 'noneThen'
  /** Nothing is free at all. */
  | 'noneAtAll'
  /** Tours are by appointment: there is nothing to choose from, and a day needs its hour. */
  | 'hourMissing'

/** What became of a wish: `free` of a time, `offers` of days and hours; `times` are those to choose from, in order. */
export interface Found {
  verdict: 'free' | 'offers' | Obstacle
  times: LocalTime[]
}

/** What goes before the pending question, for the words. */
export type News =
  | Found['verdict']
  | 'lookupFailed'
  | 'requestFailed'
  | 'whichOne'
  | 'noneSuits'
  | 'needed'
  | 'unreadable'
  | Excess
  | TourNews

/** Of a tour that is cancelled or moved. */
type TourNews =
  | MoveRefusal
  /** The visitor thought better of it. */
  | 'kept'
  | 'notMoved'
  | 'sameTime'
  /** A tour can be cancelled or moved until it begins. */
  | 'changeable'
  | 'confirmByEmail'
  | 'moveFailed'
  | 'cancelFailed'

/** Why nothing more may be requested now: two requests are open already, or too many came from one place. */
export type Excess = 'openAlready' | 'tooManyRequests'

/** What became of the request. */
export type RequestAnswer =
  | { kind: 'requested'; tourId: number }
  | {
      kind: 'refused'
      reason: 'noSuchTime' | 'past' | 'shortNotice' | 'closed' | 'taken' | 'noTours' | 'badAddress' | Excess
    }

/** What the visitor said, as far as it is about the tour. */
export type BookingEvent =
  | { type: 'TIME_WISHED'; time: LocalTime }
  | { type: 'DAY_WISHED'; windows: TimeWindow[]; near: LocalTime | null }
  /** `without`: days, or times, that do not suit. */
  | { type: 'OTHERS_WISHED'; without: string[] }
  /** One of the times that were offered, the first is 1. */
  | { type: 'TIME_CHOSEN'; number: number }
  | { type: 'NAME_GIVEN'; name: string }
  | { type: 'NAME_DISPUTED' }
  | { type: 'EMAIL_GIVEN'; email: string }
  | { type: 'EMAIL_DISPUTED' }
  | { type: 'EMAIL_UNREADABLE' }
  | { type: 'YES' }
  | { type: 'NO' }
  /** Drops what is being talked of: the booking, the move, the question whether to cancel. */
  | { type: 'CANCEL' }
  | { type: 'BOOK_ANOTHER' }
  /** `tourId`: null where the visitor has several and did not say which. */
  | { type: 'CANCEL_TOUR'; tourId: number | null }
  | { type: 'MAYBE_CANCEL'; tourId: number | null }
  | { type: 'MOVE_TOUR'; tourId: number | null }
  /** Whether, how or until when a tour can be changed. */
  | { type: 'CHANGE_ASKED'; tourId: number | null }

export interface BookingContext {
  givesTours: boolean
  name: string | null
  email: string | null
  /** What was asked for last; null: anything. */
  wish: Wish | null
  /** The time that the summary names. It was free when it was looked up. */
  time: LocalTime | null
  offers: LocalTime[]
  /** Offered before and not taken up; not offered again to who asks for others. */
  shown: LocalTime[]
  /** Days, or times, that do not suit. */
  without: string[]
  /** Times that were refused when they were requested. */
  lost: LocalTime[]
  news: News | null
  /** To come, as of when this dialogue began. */
  tours: BookedTour[]
  /** The tour that was requested, or that is to be cancelled or moved. */
  tourId: number | null
}
