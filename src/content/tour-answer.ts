import { clockTimeWords, twelveHourTime } from '#domain/clock-words.ts'
import { partiesOf } from '#domain/parties.ts'
import type { TourAnswerProblem } from '#machines/tour-answer/problem.ts'
import type { components } from '#openapi/generated/types.ts'
import { commonProblems } from './common-problems.ts'
import { longDayWords, momentWords } from './dates.ts'

type TourView = components['schemas']['TourView']

export const tourAnswer = {
  loading: 'Loading your tour...',
  loadingTimes: 'Loading open times...',
  confirm: 'Confirm my request',
  confirming: 'Confirming...',
  keepsTime: (tour: TourView) =>
    `Confirm within 24 hours of your request to keep this time. The tour itself isn’t confirmed until the ${partiesIn(tour).owner} accepts it.`,
  notYou: 'Didn’t ask for a tour? You can close this page.',
  accept: 'Accept this time',
  accepting: 'Accepting...',
  suggest: 'Suggest another time',
  askToCancel: 'Cancel this tour',
  cancelTitle: 'Cancel this tour?',
  cancel: 'Yes, cancel it',
  cancelling: 'Canceling...',
  keep: 'Keep the tour',
  chooseTitle: 'Suggest another time',
  day: 'Day',
  pickDay: 'Choose a day',
  times: 'Open times',
  noTimes: {
    buyer: 'There are no open times in the next two weeks. Ask Penny about a later one.',
    seller: 'There are no open times in the next two weeks.',
  } satisfies Record<TourView['side'], string>,
  submit: 'Suggest this time',
  submitting: 'Sending...',
  back: 'Go back',
  backToHome: 'Back to the home',
  acceptRequest: 'Accept this time',
  declineRequest: 'Decline',
  askPenny: 'Ask Penny for another time',
  requestAnother: 'Request another time',
  errorTitle: 'This link doesn’t work',
  retry: 'Try again',
  goHome: 'Return to Home',
}

/** How a tour stands for the side that looks at it, as a title and a sentence. */
export function stateWords(tour: TourView, now = new Date()): { title: string; message: string } {
  return tour.side === 'seller' ? sellersWords(tour, now) : buyersWords(tour, now)
}

function buyersWords(tour: TourView, now: Date): { title: string; message: string } {
  const { state, property_address: address, proposed_time, new_time, time_zone } = tour
  const { owner } = partiesIn(tour)
  const when = momentWords(proposed_time, time_zone, now)
  const asked = `You asked for a tour of ${address} on ${when}.`
  switch (state) {
    case 'unconfirmed':
      return { title: 'Confirm your tour request', message: asked }
    case 'confirmed':
    case 'requested':
    case 'moved':
      return {
        title: `Waiting for the ${owner} to answer`,
        message: `Thanks! Your request is in, and ${when} is held for you until the ${owner} answers. We’ll email you then.`,
      }
    case 'time_taken':
      return { title: 'This time is taken', message: `Someone else has requested ${when} in the meantime.` }
    case 'time_passed':
      return { title: 'This time has passed', message: asked }
    case 'accepted':
      return { title: 'Your tour is confirmed', message: `Your tour of ${address} is on ${when}.` }
    case 'done':
      return { title: 'This tour is over', message: `Your tour of ${address} was on ${when}.` }
    case 'declined':
      return { title: 'This time doesn’t work', message: `The ${owner} can’t show you the home on ${when}.` }
    case 'new_time_proposed':
      return {
        title: `The ${owner} suggested another time`,
        message: `Does ${momentWords(new_time ?? proposed_time, time_zone, now)} work for a tour of ${address}? You asked for ${when}.`,
      }
    case 'cancelled':
      return {
        title: 'This tour was canceled',
        message: `${tour.cancelled_by === 'seller' ? `The ${owner}` : 'You'} canceled your tour of ${address} on ${when}.`,
      }
  }
}

