interface ListedHome {
  marketStatus: 'active' | 'under_contract' | 'sold' | 'leased'
  isRental: boolean
  /** The owner's words on when it is available; null where there are none. */
  availability: string | null | undefined
}

/** Whether an owner's words on availability say that the home isn't on the market yet. */
export const isPreMarket = (availability: string | null | undefined): boolean => /pre-?market/i.test(availability ?? '')

const otherStatuses = { under_contract: 'Under contract', sold: 'Sold', leased: 'Leased' }

/** As American listings say it: "Pending" would mean under contract. */
export function marketStatusWords({ marketStatus, isRental, availability }: ListedHome): string {
  if (marketStatus !== 'active') return otherStatuses[marketStatus]
  return isPreMarket(availability) ? 'Coming soon' : isRental ? 'For rent' : 'For sale'
}
