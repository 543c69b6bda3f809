import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPglite } from '#server/database/pglite.ts'
import { DatabaseError } from '#server/platform/db/database.ts'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { isAlive, lifeOf } from '#server/platform/db/process-life.ts'
import { readEnv } from '#server/platform/env/env.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pending-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = () => join(folder, 'server.lock')
const write = (lock: unknown) => writeFile(file(), typeof lock === 'string' ? lock : JSON.stringify(lock))
const owner = async () => JSON.parse(await readFile(file(), 'utf8')).life.pid as number

/** The pid of a process that has ended. */
const endedPid = () => spawnSync(process.execPath, ['--version']).pid

describe('[API-04] the lock of a data folder', () => {
  it('rejects a second process with a one-sentence error until it is released', async () => {
    const release = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(
      new DatabaseError(
        `The data in ${folder} is used by process ${process.pid}: stop it first, or name another folder with DATA_DIR.`,
      ),
    )
    await release()
    expect(await readdir(folder)).toEqual([])
    await (await lockFolder(folder))()
  })

  it('goes to exactly one of many concurrent processes, also when a dead one holds it', async () => {
    await write({ life: { pid: endedPid(), began: null }, host: hostname() })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['server.lock'])
  })

  it('is taken over when the process that was taking it over died as well', async () => {
    const dead = JSON.stringify({ life: { pid: endedPid(), began: null }, host: hostname() })
    await write(dead)
    const burial = createHash('sha256').update(dead).digest('hex').slice(0, 16)
    await writeFile(`${file()}.${burial}`, JSON.stringify({ life: { pid: endedPid(), began: null }, host: hostname() }))
    const release = await lockFolder(folder)
    expect(await readdir(folder)).toEqual(['server.lock'])
    await release()
  })

  it('is taken over from a process that has ended', async () => {
    await write({ life: { pid: endedPid(), began: null }, host: hostname() })
    const release = await lockFolder(folder)
    expect(await owner()).toBe(process.pid)
    await release()
  })

  it('is taken over from an ended process whose pid another process has now', async () => {
    await write({ life: { ...lifeOf(process.pid), began: 'long ago' }, host: hostname() })
    await (await lockFolder(folder))()
  })

  it.each(['', '{', 'null', '{"life":{}}'])('is taken over when it contains %j', async (content) => {
    await write(content)
    await (await lockFolder(folder))()
  })

  it('of another machine is respected while that machine updates it', async () => {
    await write({ life: { pid: 1, began: 'there' }, host: 'elsewhere' })
    await expect(lockFolder(folder)).rejects.toThrow('is used by process 1 on elsewhere')
    const longAgo = new Date(Date.now() - 61_000)
    await utimes(file(), longAgo, longAgo)
    await (await lockFolder(folder))()
  })

  it('isn’t released by a process that lost it', async () => {
    const release = await lockFolder(folder)
    await write({ life: { pid: 1, began: 'there' }, host: 'elsewhere' })
    await release()
    expect(await owner()).toBe(1)
  })
})

describe('[API-04] an unusable data folder', () => {
  it('is reported in one sentence', async () => {
    const path = join(folder, 'file')
    await writeFile(path, '')
    await expect(openPglite(readEnv({ DATA_DIR: path }))).rejects.toThrow(
      new DatabaseError(`Nothing can be kept in ${path} (EEXIST): name another folder with DATA_DIR.`),
    )
  })
})

describe('the identity of a process', () => {
  it('matches this process and not one that has ended', async () => {
    expect(isAlive(lifeOf(process.pid))).toBe(true)
    expect(isAlive({ pid: process.pid, began: 'another time' })).toBe(false)
    expect(isAlive({ pid: endedPid(), began: null })).toBe(false)
  })
})
