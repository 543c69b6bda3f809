import type { Env } from '#server/platform/env/env.ts'
import type { MailAddress } from '#server/platform/env/mail-address.ts'
import { originOf } from '#server/platform/env/origin.ts'
import type { Keys } from '#server/platform/signing.ts'

/** What is the same for every tour of this server. */
export interface TourDeps {
  /** Where the links in emails lead: the site's address, without a slash at the end. */
  origin: string
  from: MailAddress
  /** How long a seller's link works, in days after the time that was asked for. */
  linkDays: number
  /** Signs the addresses of calendar feeds. */
  feedKey: Keys['feed']
}

export function tourDeps({ env, keys }: { env: Env; keys: Pick<Keys, 'feed'> }): TourDeps {
  return { origin: originOf(env), from: env.mailFrom, linkDays: env.tourLinkDays, feedKey: keys.feed }
}
