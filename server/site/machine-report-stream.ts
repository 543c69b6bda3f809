import type { FastifyInstance } from 'fastify'
import { eventStream } from '#server/platform/http/event-stream.ts'
import { followMachines } from '#server/platform/machine-reports.ts'

/** `/machine-reports`: transitions of this process's machines as server-sent events, for the inspector. Not in production. */
export async function machineReportStream(app: FastifyInstance): Promise<void> {
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
