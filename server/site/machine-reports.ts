import type { FastifyInstance } from 'fastify'
import { eventStream } from '#server/platform/http/event-stream.ts'
import { followMachines } from '#server/platform/machine-reports.ts'

/** `/machine-reports`: what the machines of this process do, as server-sent events for the inspector; not for production. */
export async function machineReports(app: FastifyInstance): Promise<void> {
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })
  app.get('/machine-reports', async (request, reply) => {
    const stream = eventStream(reply)
    const stop = followMachines((report) => stream.send('report', report))
    const end = () => {
      stop()
      stream.end()
      open.delete(end)
    }
    open.add(end)
    request.raw.once('close', end)
    return reply
  })
}
