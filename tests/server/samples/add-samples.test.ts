import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { noFacts } from '#domain/no-facts.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { findContentById } from '#server/listings/queries/listing-content.ts'
import { listPriceChanges } from '#server/listings/queries/price-history.ts'
import {
  agents,
  movedAddresses,
  properties,
  propertyFacts,
  propertyImages,
  sellerAnswers,
} from '#server/listings/schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { settingsTable } from '#server/platform/db/schema.ts'
import { descriptions } from '#server/samples/descriptions.ts'
import { copyOfTemplate, describeDatabases, newPostgresDatabase } from '../support/databases.ts'

const originalFile = (name: string) =>
  fileURLToPath(new URL(`../../../server/photos/originals/${name}`, import.meta.url))

describeDatabases('[API-04] the samples of a first start', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await copyOfTemplate(kind)
    return () => database.close()
  })

  it('are the six listings of the specification', async () => {
    const { db } = database
    const rows = await db.select().from(properties).orderBy(properties.id)
    const facts = rows.map((row) => [
      row.id,
      row.slug,
      row.propertyType,
      row.listingType,
      row.price ?? row.salePrice ?? row.rentalPrice,
      [row.beds, row.baths, row.sqft],
      row.agentId,
      row.passwordHash !== null,
      row.leadCaptureEnabled,
    ])
    expect(facts).toEqual([
      [4, '48-alder-ridge-road', 'single_family', 'sale', 4_750_000, [5, 4.5, 4820], 4, false, false],
      [5, 'harbor-tower-2104', 'condo', 'sale', 1_895_000, [2, 2, 1310], 4, true, false],
      [6, '77-juniper-row', 'townhouse', 'sale', 1_120_000, [3, 2.5, 1760], null, false, true],
      [7, 'the-linden-house', 'single_family', 'sale', null, [6, 5, 6100], 4, true, true],
      [8, '415-valencia-3b', 'apartment', 'rental', 3400, [1, 1, 640], null, false, false],
      [9, '22-carver-lofts-5', 'condo', 'rental', 5150, [2, 1, 980], null, false, true],
    ])
    expect(rows.map(({ timeZone }) => timeZone)).toEqual([...Array(5).fill('America/Los_Angeles'), 'America/New_York'])
  })

  it('[PROP-18] have the price that their history ends with', async () => {
    const rows = await database.db.select().from(properties).orderBy(properties.id)
    const last = await Promise.all(
      rows.map(async ({ id }) => (await listPriceChanges(database.db, id)).at(-1)?.price ?? null),
    )
    expect(last).toEqual(rows.map((row) => row.price ?? row.salePrice ?? row.rentalPrice))
  })

  it('[HOME-04] have an assistant for each tone, and the two default ones', async () => {
    const rows = await database.db.select({ id: agents.id, tone: agents.tone }).from(agents).orderBy(agents.id)
    expect(rows.map(({ id, tone }) => [id, tone])).toEqual([
      [4, 'balanced'],
      [30, 'balanced'],
      [41, 'assertive'],
      [42, 'exploratory'],
    ])
  })

  it('[API-05] have exactly the facts of the specification', async () => {
    const found = await Promise.all([4, 5, 6, 7, 8, 9].map((id) => findContentById(database.db, id)))
    const facts = found.map((listing) => listing?.record.facts ?? noFacts)
    expect(facts.map(({ fee }) => fee && [fee.kind, fee.monthly])).toEqual([
      ['none', null],
      ['hoa', 985],
      ['hoa', 210],
      null,
      null,
      null,
    ])
    const stances = ['open_to_offers', 'firm', 'open_to_offers', null, 'fixed', 'negotiable']
    expect(facts.map(({ priceStance }) => priceStance)).toEqual(stances)
    expect(facts.map(({ yearBuilt }) => yearBuilt)).toEqual([2019, 2008, 1998, 1926, 1931, 1910])
    expect(facts.map(({ stepFree }) => stepFree)).toEqual([true, true, false, null, false, true])
    expect(facts.map(({ availableFrom }) => availableFrom)).toEqual([
      null,
      null,
      null,
      null,
      '2026-12-15',
      '2027-01-01',
    ])
    const linden = Object.entries(facts[3] ?? {}).filter(([, value]) => value !== null)
    expect(linden.map(([name]) => name).sort()).toEqual(['availability', 'lotAcres', 'yearBuilt'])
  })

  it('[API-05] have answers of their sellers', async () => {
    const rows = await database.db
      .select({ id: sellerAnswers.propertyId })
      .from(sellerAnswers)
      .orderBy(sellerAnswers.id)
    expect(rows.map(({ id }) => id)).toEqual([4, 4, 8, 8])
  })

  it('include an old address and two that redirect to each other', async () => {
    const { db } = database
    expect(await db.select().from(movedAddresses).orderBy(movedAddresses.slug)).toMatchObject([
      { slug: 'alder-ridge', propertyId: 4, preferredSlug: null },
      { slug: 'loop-a', preferredSlug: 'loop-b' },
      { slug: 'loop-b', preferredSlug: 'loop-a' },
    ])
  })

  it('[PROP-08] [PROP-25] have their own photos in order, each with a text and an unguessable name', async () => {
    const { db } = database
    const images = await db
      .select()
      .from(propertyImages)
      .orderBy(propertyImages.propertyId, propertyImages.displayOrder)
    expect(images.map(({ propertyId, original }) => `${propertyId} ${original.replace('.jpg', '')}`)).toEqual([
      '4 exterior-dusk',
      '4 living-room',
      '4 kitchen',
      '4 bedroom',
      '4 backyard-pool',
      '4 alder-ridge-dining',
      '4 alder-ridge-family',
      '4 alder-ridge-primary-bath',
      '5 condo-tower',
      '5 harbor-tower-living',
      '5 harbor-tower-kitchen',
      '5 harbor-tower-dining',
      '5 harbor-tower-bedroom-1',
      '5 harbor-tower-bedroom-2',
      '5 harbor-tower-bath',
      '5 harbor-tower-above',
      '6 townhouse-row',
      '6 juniper-row-garden',
      '6 juniper-row-living',
      '6 juniper-row-kitchen',
      '6 juniper-row-primary-bedroom',
      '6 juniper-row-bedroom-3',
      '6 juniper-row-bath',
      '6 juniper-row-above',
      '7 linden-front',
      '7 linden-living',
      '7 linden-kitchen',
      '7 linden-library',
      '7 linden-garden',
      '7 linden-entry',
      '7 linden-dining',
      '7 linden-primary-bedroom',
      '7 linden-primary-bath',
      '7 linden-above',
      '8 apartment-living',
      '8 valencia-kitchen',
      '8 valencia-bedroom',
      '8 valencia-bathroom',
      '8 valencia-above',
      '9 carver-lofts-street',
      '9 carver-lofts-living',
      '9 carver-lofts-kitchen',
      '9 carver-lofts-bedroom',
      '9 carver-lofts-bathroom',
      '9 carver-lofts-above',
    ])
    for (const { original, width, height } of images) {
      const { width: realWidth, height: realHeight } = await sharp(originalFile(original)).metadata()
      expect([original, width, height]).toEqual([original, realWidth, realHeight])
    }
    // PROP-25: no photo is used for two homes.
    expect(new Set(images.map(({ original }) => original)).size).toBe(images.length)
    for (const image of images) {
      expect(image.alt.length).toBeGreaterThan(30)
      expect(image.id).toMatch(/^[\w-]{16}$/)
      expect(image.isPrimary).toBe(image.displayOrder === 1)
    }
  })

  it('[PROP-25] of a home for sale are at least eight photos, of one for rent five', async () => {
    const { db } = database
    for (const { id, listingType } of await db.select().from(properties)) {
      const images = await db.select().from(propertyImages).where(eq(propertyImages.propertyId, id))
      expect(images.length).toBeGreaterThanOrEqual(listingType === 'rental' ? 5 : 8)
      expect(images.every(({ room }) => room !== null)).toBe(true)
    }
  })

  it('store no password in plain text', async () => {
    const { db } = database
    const rows = await db.select().from(properties).where(eq(properties.leadCaptureEnabled, false))
    expect(JSON.stringify(rows)).not.toContain('harbor-light')
    for (const { passwordHash } of rows) if (passwordHash) expect(passwordHash).toMatch(/^scrypt\$/)
  })
})

