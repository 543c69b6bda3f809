import { addressesToTry } from './db/seed/listings.ts'

/** What the console says once the server listens: where, what there is to try, and where letters go. */
export function welcome(origin: string, tour: string[], letters: string): string {
  const lines = addressesToTry.map(({ slug, shows }) => `  ${shows.padEnd(26)} ${origin}/p/${slug}`)
  return ['', `Pending is at ${origin}`, '', ...lines, '', ...tour, letters, ''].join('\n')
}
