import { join } from 'node:path'
import type { Env } from '#server/env.ts'
import type { Send } from './message.ts'
import { outbox } from './outbox.ts'
import { smtp } from './smtp.ts'

/** How letters leave: by the mail server that the settings name, else into a folder. `words` tell whoever starts the server. */
export function wayOut(env: Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>): { send: Send; words: string } {
  if (env.smtpUrl !== null)
    return { send: smtp(env.smtpUrl, env.mailFrom), words: `Letters leave by ${new URL(env.smtpUrl).host}` }
  const folder = join(env.dataDir, 'outbox')
  return { send: outbox(folder, env.mailFrom), words: `Letters are put into ${folder}` }
}
