import { listingPath } from '#domain/pages.ts'

/** What the networks that show shared links ask for. */
export const shareImageSize = { width: 1200, height: 630 }

/** The image of every private listing. */
export const privateImagePath = '/og/private.jpg'

export function shareImagePath(slug: string): string {
  return `/og${listingPath(slug)}.jpg`
}
