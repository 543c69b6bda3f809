/** A process started by servers.ts: the product on a free port, with visits that began yesterday. */
import { sql } from 'drizzle-orm'
import { writeGrant } from '#server/access/rules/grant.ts'
import { buildApp } from '#server/app.ts'
import { openDatabase } from '#server/database/open.ts'
import { keepLead } from '#server/gate/queries/leads.ts'
import { findProperty } from '#server/listings/queries/properties.ts'
import { SharedAnswers } from '#server/platform/cache/shared-answers.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { keysFrom } from '#server/platform/signing.ts'
import type { Product } from './servers.ts'

const propertyId = 6
const visits = 400

const env = readEnv(process.env)
const database = await openDatabase(env)
const yesterday = new Date(Date.now() - 86_400_000)
const property = await findProperty(database.db, propertyId)
if (!property) throw new Error(`There is no listing ${propertyId} to visit.`)
const keys = keysFrom(database.secret)
const sessions: Product['sessions'] = []
for (let visit = 0; visit < visits; visit++) {
  const lead = { email: `visitor-${visit}@example.com` }
  const id = await keepLead(database.db, { propertyId, lead, sessionId: null, now: yesterday })
  const grant = writeGrant(keys, property, { password: false, lead: true, sessionId: id }, new Date())
  sessions.push({ id, cookie: `pass_${propertyId}=${grant}` })
}
const asked = (await database.db.execute(sql`show fsync`)) as { rows: { fsync: string }[] }
const answers = new SharedAnswers()
const watch = await database.watch(answers)
const app = buildApp({ env, database, answers })
app.addHook('onClose', watch.stop)
app.addHook('onClose', database.close)
process.once('disconnect', async () => {
  await app.close()
  process.exit()
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ origin, propertyId, sessions, fsync: asked.rows[0]?.fsync ?? 'unknown' })
