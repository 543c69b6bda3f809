import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { prepare } from '#server/database/prepare.ts'
import { properties } from '#server/listings/schema.ts'
import type { Database } from '#server/platform/db/database.ts'
import { copyOfTemplate, describeDatabases } from '../support/databases.ts'
import { addProperty } from '../support/server.ts'

describeDatabases('[VALUE-04] the lookup key of an address', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await copyOfTemplate(kind)
    return () => database.close()
  })

  const keys = async () => {
    const rows = await database.db.select().from(properties).orderBy(properties.id)
    return rows.map(({ id, addressKey }) => [id, addressKey])
  }

  it('is stored with each of the samples', async () => {
    expect(await keys()).toEqual([
      [4, '1:48 alder rdg rd ml vly||ca|94941'],
      [5, '1:300 spear st san francisco|# 2104|ca|94105'],
      [6, '1:77 juniper row oakland||ca|94609'],
      [7, '1:9 linden ct piedmont||ca|94611'],
      [8, '1:415 valencia st san francisco|# 3b|ca|94103'],
      [9, '1:22 carver st brooklyn|# 5|ny|11211'],
    ])
  })

  it('is computed at startup when it is missing or of an older rule, for any number of listings, and otherwise kept', async () => {
    const { db } = database
    const before = await keys()
    await db.update(properties).set({ addressKey: null }).where(eq(properties.id, 4))
    await db.update(properties).set({ addressKey: '0:of before' }).where(eq(properties.id, 5))
    await db.update(properties).set({ addressKey: '1:as it is' }).where(eq(properties.id, 6))
    const many = Array.from({ length: 2500 }, (_, number) => ({
      slug: `many-${number}`,
      address: `${number} Elm Street, Dover, DE 19901`,
      propertyType: 'condo',
      listingType: 'sale',
      timeZone: 'America/New_York',
    }))
    await db.insert(properties).values(many)
    await prepare(db, { secret: null })
    const after = await keys()
    expect(after.slice(0, 6)).toEqual(before.map(([id, key]) => [id, id === 6 ? '1:as it is' : key]))
    expect(after.slice(6).map(([, key]) => key)).toEqual(many.map((_, number) => `1:${number} elm st dover||de|19901`))
  })

  it('is empty, and computed once, for an address without a word', async () => {
    const id = await addProperty(database.db, { address: '—' })
    await prepare(database.db, { secret: null })
    const [row] = await database.db.select().from(properties).where(eq(properties.id, id))
    expect(row?.addressKey).toBe('')
  })
})
