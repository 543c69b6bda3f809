import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { RealServer } from '#e2e/support/real-server.ts'
import { startPostgres } from '#tests/server/support/embedded-postgres.ts'
import { type Figures, median, met } from './figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const starts = 5
/** Milliseconds until a start that builds everything prints its address. */
const buildsAndStartsWithin = 12_000
/** Milliseconds until a later start prints its address. */
const startsWithin = 2000
/** Megabytes of an idle server. */
const restsIn = 200
/** Milliseconds until the memory used by the start is released. */
const rest = 15_000

/** `npm start` until it prints its address, with nothing and with everything built, and the memory of an idle server. */
export async function measureStart(): Promise<Figures> {
  const fromSources = await startsFromSources()
  const first: number[] = []
  const next: number[] = []
  for (let index = 0; index < starts; index++) {
    const server = await timed(first, () => RealServer.start({ LOG_LEVEL: 'info', SENTENCE_ENCODER: 'on' }))
    await server.stop()
    await timed(next, () => server.start())
    await server.dispose()
  }
  const memory = await memoryAtRest()
  const again = median(next)
  return {
    title: 'Start and memory',
    story: `\`npm start\` without npm, until it prints its address: ${starts} times in a new copy of the repository, where everything is built first; with everything built, ${starts} times on a fresh folder and ${starts} times on the data that the start before left. Each figure is the one in the middle. Memory is the resident set ${rest / 1000} s after a start, of the process alone.`,
    columns: ['', 'figure', 'target'],
    rows: [
      [
        'first start after `npm ci`, s',
        seconds(fromSources),
        `≤ ${buildsAndStartsWithin / 1000} s, ${met(fromSources <= buildsAndStartsWithin)}`,
      ],
      ['first start with everything built, s', seconds(median(first)), ''],
      ['next start, s', seconds(again), `≤ ${startsWithin / 1000} s, ${met(again <= startsWithin)}`],
      ...memory.map(({ name, megabytes, most }) => [
        `memory at rest on ${name}, MB`,
        `${Math.round(megabytes)}`,
        most === undefined ? '' : `≤ ${most} MB, ${met(megabytes <= most)}`,
      ]),
    ],
  }
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)

async function timed<T>(times: number[], action: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const result = await action()
  times.push(performance.now() - began)
  return result
}

/** Milliseconds, with nothing built and no data. */
async function startsFromSources(): Promise<number> {
  const times: number[] = []
  for (let index = 0; index < starts; index++) {
    const copy = await copyOfSources()
    const server = await timed(times, () => RealServer.start({ LOG_LEVEL: 'info' }, undefined, copy))
    await server.dispose()
    await rm(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
  }
  return median(times)
}

/** What a clone holds, with the packages of this folder. */
async function copyOfSources(): Promise<string> {
  const copy = await mkdtemp(join(root, '.cache/first-start-'))
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout } = await promisify(execFile)('git', list, { cwd: root, maxBuffer: 2 ** 24 })
  for (const file of stdout.split('\0').filter(Boolean))
    await cp(join(root, file), join(copy, file), { preserveTimestamps: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

async function memoryAtRest(): Promise<{ name: string; megabytes: number; most?: number }[]> {
  const postgres = await startPostgres()
  try {
    await postgres.createDatabase('pending')
    const withEncoder = { SENTENCE_ENCODER: 'on' }
    const onPostgres = { DATABASE_URL: `${postgres.url}/pending`, SEED: 'samples', ...withEncoder }
    const withoutEncoder = await restingIn({ ...onPostgres, SENTENCE_ENCODER: 'off' })
    return [
      { name: 'PostgreSQL, no encoder', megabytes: withoutEncoder, most: restsIn },
      { name: 'PostgreSQL', megabytes: await restingIn(onPostgres) },
      { name: 'PGlite', megabytes: await restingIn(withEncoder) },
    ]
  } finally {
    await postgres.stop()
  }
}

/** Megabytes. */
async function restingIn(variables: Record<string, string>): Promise<number> {
  const server = await RealServer.start(variables)
  try {
    await new Promise((resolve) => setTimeout(resolve, rest))
    const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
  } finally {
    await server.dispose()
  }
}
