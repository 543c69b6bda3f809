import { grantOf } from '#server/access/grants.ts'
import { isOpen } from '#server/access/rules/access.ts'
import type { Operation } from '#server/operation.ts'
import { imageAddresses } from '#server/photos/image-addresses.ts'
import { accessOr403, propertyOr404 } from '../find-listing.ts'
import { listImages } from '../queries/images.ts'

/** PROP-09: an open listing's photographs have plain addresses; any other's are signed and expire (PROP-17). */
export const listPropertyImages: Operation<'listPropertyImages'> = async (context, request) => {
  const property = await propertyOr404(context, request.params.id)
  accessOr403(property, await grantOf(context, request, property))

  const now = context.clock()
  const addressOf = (path: string) => (isOpen(property) ? path : context.mediaSigner.signed(path, now))
  const images = await listImages(context.db, property.id)
  return {
    success: true,
    images: images.map((image) => ({
      ...imageAddresses(image.id, image, request.query.size ?? 'large', addressOf),
      display_order: image.displayOrder,
      is_primary: image.isPrimary,
      alt: image.alt,
    })),
  }
}
