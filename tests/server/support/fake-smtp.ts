import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Where the server fails: it refuses a command, stalls, or closes the connection. */
export interface Mood {
  at: 'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'end'
  does: 'refuse' | 'stall' | 'hangUp'
}

export interface FakeSmtp {
  url: string
  /** Accepted messages with their envelopes. */
  taken: { from: string; to: string[]; content: string }[]
  /** Null for a server that accepts everything. */
  mood: Mood | null
  /** Resolves when a client has reached the failure. */
  met(): Promise<void>
  close(): Promise<void>
}

/** A minimal SMTP server. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const sockets = new Set<Socket>()
  let meet: () => void = () => {}
  let meeting = new Promise<void>((resolve) => (meet = resolve))
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeSmtp = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    mood: null,
    async met() {
      await meeting
      meeting = new Promise<void>((resolve) => (meet = resolve))
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return fake

  function serve(socket: Socket): void {
    let [from, to, content, isData] = ['', [] as string[], '', false]
    let rest = ''
    answer('greeting', '220 fake')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) isData ? read(line) : obey(line)
    })

    function obey(line: string): void {
      const [command = '', value = ''] = /^(\w+)(.*)$/s.exec(line)?.slice(1) ?? []
      const address = /<([^>]*)>/.exec(value)?.[1] ?? ''
      if (/EHLO|HELO|RSET|NOOP/.test(command)) socket.write('250 fake\r\n')
      else if (command === 'MAIL') answer('MAIL', '250 ok', () => ([from, to, content] = [address, [], '']))
      else if (command === 'RCPT') answer('RCPT', '250 ok', () => to.push(address))
      else if (command === 'DATA') answer('DATA', '354 go on', () => (isData = true))
      else if (command === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('502 what?\r\n')
    }

    function read(line: string): void {
      if (line !== '.') {
        content += `${line.replace(/^\.\./, '.')}\r\n`
        return
      }
      isData = false
      answer('end', '250 taken', () => fake.taken.push({ from, to, content }))
    }

    function answer(place: Mood['at'], words: string, and: () => void = () => {}): void {
      if (fake.mood?.at !== place) {
        and()
        socket.write(`${words}\r\n`)
        return
      }
      if (fake.mood.does === 'refuse') socket.write('550 no\r\n')
      if (fake.mood.does === 'hangUp') socket.destroy()
      meet()
    }
  }
}
