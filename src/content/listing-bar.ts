import { chat } from './chat.ts'
import { listingWords, priceWords } from './listing.ts'

export const listingBar = {
  label: 'Price and contact',
  requestTour: chat.requestTour,
  ask: 'Ask Penny',
  rentSuffix: '/mo',
}

/** A price for little room: $4.75M, but $1,895,500 where rounding would change it; rents as they are. */
export function barPrice({ price, isRental }: { price: number | null; isRental: boolean }): string {
  if (price === null) return listingWords.priceOnRequest
  const { figure } = priceWords({ price, isRental })
  if (isRental) return figure + listingBar.rentSuffix
  return price >= 1_000_000 && price % 10_000 === 0 ? `$${price / 1_000_000}M` : figure
}
