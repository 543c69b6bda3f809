import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPostgres } from '#server/database/postgres.ts'
import { SharedAnswers } from '#server/platform/cache/shared-answers.ts'
import { newPostgresDatabase } from '#tests/server/support/databases.ts'
import { secret, templateName } from '#tests/server/support/template.ts'

it('[API-01] LISTEN uses the direct URL and queries use the pooler', async () => {
  const { url, drop } = await newPostgresDatabase(templateName)
  const named = (name: string) => `${url}?application_name=${name}`
  const database = await openPostgres({ secret, databaseDirectUrl: named('direct') }, named('pooled'))
  const answers = new SharedAnswers()
  const watch = await database.watch(answers)
  const { rows } = (await database.db.execute(
    sql`select application_name as name, query like 'listen %' as listens from pg_stat_activity
      where datname = current_database() order by name`,
  )) as unknown as { rows: { name: string; listens: boolean }[] }
  expect(answers.isOn).toBe(true)
  expect(rows).toEqual([
    { name: 'direct', listens: true },
    { name: 'pooled', listens: false },
  ])
  await watch.stop()
  await database.close()
  await drop()
})
