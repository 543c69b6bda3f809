/** What a check found: whether visitors can be served, and if not quite, why, in words without secrets. */
export type CheckFinding = { status: 'ok' } | { status: 'degraded' | 'failed'; reason: string }

export interface Check {
  name: string
  /** Rejects where the check fails, and may never settle. */
  look(): Promise<CheckFinding>
}

export interface ReadinessReport {
  status: 'ok' | 'degraded' | 'failed'
  checks: Record<string, CheckFinding>
}

export interface ReadinessOptions {
  checks: Check[]
  clock: () => Date
  /** Milliseconds after which a check that has not answered counts as failed. */
  deadline?: number
}

/** What was found is good for so many milliseconds, so that nobody can make the server do nothing but look. */
const freshFor = 1000
/** A look that is not back after so many milliseconds is given up for lost, and another one begins. */
const lostAfter = 30_000

/** Answers a function that reports on all checks, within the deadline. At most one look of each check is under way. */
export function readiness({ checks, clock, deadline = 2000 }: ReadinessOptions): () => Promise<ReadinessReport> {
  const ask = checks.map((check) => ({ name: check.name, find: bounded(check, clock, deadline) }))
  return async () => {
    const found = await Promise.all(ask.map(async ({ name, find }) => [name, await find()] as const))
    const statuses = found.map(([, { status }]) => status)
    const status = (['failed', 'degraded'] as const).find((each) => statuses.includes(each)) ?? 'ok'
    return { status, checks: Object.fromEntries(found) }
  }
}

function bounded({ look }: Check, clock: () => Date, deadline: number): () => Promise<CheckFinding> {
  let last: { finding: CheckFinding; at: number } | null = null
  let underWay: { finding: Promise<CheckFinding>; since: number } | null = null
  return () => {
    const now = clock().getTime()
    if (last && now - last.at < freshFor) return Promise.resolve(last.finding)
    if (!underWay || now - underWay.since >= lostAfter) {
      const begun = { finding: settled(look), since: now }
      underWay = begun
      void begun.finding.then((finding) => {
        last = { finding, at: clock().getTime() }
        if (underWay === begun) underWay = null
      })
    }
    return within(deadline, underWay.finding)
  }
}

function settled(look: () => Promise<CheckFinding>): Promise<CheckFinding> {
  return look().catch((error: unknown) => ({ status: 'failed', reason: codeOf(error) }))
}

async function within(deadline: number, finding: Promise<CheckFinding>): Promise<CheckFinding> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<CheckFinding>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'failed', reason: `no answer within ${deadline} ms` }), deadline)
  })
  return Promise.race([finding, late]).finally(() => clearTimeout(timer))
}

/** `ECONNREFUSED`, `ENOSPC`: the message of an error may quote an address. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && /^[A-Z\d_]{3,30}$/.test(code)) return code
  return cause === undefined ? 'error' : codeOf(cause)
}
