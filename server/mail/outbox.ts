import { randomUUID } from 'node:crypto'
import { access, link, lstat, mkdir, open, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailAddress } from '#server/platform/env/mail-address.ts'
import { privateFolder } from '#server/platform/storage/private-folder.ts'
import { messageOf, type Send } from './message.ts'
import type { QueuedEmail } from './queries/email-queue.ts'
import { emailClaimMs } from './rules/email-attempts.ts'

/**
 * Emails as files, `2026-11-20T12-00-00Z-tour-requested-<id>.eml`. The name follows from the email, and a file gets it
 * when it is whole: an email that is sent again after a crash finds its file and is there once.
 */
export function outbox(folder: string, from: MailAddress): Send {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (email) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = fileNameOf(email)
    const { message } = await composer.sendMail(messageOf(email, from))
    const unfinished = join(folder, `.${name}.${randomUUID()}`)
    await writeThrough(unfinished, message as Buffer)
    const finished = join(folder, name)
    // A link, unlike a new name, never takes the place of what is there.
    await link(unfinished, finished).catch(async (error: NodeJS.ErrnoException) => {
      // Another process that sent the email has taken this attempt for one that was cut off: then theirs is there.
      if (error.code === 'ENOENT') await access(finished)
      else if (error.code !== 'EEXIST') throw error
    })
    await flushFolder(folder)
    await clearUnfinished(folder, name)
  }
}

/**
 * Makes the folder, for its owner alone, and removes what attempts that were cut off have left in it. Another server may
 * be writing to the same folder: a file that is younger than any attempt lasts stays. Throws DatabaseError with one sentence.
 */
export async function openOutbox(folder: string, now: Date): Promise<void> {
  await privateFolder(folder)
  for (const file of await readdir(folder)) {
    if (!unfinishedName.test(file)) continue
    const path = join(folder, file)
    const found = await lstat(path).catch(() => null)
    if (found && now.getTime() - found.mtimeMs > emailClaimMs) await unlink(path).catch(() => {})
  }
}

/** `.<name>.eml.<uuid>` */
const unfinishedName = /^\..+\.eml\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

function fileNameOf({ id, kind, createdAt }: Pick<QueuedEmail, 'id' | 'kind' | 'createdAt'>): string {
  const moment = createdAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${moment}Z-${kind}-${id}.eml`
}

async function writeThrough(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes a new file name durable; not supported by every file system. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

/** Removes files of this attempt and of earlier ones that were cut off. */
async function clearUnfinished(folder: string, name: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (file.startsWith(`.${name}.`)) await unlink(join(folder, file)).catch(() => {})
  }
}
