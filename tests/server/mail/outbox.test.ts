import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOutbox, outbox } from '#server/mail/outbox.ts'
import { queuedEmail } from '../support/emails.ts'

const email = queuedEmail({
  id: '3c5f7f6e-1d3e-4c6a-9a51-0f3c0d6e9b11',
  createdAt: new Date('2026-11-20T12:00:00.123Z'),
})
const name = '2026-11-20T12-00-00Z-tour-declined-3c5f7f6e-1d3e-4c6a-9a51-0f3c0d6e9b11.eml'
const signal = new AbortController().signal

let folder = ''
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'outbox')
})
afterEach(() => rm(join(folder, '..'), { recursive: true }))
const send = (what = email) => outbox(folder, { name: 'Penny', address: 'penny@pending.example' })(what, signal)

it('[API-06] an email becomes a file with its name, in a folder that is created when missing', async () => {
  await send()
  expect(await readdir(folder)).toEqual([name])
  const read = await PostalMime.parse(await readFile(join(folder, name)))
  expect(read).toMatchObject({ subject: 'About your tour', date: '2026-11-20T12:00:00.000Z' })
  expect(read.messageId).toBe(`<${email.id}@pending.example>`)
})

it('[API-06] one file remains when it is sent twice, in sequence or at once', async () => {
  await send()
  const first = await stat(join(folder, name))
  await Promise.all([send(), send(), send()])
  expect(await readdir(folder)).toEqual([name])
  expect((await stat(join(folder, name))).ino).toBe(first.ino)
})

it('[API-06] one file remains when many send it at once, and each gets a success', async () => {
  await Promise.all(Array.from({ length: 40 }, () => send()))
  expect(await readdir(folder)).toEqual([name])
})

it('an email file is readable only by its owner, since it has links', async () => {
  await send()
  expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
})

it('removes temporary files of interrupted attempts, and nothing else', async () => {
  await send({ ...email, id: '00000000-0000-4000-8000-000000000000' })
  await writeFile(join(folder, `.${name}.cut-off`), 'half a let')
  await writeFile(join(folder, '.another.eml.cut-off'), '')
  await send()
  const files = await readdir(folder)
  expect(files.filter((file) => file.startsWith('.'))).toEqual(['.another.eml.cut-off'])
  expect(files).toHaveLength(3)
})

it('the folder isn’t accessible to others', async () => {
  await send()
  expect((await stat(folder)).mode & 0o077).toBe(0)
})

it('[API-06] startup makes the folder private and removes temporary files before any attempt', async () => {
  await mkdir(folder)
  await chmod(folder, 0o755)
  const now = new Date('2026-11-20T12:00:00Z')
  const uuid = '00000000-0000-4000-8000-000000000000'
  const minutesAgo: [string, number][] = [
    [`.${name}.${uuid}`, 3],
    [`.2026-11-20T11-00-00Z-tour-requested-${uuid}.eml.${uuid}`, 60],
    [`.just-begun.eml.${uuid}`, 1],
    [name, 60],
    ['.notes-of-someone', 60],
    [`.${name}`, 60],
  ]
  for (const [file, minutes] of minutesAgo) {
    const path = join(folder, file)
    await writeFile(path, '', { mode: 0o644 })
    const then = new Date(now.getTime() - minutes * 60_000)
    await utimes(path, then, then)
  }
  await openOutbox(folder, now)
  expect((await readdir(folder)).sort()).toEqual(
    [`.${name}`, '.just-begun.eml.00000000-0000-4000-8000-000000000000', '.notes-of-someone', name].sort(),
  )
  const files = ['', ...(await readdir(folder))]
  expect(await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mode & 0o077))).toEqual(
    files.map(() => 0),
  )
})

it('an email isn’t sent when the folder can’t be written', async () => {
  await writeFile(folder, 'a file where the folder should be')
  await expect(send()).rejects.toThrow()
})
