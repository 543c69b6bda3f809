import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))

export interface CommandResult {
  ok: boolean
  output: string
}

/** Runs a program of node_modules by its file, so that no other with the same name is used. */
export function runModule(file: string, ...args: string[]): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString().trim() }))
  })
}

/** Runs the jobs with limited concurrency, and returns the results in order. */
export async function atATime<T>(count: number, jobs: (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = []
  const waiting = jobs.entries()
  const worker = async () => {
    for (const [index, job] of waiting) results[index] = await job()
  }
  await Promise.all(Array.from({ length: count }, worker))
  return results
}

/** The same with its output in this terminal; returns whether it succeeded. */
export function runInherited(file: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: repositoryRoot, stdio: 'inherit' })
    child.on('error', reject)
    child.on('close', (code) => resolve(code === 0))
  })
}
