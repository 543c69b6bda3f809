import { serveTasks } from '#server/platform/worker/serve-tasks.ts'
import { warmUp } from '../warm-up.ts'
import { understandingTasks } from './tasks.ts'

await warmUp(new Date())
serveTasks(understandingTasks)
