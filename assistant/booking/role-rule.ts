import type { TimeRole } from '../understand/time-roles.ts'

/** Words around a day or an hour that settle its role, whatever the classifier says. */
export interface RoleRule {
  role: TimeRole
  of: 'hour' | 'day' | 'any'
  /** The text before the phrase: "at 10:30" has "at" in the phrase. */
  before?: RegExp
  /** The text before the day, or before the number of the hour. */
  beforeNumber?: RegExp
  phrase?: RegExp
  after?: RegExp
  /** Another hour, or another day after a day, follows. */
  hasNext?: true
  /** Another hour, or another day beside a day, is named before or behind. */
  hasOther?: true
  /** No other day is named. */
  isOnly?: true
}
