import { buyerLabel } from '#domain/parties.ts'
import type { components } from '#openapi/generated/types.ts'

type TourView = components['schemas']['TourView']
type TourContact = components['schemas']['TourContact']

export const tourDetails = {
  addToCalendar: 'Add to calendar',
  contact: ({ side, listing_type: listingType = '' }: Pick<TourView, 'side' | 'listing_type'>) =>
    side === 'buyer' ? 'Your contact' : buyerLabel({ listingType }),
  changeTitle: 'Need to make a change?',
  suggest: 'Suggest another time',
  cancel: 'Cancel this tour',
  feedTitle: 'Subscribe to all tours of this home',
  feedHint: 'New, changed and canceled tours show up in your calendar automatically.',
  apple: 'Apple or Outlook',
  google: 'Google Calendar',
  newTab: '(opens in a new tab)',
  feedAddress: 'Or add this address in any calendar app. Keep it private: it shows who’s coming.',
}

/** Only a tour that takes place is offered to calendars. */
export const isForCalendar = ({ state }: Pick<TourView, 'state'>) => state === 'accepted'

/** `Marisol Vega, Ridge & Bay Realty` */
export const contactName = ({ name, company }: TourContact) => [name, company].filter(Boolean).join(', ')

/** Opens the program that keeps the calendar on computers and phones by Apple, and Outlook. */
export const appleFeed = (address: string) => address.replace(/^https?:/, 'webcal:')

export const googleFeed = (address: string) =>
  `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: appleFeed(address) })}`
