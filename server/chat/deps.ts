import type { LanguageModel } from 'ai'
import type { FastifyBaseLogger } from 'fastify'
import type { Understand } from '#server/assistant/understanding/understanding.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TourDeps } from '#server/tours/deps.ts'

/** What answering takes, and is the same for every message of a conversation. */
export interface ChatDeps {
  db: Db
  clock: () => Date
  tours: TourDeps
  /** Reads what the visitor wrote, in a thread of its own. */
  understand: Understand
  /** Words the answers; null where the engine's own words are sent. */
  model: LanguageModel | null
  log: Pick<FastifyBaseLogger, 'warn'>
}
