import type { LanguageModel } from 'ai'
import { languageModel } from './assistant/model/provider.ts'
import type { Understanding } from './assistant/understanding/understanding.ts'
import { ConversationFeed } from './chat/conversation-feed.ts'
import { type GuessHistory, guessHistory } from './gate/passwords/guess-history.ts'
import { fairQueue, type PasswordQueue } from './gate/passwords/password-queue.ts'
import { type MediaSigner, mediaSigner } from './photos/rules/signed-media.ts'
import { SharedAnswers } from './platform/cache/shared-answers.ts'
import type { Database, Db } from './platform/db/database.ts'
import type { Env } from './platform/env/env.ts'
import { type RateLimit, sharedRateLimits } from './platform/rate-limits/rate-limit.ts'
import { type Keys, keysFrom } from './platform/signing.ts'
import { findSession } from './visits/queries/sessions.ts'
import { type Visits, visitsIn } from './visits/reports.ts'

/** Everything a handler may reach. */
export interface AppContext {
  env: Env
  db: Db
  keys: Keys
  mediaSigner: MediaSigner
  clock: () => Date
  /** By network, but for `talks`, which count by conversation. */
  limits: Record<'leads' | 'questions' | 'talks' | 'updates' | 'visits' | 'tours' | 'answers', RateLimit>
  /** Words Penny's answers; null where she says them in her own. */
  model: LanguageModel | null
  /** Comparing a password takes 32 MB and a core: two at once, in turns among the listings (fair-queue.ts). */
  guessing: { queue: PasswordQueue; history: GuessHistory }
  /** Reads what visitors write. */
  understanding: Understanding
  visits: Visits
  /** Whether the session of this id is kept for the listing; access grants are only good with theirs. */
  hasSession: (propertyId: number, id: string) => Promise<boolean>
  /** Answers that are the same for every visitor. */
  answers: SharedAnswers
  /** Open pages that wait for what comes in their conversations. */
  feed: ConversationFeed
}

export function createContext(
  env: Env,
  database: Database,
  clock: () => Date,
  understanding: Understanding,
  answers = new SharedAnswers(),
  feed = new ConversationFeed(),
): AppContext {
  const keys = keysFrom(database.secret)
  const rateLimit = sharedRateLimits(database.db, keys)
  return {
    env,
    db: database.db,
    keys,
    mediaSigner: mediaSigner(database.secret),
    clock,
    limits: {
      leads: rateLimit('leads', { most: 30, inSeconds: 600 }),
      questions: rateLimit('questions', { most: 60, inSeconds: 60 }),
      talks: rateLimit('talks', { most: 20, inSeconds: 60 }),
      // An open page may ask four times a minute, and a hundred visitors may share an address.
      updates: rateLimit('updates', { most: 600, inSeconds: 60 }),
      // A visitor's page calls twice a minute, and a hundred visitors may share the address of their office or carrier.
      // A report of one's own visit does no harm, so that the database needn't know of a tenth: counting them there costs it more
      // than keeping the reports.
      visits: rateLimit('visits', { most: 300, inSeconds: 60, localCalls: 30 }),
      tours: rateLimit('tours', { most: 120, inSeconds: 60 }),
      answers: rateLimit('answers', { most: 120, inSeconds: 60 }),
    },
    model: languageModel(env),
    guessing: {
      queue: fairQueue({ atOnce: 2, perListing: 22, perNetwork: 10, inAll: 220 }),
      history: guessHistory({ most: 20_000 }),
    },
    understanding,
    visits: visitsIn(database),
    hasSession: async (propertyId, id) => (await findSession(database.db, propertyId, id)) !== null,
    answers,
    feed,
  }
}
