import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface FreezableLine {
  /** The database's address through this proxy. */
  url: string
  /** Stops forwarding; connections stay open and new ones are accepted. */
  freeze(): void
  /** Forwards what waited, and everything after it. */
  thaw(): void
  close(): void
}

/** A proxy to a PostgreSQL server that can stop forwarding. */
export async function lineTo(databaseUrl: string): Promise<FreezableLine> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((visitor) => {
    const database = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      if (isFrozen) from.pause()
      from.on('error', () => to.destroy()).on('close', () => sockets.delete(from))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
