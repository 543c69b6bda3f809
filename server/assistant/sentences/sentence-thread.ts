import { serveTasks } from '#server/worker/serve-tasks.ts'
import { sentenceTasks } from './tasks.ts'

serveTasks(sentenceTasks)
