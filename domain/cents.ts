import { grouped } from './money.ts'

/** `$1,234.50` for 123450; without cents where there are none. Apart from `money.ts`, which a listing's first load carries. */
export function dollarsAndCents(cents: number): string {
  const [dollars, rest] = [Math.floor(cents / 100), cents % 100]
  return `$${grouped(dollars)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`
}
