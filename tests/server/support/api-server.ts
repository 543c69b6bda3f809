/** The server without the built site, for tests that need it in its own process. Prints its address. */
import { buildApp } from '#server/app.ts'
import { ConversationFeed } from '#server/chat/conversation-feed.ts'
import { openDatabase } from '#server/database/open.ts'
import { SharedAnswers } from '#server/platform/cache/shared-answers.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { runtimeOf } from '#server/platform/health/runtime.ts'
import { stopOnSignal } from '#server/stop.ts'

const env = readEnv({ LOG_LEVEL: 'silent', ...process.env })
const database = await openDatabase(env)
const runtime = runtimeOf(env)
// No job writes emails here, so there is no outbox.
runtime.folders = runtime.folders.filter(({ name }) => name !== 'outbox')
const answers = new SharedAnswers()
const feed = new ConversationFeed()
const watch = await database.watch(answers, feed)
const app = buildApp({ env, database, runtime, answers, feed })
app.addHook('onClose', watch.stop)
app.addHook('onClose', database.close)
const begin = () => {
  runtime.isStopping = true
  feed.close()
}
stopOnSignal(() => app.close(), { begin, seconds: env.drainSeconds })
const address = await app.listen({ port: 0, host: '127.0.0.1' })
console.log(`listening on ${new URL(address).port}`)
