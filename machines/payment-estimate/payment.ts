/** Amounts are whole cents. */

/** A twelfth of a yearly amount. */
export const monthlyPart = (year: number) => Math.round(year / 12)

/** `percent` of an amount. */
export const percentOfSum = (sum: number, percent: number) => Math.round((sum * percent) / 100)

export const sumOf = (sums: readonly number[]) => sums.reduce((total, sum) => total + sum, 0)

const units: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, mil: 1e6, million: 1e6 }

/** `$1,250,000.50`, `1.2m` or `950k` in cents; null for anything but an amount below a hundred billion dollars. */
export function centsIn(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .toLowerCase()
  const [, digits = '', decimals = '', unit] =
    /^(\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.(\d{0,3}))?\s?([a-z]+)?$/.exec(plain) ?? []
  const times = unit ? units[unit] : 1
  if (digits === '' || !times || (!unit && decimals.length > 2)) return null
  const cents = Math.round(Number(`${digits.replaceAll(',', '')}.${decimals}`) * times * 100)
  return cents < 1e13 ? cents : null
}

/** `6.5%` or `6.5`; null for anything but a percentage with at most three decimals. */
export function percentIn(text: string): number | null {
  const plain = text.trim().replace(/%$/, '').trimEnd()
  return /^\d{1,3}(?:\.\d{0,3})?$/.test(plain) ? Number(plain) : null
}
