import { randomBytes } from 'node:crypto'
import { hashPassword } from '#server/passwords/scrypt.ts'
import { defaultAgents } from '#server/rules/agent.ts'
import type { Db } from '../database.ts'
import { withAddressKey } from '../queries/address-keys.ts'
import { agents, movedAddresses, properties, propertyImages } from '../schema.ts'
import { listings, movedSlugs } from './listings.ts'
import { photographs } from './photographs.ts'
import { seedTours } from './tours.ts'

/** Fills an empty database with the sample listings. The caller's transaction makes it all or nothing. */
export async function seed(db: Db): Promise<void> {
  await db.insert(agents).values(Object.values(defaultAgents).map((id) => ({ id, name: 'Penny' })))
  for (const { password, ...listing } of listings) {
    const passwordHash = password === undefined ? null : await hashPassword(password)
    await db.insert(properties).values(withAddressKey({ ...listing, passwordHash }))
  }
  await db.insert(movedAddresses).values(movedSlugs)
  await db.insert(propertyImages).values(
    Object.entries(photographs).flatMap(([propertyId, shots]) =>
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
