/** Most wrong passwords per window, from one network and for one listing. */
const guessLimits = {
  windowSeconds: 15 * 60,
  perNetwork: 10,
  perProperty: 100,
  /** Once the listing's limit is reached: enough for a visitor who mistypes a password. */
  perNetworkUnderAttack: 3,
} as const

export interface Counter {
  count: number
  windowBeganAt: Date
}

export type GuessVerdict =
  | { allowed: true; own: Counter; everyone: Counter }
  | { allowed: false; retryAfterSeconds: number }

/**
 * Whether one more password may be checked, with the counters after it. Once many networks together reach the listing's
 * limit, each network has only 3 tries left per window: attackers have to wait, and a new visitor isn't locked out.
 */
export function judgeGuess(own: Counter | null, everyone: Counter | null, now: Date): GuessVerdict {
  const ownNow = current(own, now)
  const everyoneNow = current(everyone, now)
  const isUnderAttack = everyoneNow.count >= guessLimits.perProperty
  const limit = isUnderAttack ? guessLimits.perNetworkUnderAttack : guessLimits.perNetwork
  if (ownNow.count >= limit) {
    // Under attack the wait ends with the listing's window or the network's own, whichever allows a try first.
    const canEndEarlier = isUnderAttack && ownNow.count < guessLimits.perNetwork
    const ends = [endOf(ownNow), ...(canEndEarlier ? [endOf(everyoneNow)] : [])]
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((Math.min(...ends) - now.getTime()) / 1000)) }
  }
  return { allowed: true, own: oneMore(ownNow), everyone: oneMore(everyoneNow) }
}

export function windowStart(now: Date): Date {
  return new Date(now.getTime() - guessLimits.windowSeconds * 1000)
}

function current(counter: Counter | null, now: Date): Counter {
  return counter && counter.windowBeganAt > windowStart(now) ? counter : { count: 0, windowBeganAt: now }
}

function endOf(counter: Counter): number {
  return counter.windowBeganAt.getTime() + guessLimits.windowSeconds * 1000
}

function oneMore({ count, windowBeganAt }: Counter): Counter {
  return { count: count + 1, windowBeganAt }
}
