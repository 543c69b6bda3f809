/** Amounts are whole cents. */

/** A twelfth of a yearly amount. */
export const monthlyPart = (year: number) => Math.round(year / 12)

/** `percent` of an amount. */
export const percentOfSum = (sum: number, percent: number) => Math.round((sum * percent) / 100)

export const sumOf = (sums: readonly number[]) => sums.reduce((total, sum) => total + sum, 0)

/** `$1,250,000.50` in cents; null for anything but an amount below a hundred billion dollars. */
export function centsIn(text: string): number | null {
  const plain = text.trim().replace(/^\$\s*/, '')
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.\d{0,2})?$/.test(plain)) return null
  return Math.round(Number(plain.replaceAll(',', '')) * 100)
}

/** `6.5%` or `6.5`; null for anything but a percentage with at most three decimals. */
export function percentIn(text: string): number | null {
  const plain = text.trim().replace(/%$/, '').trimEnd()
  return /^\d{1,3}(?:\.\d{0,3})?$/.test(plain) ? Number(plain) : null
}
