/** @module-tag nightly */
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/database/postgres.ts'
import type { Database, Db } from '#server/platform/db/database.ts'
import { runUntilCutOff } from './cut-off.ts'
import { newPostgresDatabase } from './databases.ts'
import { secret, templateName } from './template.ts'

describe('[API-05] work whose connections are cut off', () => {
  let place = ''
  let database: Database
  beforeAll(async () => {
    const { url, drop } = await newPostgresDatabase(templateName)
    place = url
    database = await openPostgres({ secret }, url)
    await database.db.execute(sql`create table kept (word text)`)
    return async () => {
      await database.close()
      await drop()
    }
  })

  let wentOn = false
  async function work(db: Db): Promise<void> {
    await db.execute(sql`insert into kept values ('alone')`)
    await db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values ('within')`)
    })
    wentOn = true
  }
  const kept = async () => {
    const { rows } = (await database.db.execute(sql`select word from kept`)) as unknown as { rows: { word: string }[] }
    await database.db.execute(sql`delete from kept`)
    return rows.map(({ word }) => word)
  }

  it('counts its queries when it may finish', async () => {
    const { died, steps } = await runUntilCutOff(place, null, work)
    expect([died, steps.length]).toEqual([false, 4])
    expect(await kept()).toEqual(['alone', 'within'])
  })

  it.each([
    [1, []],
    [2, ['alone']],
    [3, ['alone']],
    [4, ['alone']],
  ])('leaves what was committed before step %i, and nothing goes on', async (step, words) => {
    wentOn = false
    expect(await runUntilCutOff(place, step, work)).toEqual({ died: true, steps: [] })
    await expect.poll(kept).toEqual(words)
    expect(wentOn).toBe(false)
  })
})
