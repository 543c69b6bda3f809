import { serveTasks } from '#server/platform/worker/serve-tasks.ts'
import { sentenceTasks } from './tasks.ts'

serveTasks(sentenceTasks)
