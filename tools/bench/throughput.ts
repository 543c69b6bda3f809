import { startPostgres } from '#tests/server/support/embedded-postgres.ts'
import { type Figures, median } from './figures.ts'
import { calls, type Measured, measureLoad, measureLoads } from './load.ts'
import { type Product, type Server, serveBare, serveProduct } from './servers.ts'

const rounds = 3
const seconds = 3
/** Connections at once. */
const crowds = [10, 100]
/** Requests per second well below the server's limit. */
const steady = 1000
/** Processes on one PostgreSQL. */
const processes = [1, 2, 3]

/** Two calls of the property page on both databases, alternating with a bare Fastify that answers the same bytes. */
export async function throughput(): Promise<Figures> {
  const postgres = await startPostgres({ durable: true })
  const servers: Server[] = []
  try {
    await postgres.createDatabase('pending')
    const onPglite = await serveProduct()
    servers.push(onPglite)
    const onPostgres: Product[] = []
    for (const _ of processes) onPostgres.push(await serveProduct(`${postgres.url}/pending`))
    servers.push(...onPostgres)
    const bare = await serveBare(await Promise.all(calls.map((call) => call.answerOf(onPglite))))
    servers.push(bare)
    return await table(onPglite, onPostgres, bare)
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await postgres.stop()
  }
}

async function table(onPglite: Product, processesOnPostgres: Product[], bare: Server): Promise<Figures> {
  const [onPostgres = onPglite] = processesOnPostgres
  const rows: string[][] = []
  for (const [call, connections] of calls.flatMap((each) => crowds.map((crowd) => [each, crowd] as const))) {
    const places = [
      { name: 'bare Fastify, same bytes', origin: bare.origin, product: onPglite },
      { name: 'PGlite', origin: onPglite.origin, product: onPglite },
      { name: 'PostgreSQL', origin: onPostgres.origin, product: onPostgres },
    ]
    const measured: Measured[][] = places.map(() => [])
    // The first round warms up and isn't counted; the three alternate in each round, so that other load affects all.
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { origin, product }] of places.entries()) {
        const requests = call.requests(product)
        const result = await measureLoad({ url: origin, requests, connections, seconds: round === 0 ? 1 : seconds })
        if (round > 0) measured[index]?.push(result)
      }
    }
    const [yardstick = []] = measured
    const names = places.map(({ name }) => `${call.name}, ${connections} connections: ${name}`)
    rows.push(...names.map((name, index) => rowOf(name, measured[index] ?? [], yardstick)))
  }
  for (const call of calls) {
    const onOneDatabase = processes.map((count) => ({
      name: `PostgreSQL, ${count === 1 ? '1 process' : `${count} processes`}`,
      products: processesOnPostgres.slice(0, count),
    }))
    for (const { name, products } of [{ name: 'PGlite', products: [onPglite] }, ...onOneDatabase]) {
      const loads = products.map((product) => ({
        url: product.origin,
        requests: call.requests(product),
        connections: Math.round(12 / products.length),
        seconds,
        rate: Math.round(steady / products.length),
      }))
      const results: Measured[] = []
      for (let round = 0; round < rounds; round++) results.push(await measureLoads(loads))
      rows.push(rowOf(`${call.name}, ${steady} requests/s: ${name}`, results, []))
    }
  }
  return {
    title: 'Requests per second',
    story: `${crowds.join(' and ')} connections for ${seconds} seconds, ${rounds} rounds in which the three servers take turns, each server a process of its own with its log thrown away; what loads them runs on the same machine. A figure is the one in the middle of the rounds; a share is taken within a round, with the lowest and the highest in brackets. Every duration that is sent is a longer one, so that each request writes a row; they go round among ${onPglite.sessions.length} visits and 20,000 networks. Where there are several processes on one PostgreSQL, each gets its part of the requests.`,
    columns: ['', 'requests/s', 'of bare Fastify', 'p50, ms', 'p95, ms', 'p99, ms'],
    rows,
    notes: [
      `The embedded PGlite lives in the server's own process (fsync ${onPglite.fsync}), PostgreSQL in others (fsync ${onPostgres.fsync}, on a temporary folder).`,
      'Targets: reads at least 50 % of bare Fastify, and p99 at 1,000 requests/s at most 10 ms; writes at least 30 % on PostgreSQL and 15 % on PGlite.',
    ],
  }
}

function rowOf(name: string, results: Measured[], yardstick: Measured[]): string[] {
  const shares = results.map(({ rate }, round) => (100 * rate) / (yardstick[round]?.rate ?? Number.NaN))
  const percent = (share: number) => `${share.toFixed(share < 10 ? 1 : 0)} %`
  const among = `${percent(median(shares))} (${Math.min(...shares).toFixed(0)}–${Math.max(...shares).toFixed(0)})`
  return [
    name,
    Math.round(median(results.map(({ rate }) => rate))).toLocaleString('en-US'),
    yardstick.length === 0 ? '' : results === yardstick ? '100 %' : among,
    ...(['p50', 'p95', 'p99'] as const).map((name) => median(results.map((result) => result[name])).toFixed(1)),
  ]
}
