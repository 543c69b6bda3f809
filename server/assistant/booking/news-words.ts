import type { BookingContext } from '#machines/tour-booking/wish.ts'
import { isOnCalendar, longForm, momentOf, unzonedWords } from '#server/tours/rules/tour-time.ts'
import type { ListingRecord } from '../turn.ts'

/** What happened, before the question that follows from it; empty where nothing has to be said. */
export function newsWords({ news, wish, lost, email, name }: BookingContext, record: ListingRecord): string {
  const time = wish?.kind === 'time' ? wish.time : ''
  const moment = momentOf(time, record.timeZone)
  const said = moment ? longForm(moment, record.timeZone) : 'That time'
  switch (news) {
    case 'noSuchTime':
      return isOnCalendar(time) ? skipped(time) : 'There is no such date.'
    case 'past':
      return `${said} has already passed.`
    case 'shortNotice':
      return `The seller asks for ${record.tourNoticeHours} hours' notice, so ${moment ? said : 'that'} is too soon.`
    case 'closed':
      return `This home is not shown on ${said}.`
    case 'taken':
      return lost.includes(time) ? `I am sorry, ${said} has just been taken.` : `${said} is already taken.`
    case 'tooFar':
      return `${said} is more than a year away, and I cannot ask that far ahead.`
    case 'noneThen':
      return 'Nothing is free then.'
    case 'noneAtAll':
      return 'I find no free time in the next two weeks. A later day may have one.'
    case 'hourMissing':
      return 'Tours of this home are by appointment.'
    case 'lookupFailed':
      return 'I could not look up the free times just now. Please tell me again.'
    case 'requestFailed':
      return 'I could not send the request just now, so nothing was booked. We can try again.'
    case 'whichOne':
      return 'Which one do you mean?'
    case 'noneSuits':
      return 'All right, none of those.'
    case 'needed':
      return name === null
        ? 'The seller needs a name to know who is coming; a first name is enough. Or say “never mind”.'
        : "The seller's answer goes to your e-mail address, so I cannot ask without one. Or say “never mind”."
    case 'unreadable':
      return email === null ? 'I cannot read that as an e-mail address.' : ''
    case 'openAlready':
      return "You already have two open tour requests for this home, so I can't send another one yet. You'll hear from the seller by email. After that, I can ask for another time."
    case 'tooManyRequests':
      return "I can't send another tour request right now, because too many were sent from here or for this email address. Please try again tomorrow."
    default:
      return ''
  }
}

function skipped(time: string): string {
  const { day, time: clock } = unzonedWords(time)
  return `${clock} does not exist on ${day}: the clocks skip it that day.`
}
