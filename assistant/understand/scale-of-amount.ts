/**
 * A bare number in the scale of an amount that it's held against: "4.5" beside 4,250,000 is 4,500,000, "15" beside 12,875 is
 * 15,000. Unchanged where it's in that scale as it stands, or in none.
 */
export function inScaleOf(value: number, beside: number): number {
  const near = [1, 1e3, 1e6].find((scale) => value * scale > beside / 5 && value * scale < beside * 5)
  return value * (near ?? 1)
}
