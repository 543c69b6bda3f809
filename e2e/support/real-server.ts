import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutSettings } from './without-settings.ts'

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

const settings = {
  ...withoutSettings,
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  // No test waits for an email longer than it takes to send it.
  JOB_POLL_MS: '400',
  // Each test comes from an address of its own, and tells it as a proxy would.
  TRUST_PROXY: '1',
}

/** How `npm start` starts the product. */
const asStarted = ['scripts/start.mjs']

/**
 * The product, in a process of its own, on a free port, with a fresh folder for its data. It is started as by `npm start`,
 * or with other arguments for Node.js.
 */
export class RealServer {
  origin = ''
  /** What went wrong inside, as the server logged it. */
  readonly faults: string[] = []
  /** All that it has written to the console since its last start. */
  said = ''
  readonly dataDir: string
  private readonly variables: Record<string, string>
  private readonly program: string[]
  private child: ChildProcess | null = null
  private port = '0'

  private constructor(dataDir: string, variables: Record<string, string>, program: string[]) {
    this.dataDir = dataDir
    this.variables = variables
    this.program = program
  }

  static async start(variables: Record<string, string> = {}, program = asStarted): Promise<RealServer> {
    const server = new RealServer(await mkdtemp(join(tmpdir(), 'pending-journeys-')), variables, program)
    await server.start()
    return server
  }

  /** Where its pages, signs and emails say that it is, since no PUBLIC_URL is set. */
  get publicOrigin(): string {
    return `http://localhost:${this.port}`
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  get isRunning(): boolean {
    return this.child !== null
  }

  /** Starts it, or starts it again: on the same port, with the same data. */
  async start(variables: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, this.program, {
      cwd: repositoryRoot,
      env: { ...process.env, ...settings, ...this.variables, ...variables, DATA_DIR: this.dataDir, PORT: this.port },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    const killWithTests = () => child.kill('SIGKILL')
    process.once('exit', killWithTests)
    child.once('exit', () => process.off('exit', killWithTests))
    this.origin = await this.greeting(child)
    this.port = new URL(this.origin).port
  }

  /** Stops it in the middle of whatever it does; requests wait from then on. */
  freeze(): void {
    this.child?.kill('SIGSTOP')
  }

  /** Lets it go on. */
  thaw(): void {
    this.child?.kill('SIGCONT')
  }

  /** Ends it without a warning, as a machine that loses its power would. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** Asks it to end. */
  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  async dispose(): Promise<void> {
    await this.kill()
    await rm(this.dataDir, { recursive: true, force: true })
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child
    this.child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  /** Waits until the server says where it is. */
  private greeting(child: ChildProcess): Promise<string> {
    this.said = ''
    return new Promise((resolve, reject) => {
      child.stdout?.on('data', (chunk) => {
        this.said += chunk
        const origin = /Pending is at http:\/\/localhost:(\d+)/.exec(this.said)
        if (origin) resolve(`http://127.0.0.1:${origin[1]}`)
        this.faults.push(
          ...String(chunk)
            .split('\n')
            .filter((line) => line.startsWith('{')),
        )
      })
      child.stderr?.on('data', (chunk) => {
        this.said += chunk
      })
      child.once('exit', () => reject(new Error(`The server ended before it was there: ${this.said}`)))
    })
  }
}
