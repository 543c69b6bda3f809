import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

/** The operations on the machine that installing a browser needs. Tests use fakes. */
export interface HostMachine {
  env: Record<string, string | undefined>
  platform: NodeJS.Platform
  arch: string
  isRoot: boolean
  /** The project's folder for downloads that can be repeated. */
  cache: string
  exists: (path: string) => boolean
  /** Whether the program exists and prints its version, which fails for a missing library or a stub. */
  starts: (path: string) => boolean
  /** Where Playwright keeps its own Chromium, installed or not. */
  playwrightsOwn: () => string
  /** Runs a command; `said` is its last line, which gives the reason when it failed or took longer than `seconds`. */
  run: (command: string, args: string[], seconds: number, env?: Record<string, string>) => Promise<StepOutcome>
  say: (line: string) => void
}

export interface StepOutcome {
  ok: boolean
  said: string
}

export const thisMachine: HostMachine = {
  env: process.env,
  platform: process.platform,
  arch: process.arch,
  isRoot: process.getuid?.() === 0,
  cache: fileURLToPath(new URL('../../.cache', import.meta.url)),
  exists: existsSync,
  starts: (path) =>
    existsSync(path) &&
    // On Windows a browser asked for its version opens a window instead of answering.
    (process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0),
  playwrightsOwn: () => chromium.executablePath(),
  run,
  say: console.log,
}

/** The program with that name in the PATH, or null. */
export function inPath({ env, exists }: HostMachine, name: string): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(exists) ?? null
}

function run(command: string, args: string[], seconds: number, env: Record<string, string> = {}): Promise<StepOutcome> {
  return new Promise((resolve) => {
    const isGroup = process.platform !== 'win32'
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: isGroup,
    })
    let output = ''
    let late = ''
    const collect = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const timer = setTimeout(() => {
      late = `it took longer than ${seconds} s`
      // The whole process group, since installers start child processes.
      if (isGroup && child.pid) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    }, seconds * 1000)
    const end = (ok: boolean, said: string) => {
      clearTimeout(timer)
      resolve({ ok, said })
    }
    child.on('error', (error) => end(false, error.message))
    child.on('close', (code) => end(code === 0, late || lastWords(output)))
  })
}

/** The most informative line: the last one that names an error, else the last one. */
function lastWords(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.findLast((line) => /^(E:|npm error|Error:)/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
}
