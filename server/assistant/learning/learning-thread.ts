import { setPriority } from 'node:os'
import { serveTasks } from '#server/platform/worker/serve-tasks.ts'
import { ownThreadNumber } from '#server/platform/worker/thread-time.ts'
import { learningTasks } from './tasks.ts'

/** As `nice` counts: visitors' requests come first, with three times as much of a busy core. */
const lowPriority = 5

const thread = ownThreadNumber()
try {
  if (thread !== null) setPriority(thread, lowPriority)
} catch {
  // Where that isn't permitted, it learns at the usual priority.
}
serveTasks(learningTasks)
