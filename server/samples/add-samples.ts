import { randomBytes } from 'node:crypto'
import { inArray, or } from 'drizzle-orm'
import { hashPassword } from '#server/gate/passwords/scrypt.ts'
import { withAddressKey } from '#server/listings/queries/address-keys.ts'
import { listingHosts, movedAddresses, priceHistory, properties, propertyImages } from '#server/listings/schema.ts'
import { DatabaseError, type Db } from '#server/platform/db/database.ts'
import { floorPlans } from './floor-plans.ts'
import { hosts } from './hosts.ts'
import { listings, movedSlugs } from './listings.ts'
import { samplePhotos } from './photos.ts'
import { priceChanges } from './price-history.ts'
import { seedTours } from './tours.ts'

/**
 * Adds the sample listings. The caller's transaction makes it all or nothing. Throws DatabaseError where listings of one's
 * own have their numbers or addresses.
 */
export async function seed(db: Db): Promise<void> {
  await refuseIfTaken(db)
  for (const { password, ...listing } of listings) {
    const passwordHash = password === undefined ? null : await hashPassword(password)
    await db
      .insert(properties)
      .values(withAddressKey({ ...listing, passwordHash, floorPlan: floorPlans[listing.id] ?? null }))
  }
  await db.insert(movedAddresses).values(movedSlugs)
  await db.insert(listingHosts).values(hosts)
  await db.insert(priceHistory).values(priceChanges)
  await db.insert(propertyImages).values(
    Object.entries(samplePhotos).flatMap(([propertyId, shots]) =>
      shots.map((shot, place) => ({
        ...shot,
        id: randomBytes(12).toString('base64url'),
        propertyId: Number(propertyId),
        displayOrder: place + 1,
        isPrimary: place === 0,
      })),
    ),
  )
  await seedTours(db, new Date())
}

async function refuseIfTaken(db: Db): Promise<void> {
  const [ids, slugs] = [listings.map(({ id }) => id), listings.map(({ slug }) => slug)]
  const taken = await db
    .select({ id: properties.id })
    .from(properties)
    .where(or(inArray(properties.id, ids), inArray(properties.slug, slugs)))
    .limit(1)
  if (taken.length > 0)
    throw new DatabaseError(
      `SEED=samples needs the listing numbers ${Math.min(...ids)} to ${Math.max(...ids)} and the addresses of the samples, and listing ${taken[0]?.id} of this database has one of them.`,
    )
}
