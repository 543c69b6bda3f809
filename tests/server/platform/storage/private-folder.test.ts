import { chmod, chown, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DatabaseError } from '#server/platform/db/database.ts'
import { privateFolder } from '#server/platform/storage/private-folder.ts'
import { beingOtherUser, isRoot, runAsOtherUser } from '#tests/server/support/other-user.ts'

let place = ''
let folder = ''
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'private-'))
  // Others can reach the parent folder, so only the folder's own permissions keep them out.
  await chmod(place, 0o755)
  folder = join(place, 'data')
})
afterEach(() => rm(place, { recursive: true, force: true }))

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8)

describe('[API-04] a data folder', () => {
  it('is created for its owner only, with missing parent folders', async () => {
    await privateFolder(join(folder, 'deeper'))
    expect([await modeOf(folder), await modeOf(join(folder, 'deeper'))]).toEqual(['700', '700'])
  })

  it('is made private with everything in it, at any depth, and keeps its owner’s permissions', async () => {
    await mkdir(join(folder, 'postgres', 'base'), { recursive: true })
    await writeFile(join(folder, 'postgres', 'base', '1'), '')
    await writeFile(join(folder, '.hidden'), '')
    const before: [string, number][] = [
      ['', 0o755],
      ['postgres', 0o777],
      ['postgres/base', 0o750],
      ['postgres/base/1', 0o666],
      ['.hidden', 0o444],
    ]
    for (const [path, mode] of before) await chmod(join(folder, path), mode)
    await privateFolder(folder)
    const after = await Promise.all(before.map(([path]) => modeOf(join(folder, path))))
    expect(after).toEqual(['700', '700', '700', '600', '400'])
  })

  it('doesn’t change what a link in it points to', async () => {
    await mkdir(folder)
    const outside = join(place, 'outside')
    await writeFile(outside, '')
    await chmod(outside, 0o644)
    await symlink(outside, join(folder, 'link'))
    await privateFolder(folder)
    expect(await modeOf(outside)).toBe('644')
  })

  it('can’t be one in which everyone keeps files', async () => {
    await mkdir(folder)
    await writeFile(join(folder, 'of-someone'), '')
    await chmod(folder, 0o1777)
    await expect(privateFolder(folder)).rejects.toThrow(
      new DatabaseError(`${folder} is shared by all users of this machine: name another folder with DATA_DIR.`),
    )
    expect(await modeOf(folder)).toBe('1777')
  })

  it('can be a mounted disk with the sticky bit, as long as it is empty', async () => {
    await mkdir(join(folder, 'outbox'), { recursive: true })
    await chmod(folder, 0o1777)
    await privateFolder(folder)
    expect(await modeOf(folder)).toBe('1700')
  })

  it('can’t be a file', async () => {
    await writeFile(folder, '')
    await expect(privateFolder(folder)).rejects.toThrow(
      new DatabaseError(`Nothing can be kept in ${folder} (EEXIST): name another folder with DATA_DIR.`),
    )
  })

  describe.runIf(isRoot)('between two users', () => {
    it('can’t be listed or read by another user', async () => {
      await mkdir(folder)
      const file = join(folder, 'file')
      await writeFile(file, 'a secret')
      for (const [path, mode] of [[folder, 0o755] as const, [file, 0o666] as const]) await chmod(path, mode)
      expect(runAsOtherUser('cat', file).stdout).toBe('a secret')
      await privateFolder(folder)
      expect(runAsOtherUser('cat', file)).toMatchObject({ status: 1, stdout: '' })
      expect(runAsOtherUser('ls', folder)).toMatchObject({ status: 2, stdout: '' })
    })

    it('reports in one sentence that another user made it private', async () => {
      await mkdir(folder, { mode: 0o700 })
      await beingOtherUser(() =>
        expect(privateFolder(folder)).rejects.toThrow(
          new DatabaseError(
            `This user may not read and write ${folder} (EACCES): change its permissions, or name another folder with DATA_DIR.`,
          ),
        ),
      )
    })

    it('can contain another user’s private files', async () => {
      await mkdir(join(folder, 'lost+found'), { recursive: true, mode: 0o700 })
      await chown(folder, 65534, 65534)
      await beingOtherUser(() => privateFolder(folder))
      expect(await modeOf(folder)).toBe('700')
    })

    it('is refused in one sentence when it belongs to another user and is open to all', async () => {
      await mkdir(folder)
      await chmod(folder, 0o777)
      await beingOtherUser(() =>
        expect(privateFolder(folder)).rejects.toThrow(
          new DatabaseError(
            `${folder} is open to other users of this machine, and this user may not change that (EPERM): run "chmod -R go= ${folder}" as its owner, or name another folder with DATA_DIR.`,
          ),
        ),
      )
    })
  })
})
