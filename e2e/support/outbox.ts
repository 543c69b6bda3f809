import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import PostalMime, { type Email } from 'postal-mime'
import type { RealServer } from './real-server.ts'

/** An email as a mail program parses it. */
export interface SentEmail extends Email {
  /** `tour-requested`, from its file name. */
  kind: string
}

/** Milliseconds. */
const intervals = [50, 100, 200]

const read = new Map<string, SentEmail>()

/** The addresses of buyers by name, that of the sample's tour first: emails to them greet them by first name. */
export const addressOf = new Map([['Ann Chen', 'ann.chen@example.com']])

/** The emails in the outbox that mention a text, or are for the buyer of that name, sorted by kind. */
export async function emailsAbout({ dataDir }: Pick<RealServer, 'dataDir'>, name: string): Promise<SentEmail[]> {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => !file.startsWith('.'))
  const emails = await Promise.all(files.map((file) => emailIn(join(folder, file))))
  const isAbout = ({ text, to = [] }: SentEmail) =>
    text?.includes(name) || to.some(({ address }) => address !== undefined && address === addressOf.get(name))
  return emails.filter(isAbout).sort((one, other) => (one.kind < other.kind ? -1 : 1))
}

async function emailIn(path: string): Promise<SentEmail> {
  const known = read.get(path)
  if (known) return known
  const kind = /Z-([a-z-]+)-[\da-f]{8}-[\da-f-]+\.eml$/.exec(path)?.[1] ?? path
  const email = { ...(await PostalMime.parse(await readFile(path))), kind }
  read.set(path, email)
  return email
}

/** Waits for the first email of a kind that mentions a text. */
export async function sentEmail(server: Pick<RealServer, 'dataDir'>, name: string, kind: string): Promise<SentEmail> {
  const find = async () => (await emailsAbout(server, name)).find((each) => each.kind === kind)
  await expect.poll(async () => (await find())?.kind, { message: `${kind} about ${name}`, intervals }).toBe(kind)
  return (await find()) as SentEmail
}

/** The links in the seller's email by purpose, from its text. */
export function linksIn({ text = '' }: Pick<SentEmail, 'text'>): Record<'accept' | 'decline' | 'propose', string> {
  const after = (words: string) => new RegExp(`${words}:\\s+(\\S+)`).exec(text)?.[1] ?? `no link: ${words}`
  return { accept: after('Accept this time'), decline: after('Decline'), propose: after('Propose another time') }
}

/** The one event of an email's calendar file, parsed. */
export function eventIn(email: Pick<SentEmail, 'attachments'>): ICAL.Event {
  const event = calendarIn(email).getFirstSubcomponent('vevent')
  if (!event) throw new Error('There is no event.')
  return new ICAL.Event(event)
}

/** An email's calendar file. */
export function calendarIn({ attachments }: Pick<SentEmail, 'attachments'>): ICAL.Component {
  const [file] = attachments
  if (attachments.length !== 1 || file?.mimeType !== 'text/calendar') throw new Error('There is no calendar file.')
  return new ICAL.Component(ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)))
}
