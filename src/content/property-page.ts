import type { PageListing } from '#machines/property-page/listing.ts'
import type { PropertyProblem } from '#machines/property-page/problem.ts'

export const propertyPage = {
  loading: 'Loading property...',
  checkingAccess: 'Checking access...',
  retry: 'Try again',
  goHome: 'Go Home',
  share: 'Share',
  aboutTitle: 'About this home',
  locationTitle: 'Location',
  readMore: 'Read more',
  readLess: 'Read less',
  withheldHeadline: 'Private listing',
  withheldDescription: 'The details of this home are private.',
  noDescription: 'No description yet. Ask Penny anything about this home.',
}

/** The server withholds the address with the description: a listing that names its address has none. */
export function descriptionWords({ address, description }: Pick<PageListing, 'address' | 'description'>): string {
  return description ?? (address === null ? propertyPage.withheldDescription : propertyPage.noDescription)
}

export type ShownPropertyProblem = Exclude<PropertyProblem, { code: 'partMissing' }>

export function propertyProblemWords(problem: ShownPropertyProblem): string {
  switch (problem.code) {
    case 'notFound':
      return 'Property not found'
    case 'loadFailed':
      return 'Failed to load property'
    case 'movedNotFound':
      return 'Property not found or not publicly available'
    case 'serverError':
      return 'Server error. Please try again later.'
    case 'endpointMissing':
      return 'Backend API endpoint not available. Please try again later.'
    case 'status':
      return `Failed to load property (${problem.status})`
    case 'loop':
      return 'Redirect loop detected. Please try again.'
    case 'network':
      return 'Network error. Please check your connection and try again.'
    case 'notJson':
      return 'Error: Unexpected response from the server'
    case 'exception':
      return `Error: ${problem.message}`
    case 'unknown':
      return 'An unexpected error occurred. Please try again.'
  }
}
