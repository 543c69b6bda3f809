import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { exportPerson, withoutProofs } from '#server/privacy/export.ts'
import { plan } from '#server/privacy/plan.ts'
import { readableEmail } from '#server/privacy/readings.ts'
import { exitCodeOf, linesOf } from '#server/privacy/report.ts'
import { emailTerm, nameTerm } from '#server/privacy/terms.ts'
import { addTours, addVisits, ben, everythingIn, quiet, signsIn, zora } from '../support/people.ts'
import { describeServerInNovember, tokensIn } from '../support/tours.ts'

let outbox = ''
beforeEach(async () => {
  outbox = join(await mkdtemp(join(tmpdir(), 'export-')), 'outbox')
})
afterEach(() => rm(join(outbox, '..'), { recursive: true }))

describeServerInNovember('exporting a person', (server) => {
  it('includes everything stored about them, nothing about others, and no link with a token', async () => {
    await addVisits(zora, server.visitor('203.0.113.1'))
    await addTours(server, zora)
    await addVisits(ben, server.visitor('203.0.113.2'))
    await quiet(server, outbox, 4)
    const before = await everythingIn(server)
    const tokens = tokensIn(Object.values(before).join())
    expect(tokens.length).toBeGreaterThan(0)

    const exported = await exportPerson(server.db, zora.email, outbox, server.time.now)
    const people = Object.keys(plan).filter((table) => plan[table]?.rows === 'person')
    expect(Object.keys(exported.tables).sort()).toEqual(people.sort())
    const text = JSON.stringify(exported)
    expect(signsIn(text, zora)).toEqual([zora.first, zora.last, zora.email, zora.phone, zora.word])
    expect(signsIn(text, ben)).toEqual([])
    expect(exported.emails.length).toBeGreaterThan(0)
    for (const secret of ['seller@example.com', 'token_hash', ...tokens]) expect(text).not.toContain(secret)
    expect(exported.tables.tours).toContainEqual(
      expect.objectContaining({ listing: '48 Alder Ridge Road, Mill Valley, CA 94941', buyer_email: zora.email }),
    )
    expect(await everythingIn(server)).toEqual(before)
  })

  it('is empty for an unknown person', async () => {
    const exported = await exportPerson(server.db, zora.email, outbox, server.time.now)
    expect(exported).toMatchObject({ email: zora.email, tables: {}, emails: [], otherAddresses: [] })
  })

  it('names other addresses of the same person', async () => {
    await addVisits(zora, server.visitor())
    await server.db.execute(sql`update conversations set visitor_email = ${ben.email}`)
    const { otherAddresses } = await exportPerson(server.db, zora.email, outbox, server.time.now)
    expect(otherAddresses).toEqual([ben.email])
  })
})

it.each(['quoted-printable', 'base64'])('includes an email in %s, without its links', (encoding) => {
  const text = 'Größe: http://localhost/tour/confirm?token=3Dab_41-x&action=accept'
  const body =
    encoding === 'base64'
      ? Buffer.from(text).toString('base64').replace(/.{40}/g, '$&\r\n')
      : 'Gr=C3=B6=C3=9Fe: http://localhost/tour/confirm?token=3D3Dab_4=\r\n1-x&action=3Daccept'
  const source = `To: a@b.example\r\nContent-Transfer-Encoding: ${encoding}\r\nX: y\r\n\r\n${body}\r\n`
  const read = readableEmail(source, withoutProofs)
  expect(read).toContain('Größe: http://localhost/tour/confirm?token=(left out)&action=accept')
  expect(read).not.toContain('ab_4')
})

it('a report says what was done, what is left and what to review, with an exit code for each', () => {
  const nothing = { changes: [], emails: [], otherAddresses: [], areFilesSearched: false, left: [], doubtful: [] }
  const name = nameTerm('Ann Chen') ?? emailTerm('')
  const hit = { place: 'leads.email', key: '[7]', term: emailTerm('ann@example.com') }
  const longer = { ...hit, isPartOf: 'joann@example.com' }
  expect(linesOf(nothing, 'ann@example.com', false)).toEqual([
    'Nothing was found of ann@example.com.',
    'Searched every table and the outbox: nothing is left. What the server’s log and backups keep is not searched.',
  ])
  const report = {
    ...nothing,
    changes: [{ table: 'tours', deleted: 1, changed: 2 }],
    emails: ['/data/outbox/one.eml'],
    otherAddresses: ['ben@example.com'],
    left: [hit, hit],
    doubtful: [longer, { place: 'messages.text', term: name }],
  }
  expect(linesOf(report, 'ann@example.com', false)).toEqual([
    'Erased what is kept of ann@example.com:',
    '  tours                1 deleted, 2 changed',
    '  outbox               one.eml',
    'Beside it stood other addresses. If one is the same person’s, erase it, too:',
    '  ben@example.com',
    'STILL THERE:',
    '  leads.email, row 7: the address',
    'Look at these, which may be someone else’s with the same name or number, or a longer address:',
    '  leads.email, row 7: joann@example.com',
    '  messages.text: the name Ann Chen',
  ])
  expect([nothing, { ...nothing, doubtful: [longer] }, report].map(exitCodeOf)).toEqual([0, 2, 1])
})
