import { Agent, type ClientRequest, request } from 'node:http'
import { RealServer } from '#e2e/support/real-server.ts'
import { type Figures, median, met } from './figures.ts'

const attack = { addresses: 6000, connections: 200 }
const honest = { visitors: 15, needed: 14 }
/** Milliseconds until a visitor gives up; then the call counts as unanswered. */
const requestTimeoutMs = 10_000

interface Answered {
  status: number
  body: string
  ms: number
}

/** 6,000 addresses guess at one gate while visitors enter the right password at another, and open a page and a file. */
export async function measureGates(): Promise<Figures> {
  const server = await RealServer.start()
  try {
    const calm = await visits(server.origin, 0)
    const attackers = guessAt(server.origin)
    const busy = await visits(server.origin, 100)
    const statuses = await attackers.stop()
    const passed = (answers: Answered[]) => answers.filter(isRight).length
    const share = (answers: Answered[]) => `${passed(answers)} of ${honest.visitors}`
    const isMet = passed(busy.others) >= honest.needed
    return {
      title: 'One gate under attack',
      story: `${attack.addresses.toLocaleString('en-US')} addresses guess at the gate of one listing over ${attack.connections} connections at once, again and again, while ${honest.visitors} people, one after the other, type the right password at another listing, and then at this one. Beside that a listing and a file are asked for. All on one machine, PGlite.`,
      columns: ['', 'before', 'under attack', 'target'],
      rows: [
        ['passed at the other gate', share(calm.others), share(busy.others), `≥ ${honest.needed}, ${met(isMet)}`],
        row('until they did, ms', calm.others, busy.others),
        ['passed at the gate under attack', share(calm.attacked), share(busy.attacked), ''],
        row('until they did or were refused, ms', calm.attacked, busy.attacked),
        row('a listing, ms', calm.listings, busy.listings),
        row('a file, ms', calm.files, busy.files),
      ],
      notes: [
        `Of the guesses, ${statuses.compared.toLocaleString('en-US')} were compared and ${statuses.refused.toLocaleString('en-US')} refused.`,
      ],
    }
  } finally {
    await server.dispose()
  }
}

const isRight = ({ status, body }: Answered) => status === 200 && body === '{"success":true}'

function row(name: string, calm: Answered[], busy: Answered[]): string[] {
  const times = (answers: Answered[]) => {
    const ms = answers.map((answer) => answer.ms)
    return `${Math.round(median(ms))} (${Math.round(Math.max(...ms))})`
  }
  return [`${name}, median (worst)`, times(calm), times(busy), '']
}

async function visits(origin: string, network: number) {
  const [others, attacked, listings, files]: Answered[][] = [[], [], [], []]
  for (let visitor = 0; visitor < honest.visitors; visitor++) {
    const address = `198.51.${network}.${visitor}`
    others?.push(await send(origin, '/api/v1/public/properties/7/validate-password', address, 'quiet-garden'))
    attacked?.push(await send(origin, '/api/v1/public/properties/5/validate-password', address, 'harbor-light'))
    listings?.push(await send(origin, '/api/v1/public/properties/by-url/48-alder-ridge-road', address))
    files?.push(await send(origin, '/widget/penny-widget.js', address))
  }
  return { others: others ?? [], attacked: attacked ?? [], listings: listings ?? [], files: files ?? [] }
}

function guessAt(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: attack.connections })
  const counted = { compared: 0, refused: 0 }
  let goesOn = true
  let next = 0
  const lines = Array.from({ length: attack.connections }, async () => {
    while (goesOn) {
      const guess = next++ % attack.addresses
      const address = `10.0.${guess >> 8}.${guess & 255}`
      const path = '/api/v1/public/properties/5/validate-password'
      const { status } = await send(origin, path, address, `guess-${guess}`, agent)
      counted[status === 200 ? 'compared' : 'refused']++
    }
  })
  return {
    async stop() {
      goesOn = false
      await Promise.all(lines)
      agent.destroy()
      return counted
    },
  }
}

function send(origin: string, path: string, from: string, password?: string, agent?: Agent): Promise<Answered> {
  const began = performance.now()
  const method = password === undefined ? 'GET' : 'POST'
  const headers = { 'x-forwarded-for': from, ...(password !== undefined && { 'content-type': 'application/json' }) }
  return new Promise((resolve) => {
    request(origin + path, { method, headers, ...(agent && { agent }) }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, ms: performance.now() - began }))
    })
      .setTimeout(requestTimeoutMs, function (this: ClientRequest) {
        this.destroy()
      })
      .on('error', () => resolve({ status: 0, body: '', ms: performance.now() - began }))
      .end(password === undefined ? undefined : JSON.stringify({ password }))
  })
}
