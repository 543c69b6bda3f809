/** @module-tag nightly */
import fs from 'node:fs'
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openPglite } from '#server/database/pglite.ts'
import { settingsTable } from '#server/platform/db/schema.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { isRoot, runAsOtherUser } from '#tests/server/support/other-user.ts'

describe.each(['relaxed', 'strict'] as const)('[API-04] the files of an embedded database (%s)', (durability) => {
  let place = ''
  let dataDir = ''
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'pglite-files-'))
    await chmod(place, 0o755)
    dataDir = join(place, 'data')
  })
  afterAll(() => rm(place, { recursive: true, force: true }))
  const env = () => readEnv({ DATA_DIR: dataDir, PGLITE_DURABILITY: durability, SEED: 'none' })

  /** Permissions of others on any of them, as modes; none is allowed. */
  async function openToOthers(): Promise<string[]> {
    const entries = await readdir(dataDir, { withFileTypes: true, recursive: true })
    const paths = [dataDir, ...entries.map((entry) => join(entry.parentPath, entry.name))]
    expect(paths.length).toBeGreaterThan(900)
    const modes = await Promise.all(paths.map(async (path) => [path, (await stat(path)).mode & 0o077] as const))
    return modes.filter(([, mode]) => mode !== 0).map(([path]) => path)
  }

  it('are accessible only to their owner with any umask, from the first start and as they grow', async () => {
    const umask = process.umask(0)
    try {
      const database = await openPglite(env())
      await database.db.execute('create table grown as select generate_series(1, 1000) as number')
      const whileOpen = await openToOthers()
      await database.close()
      expect([whileOpen, await openToOthers()]).toEqual([[], []])
    } finally {
      process.umask(umask)
    }
  }, 120_000)

  it('are made private again at the next start', async () => {
    for (const path of ['', 'postgres', 'postgres/base']) await chmod(join(dataDir, path), 0o755)
    await chmod(join(dataDir, 'postgres', 'PG_VERSION'), 0o666)
    const version = join(dataDir, 'postgres', 'PG_VERSION')
    if (isRoot) expect(runAsOtherUser('cat', version).stdout).toBe('18\n')
    const database = await openPglite(env())
    expect(await openToOthers()).toEqual([])
    if (isRoot) expect(runAsOtherUser('cat', version).stdout).toBe('')
    await database.close()
  }, 120_000)

  it(`${durability === 'strict' ? 'wait' : 'do not wait'} for the disk before a write is answered`, async () => {
    const database = await openPglite(env())
    const flush = vi.spyOn(fs, 'fsyncSync')
    syncBuiltinESMExports()
    try {
      for (const key of ['one', 'two', 'three']) {
        flush.mockClear()
        await database.db.insert(settingsTable).values({ key, value: '' })
        if (durability === 'strict') expect(flush).toHaveBeenCalled()
        else expect(flush).not.toHaveBeenCalled()
      }
    } finally {
      flush.mockRestore()
      syncBuiltinESMExports()
      await database.close()
    }
  }, 120_000)

  it.runIf(durability === 'strict')(
    'fail a write that can’t reach the disk',
    async () => {
      const database = await openPglite(env())
      const flush = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
        throw Object.assign(new Error('EIO'), { code: 'EIO' })
      })
      syncBuiltinESMExports()
      await expect(database.db.insert(settingsTable).values({ key: 'lost', value: '' })).rejects.toThrow()
      flush.mockRestore()
      syncBuiltinESMExports()
      await database.close().catch(() => {})
    },
    120_000,
  )
})
