import { grantOf } from '#server/access/grants.ts'
import { isOpen } from '#server/access/rules/access.ts'
import type { Operation } from '#server/operation.ts'
import { imageAddresses } from '#server/photos/image-addresses.ts'
import { shareAnswer } from '#server/platform/cache/shared-routes.ts'
import { accessOr403, contentOr404 } from '../find-listing.ts'

/** PROP-09: an open listing's photos have plain addresses; any other's are signed and expire (PROP-17). */
export const listPropertyImages: Operation<'listPropertyImages'> = async (context, request) => {
  const { property, images } = await contentOr404(context, request.params.id)
  if (isOpen(property)) shareAnswer(request, property.id)
  else accessOr403(property, await grantOf(context, request, property))

  const now = context.clock()
  const addressOf = (path: string) => (isOpen(property) ? path : context.mediaSigner.signed(path, now))
  return {
    success: true,
    images: images.map((image) => ({
      ...imageAddresses(image.id, image, request.query.size ?? 'large', addressOf),
      display_order: image.displayOrder,
      is_primary: image.isPrimary,
      alt: image.alt,
      ...(image.room !== null && { room: image.room }),
    })),
  }
}
