/** @module-tag nightly */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOn } from '#server/database/pglite.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { lockFolder } from '#server/platform/db/folder-lock.ts'
import { createPglite } from '#server/platform/db/pglite-files.ts'
import { readEnv } from '#server/platform/env/env.ts'
import { runCommand, sentenceOf } from '#server/privacy/command.ts'
import { fileOf } from '../support/child.ts'
import { copyTemplateInto, newPostgresDatabase } from '../support/databases.ts'
import { startArguments } from '../support/programs.ts'
import { secret, templateName } from '../support/template.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const email = 'zorablax@planted.example'
const now = new Date('2026-11-20T12:00:00.000Z')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-'))
  const database = await databaseOn(await createPglite({ dataDir: await copyTemplateInto(folder) }), { secret })
  await database.db.execute(
    sql`insert into visitor_sessions (id, property_id, began_at) values ('s-1234567890', 6, now())`,
  )
  await database.db.execute(
    sql`insert into leads (property_id, session_id, email, first_name, last_name, created_at)
      values (6, 's-1234567890', ${email}, 'Zorablax', 'Quimberton', now())`,
  )
  await database.close()
  await mkdir(join(folder, 'outbox'))
  const tours = `To: seller@example.com\r\nSubject: A tour\r\n\r\nFor ${email}: http://localhost/tour/confirm?token=abc-123_x\r\n`
  await writeFile(join(folder, 'outbox', '2026-11-20T12-00-00Z-tour-requested-1.eml'), tours)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs in this process: returns the output, and the exit code or the error's sentence. */
async function admin(args: string[], variables: Record<string, string> = { DATA_DIR: folder }) {
  const printed: string[] = []
  const env = readEnv(variables)
  const ended = await runCommand(args, { env, print: (text) => printed.push(text), now }).catch(sentenceOf)
  return { ended, text: printed.join('\n') }
}

describe('npm run admin', { timeout: 120_000 }, () => {
  it.each([[[]], [['help']]])('%j prints the usage', async (args) => {
    const { ended, text } = await admin(args)
    expect(ended).toBe(0)
    for (const word of ['erase <email>', '--dry-run', 'export <email>', '--out', 'DATABASE_URL', 'Exit code'])
      expect(text).toContain(word)
  })

  it.each([
    [['delete', email], /^There is no command "delete"/],
    [['erase'], /^"erase" takes one email address\.$/],
    [['erase', 'ann'], /takes one email address/],
    [['erase', email, email], /takes one email address/],
    [['erase', 'a@pending.invalid'], /stands for everyone who gave no address/],
    [['erase', email, '--out', 'x'], /has no --out/],
    [['export', email, '--dry-run'], /has no --dry-run/],
    [['erase', email, '--force'], /--force/],
  ])('%j is rejected with a sentence', async (args, sentence) => {
    expect((await admin(args)).ended).toMatch(sentence)
  })

  it('doesn’t create a database when there is none', async () => {
    const empty = await mkdtemp(join(folder, 'empty-'))
    const { ended } = await admin(['erase', email], { DATA_DIR: empty })
    expect(ended).toBe(`There is no database in ${empty}: name its folder with DATA_DIR.`)
    expect(await readdir(empty)).toEqual([])
    await rm(empty, { recursive: true })
  })

  it.each(['erase', 'export'])('%s doesn’t touch a folder that a server is using', async (command) => {
    const release = await lockFolder(folder)
    const { ended } = await admin([command, email])
    await release()
    expect(ended).toBe(
      `The data in ${folder} is used by process ${process.pid}: stop it first, or name another folder with DATA_DIR.`,
    )
  })

  it('exports as JSON without the links that answer for a seller', async () => {
    const { ended, text } = await admin(['export', ' Zorablax@Planted.EXAMPLE '])
    expect(ended).toBe(0)
    expect(JSON.parse(text)).toMatchObject({
      email,
      exportedAt: now.toISOString(),
      otherAddresses: [],
      tables: {
        leads: [{ email, first_name: 'Zorablax', listing: '77 Juniper Row, Oakland, CA 94609' }],
        visitor_sessions: [{ id: 's-1234567890' }],
      },
      emails: [{ file: '2026-11-20T12-00-00Z-tour-requested-1.eml' }],
    })
    expect(text).not.toMatch(/abc-123_x|seller@example\.com/)
  })

  it('exports into a file readable only by its owner, and doesn’t overwrite an existing one', async () => {
    const out = join(folder, 'person.json')
    expect(await admin(['export', email, '--out', out])).toEqual({ ended: 0, text: '' })
    expect((await stat(out)).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(out, 'utf8')).email).toBe(email)
    expect((await admin(['export', email, '--out', out])).ended).toBe(`${out} is there already.`)
    await rm(out)
  })

  it('a dry run prints what would be erased', async () => {
    const { ended, text } = await admin(['erase', email, '--dry-run'])
    expect(ended).toBe(0)
    expect(text).toContain('Would erase what is kept of zorablax@planted.example:')
    expect(text).toMatch(/ {2}leads +1 deleted\n/)
    expect(text).toMatch(/ {2}outbox +2026-11-20T12-00-00Z-tour-requested-1\.eml\n/)
    expect(text).toContain('Nothing was changed.')
  })

  it('erases in its own process and prints a report, exits with 0, and with 1 while something is left', {
    tags: ['nightly'],
  }, async () => {
    const run = (...args: string[]) =>
      new Promise<{ code: number; said: string }>((resolve) => {
        const options = { cwd: root, env: { PATH: process.env.PATH, DATA_DIR: folder } }
        execFile(process.execPath, [...startArguments(fileOf('scripts/admin')), ...args], options, (error, out, err) =>
          resolve({ code: Number(error?.code ?? 0), said: `${out}${err}` }),
        )
      })
    const refused = await run('erase', 'seller@example.com')
    expect(refused).toEqual({
      code: 1,
      said: 'seller@example.com belongs to a listing (properties.seller_email): put another address there first.\n',
    })
    const { code, said } = await run('erase', email)
    expect(code).toBe(0)
    expect(said).toMatch(/^Erased what is kept of zorablax@planted\.example:\n {2}/)
    expect(said).toMatch(/Searched every table, the outbox and the database’s files: nothing is left\.\n$/)
    expect(await readdir(folder)).toEqual(['outbox', 'postgres'])
    expect(await readdir(join(folder, 'outbox'))).toEqual([])
  })

  it('works with a PostgreSQL server', async () => {
    await writeFile(join(folder, 'outbox', 'odd.eml'), 'To: s@x\r\n\r\nZorablax Quimberton')
    const { url, drop } = await newPostgresDatabase(templateName)
    const database = await openPostgres({ secret }, url)
    await database.db.execute(
      sql`insert into demo_requests (form, name, email, team_size, message, asker, asked_at)
        values ('short', 'Zorablax Quimberton', ${email}, '1-10', 'Hello', 'x', now()),
          ('short', 'Zorablax Quimberton', 'someone@else.example', '1-10', 'Hello', 'x', now())`,
    )
    const variables = { DATA_DIR: folder, DATABASE_URL: url }
    expect((await admin(['export', email], variables)).text).toContain('"Zorablax Quimberton"')
    const { ended, text } = await admin(['erase', email], variables)
    await database.close()
    await drop()
    // The same name under another address, and in an email, is reported for review.
    expect([ended, text]).toEqual([
      2,
      expect.stringMatching(/demo_requests\.name, row \d+: the name Zorablax Quimberton/),
    ])
    expect(text).toContain('odd.eml: the name Zorablax Quimberton')
  })
})
