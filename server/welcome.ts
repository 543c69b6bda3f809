import { addressesToTry } from './db/seed/listings.ts'

/** What the console says once the server listens: where, and what there is to try. */
export function welcome(origin: string): string {
  const lines = addressesToTry.map(({ slug, shows }) => `  ${shows.padEnd(26)} ${origin}/p/${slug}`)
  return ['', `Pending is at ${origin}`, '', ...lines, ''].join('\n')
}
