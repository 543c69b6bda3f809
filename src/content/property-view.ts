export const propertyView = {
  headline: 'Home value illustration',
  sentence:
    'Enter an address to see a sample chart of its value over time. It’s an illustration around one figure, not an appraisal.',
  share: 'Share',
  mapView: 'Map View',
  back: 'Back',
  mapTitle: 'Location',
  detailsTitle: 'Details',
  valueTitle: 'Value illustration',
  unlisted: 'Not listed here',
  valuing: 'Looking up the home...',
  valued: 'Value found.',
  unvalued: 'No value found.',
  trouble: "We're having trouble pricing that address. We may need some additional information",
  contact: 'Contact Us',
  retry: 'Try again',
  listedTitle: 'Listing details',
  listPrice: 'List price',
  rent: 'Monthly rent',
  type: 'Property type',
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  area: 'Living area',
  seeListing: 'See the listing',
  nextTitle: 'Next steps',
  claim: 'Own this home? Claim your ownership',
  offer: 'Submit offer',
  offerSentence: 'This opens an email to our advisor, with the address filled in.',
}

export const dashboard = {
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
  return draft(support, 'Pricing an address', `I couldn’t see a value for this home:\n\n${address}\n\n`)
}

/** Lines end with CRLF in a mailto address (RFC 6068). */
function draft(to: string, subject: string, body: string): string {
  const [said, written] = [subject, body.replaceAll('\n', '\r\n')].map(encodeURIComponent)
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${said}&body=${written}`
}
