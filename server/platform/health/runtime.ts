import { join } from 'node:path'
import type { Env } from '../env/env.ts'

/** What readiness asks of the running process, beside its database. */
export interface Runtime {
  /** True while the server listens and Penny cannot read messages yet. */
  isStarting: boolean
  /** True from the signal to stop until the end. */
  isStopping: boolean
  /** Folders that the server writes to. */
  folders: { name: 'data_folder' | 'outbox'; path: string }[]
  /** The job that sends emails; null until it is started. */
  emails: { state(): 'running' | 'stalled' | 'failing' } | null
}

export function runtimeOf({
  databaseUrl,
  smtpUrl,
  dataDir,
}: Pick<Env, 'databaseUrl' | 'smtpUrl' | 'dataDir'>): Runtime {
  const folders: Runtime['folders'] = []
  if (databaseUrl === null) folders.push({ name: 'data_folder', path: dataDir })
  if (smtpUrl === null) folders.push({ name: 'outbox', path: join(dataDir, 'outbox') })
  return { isStarting: false, isStopping: false, folders, emails: null }
}
