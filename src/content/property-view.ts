export const propertyView = {
  title: 'Property view',
  description: 'Type any address in the United States and see what we know of the home that stands there.',
  headline: 'What is this home worth?',
  sentence:
    'Your own, the one across the street, the one you keep walking past. Type its address to see where it stands, what it is asked for, and what is known of it.',
  share: 'Share',
  mapView: 'Map View',
  back: 'Back',
  mapTitle: 'Location',
  valueTitle: 'Value',
  valuing: 'Looking up the home...',
  valued: 'Its value has been found.',
  unvalued: 'No value has been found.',
  trouble: "We're having trouble pricing that address. We may need some additional information",
  contact: 'Contact Us',
  retry: 'Try again',
  listedTitle: 'Listed on Pending',
  listPrice: 'List price',
  rent: 'Monthly rent',
  type: 'Property type',
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  area: 'Living area',
  seeListing: 'See the listing',
  nextTitle: 'From here',
  claim: 'Own this home? Claim your ownership',
  offer: 'Submit offer',
  offerSentence: 'Write to our advisor; the address is already in the letter.',
}

export const dashboard = {
  title: 'Dashboard',
  description: 'The dashboard has moved.',
  heading: 'See real-time home value',
  moved: 'Dashboard functionality moved to legacy',
  find: 'Find a home by its address',
  goHome: 'Go Home',
}

/** PVIEW-04, as a mailto address. */
export function offerDraft(advisor: string, address: string): string {
  return draft(advisor, 'Offer Submission', `I would like to make an offer for this home:\n\n${address}\n\n`)
}

/** VALUE-04, as a mailto address. */
export function contactDraft(support: string, address: string): string {
  return draft(support, 'Pricing an address', `I could not see a value for this home:\n\n${address}\n\n`)
}

/** Lines end with CRLF in a mailto address (RFC 6068). */
function draft(to: string, subject: string, body: string): string {
  const [said, written] = [subject, body.replaceAll('\n', '\r\n')].map(encodeURIComponent)
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${said}&body=${written}`
}
