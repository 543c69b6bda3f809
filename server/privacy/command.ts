import { access, open } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPglite } from '#server/database/pglite.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { outboxFolder } from '#server/mail/transport.ts'
import { type Database, DatabaseError } from '#server/platform/db/database.ts'
import type { Env } from '#server/platform/env/env.ts'
import { isMailAddress } from '#server/platform/env/mail-address.ts'
import { CannotErase, erasePerson } from './erase.ts'
import { exportPerson } from './export.ts'
import { exitCodeOf, linesOf } from './report.ts'

const help = `npm run admin -- <command>

  erase <email> [--dry-run]    Erases everything that is kept of the person with this email address, then searches
                               every table, the outbox and the files of the embedded database for what is left.
                               --dry-run lists what would go and changes nothing.
  export <email> [--out file]  Writes everything that is kept of the person as JSON, to the file (which must not
                               exist yet, and only you can read) or to the terminal.
  help                         Shows this text.

Stop the server first, unless DATABASE_URL names a PostgreSQL server. The settings are those of the server: DATA_DIR,
DATABASE_URL. "npm run --silent admin -- export ..." prints the JSON alone.

Exit code: 0 done, 1 not done or something is still there, 2 done, but look at what may be someone else's.`

interface Command {
  env: Env
  print: (text: string) => void
  now: Date
}

/** What someone asked for in a way that cannot be done; the message says how to ask. */
class UsageError extends Error {
  override name = 'UsageError'
}

/** Runs what the arguments ask for and answers the exit code. Throws what can be said in one sentence. */
export async function runCommand(args: string[], { env, print, now }: Command): Promise<number> {
  const { command, email, out, isDryRun } = readArguments(args)
  if (command === 'help') {
    print(help)
    return 0
  }
  const database = await openExisting(env)
  try {
    const outbox = outboxFolder(env)
    if (command === 'export') {
      const text = JSON.stringify(await exportPerson(database.db, email, outbox, now), null, 2)
      if (out === undefined) print(text)
      else await writePrivately(out, `${text}\n`)
      return 0
    }
    const files = database.kind === 'pglite' ? join(env.dataDir, 'postgres') : null
    const report = await erasePerson({ database, outbox, files, email, isDryRun, now })
    for (const line of linesOf(report, email, isDryRun)) print(line)
    return exitCodeOf(report)
  } finally {
    await database.close()
  }
}

/** One sentence on an error that the operator can fix; null for any other. */
export function sentenceOf(error: unknown): string | null {
  if (error instanceof UsageError || error instanceof DatabaseError || error instanceof CannotErase)
    return error.message
  return null
}

function readArguments(args: string[]) {
  const { values, positionals } = parsed(args)
  const [command = 'help', given = '', ...rest] = positionals
  const email = given.trim().toLowerCase()
  if (command === 'help') return { command, email, isDryRun: false } as const
  if (command !== 'erase' && command !== 'export') throw new UsageError(`There is no command "${command}".\n\n${help}`)
  if (rest.length > 0 || !isMailAddress(email)) throw new UsageError(`"${command}" takes one email address.`)
  if (email.endsWith('.invalid')) throw new UsageError(`${email} stands for everyone who gave no address.`)
  const isDryRun = values['dry-run'] ?? false
  if (command === 'export' && isDryRun) throw new UsageError('"export" changes nothing, so it has no --dry-run.')
  if (command === 'erase' && values.out !== undefined) throw new UsageError('"erase" has no --out.')
  return { command, email, out: values.out, isDryRun } as const
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, out: { type: 'string' } },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${help}`)
  }
}

/** The database of a server that was started before; a wrong folder is not filled with a new one. */
async function openExisting(env: Env): Promise<Database> {
  if (env.databaseUrl !== null) return openPostgres(env, env.databaseUrl, 0)
  await access(join(env.dataDir, 'postgres')).catch(() => {
    throw new DatabaseError(`There is no database in ${env.dataDir}: name its folder with DATA_DIR.`)
  })
  return openPglite(env)
}

async function writePrivately(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'EEXIST' ? `${path} is there already.` : `${path} cannot be written (${error.code}).`,
    )
  })
  try {
    await file.writeFile(text)
  } finally {
    await file.close()
  }
}
