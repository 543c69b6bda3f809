import {
  appPages,
  headOf,
  listingDescription,
  listingPath,
  missingListing,
  pageTitle,
  privateListing,
} from '#domain/pages.ts'
import { firstPhotoSizes } from '#domain/photo-sizes.ts'
import { oneLine } from '#domain/text.ts'
import { imageAddresses } from '#server/photos/image-addresses.ts'
import type { Finding, OpenListing } from './finding.ts'
import type { Head } from './head.ts'
import { privateImagePath, shareImagePath, shareImageSize } from './share-image-path.ts'
import { structuredListing } from './structured-data.ts'

const privateAlt = 'Private listing'

/** The same for every private listing. */
const withheldHead = (origin: string): Head => ({
  ...headOf(privateListing),
  share: { type: 'website', image: { url: origin + privateImagePath, alt: privateAlt, ...shareImageSize } },
})

const missingHead: Head = headOf(missingListing)

const movedHead: Head = headOf(appPages.property)

/** The head of a property's page (PROP-07). `origin` is where the site is reached, such as https://pending.example. */
export function propertyHead(finding: Finding, origin: string): Head {
  switch (finding.kind) {
    case 'open':
      return openHead(finding.listing, origin)
    case 'withheld':
      return withheldHead(origin)
    case 'moved':
      return finding.slug === null ? withheldHead(origin) : { ...movedHead, canonical: pageUrl(finding.slug, origin) }
    case 'missing':
      return missingHead
  }
}

function openHead(listing: OpenListing, origin: string): Head {
  const address = oneLine(listing.address)
  const url = pageUrl(listing.slug, origin)
  const image = {
    url: origin + shareImagePath(listing.slug),
    alt: listing.photos[0]?.alt || address,
    ...shareImageSize,
  }
  const description = listingDescription(listing)
  return {
    title: pageTitle(address),
    description,
    isIndexed: true,
    canonical: url,
    share: { url, type: 'website', image },
    preload: firstPhoto(listing),
    structuredData: structuredListing(listing, { url, description, images: photoUrls(listing, origin) }),
  }
}

function firstPhoto({ photos: [photo] }: OpenListing): Head['preload'] {
  const best = photo ? imageAddresses(photo.id, photo, 'large').sources[0] : undefined
  return best && { ...best, sizes: firstPhotoSizes }
}

/** JPEG, since search engines read nothing newer everywhere. */
function photoUrls({ photos }: OpenListing, origin: string): string[] {
  return photos.map((photo) => origin + imageAddresses(photo.id, photo, 'large').url)
}

function pageUrl(slug: string, origin: string): string {
  return origin + listingPath(slug)
}
