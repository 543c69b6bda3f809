/** The parameters of a home's curve; the same for the same address and value, at every visit. */
export interface ValuedHome {
  /** US dollars, above 0: the curve's center. */
  value: number
  /** US dollars: the amplitude. */
  swing: number
  seed: number
  /** The period in milliseconds, and the phase at the epoch in radians. */
  period: number
  phase: number
}

/**
 * VALUE-05: the amplitude's base, and a tenth for homes of less than ten million, so that no value is negative or
 * absurd.
 */
const swingAtMost = 1_000_000
const shareAtMost = 0.1
/** VALUE-05: every point differs by up to ±1%. */
const jitterAtMost = 0.01

const [hour, day] = [3_600_000, 86_400_000]
/** The components of the jitter: two slow drifts, so that a line is calm, and random noise for every moment. */
const drifts = [
  { share: 0.5, every: 3 * day },
  { share: 0.35, every: 8 * hour },
]
const dieShare = 0.15
const period = { shortest: 240 * day, longest: 480 * day }

export function valuedHomeOf(address: string, value: number): ValuedHome {
  const seed = seedOf(address)
  return {
    value,
    swing: Math.min(swingAtMost, value * shareAtMost),
    seed,
    period: period.shortest + (period.longest - period.shortest) * chance(seed, 1),
    phase: 2 * Math.PI * chance(seed, 2),
  }
}

/** The value of a home at a moment, in whole US dollars (VALUE-05). */
export function valueAt(home: ValuedHome, moment: number): number {
  const turned = (2 * Math.PI * moment) / home.period + home.phase
  return Math.round((home.value + home.swing * Math.cos(turned)) * (1 + jitterAtMost * jitterAt(home.seed, moment)))
}

/** From -1 to 1. */
function jitterAt(seed: number, moment: number): number {
  const slow = drifts.reduce((sum, { share, every }) => sum + share * driftAt(mixed(seed, every), moment / every), 0)
  return slow + dieShare * die(seed, moment)
}

/** Random at every whole period, and interpolated smoothly in between. */
function driftAt(seed: number, turn: number): number {
  const before = Math.floor(turn)
  const part = turn - before
  const [from, to] = [die(seed, before), die(seed, before + 1)]
  return from + (to - from) * part * part * (3 - 2 * part)
}

function die(seed: number, number: number): number {
  return 2 * chance(seed, number) - 1
}

/** Case, punctuation and spaces don't make another home. */
function seedOf(address: string): number {
  const normalised = address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  let seed = 0x811c9dc5
  for (let index = 0; index < normalised.length; index++) {
    seed = Math.imul(seed ^ normalised.charCodeAt(index), 0x01000193)
  }
  return mixed(seed, normalised.length)
}

/** A pseudorandom number from 0 up to 1, the same for the same seed and number. */
function chance(seed: number, number: number): number {
  return mixed(mixed(seed, number % 2 ** 32), Math.floor(number / 2 ** 32)) / 2 ** 32
}

/** Two words of 32 bits mixed into one: the finalizer of MurmurHash3. */
function mixed(one: number, other: number): number {
  let word = Math.imul(one ^ other ^ (other >>> 16), 0x9e3779b1) + other
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return (word ^ (word >>> 16)) >>> 0
}
