import { join } from 'node:path'
import type { Env } from '#server/platform/env/env.ts'
import type { Send } from './message.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'

export interface MailTransport {
  send: Send
  /** The folder that emails are put into; null where a mail server takes them. */
  folder: string | null
  /** For the person who starts the server. */
  words: string
}

/** How emails leave: by the mail server that the settings name, else into a folder. */
export function mailTransport(env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>): MailTransport {
  if (env.smtpUrl !== null) {
    const words = `Emails leave by ${new URL(env.smtpUrl).host}`
    return { send: smtp(env.smtpUrl, env.mailFrom), folder: null, words }
  }
  const folder = outboxFolder(env)
  return { send: outbox(folder, env.mailFrom), folder, words: `Emails are put into ${folder}` }
}

/** Where emails are put as files when there is no mail server. */
export function outboxFolder({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}
