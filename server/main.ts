import { buildApp } from './app.ts'
import { warmUp } from './assistant/warm-up.ts'
import { DatabaseError } from './db/database.ts'
import { openDatabase } from './db/open.ts'
import { EnvError, readEnv } from './env.ts'
import { startFollowUpJob } from './follow-up/job.ts'
import { startLetterJob } from './mail/job.ts'
import { wayOut } from './mail/way-out.ts'
import { openShelf } from './photos/shelf.ts'
import { readBuiltSite } from './site/built-site.ts'
import { stopOnSignal } from './stop.ts'
import { originOf, tourDesk } from './tours/desk.ts'
import { sampleTourLines } from './tours/sample-tour.ts'
import { welcome } from './welcome.ts'

/** What `npm run build` made; the message of its absence says so. */
class NotBuilt extends Error {}

try {
  await serve()
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exit(1)
}

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  const database = await openDatabase(env)
  const parts = await builtParts().catch(async (error) => {
    await database.close()
    throw error
  })
  const app = buildApp({ env, database, ...parts })
  const { send, words } = wayOut(env)
  const letters = startLetterJob({ db: database.db, send, clock: () => new Date(), log: app.log })
  const followUps = startFollowUpJob({
    db: database.db,
    quietMinutes: env.followUpAfterMinutes,
    clock: () => new Date(),
    log: app.log,
  })
  app.addHook('onClose', async () => {
    await Promise.all([letters.stop(), followUps.stop()])
    await database.close()
  })
  stopOnSignal(() => app.close())
  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    await app.close()
    throw error
  }
  const address = app.server.address()
  // Port 0 asked for any that is free; letters have to name the one that it became.
  if (typeof address === 'object' && address) env.port = address.port
  const tour = await sampleTourLines(database.db, tourDesk(env), new Date())
  console.log(welcome(originOf(env), tour, words))
  warmUp(new Date())
}

async function builtParts() {
  try {
    const [built, shelf] = await Promise.all([readBuiltSite(), openShelf()])
    return { built, shelf }
  } catch (error) {
    throw new NotBuilt(error instanceof Error ? error.message : 'Run "npm run build" first.', { cause: error })
  }
}

/** What can be mended by whoever starts the server is told in one sentence; anything else is a fault with its trace. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof EnvError || error instanceof DatabaseError || error instanceof NotBuilt) return error.message
  const { code, address, port } = (error ?? {}) as { code?: string; address?: string; port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or name another with PORT.`
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user: name another with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${address ?? process.env.HOST} is no address of this machine.`
  return null
}
