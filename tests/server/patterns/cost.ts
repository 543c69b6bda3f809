import { processorTimeOf } from '#tests/support/processor-time.ts'
import { type Attack, attacksOn, attackText } from './attacks.ts'
import type { Pattern } from './collect.ts'

interface Bounds {
  /** The lengths of the texts in characters. */
  length: number
  /** The longest allowed processor time of one search. */
  milliseconds: number
}

interface Slow extends Attack {
  where: string
  pattern: string
  length: number
  milliseconds: number
}

/**
 * The first attack under which a pattern takes too long, or null. The texts grow step by step, so that a pattern with
 * exponential time is found before it takes hours.
 */
export function slowAttack({ where, source, flags }: Pattern, bounds: Bounds): Slow | null {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  // The first searches compile the pattern.
  for (const text of ['', 'a', 'a '.repeat(50)]) text.replace(pattern, '')
  for (const attack of attacksOn(source, flags)) {
    let before: Measured | null = null
    for (let length = 16; ; ) {
      const text = attackText(attack, length).slice(0, bounds.length)
      const milliseconds = processorTimeOf(() => text.replace(pattern, ''), bounds.milliseconds)
      if (milliseconds > bounds.milliseconds)
        return { where, pattern: source.slice(0, 80), ...attack, length: text.length, milliseconds }
      if (length === bounds.length) break
      const measured = { length, milliseconds }
      length = Math.min(bounds.length, longer(measured, before))
      before = measured
    }
  }
  return null
}

interface Measured {
  length: number
  milliseconds: number
}

/**
 * Exponential time is squared when a text doubles, so the steps are small once time is measurable. They are large again
 * when two measured times show polynomial growth of degree at most 3.5: from a tenth of a millisecond on, exponential
 * time grows at least like degree 6.
 */
function longer({ length, milliseconds }: Measured, before: Measured | null): number {
  if (milliseconds < 0.1) return length * 2
  const isPower =
    before !== null &&
    before.milliseconds >= 0.1 &&
    Math.log(milliseconds / before.milliseconds) <= 3.5 * Math.log(length / before.length)
  return Math.ceil(length * (isPower ? 3 : milliseconds < 10 ? 1.4 : 1.2))
}
