/** The equal payment of each month that pays a loan back, in whole cents as the loan is; `rate` in percent a year. */
export function monthlyPayment(loan: number, rate: number, years: number): number {
  const months = years * 12
  const monthly = rate / 1200
  // Below 1e-9 a month's interest on any loan is less than a cent, and 1 + monthly loses its digits.
  if (monthly < 1e-9) return Math.round(loan / months)
  return Math.round((loan * monthly) / -Math.expm1(-months * Math.log1p(monthly)))
}
