import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { operations } from '#server/operations.ts'
import { visitorAt } from '#tests/server/support/requests.ts'
import { api, describeServer, startServer } from '#tests/server/support/server.ts'
import { example } from '#tests/support/examples.ts'

describeServer('a request that can’t be answered', (server) => {
  const door = api('5/validate-password')

  it.each(['{', '', '{"password":"x"', 'null}', '{"__proto__":{"x":1}}'])('400: invalid JSON: %j', async (body) => {
    const answer = await server.visitor().post(door, body)
    expect([answer.status, typeof answer.body.detail]).toEqual([400, 'string'])
  })

  it.each(['/api/%zz', '/p/%', '/api/v1/public/properties/by-url/%E0%A4', '/%ff'])(
    '400: the address %s',
    async (url) => {
      const answer = await server.visitor().get(url)
      expect([answer.status, answer.body]).toEqual([
        400,
        { status: 400, title: 'Bad Request', code: 'bad_request', detail: 'The address is not encoded correctly.' },
      ])
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
    },
  )

  it.each(['/api', '/api/', '/api/v1/nothing', '/api/v1/public/properties/4', '/nothing', '/api/v1/chat/'])(
    '404: %s',
    async (url) => {
      const answer = await server.visitor().get(url)
      expect([answer.status, typeof answer.body.detail]).toEqual([404, 'string'])
    },
  )

  it('413: a body longer than its operation needs', async () => {
    const answer = await server.visitor().post(door, { password: 'x'.repeat(4 * 1024) })
    expect([answer.status, answer.body]).toEqual([
      413,
      { status: 413, title: 'Payload Too Large', code: 'too_large', detail: 'The request is too large.' },
    ])
  })

  it('422: an address of the greatest length the server reads', async () => {
    const answer = await server.visitor().get(api(`by-url/${'x'.repeat(15_000)}`))
    expect([answer.status, answer.body.detail[0].type]).toEqual([422, 'too_long'])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ])('415: a password as %j', async (type) => {
    const answer = await server.visitor().post(door, '{"password":"harbor-light"}', { 'content-type': type })
    expect([answer.status, answer.body]).toEqual([
      415,
      {
        status: 415,
        title: 'Unsupported Media Type',
        code: 'unsupported_type',
        detail: 'Send the body as application/json.',
      },
    ])
  })

  it('415: a request without a body', async () => {
    expect((await server.visitor().send({ method: 'POST', url: door })).status).toBe(415)
  })

  it('accepts the content type in any case and with a charset', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=UTF-8' }
    expect((await server.visitor().post(door, { password: 'x' }, headers)).body).toEqual({ success: false })
  })
})

describeServer('a failure of the server', (server) => {
  it('500: the answer contains only the request id, and the log contains the id and no value', async () => {
    await server.db.execute(sql`alter table leads rename to lost_leads`)
    const { status, body, headers, cookies } = await server
      .visitor()
      .post(api('9/capture-lead'), { email: 'ann.chen@example.com' })
      .finally(() => server.db.execute(sql`alter table lost_leads rename to leads`))
    expect([status, body]).toEqual([
      500,
      { ...example('captureLead.serverError').body, request_id: headers['x-request-id'] },
    ])
    expect(cookies).toEqual([])
    const line = server.lines.map((each) => JSON.parse(each)).find(({ level }) => level >= 50)
    expect(line).toMatchObject({
      request_id: headers['x-request-id'],
      err: { type: 'DrizzleQueryError', cause: { code: '42P01' } },
    })
    expect(line.err.query).toMatch(/^insert into "leads"/)
    expect(line.err.stack).toMatch(/^\s+at /)
    expect(server.lines.join('')).not.toContain('ann.chen')
  })

  it.each([
    ['a text', 'broken: ann.chen@example.com'],
    ['nothing', undefined],
    ['an error', new Error('broken: ann.chen@example.com')],
    ['an error with an odd status', Object.assign(new Error('x'), { statusCode: 200 })],
    ['an error with its own status', Object.assign(new Error('ann.chen@example.com'), { statusCode: 503 })],
  ])('500: also when %s was thrown', async (_, thrown) => {
    const { app, lines } = startServer(server.database, {
      operations: {
        ...operations,
        getAccessRequirements: async () => {
          throw thrown
        },
      },
    })
    const { status, body } = await visitorAt(app).get(api('4/access-requirements'))
    expect([status, body.detail]).toEqual([500, 'Internal server error'])
    expect(lines.join('')).not.toContain('ann.chen')
    await app.close()
  })

  it('503: /healthz while the database doesn’t answer', async () => {
    const checks = { database: { status: 'ok' } }
    expect((await server.visitor().get('/healthz')).body).toEqual({ status: 'ok', checks })
    const gone = {
      ...server.database,
      db: { execute: async () => Promise.reject(new Error('gone at postgres://u:hunter2@db')) } as never,
    }
    const { app } = startServer(gone)
    const { status, body } = await visitorAt(app).get('/healthz')
    expect([status, body]).toEqual([
      503,
      {
        status: 'failed',
        detail: 'Not ready: database.',
        checks: { database: { status: 'failed', reason: 'error' } },
      },
    ])
    await app.close()
  })
})

describeServer('invalid HTTP', (server) => {
  it.each([
    ['GET', 400, 'Bad Request', 'bad_request', 'The request can’t be read.'],
    ['GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n', 400, 'Bad Request', 'bad_request', 'The request can’t be read.'],
    ['GET / HTTP/9.9', 400, 'Bad Request', 'bad_request', 'The request can’t be read.'],
    [
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}`,
      431,
      'Request Header Fields Too Large',
      'headers_too_large',
      'The headers are too large.',
    ],
  ])('is answered as JSON: %.30s', async (request, status, title, code, detail) => {
    const { app } = startServer(server.database)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await rawAnswer(Number(new URL(address).port), `${request}\r\n\r\n`)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/content-type: application\/json/)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}\r\n`)
    expect(JSON.parse(body)).toEqual({ status, title, code, detail })
    await app.close()
  })
})

function rawAnswer(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
