import { inSentence, unzonedWords } from '#domain/moment-words.ts'
import { isOnCalendar, momentOf } from '#domain/time-zone.ts'
import type { BookingContext } from '#machines/tour-booking/wish.ts'
import type { Listing } from '../listing.ts'
import { isOutsideHours } from './outside-hours.ts'
import { ownerOf } from './owner.ts'

export const changeable = 'You can cancel your tour or ask for another time until it starts. Just tell me here.'

/** The sentence about what just happened, before the next question; empty when there is nothing to say. */
export function newsWords(
  { news, wish, lost, email, name, phone, needsPhone }: BookingContext,
  record: Listing,
  now: Date,
): string {
  const time = wish?.kind === 'time' ? wish.time : ''
  const moment = momentOf(time, record.timeZone)
  const said = moment ? inSentence(moment, record.timeZone, now) : 'That time'
  switch (news) {
    case 'noSuchTime':
      return isOnCalendar(time) ? skipped(time, record.timeZone, now) : 'That date doesn’t exist.'
    case 'past':
      return `${said} has already passed.`
    case 'shortNotice':
      return `The ${ownerOf(record)} needs ${record.tourNoticeHours} hours’ notice, so ${moment ? said : 'that'} is too soon.`
    case 'closed':
      return `There are no tours on ${said}.`
    case 'taken':
      return lost.includes(time) ? `Sorry, ${said} was just taken.` : `${said} is already taken.`
    case 'tooFar':
      return `${said} is more than a year away, and I can’t book that far ahead.`
    case 'noneThen':
      return isOutsideHours(wish, record) ? 'There are no tours then.' : 'There’s nothing open then.'
    case 'noneAtAll':
      return 'Nothing is open in the next two weeks. A later day may work.'
    case 'hourMissing':
      return 'Tours of this home are by appointment.'
    case 'lookupFailed':
      return 'I couldn’t look up the open times just now. Please tell me the day and time again.'
    case 'requestFailed':
      return 'I couldn’t send the request just now, so nothing was booked. We can try again.'
    case 'whichOne':
      return 'Which one do you mean?'
    case 'noneSuits':
      return 'OK, none of those.'
    case 'needed':
      if (name === null)
        return `The ${ownerOf(record)} needs to know who’s coming; a first name is enough. Or say “never mind.”`
      return email !== null && needsPhone && phone === null
        ? 'I can’t request a tour of this home without a phone number. Or say “never mind.”'
        : `The ${ownerOf(record)}’s answer goes to your email, so I can’t ask without one. Or say “never mind.”`
    case 'unreadable':
      return email === null ? 'That doesn’t look like an email address.' : ''
    case 'changeable':
      return changeable
    case 'openAlready':
      return `You already have two open tour requests for this home, so I can’t send another one yet. You’ll hear from the ${ownerOf(record)} by email. After that, I can ask for another time.`
    case 'tooManyRequests':
      return 'I can’t send another tour request right now, because too many were sent from here or for this email address. Please try again tomorrow.'
    default:
      return ''
  }
}

function skipped(time: string, zone: string, now: Date): string {
  const { day, time: clock } = unzonedWords(time, zone, now)
  return `${clock} doesn’t exist on ${day} because of daylight saving time.`
}
