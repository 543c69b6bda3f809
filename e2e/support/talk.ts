import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { queryPostgres, resetRateLimits } from './database-queries.ts'
import { test as journey, type ServerOnPostgres } from './journey.ts'
import { seededListings, seesLateParts, seesListing } from './listing.ts'
import { addressOf } from './outbox.ts'

export interface NamedVisitor {
  name: string
  email: string
}

/** A visitor with a unique name. */
export function newNamedVisitor(): NamedVisitor {
  const surname = randomUUID()
    .replaceAll(/[\d-]/g, '')
    .replace(/^./, (first) => first.toUpperCase())
  const visitor = { name: `Bea ${surname}son`, email: `bea.${surname.toLowerCase()}@example.com` }
  addressOf.set(visitor.name, visitor.email)
  return visitor
}

/**
 * A conversation with Penny about 48 Alder Ridge Road by a visitor with a unique name, on a server whose database can be
 * read.
 */
export const test = journey.extend<{ visitor: NamedVisitor; nothingCounted: undefined }>({
  nothingCounted: [
    async ({ server }, use) => {
      await resetRateLimits(server.databaseUrl)
      await use(undefined)
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  visitor: ({}, use) => use(newNamedVisitor()),
})

/** Opens the sample listing and waits until everything has loaded. */
export async function visitSample(page: Page, origin = ''): Promise<void> {
  await page.goto(origin + seededListings.open.path)
  await seesListing(page, seededListings.open)
  await seesLateParts(page)
}

/** Asks, and returns the id of the conversation that contains the question. */
export async function conversationOf(
  { databaseUrl }: ServerOnPostgres,
  page: Page,
  ask: () => Promise<void>,
): Promise<string> {
  const asked = page.waitForRequest('**/api/v1/chat')
  await ask()
  const { client_message_id: name } = (await asked).postDataJSON()
  const [kept] = await queryPostgres(
    databaseUrl,
    'select conversation_id as id from messages where client_message_id = $1',
    [name],
  )
  return String(kept?.id)
}

/** Makes a page use this conversation. */
export async function goesOnWith(page: Page, conversation: string): Promise<void> {
  await page.route('**/api/v1/chat', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), chat_conversation_id: conversation } }),
  )
}

/** The messages of a conversation, oldest first. */
export function transcript({ databaseUrl }: ServerOnPostgres, conversation: string) {
  const query = 'select author, text from messages where conversation_id = $1 order by id'
  return queryPostgres(databaseUrl, query, [conversation])
}

/** A buyer's tours, in every status. */
export function toursOf({ databaseUrl }: ServerOnPostgres, { email }: NamedVisitor) {
  const query = 'select id, status, proposed_at as "proposedAt" from tours where buyer_email = $1'
  return queryPostgres(databaseUrl, query, [email]) as Promise<{ id: number; status: string; proposedAt: Date }[]>
}
