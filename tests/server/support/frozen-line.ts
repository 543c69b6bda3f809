import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface FreezableLine {
  /** The address of the database, by way of this line. */
  url: string
  /** From now on nothing passes; connections stay open and new ones are taken. */
  freeze(): void
  /** What waited passes, and all that follows. */
  thaw(): void
  close(): void
}

/** A line to a PostgreSQL server, on which it can seem frozen. */
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
