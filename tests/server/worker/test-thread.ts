import { serveTasks } from '#server/worker/serve-tasks.ts'
import { testTasks } from './test-tasks.ts'

serveTasks(testTasks)
