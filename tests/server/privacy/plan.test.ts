import { expect, it } from 'vitest'
import { plan } from '#server/privacy/plan.ts'
import { readTables } from '#server/privacy/tables.ts'
import { onEachDatabase } from '../support/server.ts'

onEachDatabase('the erasure plan', (server) => {
  it('lists exactly the tables and text columns of the database', async () => {
    const tables = await readTables(server.db)
    const there = Object.fromEntries(tables.map(({ name, texts }) => [name, [...texts].sort()]))
    const planned = Object.fromEntries(Object.entries(plan).map(([name, { texts }]) => [name, [...texts].sort()]))
    expect(planned).toEqual(there)
  })

  it('masks and ignores only columns that it lists', () => {
    for (const { texts, hidden = [], others = [] } of Object.values(plan))
      expect(texts).toEqual(expect.arrayContaining([...hidden, ...others]))
  })

  it('includes a table added later, with its key and foreign keys', async () => {
    await server.db.execute(
      'create table late_notes (id uuid primary key, conversation_id text references conversations (id), note jsonb, seen boolean)',
    )
    const table = (await readTables(server.db)).find(({ name }) => name === 'late_notes')
    await server.db.execute('drop table late_notes')
    expect(table).toMatchObject({
      texts: ['id', 'conversation_id', 'note'],
      key: ['id'],
      references: [{ columns: ['conversation_id'], to: 'conversations', toColumns: ['id'] }],
    })
  })
})
