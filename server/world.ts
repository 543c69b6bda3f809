import type { LanguageModel } from 'ai'
import { languageModel } from './assistant/model/provider.ts'
import type { Database, Db } from './db/database.ts'
import type { Env } from './env.ts'
import { type RateLimit, rateLimit } from './http/rate-limit.ts'
import { bounded } from './passwords/bounded.ts'
import { type MediaSigner, mediaSigner } from './rules/signed-media.ts'
import { type Keys, keysFrom } from './rules/signing.ts'

/** Everything a handler may reach. */
export interface World {
  env: Env
  db: Db
  keys: Keys
  mediaSigner: MediaSigner
  clock: () => Date
  limits: { leads: RateLimit; questions: RateLimit; talks: RateLimit }
  /** Words Penny's answers; null where she says them in her own. */
  model: LanguageModel | null
  /** Hashing a password takes much memory and a core: two at once, and nobody waits longer than a few seconds. */
  hashing: ReturnType<typeof bounded>
}

export function worldOf(env: Env, database: Database, clock: () => Date): World {
  return {
    env,
    db: database.db,
    keys: keysFrom(database.secret),
    mediaSigner: mediaSigner(database.secret),
    clock,
    limits: {
      leads: rateLimit({ most: 30, inSeconds: 600 }),
      questions: rateLimit({ most: 60, inSeconds: 60 }),
      talks: rateLimit({ most: 20, inSeconds: 60 }),
    },
    model: languageModel(env),
    hashing: bounded({ atOnce: 2, waiting: 20 }),
  }
}
