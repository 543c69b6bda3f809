import { oneLine, shortened } from '#machines/property-page/summary.ts'
import { imageAddresses, mediaPath } from '#server/photos/image-addresses.ts'
import type { Finding, OpenListing } from './finding.ts'
import type { Head, ShareImage } from './head.ts'
import { structuredListing } from './structured-data.ts'

/** How wide the page shows its first photograph; the page's own `sizes` has to say the same. */
export const firstPhotoSizes =
  '(width < 900px) and (resolution >= 2.5x) 45vw, (width < 900px) and (resolution >= 1.5x) 70vw, (width < 900px) 100vw, (width < 1600px) 73vw, 1180px'

const withheldHead: Head = {
  title: 'Private listing · Pending',
  description: 'This listing is private. You need an invitation to see it.',
  isIndexed: false,
}

const missingHead: Head = {
  title: 'Property Not Available · Pending',
  description: 'This listing isn’t available right now.',
  isIndexed: false,
}

const movedHead: Head = {
  title: 'Property · Pending',
  description: 'This listing has moved.',
  isIndexed: true,
}

/** The head of a property's page (PROP-07). `origin` is where the site is reached, such as https://pending.example. */
export function propertyHead(finding: Finding, origin: string): Head {
  switch (finding.kind) {
    case 'open':
      return openHead(finding.listing, origin)
    case 'withheld':
      return withheldHead
    case 'moved':
      return finding.slug === null ? withheldHead : { ...movedHead, canonical: pageUrl(finding.slug, origin) }
    case 'missing':
      return missingHead
  }
}

function openHead(listing: OpenListing, origin: string): Head {
  const address = oneLine(listing.address)
  const url = pageUrl(listing.slug, origin)
  const image = shareImage(listing, address, origin)
  const description =
    shortened(listing.description ?? '', 160) || shortened(`${address}. Ask Penny anything about it.`, 160)
  return {
    title: `${address} · Pending`,
    description,
    isIndexed: true,
    canonical: url,
    share: { url, type: 'website', image },
    preload: firstPhoto(listing),
    structuredData: structuredListing(listing, { url, description, image: listing.photo ? image.url : null }),
  }
}

function firstPhoto({ photo }: OpenListing): Head['preload'] {
  const best = photo ? imageAddresses(photo.id, photo, 'large').sources[0] : undefined
  return best && { ...best, sizes: firstPhotoSizes }
}

/** JPEG, since those who show shared links read nothing newer. */
function shareImage({ photo }: OpenListing, address: string, origin: string): ShareImage {
  const size = photo ?? { width: 1600, height: 1067 }
  const width = size.width < 1200 ? (size.width < 800 ? 480 : 800) : 1200
  return {
    url: origin + mediaPath(photo?.id ?? 'placeholder', `${width}.jpg`),
    alt: photo?.alt || address,
    width,
    height: Math.round((width * size.height) / size.width),
  }
}

function pageUrl(slug: string, origin: string): string {
  return `${origin}/p/${encodeURIComponent(slug)}`
}
