import type { Outcome } from '../outcome.ts'

/** The start of the visits. */
export const noon = Date.UTC(2026, 10, 20, 12)

export const sessions = {
  'USER.comesWithoutSession': null,
  'USER.comesWithSession': 'session-1',
}

export const outcomes = {
  'API.update.kept': 'updateVisitDuration.kept',
  'API.update.fails': 'network',
} satisfies Record<string, Outcome>
