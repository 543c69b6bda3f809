/** @module-tag nightly */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openPglite } from '#server/database/pglite.ts'
import { folderCheck } from '#server/health/checks.ts'
import { DatabaseError } from '#server/platform/db/database.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { readiness } from '#server/platform/health/readiness.ts'
import { storageError } from '#server/platform/storage/storage-error.ts'
import { startChild } from '#tests/server/support/child.ts'
import { copyTemplateInto } from '#tests/server/support/databases.ts'
import { type SmallDisk, smallDisk } from '#tests/server/support/small-disk.ts'

const testTimeout = { timeout: 240_000 }
const disks: SmallDisk[] = []
const newDisk = (megabytes: number) => {
  const disk = smallDisk(megabytes)
  if (disk) disks.push(disk)
  return disk
}
const canMount = newDisk(1) !== null
afterAll(() => {
  for (const disk of disks) disk.remove()
})
function diskOf(megabytes: number): SmallDisk {
  const disk = newDisk(megabytes)
  if (!disk) throw new Error('There is no disk.')
  return disk
}
const errorWith = (code: string) => Object.assign(new Error(code), { code })

describe('[API-04] a file system error on a folder', () => {
  it.each([
    ['ENOSPC', 'The disk of data is full (ENOSPC): free some space, or name another folder with DATA_DIR.'],
    ['EDQUOT', 'The disk quota for data is used up (EDQUOT): free some space, or name another folder with DATA_DIR.'],
    ['EROFS', 'data is on a read-only file system (EROFS): make it writable, or name another folder with DATA_DIR.'],
    [
      'EACCES',
      'This user may not read and write data (EACCES): change its permissions, or name another folder with DATA_DIR.',
    ],
  ])('is reported in one sentence for %s', (code, sentence) => {
    expect(storageError(errorWith(code), 'data')).toEqual(new DatabaseError(sentence, { cause: errorWith(code) }))
  })

  it('isn’t reported for other errors', () => {
    for (const error of [new Error('x'), errorWith('ENOENT'), null, 'x']) expect(storageError(error, 'data')).toBeNull()
  })
})

describe.runIf(canMount)('[API-04] on a full disk', () => {
  it('a first start fails with one sentence', testTimeout, async () => {
    const { folder } = diskOf(20)
    const child = startChild('server/main', { DATA_DIR: join(folder, 'data') })
    expect(await child.ended).toBe(1)
    const sentence = `The disk of ${join(folder, 'data')} is full (ENOSPC): free some space, or name another folder with DATA_DIR.\n`
    expect(child.said()).toBe(sentence)
  })

  it('a later start fails with one sentence, and works once there is room', testTimeout, async () => {
    const disk = diskOf(120)
    const env = readEnv({ DATA_DIR: join(disk.folder, 'data'), SEED: 'none' })
    await copyTemplateInto(env.dataDir)
    const makeRoom = disk.fill()
    const child = startChild('server/main', { DATA_DIR: env.dataDir })
    expect(await child.ended).toBe(1)
    expect(child.said()).toMatch(
      /^The disk of \S+ is full \(ENOSPC\): free some space, or name another .* DATA_DIR\.\n$/,
    )
    makeRoom()
    await (await openPglite(env)).close()
  })

  it('the server isn’t ready until there is room again', async () => {
    const disk = diskOf(100)
    const moments = [0, 60_000, 120_000, 180_000].map((moment) => new Date(moment))
    const ready = readiness({
      checks: [folderCheck({ name: 'data_folder', path: disk.folder })],
      clock: () => moments.shift() ?? new Date(240_000),
    })
    const makeRoom = disk.fill()
    expect(await ready()).toEqual({
      status: 'failed',
      checks: { data_folder: { status: 'failed', reason: 'ENOSPC' } },
    })
    makeRoom()
    expect(await ready()).toEqual({ status: 'ok', checks: { data_folder: { status: 'ok' } } })
  })

  it('the server reports a nearly full disk', async () => {
    const ready = readiness({
      checks: [folderCheck({ name: 'outbox', path: diskOf(60).folder })],
      clock: () => new Date(0),
    })
    expect(await ready()).toEqual({
      status: 'degraded',
      checks: { outbox: { status: 'degraded', reason: 'less than 64 MiB left on the disk' } },
    })
  })
})

it.runIf(canMount)('[API-04] a read-only disk is reported in one sentence', testTimeout, async () => {
  const disk = diskOf(10)
  disk.makeReadOnly()
  const child = startChild('server/main', { DATA_DIR: disk.folder })
  expect(await child.ended).toBe(1)
  expect(child.said()).toMatch(/^\S+ is on a read-only file system \(EROFS\): make it writable, or .* DATA_DIR\.\n$/)
})

it('[API-04] a deleted folder makes the server not ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gone-'))
  await rm(folder, { recursive: true })
  const ready = readiness({ checks: [folderCheck({ name: 'outbox', path: folder })], clock: () => new Date(0) })
  expect(await ready()).toMatchObject({ status: 'failed', checks: { outbox: { reason: 'ENOENT' } } })
})
