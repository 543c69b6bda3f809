import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { withoutSettings } from './without-settings.ts'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The files that `npm run dev` reads. */
const sources = [
  'assistant',
  'domain',
  'e2e',
  'index.html',
  'machines',
  'openapi',
  'package.json',
  'scripts',
  'server',
  'src',
  'tests',
  'tools',
  'tsconfig.json',
  'vite.config.ts',
]
/** Installed and built files aren't copied. */
const made = ['.cache', 'dist', 'node_modules']

/** `npm run dev` on a temporary copy of the sources, in which a test can edit files. */
export class DevServer {
  origin = ''
  private readonly folder: string
  private readonly databaseUrl: string
  private child: ChildProcess | null = null

  private constructor(folder: string, databaseUrl: string) {
    this.folder = folder
    this.databaseUrl = databaseUrl
  }

  static async start(databaseUrl: string): Promise<DevServer> {
    const server = new DevServer(await mkdtemp(join(tmpdir(), 'pending-dev-')), databaseUrl)
    process.once('exit', () => server.child?.kill('SIGTERM'))
    try {
      await server.copySources()
      server.origin = await server.run()
    } catch (error) {
      await server.dispose()
      throw error
    }
    return server
  }

  /** Replaces a text that occurs once in a file of the copy. */
  async edit(path: string, before: string, after: string): Promise<void> {
    const file = join(this.folder, path)
    const text = await readFile(file, 'utf8')
    if (text.split(before).length !== 2) throw new Error(`"${before}" does not occur once in ${path}`)
    await writeFile(file, text.replace(before, after))
  }

  async dispose(): Promise<void> {
    const { child } = this
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    }
    await rm(this.folder, { recursive: true, force: true })
  }

  private async copySources(): Promise<void> {
    await Promise.all([
      ...sources.map((name) => cp(join(repositoryRoot, name), join(this.folder, name), { recursive: true })),
      ...made.map((name) => symlink(join(repositoryRoot, name), join(this.folder, name))),
    ])
  }

  /** Starts both servers, and waits until each has printed its address. */
  private async run(): Promise<string> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
      cwd: this.folder,
      env: {
        ...process.env,
        ...withoutSettings,
        PORT: String(await freePort()),
        HOST: '127.0.0.1',
        DATABASE_URL: this.databaseUrl,
        DATA_DIR: join(this.folder, 'data'),
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    let said = ''
    return new Promise((resolve, reject) => {
      const readOutput = (chunk: Buffer) => {
        said += stripVTControlCharacters(String(chunk))
        const vite = /Local:\s+(http:\/\/localhost:\d+)/.exec(said)?.[1]
        if (vite && said.includes('Pending is at')) resolve(vite)
      }
      child.stdout.on('data', readOutput)
      child.stderr.on('data', readOutput)
      child.once('exit', () => reject(new Error(`npm run dev ended before it was there: ${said}`)))
    })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
