import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Runtime } from '../health/runtime.ts'

/**
 * Lets a server that closes end with the last answer. Node waits for connections that never sent a request, which browsers
 * open in advance, and for those that were busy when it closed the idle ones.
 */
export function endIdleConnections(app: FastifyInstance): void {
  /** Each open connection, and whether a request is under way on it. An injected request has none. */
  const isBusy = new Map<Socket, boolean>()
  let isClosing = false
  app.server.on('connection', (socket) => {
    if (isClosing) socket.destroy()
    isBusy.set(socket, false)
    socket.on('close', () => isBusy.delete(socket))
  })
  app.addHook('onRequest', ({ raw: { socket } }, _, next) => {
    if (isBusy.has(socket)) isBusy.set(socket, true)
    next()
  })
  app.addHook('onResponse', ({ raw: { socket } }, _, next) => {
    if (isBusy.has(socket)) {
      if (isClosing) socket.destroySoon()
      else isBusy.set(socket, false)
    }
    next()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const [socket, busy] of isBusy) if (!busy) socket.destroy()
  })
}

/** While the server drains, each answer ends its connection, so that the next request goes to another server. */
export function endConnectionsOf(app: FastifyInstance, runtime: Runtime): void {
  app.addHook('onRequest', (_, reply, next) => {
    if (runtime.isStopping) reply.header('connection', 'close')
    next()
  })
}
