import type { Env } from '#server/env.ts'
import type { MailAddress } from '#server/mail/address.ts'

/** What is the same for every tour of this server. */
export interface TourDesk {
  /** Where the links in letters lead: the site's address, without a slash at the end. */
  origin: string
  from: MailAddress
  /** How long a seller's link works, in days after the time that was asked for. */
  linkDays: number
}

export function tourDesk(env: Env): TourDesk {
  return { origin: originOf(env), from: env.mailFrom, linkDays: env.tourLinkDays }
}

/**
 * Where the site is when nobody asks for it. Never what a request says: a letter with the host of a forged request would
 * lead its reader there, token and all.
 */
export function originOf({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}
