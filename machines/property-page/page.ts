import type { components } from '#openapi/generated/types.ts'
import type { PageListing } from './listing.ts'
import type { PropertyProblem } from './problem.ts'

export type AccessRequirements = components['schemas']['AccessRequirements']

/** Who is looking: the session that a lead opened, the address it gave, and all that it gave. */
export interface PageVisitor {
  sessionId: string | null
  email: string | null
  /** Null where the gate asked for nothing, now or on this visit. */
  lead: components['schemas']['Lead'] | null
}

/** What a property page knows. */
export interface Page {
  /** What the visitor opened; stays when the address moves on. */
  openedAs: string
  /** The slug, or the number, that the page asks the server for now. */
  key: string
  isNumber: boolean
  /** Whether the key is a number, which always leads to a slug, or the address that another one led to. */
  isRedirected: boolean
  visitedKeys: string[]
  listing: PageListing | null
  requirements: AccessRequirements | null
  visitor: PageVisitor
  problem: PropertyProblem | null
}

export function newPage({ key, isNumber }: Pick<Page, 'key' | 'isNumber'>): Page {
  return {
    openedAs: key,
    key,
    isNumber,
    isRedirected: isNumber,
    visitedKeys: [key],
    listing: null,
    requirements: null,
    visitor: { sessionId: null, email: null, lead: null },
    problem: null,
  }
}

/** The visitor with the session that the server knows, if it knows one. */
export function withSession(visitor: PageVisitor, { session_id }: AccessRequirements): PageVisitor {
  return { ...visitor, sessionId: session_id ?? visitor.sessionId }
}

export function chatInputOf({ id, agentId }: PageListing, visitor: PageVisitor) {
  return { propertyId: id, agentId, visitor, scrollsAfterReply: true, restores: true }
}

export function visitInputOf({ id }: PageListing, { sessionId }: PageVisitor) {
  return { propertyId: id, sessionId }
}