function sellersWords(tour: TourView, now: Date): { title: string; message: string } {
  const { state, property_address: address, proposed_time, new_time, time_zone } = tour
  const [buyer, when] = [buyerOf(tour), momentWords(proposed_time, time_zone, now)]
  const asked = `${buyer} asked for a tour of ${address} on ${when}.`
  switch (state) {
    case 'requested':
    case 'unconfirmed':
    case 'confirmed':
    case 'time_taken':
      return { title: 'Does this time work for you?', message: asked }
    case 'time_passed':
      return { title: 'This time has passed', message: asked }
    case 'accepted':
      return { title: 'Tour confirmed', message: `Your tour of ${address} with ${buyer} is on ${when}.` }
    case 'done':
      return { title: 'This tour is over', message: `Your tour of ${address} with ${buyer} was on ${when}.` }
    case 'declined':
      return { title: 'You declined this tour', message: asked }
    case 'new_time_proposed':
      return {
        title: 'You suggested another time',
        message: `We’ve asked ${buyer} whether ${momentWords(new_time ?? proposed_time, time_zone, now)} works for a tour of ${address}. We’ll email you when they answer.`,
      }
    case 'cancelled':
      return {
        title: 'This tour was canceled',
        message: `${tour.cancelled_by === 'seller' ? 'You canceled your tour' : `${buyer} canceled the tour`} of ${address} on ${when}.`,
      }
    case 'moved':
      return {
        title: `The ${partiesIn(tour).buyer} moved this tour`,
        message: `${buyer} moved this tour to ${when}. Please answer with the links in our latest email.`,
      }
  }
}

const partiesIn = ({ listing_type: listingType = '' }: TourView) => partiesOf({ listingType })

const buyerOf = (tour: TourView) => tour.buyer_name ?? `The ${partiesIn(tour).buyer}`

/** Why no other time is offered; null where one is, or none is needed. */
export function offMarketWords({ side, state, off_market: gone }: TourView): string | null {
  if (!gone || state === 'accepted' || state === 'done') return null
  return side === 'seller'
    ? `This home is marked as ${gone}, so you can’t suggest another time.`
    : `This home has been ${gone}, so no other times are available.`
}

/** Above what the seller wrote about another time. */
export const sellerWritesWords = (tour: TourView) => `Note from the ${partiesIn(tour).owner}`

/** What is asked before a tour is canceled. */
export function cancelWords(tour: TourView, now = new Date()): string {
  const { property_address: address, proposed_time, new_time, time_zone, side } = tour
  const [mine, other] =
    side === 'seller' ? [` with ${buyerOf(tour)}`, buyerOf(tour)] : ['', `the ${partiesIn(tour).owner}`]
  const when = momentWords((side === 'seller' && new_time) || proposed_time, time_zone, now)
  return `Your tour of ${address}${mine} on ${when} won’t take place, and we’ll let ${other} know.`
}

/** What is known of the tour while another time is chosen. */
export function chooseWords(tour: TourView, now = new Date()): string {
  const { property_address: address, proposed_time, time_zone, side } = tour
  const when = momentWords(proposed_time, time_zone, now)
  return side === 'seller'
    ? `A tour of ${address} with ${buyerOf(tour)} instead of ${when}, which you accepted. ${buyerOf(tour)} has to accept the new time.`
    : `A tour of ${address} instead of ${when}. The ${partiesIn(tour).owner} has to accept the new time.`
}

/** `Monday, November 23` */
export function dayWithoutYear(day: string): string {
  return longDayWords(day).replace(/, \d+$/, '')
}

/** `2:00 PM` of `2026-11-23T14:00:00` */
export function slotWords(time: string): string {
  return clockTimeWords(twelveHourTime(time.slice(11)))
}

/** Why the tour is not shown, or an answer was not taken. */
export function tourAnswerProblemWords(problem: TourAnswerProblem): string {
  switch (problem) {
    case 'badLink':
      return commonProblems.badLink
    case 'notFound':
      return 'We couldn’t find a tour request for this link. It may have expired.'
    case 'offline':
      return commonProblems.offline
    case 'failed':
      return commonProblems.failed
    case 'tooMany':
      return 'Too many requests. Please try again later.'
    case 'noTime':
      return 'Please choose a time.'
    case 'timeGone':
      return commonProblems.timeGone
    case 'openAlready':
      return 'You already have two open tour requests for this home. Please answer the emails about them first.'
    case 'movedTooOften':
      return 'This tour has been moved too many times. You can still cancel it and ask Penny for another one.'
    case 'noTours':
      return 'This listing doesn’t offer tours anymore.'
  }
}
