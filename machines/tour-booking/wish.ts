import type { TourKind } from '#domain/tour-kind.ts'
import type { BookedTour, ContactCorrection, CorrectionRefusal, MessageRefusal, MoveRefusal } from './booked-tour.ts'

/** A local date-time on the property's own clock, `2026-11-24T14:00:00`. Texts in this form sort as times do. */
type LocalTime = string

/** Days and their hours: Tuesday and Wednesday afternoons. `until` and `closes` are exclusive. */
export interface TimeWindow {
  from: LocalTime
  until: LocalTime
  /** `12:00:00` */
  opens: string
  closes: string
}

/** What a visitor asked for. `near`: as close to it as possible; null: any free time. */
export type Wish =
  | { kind: 'time'; time: LocalTime }
  | { kind: 'windows'; windows: TimeWindow[]; near: LocalTime | null }

/** Why a requested time isn't available, in the server's terms, and four that only a wish can have. */
type Obstacle =
  | 'noSuchTime'
  | 'past'
  | 'shortNotice'
  | 'closed'
  | 'taken'
  | 'tooFar'
  /** Nothing is free in the requested days and hours. */
  | 'noneThen'
  /** Nothing is free at all. */
  | 'noneAtAll'
  /** Tours are by appointment: there is nothing to choose from, and a day needs its hour. */
  | 'hourMissing'

/**
 * The result of a wish: `free` for a time, and where of several exact ones `times` holds the only one that is; `offers` for days
 * and hours; `times` are the choices in order.
 */
export interface Found {
  verdict: 'free' | 'offers' | Obstacle
  times: LocalTime[]
}

/** The result before the pending question, for the wording. */
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

/** About a tour that is canceled, moved or written about. */
type TourNews =
  | MoveRefusal
  | CorrectionRefusal
  | MessageRefusal
  /** The visitor changed their mind. */
  | 'kept'
  | 'notMoved'
  | 'sameTime'
  /** A tour can be canceled or moved until it begins. */
  | 'changeable'
  | 'confirmByEmail'
  | 'moveFailed'
  | 'cancelFailed'
  /** A corrected address was emailed what the wrong one was. */
  | 'emailedAgain'
  | 'correctionFailed'
  /** A message for the seller goes with the next summary email. */
  | 'inSummary'
  | 'messageFailed'

/** Why nothing more may be requested now: two requests are open already, or too many came from one place. */
export type Excess = 'openAlready' | 'tooManyRequests'

export interface RequestedTour {
  name: string
  email: string
  /** Null where the listing doesn't require one. */
  phone: string | null
  time: LocalTime
  /** Null where the visitor didn't say: in person. */
  kind: TourKind | null
}

/** The outcome of the request. */
export type RequestAnswer =
  | { kind: 'requested'; tourId: number }
  | {
      kind: 'refused'
      reason:
        | 'noSuchTime'
        | 'past'
        | 'shortNotice'
        | 'closed'
        | 'taken'
        | 'noTours'
        | 'badAddress'
        | 'phoneNeeded'
        | Excess
    }

/** The visitor's message, as far as it is about the tour. */
export type BookingEvent =
  | { type: 'TIME_WISHED'; time: LocalTime }
  | { type: 'DAY_WISHED'; windows: TimeWindow[]; near: LocalTime | null }
  /** `without`: days or times that don't work. */
  | { type: 'OTHERS_WISHED'; without: string[] }
  /** One of the offered times; the first is 1. */
  | { type: 'TIME_CHOSEN'; number: number }
  | { type: 'KIND_CHOSEN'; kind: TourKind }
  | { type: 'NAME_GIVEN'; name: string }
  | { type: 'NAME_DISPUTED' }
  | { type: 'EMAIL_GIVEN'; email: string }
  | { type: 'EMAIL_DISPUTED' }
  | { type: 'EMAIL_UNREADABLE' }
  | { type: 'PHONE_GIVEN'; phone: string }
  | { type: 'PHONE_DISPUTED' }
  | { type: 'YES' }
  | { type: 'NO' }
  /** Drops the current subject: the booking, the move, the question whether to cancel. */
  | { type: 'CANCEL' }
  | { type: 'BOOK_ANOTHER' }
  /** `tourId`: null when the visitor has several and didn't say which. */
  | { type: 'CANCEL_TOUR'; tourId: number | null }
  | { type: 'MAYBE_CANCEL'; tourId: number | null }
  | { type: 'MOVE_TOUR'; tourId: number | null }
  /** Whether, how or until when a tour can be changed. */
  | { type: 'CHANGE_ASKED'; tourId: number | null }
  /** The name or address of the tours was wrong; null for what was right. */
  | ({ type: 'CONTACT_CORRECTED' } & ContactCorrection)
  /** The address of the tours was wrong, and the right one wasn't given, or can't be an address. */
  | { type: 'CONTACT_DISPUTED'; isUnreadable: boolean }
  /** Something to pass on to the seller. `tourId`: null when the visitor has several tours and didn't say which. */
  | { type: 'MESSAGE_LEFT'; tourId: number | null; words: string }

export interface BookingContext {
  givesTours: boolean
  name: string | null
  email: string | null
  phone: string | null
  /** The listing requires a phone number. */
  needsPhone: boolean
  /** How the tour takes place, where the visitor said it. */
  kind: TourKind | null
  /** The last wish; null: any time. */
  wish: Wish | null
  /** The time in the summary. It was free when it was looked up. */
  time: LocalTime | null
  offers: LocalTime[]
  /** Offered before and not chosen; not offered again when the visitor asks for others. */
  shown: LocalTime[]
  /** Days or times that don't work. */
  without: string[]
  /** Times that were refused when they were requested. */
  lost: LocalTime[]
  news: News | null
  /** Upcoming ones at the start of this dialogue. */
  tours: BookedTour[]
  /** The tour that was requested, that is to be canceled, moved or written about, or the only one that was corrected. */
  tourId: number | null
  /** What the visitor said was wrong about the name or address of their tours. */
  correction: ContactCorrection | null
  /** What is to be passed on to the seller. */
  words: string | null
}
