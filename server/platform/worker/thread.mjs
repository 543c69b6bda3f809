// Where a worker thread begins. tsx loads TypeScript in the main thread only; in a worker it has to be asked to.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.entry)
