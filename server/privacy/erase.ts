import { unlink } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Database, Db } from '#server/platform/db/database.ts'
import { type Changed, eraseRows } from './erase-rows.ts'
import { findPerson, type Person } from './find-person.ts'
import { identityOf, idTermsOf, otherAddresses, termsOf } from './identity.ts'
import { rewrite } from './rewrite.ts'
import { filesIn, searchBytes, searchEmails } from './search-files.ts'
import { type FoundTerm, searchTables } from './search-tables.ts'
import { readTables } from './tables.ts'
import type { Term } from './terms.ts'

export interface Erasure {
  database: Pick<Database, 'db' | 'kind'>
  /** Folder of the emails that were put into files. */
  outbox: string
  /** Folder of the embedded database; null where there is a server instead. */
  files: string | null
  email: string
  isDryRun: boolean
  now: Date
}

export interface ErasureReport {
  changes: Changed[]
  /** Whether the database's own files were searched as well. */
  areFilesSearched: boolean
  /** Emails' files that went. */
  emails: string[]
  otherAddresses: string[]
  /** What still stands somewhere, and is the person's without a doubt. */
  left: FoundTerm[]
  /** The same name or phone number, or something longer that holds the address: perhaps someone else's. */
  doubtful: FoundTerm[]
}

/** The person cannot be erased; the message says what to do first. */
export class CannotErase extends Error {
  override name = 'CannotErase'
}

/**
 * Erases a person and proves it by searching every table, every email in the outbox and every file of the embedded
 * database. A dry run does the same in the tables and takes it back.
 */
export async function erasePerson(erasure: Erasure): Promise<ErasureReport> {
  const { database, isDryRun } = erasure
  const done = await inTransaction(database.db, isDryRun, (tx) => eraseKept(tx, erasure))
  const { terms, ...report } = done
  const areFilesSearched = erasure.files !== null
  if (isDryRun) return { ...report, areFilesSearched, left: [], doubtful: [] }
  const changed = report.changes.map(({ table }) => table)
  await rewrite(database, await readTables(database.db), changed)
  return { ...report, areFilesSearched, ...(await search(erasure, terms)) }
}

/** Files go before the rows are gone for good: what is cut off in between is found again, and done again. */
async function eraseKept(tx: Db, { email, outbox, isDryRun, now }: Erasure) {
  const person = await findPerson(tx, email)
  if (person.inListings.length > 0) throw new CannotErase(refusal(email, person.inListings))
  const identity = identityOf(email, person.found)
  const known = termsOf(identity)
  const others = otherAddresses(identity, person.found)
  const changes = await eraseRows(tx, person, known, now)
  const emails = await emailsOf(person, outbox, known)
  if (!isDryRun) for (const file of emails) await unlink(file)
  return { changes, emails, otherAddresses: others, terms: [...known, ...idTermsOf(person.found)] }
}

function refusal(email: string, places: string[]): string {
  return `${email} belongs to a listing (${places.join(', ')}): put another address there first.`
}

/** By the number of the email in the file's name, and by what the file says. */
async function emailsOf({ found }: Person, outbox: string, known: Term[]): Promise<string[]> {
  const numbers = found.values('letters', 'id')
  const sure = known.filter(({ kind }) => kind !== 'name')
  const hits = (await searchEmails(outbox, sure)).filter(({ isPartOf }) => isPartOf === undefined)
  const about = (await filesIn(outbox)).filter((file) => numbers.some((number) => basename(file).includes(number)))
  return [...new Set([...about, ...hits.map(({ place }) => place)])].sort()
}

async function search(
  { database, outbox, files }: Erasure,
  terms: Term[],
): Promise<Pick<ErasureReport, 'left' | 'doubtful'>> {
  const found = [
    ...(await searchTables(database.db, await readTables(database.db), terms)),
    ...(await searchEmails(outbox, terms)),
  ]
  const longer = found.flatMap(({ isPartOf }) => isPartOf ?? [])
  const seen = new Set(found.filter(isDoubtful).map(({ term }) => term))
  const inFiles = files === null ? [] : await searchBytes(files, terms, longer)
  // What may be another person's and stands in a table of course stands in its file.
  const all = [...found, ...inFiles.filter(({ term }) => !seen.has(term) || !isShared(term))]
  return { left: all.filter((hit) => !isDoubtful(hit)), doubtful: all.filter(isDoubtful) }
}

function isDoubtful({ term, isPartOf }: FoundTerm): boolean {
  return isShared(term) || isPartOf !== undefined
}

const isShared = ({ kind }: Term) => kind === 'name' || kind === 'phone'

class TakenBack extends Error {}

async function inTransaction<Result>(db: Db, isDryRun: boolean, work: (tx: Db) => Promise<Result>): Promise<Result> {
  let result: { value: Result } | null = null
  try {
    await db.transaction(async (tx) => {
      result = { value: await work(tx) }
      if (isDryRun) throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  if (result === null) throw new Error('Nothing was done.')
  return (result as { value: Result }).value
}
