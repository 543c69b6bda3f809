/** @module-tag nightly */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { apiServer, startChild } from './support/child.ts'
import { copyTemplateInto, newPostgresDatabase } from './support/databases.ts'
import { templateName } from './support/template.ts'

const main = 'server/main'
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pending-main-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('[API-04] a server that can’t start', { timeout: 120_000 }, () => {
  it('reports in one sentence that its folder is in use', async () => {
    const release = await lockFolder(folder)
    const child = startChild(main, { DATA_DIR: folder })
    expect(await child.ended).toBe(1)
    expect(child.said()).toBe(
      `The data in ${folder} is used by process ${process.pid}: stop it first, or name another folder with DATA_DIR.\n`,
    )
    await release()
  })

  it('reports in one sentence which setting is invalid', async () => {
    const child = startChild(main, { PORT: 'eighty' })
    expect(await child.ended).toBe(1)
    expect(child.said()).toBe('PORT should be a port number from 0 to 65535. It is "eighty".\n')
  })

  it('reports in one sentence that production needs its own secret, and changes nothing', async () => {
    const settings: [string, string][] = [
      ['NODE_ENV', 'production'],
      ['PUBLIC_URL', 'https://pending.example'],
    ]
    for (const [name, value] of settings) {
      const child = startChild(main, { [name]: value, DATA_DIR: folder })
      expect(await child.ended).toBe(1)
      expect(child.said()).toBe(
        'SECRET should be set to 32 random characters or more, since this server is in production (NODE_ENV is "production" or PUBLIC_URL begins with https).\n',
      )
    }
    expect(await readdir(folder)).toEqual([])
  })

  it('reports in one sentence that its database is unreachable, without the password', async () => {
    const port = await closedPort()
    const child = startChild(main, { DATABASE_URL: `postgres://pending:hunter2@127.0.0.1:${port}/pending` })
    expect(await child.ended).toBe(1)
    expect(child.said()).toBe(`The database at 127.0.0.1:${port}/pending cannot be reached (ECONNREFUSED).\n`)
  })
})

it('[API-04] a server told to stop releases its folder and exits with 0', {
  tags: ['nightly'],
  timeout: 240_000,
}, async () => {
  await copyTemplateInto(folder)
  // It drains first, except when started in a terminal.
  for (const [signal, drain] of [
    ['SIGTERM', '1'],
    ['SIGINT', '300'],
  ] as const) {
    const child = startChild(apiServer, { DATA_DIR: folder, DRAIN_SECONDS: drain })
    await child.says(/listening on \d+/)
    child.process.kill(signal)
    expect([signal, await child.ended]).toEqual([signal, 0])
    expect(await readdir(folder)).toEqual(['postgres'])
  }
})

it('[API-04] a draining server reports that it is draining and keeps serving until a second signal', {
  tags: ['nightly'],
  timeout: 240_000,
}, async () => {
  const { url, drop } = await newPostgresDatabase(templateName)
  const child = startChild(apiServer, { DATABASE_URL: url, DRAIN_SECONDS: '300' })
  const [, port] = await child.says(/listening on (\d+)/)
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  const listing = '/api/v1/public/properties/4/access-requirements'
  expect([await statusOf('/health/ready'), await statusOf(listing)]).toEqual([200, 200])
  child.process.kill('SIGTERM')
  await expect.poll(() => statusOf('/health/ready'), { timeout: 30_000 }).toBe(503)
  expect([await statusOf('/health/live'), await statusOf(listing)]).toEqual([200, 200])
  child.process.kill('SIGTERM')
  expect(await child.ended).toBe(1)
  await drop()
})

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
