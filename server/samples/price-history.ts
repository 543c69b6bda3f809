import type { priceHistory } from '#server/listings/schema.ts'

/** What the samples cost since they were listed; the last price of each is the one it has now. Number 7 has none yet. */
export const priceChanges: (typeof priceHistory.$inferInsert)[] = [
  { propertyId: 4, changedOn: '2026-11-02', event: 'listed', price: 4_750_000 },
  { propertyId: 5, changedOn: '2026-09-08', event: 'listed', price: 1_950_000 },
  { propertyId: 5, changedOn: '2026-10-19', event: 'price_changed', price: 1_895_000 },
  { propertyId: 6, changedOn: '2026-08-24', event: 'listed', price: 1_185_000 },
  { propertyId: 6, changedOn: '2026-09-28', event: 'price_changed', price: 1_150_000 },
  { propertyId: 6, changedOn: '2026-11-09', event: 'price_changed', price: 1_120_000 },
  { propertyId: 8, changedOn: '2026-11-12', event: 'listed', price: 3400 },
  { propertyId: 9, changedOn: '2026-10-26', event: 'listed', price: 5300 },
  { propertyId: 9, changedOn: '2026-11-16', event: 'price_changed', price: 5150 },
]
