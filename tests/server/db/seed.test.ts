import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { agents, movedAddresses, properties, propertyImages, settings } from '#server/db/schema.ts'
import { descriptions } from '#server/db/seed/descriptions.ts'
import { copyOfTemplate, kinds, newPostgresDatabase } from '../support/databases.ts'

describe.each(kinds)('[API-04] the samples of a first start (%s)', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await copyOfTemplate(kind)
    return () => database.close()
  })

  it('are the six listings of the sheet', async () => {
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
    expect(await db.select({ id: agents.id }).from(agents).orderBy(agents.id)).toEqual([{ id: 4 }, { id: 30 }])
  })

  it('have an old address and two that send in circles', async () => {
    const { db } = database
    expect(await db.select().from(movedAddresses).orderBy(movedAddresses.slug)).toMatchObject([
      { slug: 'alder-ridge', propertyId: 4, preferredSlug: null },
      { slug: 'loop-a', preferredSlug: 'loop-b' },
      { slug: 'loop-b', preferredSlug: 'loop-a' },
    ])
  })

  it('[PROP-08] have their photographs in order, each with words and a name that cannot be guessed', async () => {
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
      '5 condo-tower',
      '5 apartment-living',
      '6 townhouse-row',
      '7 exterior-dusk',
      '7 backyard-pool',
      '8 apartment-living',
    ])
    for (const image of images) {
      expect(image.alt.length).toBeGreaterThan(30)
      expect(image.id).toMatch(/^[\w-]{16}$/)
      expect(image.isPrimary).toBe(image.displayOrder === 1)
    }
  })

  it('keep no password as it is typed', async () => {
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

describe('[API-04] several servers that start on one empty PostgreSQL', () => {
  it('fill it once and agree on its secret', async () => {
    const { url, drop } = await newPostgresDatabase()
    try {
      const servers = await Promise.all(Array.from({ length: 3 }, () => openPostgres({ secret: null }, url)))
      const [first] = servers
      if (!first) throw new Error('None started.')
      expect(await first.db.select().from(properties)).toHaveLength(6)
      expect(await first.db.select().from(propertyImages)).toHaveLength(11)
      expect(new Set(servers.map(({ secret }) => secret)).size).toBe(1)
      expect(first.secret).toMatch(/^[\w-]{43}$/)
      await Promise.all(servers.map(({ close }) => close()))
    } finally {
      await drop()
    }
  })

  it('do not bring back what was deleted since the first start', async () => {
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

  it('keep a configured secret to themselves', async () => {
    const { url, drop } = await newPostgresDatabase('pending_template')
    try {
      const own = 'a secret from the settings, long enough'
      const { db, secret, close } = await openPostgres({ secret: own }, url)
      expect(secret).toBe(own)
      expect(JSON.stringify(await db.select().from(settings))).not.toContain(own)
      await close()
    } finally {
      await drop()
    }
  })
})
