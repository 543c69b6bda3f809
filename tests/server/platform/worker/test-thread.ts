import { serveTasks } from '#server/platform/worker/serve-tasks.ts'
import { testTasks } from './test-tasks.ts'

serveTasks(testTasks)
