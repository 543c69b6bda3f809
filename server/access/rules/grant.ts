import { LRUCache } from 'lru-cache'
import { type Keys, macOf, seal, unseal } from '#server/platform/signing.ts'
import type { ListingGate } from './access.ts'

/** What a visitor's cookie says of one listing. */
export interface AccessGrant {
  password: boolean
  lead: boolean
  sessionId: string | null
}

export const noGrant: AccessGrant = { password: false, lead: false, sessionId: null }

export const grantLastsSeconds = 30 * 24 * 3600

interface Content {
  password: string | null
  lead: string | null
  session: string | null
  expires: number
}

/** The cookie's text. It names the password and the lead form that were passed: when they change, it opens nothing. */
export function writeGrant(keys: Keys, property: ListingGate & { id: number }, grant: AccessGrant, now: Date): string {
  const content: Content = {
    password: grant.password ? passwordMark(keys, property) : null,
    lead: grant.lead ? leadMark(keys, property) : null,
    session: grant.sessionId,
    expires: Math.floor(now.getTime() / 1000) + grantLastsSeconds,
  }
  return sealed(keys, property.id, content)
}

export function readGrant(
  keys: Keys,
  property: ListingGate & { id: number },
  cookie: string | undefined,
  now: Date,
): AccessGrant {
  const content = contentOf(keys, property.id, cookie, now)
  if (content === null) return noGrant
  return {
    password: content.password === passwordMark(keys, property),
    lead: content.lead === leadMark(keys, property),
    sessionId: content.session,
  }
}

/** The visitor session that a listing's cookie proves, or null. */
export function sessionInGrant(keys: Keys, propertyId: number, cookie: string | undefined, now: Date): string | null {
  return contentOf(keys, propertyId, cookie, now)?.session ?? null
}

/** The cookie without its session and lead, which are one person's; the password stays. Null where it has no session. */
export function grantWithoutSession(keys: Keys, propertyId: number, cookie: string | undefined, now: Date) {
  const content = contentOf(keys, propertyId, cookie, now)
  if (content === null || content.session === null) return null
  return sealed(keys, propertyId, { ...content, session: null, lead: null })
}

/** Signatures that were right: a visitor's page sends the same cookie with every report of its visit. */
const mostRemembered = 10_000
const remembered = new WeakMap<Buffer, LRUCache<string, Content>>()

function contentOf({ grant: key }: Keys, propertyId: number, cookie: string | undefined, now: Date): Content | null {
  const content = signedContent(key, propertyId, cookie)
  return content === null || content.expires * 1000 <= now.getTime() ? null : content
}

function signedContent(key: Buffer, propertyId: number, cookie: string | undefined): Content | null {
  const signed = rememberedWith(key)
  const name = `${propertyId} ${cookie}`
  const known = signed.get(name)
  if (known) return known
  const text = unseal(key, contextOf(propertyId), cookie)
  if (text === null) return null
  const content = JSON.parse(text) as Content
  signed.set(name, content)
  return content
}

function rememberedWith(key: Buffer): LRUCache<string, Content> {
  const known = remembered.get(key)
  if (known) return known
  const created = new LRUCache<string, Content>({ max: mostRemembered })
  remembered.set(key, created)
  return created
}

function sealed(keys: Keys, propertyId: number, content: Content): string {
  return seal(keys.grant, contextOf(propertyId), JSON.stringify(content))
}

const contextOf = (propertyId: number) => `property ${propertyId}`

function passwordMark(keys: Keys, { id, passwordHash }: ListingGate & { id: number }): string {
  return macOf(keys.fingerprint, `password ${id} ${passwordHash}`)
}

function leadMark(keys: Keys, { id, leadCaptureEnabled, requiredFields }: ListingGate & { id: number }): string {
  const { email, first_name, last_name, phone, company } = requiredFields
  return macOf(keys.fingerprint, `lead ${id} ${[leadCaptureEnabled, email, first_name, last_name, phone, company]}`)
}
