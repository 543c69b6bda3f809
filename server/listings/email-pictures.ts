import { isOpen } from '#server/access/rules/access.ts'
import { type EmailContent, logoAlone } from '#server/mail/emails/email.ts'
import { imageAddresses } from '#server/photos/image-addresses.ts'
import type { Db } from '#server/platform/db/database.ts'
import { listImages } from './queries/images.ts'
import { findProperty } from './queries/properties.ts'

/** The email with the logo and, where the listing is open to everyone, its first photo. `origin` is the site's address. */
export async function withPictures(
  db: Db,
  content: EmailContent,
  { propertyId, origin }: { propertyId: number; origin: string },
): Promise<EmailContent> {
  return { ...content, pictures: { ...logoAlone(origin), photo: await photoOf(db, propertyId, origin) } }
}

async function photoOf(db: Db, propertyId: number, origin: string) {
  const property = await findProperty(db, propertyId)
  if (!property || !isOpen(property)) return null
  const [image] = await listImages(db, propertyId)
  if (!image) return null
  const { url, width, height } = imageAddresses(image.id, image, 'medium', (path) => `${origin}${path}`)
  return { address: url, alt: image.alt ?? '', width, height }
}
