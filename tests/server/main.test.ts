import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '#server/db/folder-lock.ts'
import { apiServer, startChild } from './support/child.ts'

const main = 'server/main.ts'
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pending-main-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('[API-04] a server that cannot start', { timeout: 120_000 }, () => {
  it('says in one sentence that its folder is taken', async () => {
    const release = await lockFolder(folder)
    const child = startChild(main, { DATA_DIR: folder })
    expect(await child.ended).toBe(1)
    expect(child.said()).toBe(
      `The data in ${folder} is used by process ${process.pid}: stop it first, or name another folder with DATA_DIR.\n`,
    )
    await release()
  })

  it('says in one sentence which setting is wrong', async () => {
    const child = startChild(main, { PORT: 'eighty' })
    expect(await child.ended).toBe(1)
    expect(child.said()).toBe('PORT should be a port number from 0 to 65535. It is "eighty".\n')
  })

  it('says in one sentence that its database is out of reach, without the password', async () => {
    const port = await closedPort()
    const child = startChild(main, { DATABASE_URL: `postgres://pending:hunter2@127.0.0.1:${port}/pending` })
    expect(await child.ended).toBe(1)
    expect(child.said()).toBe(`The database at 127.0.0.1:${port}/pending cannot be reached (ECONNREFUSED).\n`)
  })
})

it('[API-04] a server that is told to stop gives its folder back and ends well', { timeout: 240_000 }, async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const child = startChild(apiServer, { DATA_DIR: folder })
    await child.says(/listening on \d+/)
    child.process.kill(signal)
    expect([signal, await child.ended]).toEqual([signal, 0])
    expect(await readdir(folder)).toEqual(['postgres'])
  }
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
