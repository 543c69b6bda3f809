const hour = 3600_000

/** Who reads a digest: how long it is after the one before at least, in milliseconds, and how many emails it holds. */
export const digestLimits = {
  seller: { gap: 3 * hour, most: 25 },
  team: { gap: hour, most: 50 },
} as const

export type DigestReader = keyof typeof digestLimits

/** When a digest is due: on the hour after the first email in it was held, and well after the digest before. */
export function digestDueAt(reader: DigestReader, heldSince: Date, lastDigestAt: Date | null): Date {
  const onTheHour = (Math.floor(heldSince.getTime() / hour) + 1) * hour
  const afterTheLast = lastDigestAt === null ? 0 : lastDigestAt.getTime() + digestLimits[reader].gap
  return new Date(Math.max(onTheHour, afterTheLast))
}

interface Held {
  causedBy: string | null
  createdAt: Date
}

/** The emails for one digest: the first of every network, then the second of every network, and so on. */
export function chooseFairly<Email extends Held>(held: Email[], most: number): Email[] {
  const countOf = new Map<string, number>()
  const ranked = [...held].sort(byTime).map((email) => {
    const rank = email.causedBy === null ? 0 : (countOf.get(email.causedBy) ?? 0)
    if (email.causedBy !== null) countOf.set(email.causedBy, rank + 1)
    return { email, rank }
  })
  const chosen = ranked.sort((one, other) => one.rank - other.rank || byTime(one.email, other.email)).slice(0, most)
  return chosen.map(({ email }) => email).sort(byTime)
}

const byTime = (one: Held, other: Held) => one.createdAt.getTime() - other.createdAt.getTime()
