import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface LoadBalancer {
  origin: string
  add(port: number): void
  remove(port: number): void
  close(): void
}

/**
 * A load balancer: requests in turn to the ready processes over keep-alive connections, with each one's readiness polled
 * every 50 ms.
 */
export async function roundRobin(): Promise<LoadBalancer> {
  const backends = new Map<number, { isReady: boolean; agent: Agent }>()
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const ready = [...backends].filter(([, { isReady }]) => isReady)
    const next = ready[turn++ % ready.length]
    if (!next) return void outgoing.writeHead(502).end()
    const [port, { agent }] = next
    const { method, url, headers } = incoming
    const forwarded = request({ host: '127.0.0.1', port, agent, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forwarded.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()))
    incoming.pipe(forwarded)
  })
  const watch = setInterval(() => {
    for (const [port, backend] of backends)
      void statusOf(port).then((status) => {
        backend.isReady = status === 200
      })
  }, 50)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (port) => void backends.set(port, { isReady: true, agent: new Agent({ keepAlive: true }) }),
    remove(port) {
      backends.get(port)?.agent.destroy()
      backends.delete(port)
    },
    close() {
      clearInterval(watch)
      for (const { agent } of backends.values()) agent.destroy()
      server.close().closeAllConnections()
    },
  }
}

async function statusOf(port: number): Promise<number> {
  const asked = request({ host: '127.0.0.1', port, path: '/health/ready' })
  try {
    asked.end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    return answer.statusCode ?? 0
  } catch {
    return 0
  }
}
