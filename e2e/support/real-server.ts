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
  // Short, so that no test waits for the email job.
  JOB_POLL_MS: '400',
  // Each test has its own network address, given in a header as a proxy does.
  TRUST_PROXY: '1',
}

/** How `npm start` starts the product. */
const asStarted = ['scripts/start.mjs']

/**
 * The product in its own process on a free port, with a new data folder. It is started as by `npm start`, or with other
 * arguments for Node.js.
 */
export class RealServer {
  origin = ''
  /** Errors in the server's log. */
  readonly faults: string[] = []
  /** All console output since its last start. */
  said = ''
  readonly dataDir: string
  private readonly variables: Record<string, string>
  private readonly program: string[]
  private readonly root: string
  private child: ChildProcess | null = null
  private port = '0'

  private constructor(dataDir: string, variables: Record<string, string>, program: string[], root: string) {
    this.dataDir = dataDir
    this.variables = variables
    this.program = program
    this.root = root
  }

  /** `root` is another copy of the repository. */
  static async start(
    variables: Record<string, string> = {},
    program = asStarted,
    root = repositoryRoot,
  ): Promise<RealServer> {
    const server = new RealServer(await mkdtemp(join(tmpdir(), 'pending-journeys-')), variables, program, root)
    await server.start()
    return server
  }

  /** The address that its pages, signs and emails use, since no PUBLIC_URL is set. */
  get publicOrigin(): string {
    return `http://localhost:${this.port}`
  }

  get pid(): number | undefined {
    return this.child?.pid
  }

  get isRunning(): boolean {
    return this.child !== null
  }

  /** Starts it, or restarts it on the same port with the same data. */
  async start(variables: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, this.program, {
      cwd: this.root,
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

  /** Suspends the process (SIGSTOP); requests wait from then on. */
  freeze(): void {
    this.child?.kill('SIGSTOP')
  }

  /** Resumes it. */
  thaw(): void {
    this.child?.kill('SIGCONT')
  }

  /** Kills it without a warning, as a power failure does. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** Asks it to stop. */
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

  /** Waits until the server has printed its address. */
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
