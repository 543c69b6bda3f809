import { tourRequestPage } from '#domain/pages.ts'
import type { AnswerProblem } from '#machines/tour-answer/problem.ts'
import type { components } from '#openapi/generated/types.ts'
import { dayWords, momentWords } from './dates.ts'

export const tourAnswer = {
  ...tourRequestPage,
  loading: 'Loading your tour...',
  loadingTimes: 'Loading open times...',
  confirm: 'Confirm my request',
  confirming: 'Confirming...',
  keepsTime: 'Confirm within 24 hours of asking to keep this time.',
  notYou: "Didn't ask for a tour? Then just close this page.",
  accept: 'Accept this time',
  accepting: 'Accepting...',
  suggest: 'Suggest another time',
  sellerWrites: 'The seller writes:',
  askToCancel: 'Cancel this tour',
  cancelTitle: 'Cancel this tour?',
  cancel: 'Yes, cancel it',
  cancelling: 'Canceling...',
  keep: 'Keep the tour',
  chooseTitle: 'Suggest another time',
  day: 'Day',
  pickDay: 'Choose a day',
  times: 'Open times',
  noTimes: 'There are no open times in the next two weeks. Ask Penny about a later one.',
  submit: 'Ask for this time',
  submitting: 'Asking...',
  back: 'Go back',
  backToHome: 'Back to the home',
  askPenny: 'Ask Penny for another time',
  errorTitle: "This link doesn't work",
  retry: 'Try again',
  goHome: 'Return to Home',
}

type BuyerTour = components['schemas']['BuyerTour']

/** How a request stands, as a title and a sentence. */
export function stateWords(tour: BuyerTour): { title: string; message: string } {
  const { state, property_address: address, proposed_time, new_time, time_zone } = tour
  const when = momentWords(proposed_time, time_zone)
  switch (state) {
    case 'unconfirmed':
      return { title: 'Confirm your tour request', message: `You asked for a tour of ${address} on ${when}.` }
    case 'confirmed':
      return {
        title: 'Request confirmed',
        message: `Thanks! ${when} is held for you until the seller answers. We'll email you then.`,
      }
    case 'time_taken':
      return { title: 'This time is taken', message: `Someone else has asked for ${when} since.` }
    case 'time_passed':
      return { title: 'This time has passed', message: `You asked for a tour of ${address} on ${when}.` }
    case 'accepted':
      return { title: 'Your tour is confirmed', message: `Your tour of ${address} is on ${when}.` }
    case 'done':
      return { title: 'This tour is over', message: `Your tour of ${address} was on ${when}.` }
    case 'declined':
      return { title: "This time doesn't work", message: `The seller can't show you the home on ${when}.` }
    case 'new_time_proposed':
      return {
        title: 'The seller proposed another time',
        message: `Does ${momentWords(new_time ?? proposed_time, time_zone)} work for a tour of ${address}? You asked for ${when}.`,
      }
    case 'cancelled':
      return { title: 'This tour was cancelled', message: `You cancelled your tour of ${address} on ${when}.` }
  }
}

/** What is asked before a tour is cancelled. */
export function cancelWords({ property_address, proposed_time, time_zone }: BuyerTour): string {
  return `Your tour of ${property_address} on ${momentWords(proposed_time, time_zone)} won't take place, and we'll tell the seller.`
}

/** What is known of the tour while another time is chosen. */
export function chooseWords({ property_address, proposed_time, time_zone }: BuyerTour): string {
  return `A tour of ${property_address} instead of ${momentWords(proposed_time, time_zone)}. The seller has to accept the new time.`
}

/** `Monday, November 23` */
export function shortDayWords(day: string): string {
  return dayWords(day).replace(/, \d+$/, '')
}

/** `2:00 PM` of `2026-11-23T14:00:00` */
export function slotWords(time: string): string {
  const hour = Number(time.slice(11, 13))
  return `${hour % 12 || 12}:${time.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Why the tour is not shown, or an answer was not taken. */
export function answerProblemWords(problem: AnswerProblem): string {
  switch (problem) {
    case 'badLink':
      return 'This link is incomplete. Please open it again from the email.'
    case 'notFound':
      return 'We couldn’t find a tour request for this link. It may have expired.'
    case 'offline':
      return 'You seem to be offline. Please try again.'
    case 'failed':
      return 'Something went wrong. Please try again.'
    case 'tooMany':
      return 'Too many requests for now. Please try again later.'
    case 'noTime':
      return 'Please choose a time.'
    case 'timeGone':
      return 'That time was just taken. Please choose another one.'
    case 'openAlready':
      return 'You already have two open tour requests for this home. Please answer the emails about them first.'
    case 'movedTooOften':
      return 'This tour was moved too often. You can still cancel it and ask Penny for another one.'
    case 'noTours':
      return "This listing doesn't offer tours any more."
  }
}
