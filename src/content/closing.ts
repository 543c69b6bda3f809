export const closing = {
  equalHousing: 'Equal Housing Opportunity',
  print: 'Print this listing',
  link: 'QR code and link',
  report: 'Report this listing',
}

/** A mail draft to `contact` about the listing at `link`; null without a contact address. */
export function reportDraft(contact: string, link: string): string | null {
  if (contact === '') return null
  return `mailto:${contact}?subject=${encodeURIComponent('Report a listing')}&body=${encodeURIComponent(`Listing: ${link}\r\n\r\nWhat’s wrong with it:\r\n`)}`
}
