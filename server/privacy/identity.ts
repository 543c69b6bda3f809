import { isPlaceholder } from '#domain/placeholder-email.ts'
import { isOneOfMany } from '#server/access/rules/visitor-id.ts'
import type { FoundRows } from './found-rows.ts'
import type { TableRow } from './tables.ts'
import { emailTerm, idTerm, nameTerm, phoneTerm, type Term } from './terms.ts'

/** What else is known of a person, from the rows that are theirs and nobody else's. */
export interface Identity {
  email: string
  names: string[]
  phones: string[]
}

/** Rows under the person's own address tell the name and the number beside it. */
export function identityOf(email: string, found: FoundRows): Identity {
  const own = (table: string, column: string) =>
    found.rows(table).filter((row) => textOf(row[column]).trim().toLowerCase() === email)
  const leads = own('leads', 'email')
  const noted = found
    .rows('lead_notes')
    .filter((row) => row.topic === 'email' && textOf(row.value).toLowerCase() === email)
    .map((row) => row.conversation_id)
  const notes = (topic: string) =>
    found.rows('lead_notes').filter((row) => row.topic === topic && noted.includes(row.conversation_id))
  const bookings = found.rows('conversations').map((row) => bookedBy(row.booking))
  const asked = own('demo_requests', 'email')
  return {
    email,
    names: present([
      ...leads.map((row) => `${textOf(row.first_name)} ${textOf(row.last_name)}`),
      ...own('tours', 'buyer_email').map((row) => row.buyer_name),
      ...asked.map((row) => row.name),
      ...notes('name').map((row) => row.value),
      ...bookings.filter((booked) => booked.email === email).map(({ name }) => name),
    ]),
    phones: present([...leads, ...asked].map((row) => row.phone).concat(notes('phone').map((row) => row.value))),
  }
}

/** Whether a lead gives no address but perhaps the person's. */
export function givesNoOtherAddress(row: TableRow, { email }: Identity): boolean {
  const address = textOf(row.email).trim().toLowerCase()
  return address === '' || address === email || isPlaceholder(address)
}

/**
 * Whose a lead of the person's own session is: the person's by address, phone number or full name; someone else's by
 * another address; for one that gives none of them it is unknown.
 */
export function whoseLead(row: TableRow, identity: Identity): 'own' | 'anothers' | 'unknown' {
  const { email, names, phones } = identity
  const name = nameTerm(`${textOf(row.first_name)} ${textOf(row.last_name)}`.trim())
  const phone = phoneTerm(textOf(row.phone))
  const isOwnAddress = textOf(row.email).trim().toLowerCase() === email
  if (isOwnAddress || names.some((each) => name?.isIn(each)) || phones.some((each) => phone?.isIn(each))) return 'own'
  return givesNoOtherAddress(row, identity) ? 'unknown' : 'anothers'
}

/** What must not be found any more, where names and phone numbers may be other people's too. */
export function termsOf({ email, phones, names }: Identity): Term[] {
  return [
    emailTerm(email),
    ...phones.map(phoneTerm).filter((term) => term !== null),
    ...names.map(nameTerm).filter((term) => term !== null),
  ]
}

/** The random numbers of what was erased: one that is still somewhere was forgotten there. */
export function idTermsOf(found: FoundRows): Term[] {
  const visitors = found.values('conversations', 'visitor').filter((visitor) => !isOneOfMany(visitor))
  const ids = [
    ...found.values('visitor_sessions', 'id'),
    ...found.values('conversations', 'id'),
    ...found.values('letters', 'id'),
    ...found.values('tours', 'ical_uid'),
    ...visitors,
  ]
  return ids.map(idTerm)
}

/** Other addresses beside the person's: their own second one, or someone else's at the same browser. */
export function otherAddresses({ email }: Identity, found: FoundRows): string[] {
  const notes = found.rows('lead_notes').filter((row) => row.topic === 'email')
  const all = [
    ...found.values('leads', 'email'),
    ...found.values('conversations', 'visitor_email'),
    ...found.values('demo_requests', 'email'),
    ...found.values('listing_reports', 'email'),
    ...notes.map((row) => textOf(row.value)),
    ...found.rows('conversations').map((row) => bookedBy(row.booking).email),
  ]
  const others = all.map((address) => address.trim().toLowerCase()).filter((address) => address.includes('@'))
  return [...new Set(others)].filter((address) => address !== email && !isPlaceholder(address)).sort()
}

/** As the booking dialogue keeps it, see assistant/booking/snapshot.ts. */
function bookedBy(booking: unknown): { name: unknown; email: string } {
  const { machine } = (booking ?? {}) as { machine?: { context?: { name?: unknown; email?: unknown } } }
  return { name: machine?.context?.name ?? null, email: textOf(machine?.context?.email).toLowerCase() }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function present(values: unknown[]): string[] {
  return [...new Set(values.map((value) => textOf(value).trim()).filter((value) => value !== ''))]
}
