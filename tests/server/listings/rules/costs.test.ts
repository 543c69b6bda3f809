import { expect, it } from 'vitest'
import { rentalEstimate } from '#machines/payment-estimate/terms.ts'
import { costsAnswer } from '#server/listings/rules/costs.ts'
import { ask } from '#tests/assistant/support/ask.ts'
import { recordOf, records } from '#tests/assistant/support/records.ts'

const nothing = {
  fee_monthly: null,
  deposit: null,
  parking_monthly: null,
  pet_monthly: null,
  most_pets: null,
  annual_taxes: null,
}

it.each([
  [4, { fee_monthly: 0 }],
  [5, { fee_monthly: 985, most_pets: 2 }],
  [6, { fee_monthly: 210 }],
  [7, {}],
  [8, { deposit: 3400, most_pets: 1 }],
  [9, { deposit: 7725, parking_monthly: 180, pet_monthly: 50 }],
] as const)('[PROP-19] are read from the facts of sample %i', (id, costs) => {
  expect(costsAnswer(records[id])).toEqual({ ...nothing, ...costs })
})

it.each([
  [{ pets: 'no pets' }, { most_pets: 0 }],
  [{ parking: 'none; garage nearby from $290 a month' }, {}],
  [{ fee: { kind: 'building', monthly: null, covers: 'water' } }, {}],
  [{ deposit: 'to be agreed' }, {}],
] as const)('[PROP-19] are empty for missing facts: %o', (facts, costs) => {
  const record = recordOf({ listingType: 'rental', rentalPrice: 2000, facts })
  expect(costsAnswer(record)).toEqual({ ...nothing, ...costs })
})

it('[PROP-19] have the property taxes that the listing says', () => {
  expect(costsAnswer(recordOf({ salePrice: 900_000, facts: { annualTaxes: 12_680 } })).annual_taxes).toBe(12_680)
})

it('[PROP-19] have no deposit when there is no rent to compute it from, or the home is for sale', () => {
  expect(costsAnswer(recordOf({ listingType: 'rental', facts: { deposit: 'one month' } })).deposit).toBeNull()
  expect(costsAnswer(recordOf({ salePrice: 900_000, facts: { deposit: 'one month' } })).deposit).toBeNull()
})

it.each([8, 9] as const)('[PROP-19] add up to the move-in amount that Penny gives, sample %i', async (id) => {
  const record = records[id]
  const terms = { isRental: true, price: record.rentalPrice ?? 0, costs: costsAnswer(record) }
  const { moveIn } = rentalEstimate({ parks: false, pets: 0 }, terms)
  const { text } = await ask(id, 'how much is it to move in?')
  expect(text).toContain(`$${((moveIn ?? 0) / 100).toLocaleString('en-US')} to move in`)
})

it('[PROP-19] add up to the monthly cost with parking and a dog that Penny gives', async () => {
  const terms = { isRental: true, price: 5150, costs: costsAnswer(records[9]) }
  const { month } = rentalEstimate({ parks: true, pets: 1 }, terms)
  const { text } = await ask(9, 'what is the rent plus parking plus one dog per month?')
  expect(text).toContain(`$${(month / 100).toLocaleString('en-US')}`)
})
