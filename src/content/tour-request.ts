import type { RequestProblem } from '#machines/tour-request-confirm/problem.ts'
import type { components } from '#openapi/generated/types.ts'
import { momentWords } from './dates.ts'

export const tourRequest = {
  title: 'Confirm your tour request',
  description: 'Confirm that you asked for a tour.',
  loading: 'Loading your tour request...',
  confirm: 'Confirm my request',
  confirming: 'Confirming...',
  keepsTime: 'Confirm within 24 hours of asking to keep this time.',
  notYou: "Didn't ask for a tour? Then just close this page.",
  backToHome: 'Back to the home',
  askPenny: 'Ask Penny for another time',
  errorTitle: "This link doesn't work",
  retry: 'Try again',
  goHome: 'Return to Home',
}

type BuyerTour = components['schemas']['BuyerTour']

/** How a request stands, as a title and a sentence. */
export function stateWords({ state, property_address, proposed_time, time_zone }: BuyerTour): {
  title: string
  message: string
} {
  const when = momentWords(proposed_time, time_zone)
  switch (state) {
    case 'unconfirmed':
      return { title: tourRequest.title, message: `You asked for a tour of ${property_address} on ${when}.` }
    case 'confirmed':
      return {
        title: 'Request confirmed',
        message: `Thanks! ${when} is held for you until the seller answers. We'll email you then.`,
      }
    case 'time_taken':
      return {
        title: 'This time is taken',
        message: `Someone else has asked for ${when} since. Ask Penny for another time.`,
      }
    case 'time_passed':
      return { title: 'This time has passed', message: `You asked for ${when}. Ask Penny for another time.` }
    case 'accepted':
      return {
        title: 'Your tour is confirmed',
        message: `The seller accepted your tour of ${property_address} on ${when}.`,
      }
    case 'declined':
      return {
        title: "This time doesn't work",
        message: `The seller can't show you the home on ${when}. Ask Penny for another time.`,
      }
    case 'new_time_proposed':
      return {
        title: 'The seller proposed another time',
        message: "It's in the email we sent you. Tell Penny whether it works for you.",
      }
    case 'cancelled':
      return {
        title: 'This tour was cancelled',
        message: `You cancelled your tour of ${property_address} on ${when}. Ask Penny if you'd like another time.`,
      }
  }
}

/** Why the request is not shown, or was not confirmed. */
export function requestProblemWords(problem: RequestProblem): string {
  switch (problem) {
    case 'badLink':
      return 'This link is incomplete. Please open it again from the email.'
    case 'notFound':
      return 'We couldn’t find a tour request for this link. It may have expired.'
    case 'offline':
      return 'You seem to be offline. Please try again.'
    case 'failed':
      return 'Something went wrong. Please try again.'
  }
}
