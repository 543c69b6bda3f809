import type { components } from '#openapi/generated/types.ts'
import type { RequiredFields } from '#server/access/rules/access.ts'

export type Lead = components['schemas']['Lead']
type Issue = components['schemas']['ValidationIssue']

const leadFields = ['email', 'first_name', 'last_name', 'phone', 'company'] as const satisfies (keyof Lead)[]

/** The lead as it is kept: known fields, trimmed, the empty ones left out. */
export function trimmedLead(given: Lead): Lead {
  return Object.fromEntries(
    leadFields.flatMap((field) => {
      const text = given[field]?.trim()
      return text ? [[field, text]] : []
    }),
  )
}

/** What the listing asks for and the trimmed lead does not hold; null where it asks for nothing. */
export function issuesOf(lead: Lead, required: RequiredFields | null): Issue[] {
  return leadFields
    .filter((field) => required?.[field] && lead[field] === undefined)
    .map((field) => ({ loc: ['body', field], msg: 'is required', type: 'missing' }))
}
