import type { Env } from './env.ts'

/**
 * The site's address outside of a request. Never what a request says: an email with the host of a forged request would lead
 * its reader there, token and all.
 */
export function originOf({ publicUrl, port }: Pick<Env, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`
}
