import { listingPath } from '#domain/pages.ts'
import { addressesToTry } from './samples/listings.ts'

/**
 * What the console says once the server listens: where, what there is to try, and where emails go. `samples` are the
 * lines about the tour that waits among them; null where the database has no samples.
 */
export function welcome(origin: string, samples: string[] | null, emails: string): string {
  const lines = addressesToTry.map(({ slug, shows }) => `  ${shows.padEnd(26)} ${origin}${listingPath(slug)}`)
  const toTry = samples === null ? [] : [...lines, '', ...samples]
  return ['', `Pending is at ${origin}`, '', ...toTry, emails, ''].join('\n')
}
