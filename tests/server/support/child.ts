import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { type Program, startArguments } from './programs.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The server without the built site. */
export const apiServer: Program = 'tests/server/support/api-server'

/** The file that Node.js runs. */
export const fileOf = (program: Program) => join(inject('programs'), `${program}.mjs`)

export interface Child {
  process: ChildProcess
  /** All output so far, of both streams. */
  said(): string
  /** Resolves with the exit code or the signal. */
  ended: Promise<number | string>
  /** Resolves with the first match; rejects when the process ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>
}

/** Runs a program in its own process with only these settings; the sentence encoder is off. */
export function startChild(program: Program, env: Record<string, string>): Child {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, startArguments(fileOf(program)), {
    cwd: root,
    env: { PATH, HOME, TMPDIR, SENTENCE_ENCODER: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      for (const listener of listeners) listener()
    })
  }
  const ended = new Promise<number | string>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
  })
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(text)
        if (match) resolve(match)
      }
      listeners.add(look)
      look()
      void ended.then((how) => reject(new Error(`It ended with ${how} before it said ${pattern}: ${text}`)))
    })
  return { process: child, said: () => text, ended, says }
}

/** How a program of `dying.ts` ended: killed, or after all of its steps. */
export interface Ended {
  died: boolean
  steps: string[]
}

/** Runs a program of `dying.ts`. */
export async function runUntilDeath(program: Program, orders: object): Promise<Ended> {
  const child = spawn(process.execPath, [...startArguments(fileOf(program)), JSON.stringify(orders)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const [code, signal] = await once(child, 'close')
  if (signal === 'SIGKILL') return { died: true, steps: [] }
  if (code !== 0) throw new Error(`The process ended with ${code ?? signal}.`)
  return { died: false, steps: JSON.parse(said) as string[] }
}
