import { basename } from 'node:path'
import type { ErasureReport } from './erase.ts'
import type { FoundTerm } from './search-tables.ts'

/** What an erasure did, in lines for the operator. */
export function linesOf(report: ErasureReport, email: string, isDryRun: boolean): string[] {
  const { changes, emails, otherAddresses } = report
  const rows = changes.map(({ table, deleted, changed }) => {
    const parts = [deleted > 0 && `${deleted} deleted`, changed > 0 && `${changed} changed`]
    return `  ${table.padEnd(20)} ${parts.filter(Boolean).join(', ')}`
  })
  const files = emails.map((file) => `  outbox               ${basename(file)}`)
  const nothing = rows.length + files.length === 0
  return [
    nothing ? `Nothing was found of ${email}.` : `${isDryRun ? 'Would erase' : 'Erased'} what is kept of ${email}:`,
    ...rows,
    ...files,
    ...(otherAddresses.length > 0
      ? ['Beside it stood other addresses. If one is the same person’s, erase it, too:', ...list(otherAddresses)]
      : []),
    ...(isDryRun ? ['Nothing was changed.'] : proofOf(report)),
  ]
}

function proofOf({ left, doubtful, areFilesSearched }: ErasureReport): string[] {
  const searched = areFilesSearched
    ? 'Searched every table, the outbox and the database’s files: nothing is left.'
    : 'Searched every table and the outbox: nothing is left. What the server’s log and backups keep is not searched.'
  return [
    ...(left.length > 0 ? ['STILL THERE:', ...list(places(left))] : [searched]),
    ...(doubtful.length > 0
      ? [
          'Look at these, which may be someone else’s with the same name or number, or a longer address:',
          ...list(places(doubtful)),
        ]
      : []),
  ]
}

/** 1 when something is left, 2 when something has to be looked at. */
export function exitCodeOf({ left, doubtful }: Pick<ErasureReport, 'left' | 'doubtful'>): number {
  if (left.length > 0) return 1
  return doubtful.length > 0 ? 2 : 0
}

const list = (lines: string[]) => lines.map((line) => `  ${line}`)

/** Each place once, with what was found there; random numbers say nothing to a person. */
function places(hits: FoundTerm[]): string[] {
  const words = hits.map(({ place, term, isPartOf, key }) => {
    const what = { email: 'the address', phone: 'the phone number', name: `the name ${term.value}`, id: 'an erased id' }
    const row = key === undefined ? '' : `, row ${key.replace(/^\[|\]$/g, '')}`
    return `${place}${row}: ${isPartOf === undefined ? what[term.kind] : isPartOf}`
  })
  return [...new Set(words)].sort()
}
