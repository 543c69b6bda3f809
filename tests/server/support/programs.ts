import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleServer } from '../../../scripts/bundle-server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The programs that tests run in their own process, by path from the root. */
const programs = [
  'scripts/admin',
  'server/main',
  'tests/server/chat/changing',
  'tests/server/chat/crashing',
  'tests/server/demos/crashing',
  'tests/server/mail/crashing',
  'tests/server/mail/digest-crashing',
  'tests/server/support/api-server',
  'tests/server/tours/upkeep-crashing',
] as const

export type Program = (typeof programs)[number]

/**
 * Arguments with which Node.js starts a bundled program. V8 compiles the embedded PostgreSQL once and doesn't optimize
 * it, which would take longer than the tests run; and it compiles each pattern at its first use, without interpreting it
 * before: a first answer uses hundreds of them.
 */
export const startArguments = (file: string): string[] => ['--liftoff-only', '--no-regexp-tier-up', file]

/** Bundles each program into one file, in a new folder. */
export async function bundlePrograms(): Promise<{ folder: string; remove(): Promise<void> }> {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/test-programs-'))
  await bundleServer(Object.fromEntries(programs.map((name) => [name, `${name}.ts`])), folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
