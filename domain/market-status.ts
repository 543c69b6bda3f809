import { capitalized } from './text.ts'

type MarketStatus = 'active' | 'under_contract' | 'sold' | 'leased'

/** Whether an owner's words on availability say that the home isn't on the market yet. */
export const isPreMarket = (availability: string | null | undefined): boolean => /pre-?market/i.test(availability ?? '')

/**
 * As American listings say it: "Pending" would mean under contract. `availability` is what the owner says on when the home is
 * available; null where they say nothing.
 */
export function marketStatusWords(
  status: MarketStatus,
  isRental: boolean,
  availability: string | null | undefined,
): string {
  if (status !== 'active') return capitalized(status.replace('_', ' '))
  return isPreMarket(availability) ? 'Coming soon' : isRental ? 'For rent' : 'For sale'
}
