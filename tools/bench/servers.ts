import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Server {
  origin: string
  stop(): Promise<void>
}

/** A running product, with what a visitor's browser knows about it. */
export interface Product extends Server {
  propertyId: number
  /** Visits that can still grow by a day, each with its cookie. */
  sessions: { id: string; cookie: string }[]
  /** Whether the database waits for the disk. */
  fsync: string
}

/** The product on the embedded database or on PostgreSQL at an address, with default settings and logging. */
export async function serveProduct(databaseUrl = ''): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pending-bench-'))
  const server = await serve<Product>('serve-product.ts', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export interface BareAnswer {
  method: 'GET' | 'POST'
  path: string
  type: string
  body: string
}

export const serveBare = (answers: BareAnswer[]) => serve<Server>('serve-bare.ts', { ANSWERS: JSON.stringify(answers) })

/** The caller's own settings are left out: the measured server runs in production with the samples. */
const unset = {
  LOG_LEVEL: '',
  SECRET: '',
  PUBLIC_URL: '',
  TRUST_PROXY: '1',
  API_BASE_URL: '',
  PGLITE_DURABILITY: '',
  SEED: 'samples',
  NODE_ENV: 'production',
}

async function serve<Started extends Server>(script: string, variables: Record<string, string>): Promise<Started> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...unset, ...variables },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [started] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])
  if (!started) throw new Error(`${script} ended before it listened.`)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.disconnect()
    await ended
  }
  return { ...(started as Started), stop }
}
