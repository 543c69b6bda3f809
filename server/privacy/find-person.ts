import { isOneOfMany } from '#server/access/rules/visitor-id.ts'
import type { Db } from '#server/platform/db/database.ts'
import { FoundRows, rowsAt } from './found-rows.ts'
import { givesNoOtherAddress, type Identity, identityOf, whoseLead } from './identity.ts'
import { isPersonal, plan } from './plan.ts'
import { rowsWith } from './search-tables.ts'
import { readTables, type Table, type TableRow } from './tables.ts'
import { emailTerm, phoneTerm } from './terms.ts'

export interface Person {
  email: string
  tables: Table[]
  found: FoundRows
  /** Where rows that are no person's name the address: `properties.seller_email`. */
  inListings: string[]
}

/** Which table an email is about, by the first word of its topic: `tour:12`. */
const topics: Record<string, string> = {
  tour: 'tours',
  conversation: 'conversations',
  question: 'open_questions',
  'follow-up': 'follow_ups',
  'demo-request': 'demo_requests',
  'listing-report': 'listing_reports',
}

/**
 * Everything that is kept of the person with this address, in small letters: the rows that hold it, and from there by
 * session, conversation, the cookie of the browser and each foreign key. A browser that two people use is one of these, so
 * what the other one said there to Penny is found as well; a lead or a tour under another address is not.
 */
export async function findPerson(db: Db, email: string): Promise<Person> {
  const tables = await readTables(db)
  const found = new FoundRows()
  const term = emailTerm(email)
  const inListings: string[] = []
  for (const table of tables) {
    const { others = [] } = plan[table.name] ?? {}
    const columns = table.texts.filter((column) => !others.includes(column))
    const rows = (await rowsWith(db, table, [term], columns)).filter(({ hits }) => hits.some(isExact))
    if (isPersonal(table.name)) found.add(table.name, new Map(rows.map(({ key, row }) => [key, row])))
    else if (table.name !== 'seller_answers')
      inListings.push(...rows.flatMap(({ hits }) => hits.filter(isExact).map(({ place }) => place)))
  }
  const follow = follower(db, tables, found, email)
  while ((await follow()) > 0);
  await addEmailsAbout(db, tables, found)
  return { email, tables, found, inListings: [...new Set(inListings)] }
}

const isExact = ({ isPartOf }: { isPartOf?: string }) => isPartOf === undefined

/** One step from what is found to what belongs to it; answers how much was new. */
function follower(db: Db, tables: Table[], found: FoundRows, email: string): () => Promise<number> {
  const at = async (name: string, column: string, values: string[]) => {
    const table = tables.find((each) => each.name === name)
    return table && values.length > 0 ? rowsAt(db, table, column, values) : new Map<string, TableRow>()
  }
  const add = async (
    name: string,
    column: string,
    values: string[],
    isWanted: (row: TableRow) => boolean = () => true,
  ) => {
    const rows = [...(await at(name, column, values))].filter(([, row]) => isWanted(row))
    return found.add(name, new Map(rows))
  }
  return async () => {
    let added = 0
    const identity = identityOf(email, found)
    const isOwn = (row: TableRow) => whoseLead(row, identity) === 'own'
    const sessions = [...found.values('leads', 'session_id'), ...found.values('conversations', 'session_id')]
    added += await add('leads', 'session_id', sessions, isOwn)
    added += found.add('leads', await leadsByPhone(db, tables, identity))
    // A session in which someone else left an address stays theirs.
    const leads = [...(await at('leads', 'session_id', sessions)).values()]
    const shared = leads.filter((row) => whoseLead(row, identity) === 'anothers').map((row) => row.session_id)
    const own = sessions.filter((id) => !shared.includes(id))
    added += await add('visitor_sessions', 'id', own)
    added += await add('conversations', 'session_id', found.values('leads', 'session_id'))
    const visitors = found.values('conversations', 'visitor').filter((visitor) => !isOneOfMany(visitor))
    added += await add('conversations', 'visitor', visitors)
    for (const { name, references } of tables.filter((table) => isPersonal(table.name))) {
      for (const { columns, to, toColumns } of references) {
        const [column = '', toColumn = ''] = [columns[0], toColumns[0]]
        if (columns.length > 1) continue
        if (isPersonal(to)) added += await add(name, column, found.values(to, toColumn))
        if (to === 'conversations') added += await add(to, toColumn, found.values(name, column))
      }
    }
    return added
  }
}

/** Forms that ask for no address: the person's number is enough there. */
async function leadsByPhone(db: Db, tables: Table[], identity: Identity): Promise<Map<string, TableRow>> {
  const terms = identity.phones.map(phoneTerm).filter((term) => term !== null)
  const leads = tables.find(({ name }) => name === 'leads')
  const rows = leads && terms.length > 0 ? await rowsWith(db, leads, terms, ['phone']) : []
  return new Map(rows.filter(({ row }) => givesNoOtherAddress(row, identity)).map(({ key, row }) => [key, row]))
}

async function addEmailsAbout(db: Db, tables: Table[], found: FoundRows): Promise<void> {
  const emails = tables.find(({ name }) => name === 'letters')
  if (!emails) return
  const about = Object.entries(topics).flatMap(([topic, table]) =>
    found.values(table, 'id').map((id) => `${topic}:${id}`),
  )
  found.add('letters', await rowsAt(db, emails, 'topic', about))
}