describe('[PROP-13] the sample descriptions', () => {
  it('are long enough to be cut on listing 4', () => {
    expect(descriptions.alderRidge.length).toBeGreaterThanOrEqual(500)
    expect(descriptions.alderRidge.length).toBeLessThanOrEqual(900)
  })
})

describe('[API-04] several servers that start on one empty PostgreSQL', { tags: ['nightly'] }, () => {
  it('add the samples once and share its secret', async () => {
    const { url, drop } = await newPostgresDatabase()
    try {
      const servers = await Promise.all(
        Array.from({ length: 3 }, () => openPostgres({ secret: null, seed: 'samples' }, url)),
      )
      const [first] = servers
      if (!first) throw new Error('None started.')
      expect(await first.db.select().from(properties)).toHaveLength(6)
      expect(await first.db.select().from(propertyImages)).toHaveLength(45)
      expect(new Set(servers.map(({ secret }) => secret)).size).toBe(1)
      expect(first.secret).toMatch(/^[\w-]{43}$/)
      await Promise.all(servers.map(({ close }) => close()))
    } finally {
      await drop()
    }
  })

  it('[API-05] add facts to an older database on the next start, for the samples that still exist', async () => {
    const { url, drop } = await newPostgresDatabase('pending_template')
    try {
      const before = await openPostgres({ secret: null }, url)
      await before.db.delete(properties).where(eq(properties.id, 8))
      await before.db.update(properties).set({ slug: 'another-house' }).where(eq(properties.id, 6))
      await before.db.execute(
        "truncate property_facts, seller_answers; delete from agents where id > 30; delete from settings where key = 'assistant_seeded_at'",
      )
      await before.close()
      const after = await openPostgres({ secret: null }, url)
      const known = await after.db.select({ id: propertyFacts.propertyId }).from(propertyFacts)
      expect(known.map(({ id }) => id).sort()).toEqual([4, 5, 7, 9])
      expect(await after.db.select().from(sellerAnswers)).toHaveLength(2)
      expect(await after.db.select().from(agents)).toHaveLength(4)
      await after.close()
    } finally {
      await drop()
    }
  })

  it('don’t restore what was deleted since the first start', async () => {
    const { url, drop } = await newPostgresDatabase('pending_template')
    try {
      const first = await openPostgres({ secret: null }, url)
      await first.db.delete(properties).where(eq(properties.id, 8))
      await first.close()
      const again = await openPostgres({ secret: null }, url)
      expect(await again.db.select().from(properties).where(eq(properties.id, 8))).toEqual([])
      await again.close()
    } finally {
      await drop()
    }
  })

  it('don’t store a configured secret', async () => {
    const { url, drop } = await newPostgresDatabase('pending_template')
    try {
      const own = 'a secret from the settings, long enough'
      const { db, secret, close } = await openPostgres({ secret: own }, url)
      expect(secret).toBe(own)
      expect(JSON.stringify(await db.select().from(settingsTable))).not.toContain(own)
      await close()
    } finally {
      await drop()
    }
  })
})
