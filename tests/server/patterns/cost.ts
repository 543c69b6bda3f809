import { type Attack, attacksOn, textOf } from './attacks.ts'
import type { Pattern } from './collect.ts'

interface Bounds {
  /** How long the texts are, in characters. */
  length: number
  /** How long a search through the whole of one may keep the processor busy. */
  milliseconds: number
}

interface Slow extends Attack {
  where: string
  pattern: string
  length: number
  milliseconds: number
}

/**
 * The first attack under which a pattern takes longer than it may, or null. The texts grow step by step, so that a pattern that
 * takes exponential time is found out before it takes hours.
 */
export function slowAttack({ where, source, flags }: Pattern, bounds: Bounds): Slow | null {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  // The first searches compile it.
  for (const text of ['', 'a', 'a '.repeat(50)]) text.replace(pattern, '')
  for (const attack of attacksOn(source, flags)) {
    for (let length = 16; ; ) {
      const text = textOf(attack, length).slice(0, bounds.length)
      const milliseconds = timeOf(pattern, text, bounds.milliseconds)
      if (milliseconds > bounds.milliseconds)
        return { where, pattern: source.slice(0, 80), ...attack, length: text.length, milliseconds }
      if (length === bounds.length) break
      length = Math.min(bounds.length, longer(length, milliseconds))
    }
  }
  return null
}

/** Exponential time is squared when a text doubles, so the steps are small as soon as there is any time to measure. */
function longer(length: number, milliseconds: number): number {
  return Math.ceil(length * (milliseconds < 0.1 ? 1.5 : 1.2))
}

/**
 * The best of ten, unless the first is beyond doubt, in milliseconds of a machine on which `yardstick` takes 30: a search that
 * takes too long on a busy or slow machine is compared with one whose number of steps is known, made at the same time.
 */
function timeOf(pattern: RegExp, text: string, most: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < 10 && best > most; i++) {
    const own = timeOfOne(pattern, text)
    const scale = own > most ? Math.min(1, 30 / timeOfOne(yardstick, yardstickText)) : 1
    best = Math.min(best, own * scale)
    if (best > 5 * most) break
  }
  return best
}

/** Quadratic: some 30 ms on a machine of 2024 with nothing else to do. */
const yardstick = /a*b/g
const yardstickText = 'a'.repeat(5000)

/** Only the time of this process counts. */
function timeOfOne(pattern: RegExp, text: string): number {
  const before = process.cpuUsage()
  text.replace(pattern, '')
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
