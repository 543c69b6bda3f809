import { redirectPaths } from '#domain/redirect-paths.ts'
import { isOpen } from './access/rules/access.ts'
import type { AppContext } from './context.ts'
import { movedFrom } from './listings/find-listing.ts'
import { findImage } from './listings/queries/images.ts'
import { type FoundListing, findContentBySlug } from './listings/queries/listing-content.ts'
import { findProperty } from './listings/queries/properties.ts'
import { hostAnswer } from './listings/rules/host.ts'
import type { ImageStore } from './photos/image-store.ts'
import type { MediaOptions } from './photos/media.ts'
import { originOf } from './platform/env/origin.ts'
import type { BuiltSite } from './site/built-site.ts'
import type { Finding, OpenListing } from './site/finding.ts'
import type { SecurityOptions } from './site/security-headers.ts'
import type { ShareImageOptions } from './site/share-images.ts'
import type { SiteOptions } from './site/site.ts'

/** What the photos' route needs of the rest of the server. */
export function mediaOptions({ db, mediaSigner, clock }: AppContext, imageStore: ImageStore): MediaOptions {
  return {
    imageStore,
    signer: mediaSigner,
    now: clock,
    async findImage(id) {
      const found = await findImage(db, id)
      return found ? { original: found.image.original, isOpen: isOpen(found.property) } : null
    },
  }
}

/** What the site needs of the rest of the server. */
export function siteOptions(context: AppContext, built: BuiltSite): SiteOptions {
  const { signUpUrl, loginUrl, bookingUrl } = context.env
  const { apiBaseUrl, chatPath, mapboxToken, advisorEmail, supportEmail, contactEmail, assetBase } = context.env
  return {
    built,
    settings: { apiBaseUrl, chatPath, mapboxToken, advisorEmail, supportEmail, contactEmail, assetBase },
    clock: context.clock,
    origin: () => originOf(context.env),
    redirects: {
      [redirectPaths.signUp]: signUpUrl,
      [redirectPaths.login]: loginUrl,
      [redirectPaths.booking]: bookingUrl,
    },
    findProperty: (address) => findingAt(context, address),
  }
}

/** What the images of shared links need of the rest of the server. */
export function shareImageOptions(context: AppContext, imageStore: ImageStore): ShareImageOptions {
  return { imageStore, findProperty: (address) => findingAt(context, address) }
}

export function securityOptions({ apiBaseUrl, chatPath, assetBase, publicUrl }: AppContext['env']): SecurityOptions {
  return { apiBaseUrl, chatPath, assetBase, isHttps: publicUrl?.startsWith('https:') ?? false }
}

/** The public head of a page: of a protected listing, only that it exists. */
async function findingAt({ db, answers }: AppContext, address: string): Promise<Finding> {
  // No text in the database can hold it, so nothing is there.
  if (address.includes('\u0000')) return { kind: 'missing' }
  const found = await answers.load(`listing ${address}`, () => findContentBySlug(db, address))
  if (found) {
    const { property } = found
    return isOpen(property)
      ? { kind: 'open', propertyId: property.id, listing: openListing(found) }
      : { kind: 'withheld' }
  }
  const moved = await movedFrom({ db }, address)
  if (!moved) return { kind: 'missing' }
  const target = await findProperty(db, moved.propertyId)
  return { kind: 'moved', slug: target && isOpen(target) && target.slug === moved.slug ? moved.slug : null }
}

function openListing({ property, record, priceChanges, host, images }: FoundListing): OpenListing {
  return {
    ...property,
    salePrice: property.price ?? property.salePrice,
    facts: record.facts,
    listedOn: priceChanges.findLast(({ event }) => event === 'listed')?.changedOn ?? null,
    photos: images,
    host: host && hostAnswer(host),
    tourHours: record.givesTours ? record.tourHours : null,
  }
}
