import { type Keys, macIsRight, macOf } from '#server/platform/signing.ts'

interface Feed {
  propertyId: number
  /** Another seller of the same property has another address, and the one before has none. */
  sellerEmail: string
}

/** Where a seller subscribes to the tours of a property. It is derived, so that every email has the same. */
export function feedAddress(origin: string, key: Keys['feed'], feed: Feed): string {
  return `${origin}/api/v1/tour/feed/${feed.propertyId}-${macOf(key, signedText(feed))}/tours.ics`
}

/** The property that a token names, to be proven with its seller; null when it names none. */
export function propertyInFeedToken(token: string): number | null {
  const id = /^([1-9]\d{0,8})-/.exec(token)?.[1]
  return id === undefined ? null : Number(id)
}

export function isFeedToken(token: string, key: Keys['feed'], feed: Feed): boolean {
  return macIsRight(key, signedText(feed), token.slice(token.indexOf('-') + 1))
}

const signedText = ({ propertyId, sellerEmail }: Feed) => `${propertyId} ${sellerEmail.toLowerCase()}`
