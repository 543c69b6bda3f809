import type { LanguageModel } from 'ai'
import type { FastifyBaseLogger } from 'fastify'
import type { Understand } from '#server/assistant/understanding/understanding.ts'
import type { Db } from '#server/platform/db/database.ts'
import type { TourDeps } from '#server/tours/deps.ts'

/** Dependencies of the chat, the same for every message. */
export interface ChatDeps {
  db: Db
  clock: () => Date
  tours: TourDeps
  /** Reads visitors' messages in worker threads. */
  understand: Understand
  /** Rephrases the answers; null to send the rule-based text. */
  model: LanguageModel | null
  log: Pick<FastifyBaseLogger, 'warn'>
}
