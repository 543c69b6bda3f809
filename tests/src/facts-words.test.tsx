import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { noFacts } from '#domain/no-facts.ts'
import { partiesOf } from '#domain/parties.ts'
import { listingFrom, type Property } from '#machines/property-page/listing.ts'
import openAnswer from '#openapi/examples/getPropertyByUrl.open.json' with { type: 'json' }
import rentalAnswer from '#openapi/examples/getPropertyByUrl.rental.json' with { type: 'json' }
import { factsAnswer } from '#server/listings/rules/facts.ts'
import { factGroups, factsWords, priceEntries, tourHoursWords } from '#src/content/facts.ts'
import { statusWords } from '#src/content/listing.ts'
import { Facts, OwnerAnswers, PriceHistory } from '#src/pages/property/facts.tsx'

type EnteredFacts = NonNullable<Property['facts']>

const nothing: EnteredFacts = factsAnswer(noFacts)
const bare: Property = { id: 4, redirect_needed: false, address: '1 Main Street' }
const listingOf = (property: Partial<Property>, facts: Partial<EnteredFacts> = {}) =>
  listingFrom({ ...bare, ...property, facts: { ...nothing, ...facts } })
const factsOf = (property: Partial<Property>, facts: Partial<EnteredFacts> = {}) =>
  Object.fromEntries(
    factGroups(listingOf(property, facts)).flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])),
  )
const answers = { open: openAnswer, rental: rentalAnswer }
const exampleListing = (name: keyof typeof answers) => listingFrom(answers[name].body as Property)

afterEach(cleanup)

describe('[PROP-18] the facts of a listing', () => {
  it('[PROP-19] have the property taxes that the listing says', () => {
    expect(factsOf({}, { annual_taxes: 46_200 })['Property taxes']).toBe('$46,200 a year')
    expect(factsOf({})['Property taxes']).toBeUndefined()
  })

  it('are in groups, with American units and dates', () => {
    expect(factGroups(exampleListing('open'))).toEqual([
      {
        title: 'Home',
        facts: [
          { label: 'Type', value: 'Single Family' },
          { label: 'Bedrooms', value: '5' },
          { label: 'Bathrooms', value: '4.5' },
          { label: 'Living area', value: '4,820 sq ft' },
          { label: 'Lot', value: '0.42 acres' },
          { label: 'Parking', value: 'Two-car garage, driveway for two more, EV charger' },
          { label: 'Laundry', value: 'Upstairs laundry room' },
          { label: 'Heating', value: 'Radiant floor' },
          { label: 'Cooling', value: 'Heat pump' },
        ],
      },
      { title: 'Building', facts: [{ label: 'Year built', value: '2019' }] },
      {
        title: 'Costs',
        facts: [
          { label: 'Price per square foot', value: '$985' },
          { label: 'Price terms', value: 'Open to offers, all offers are reviewed on Tuesdays' },
          { label: 'HOA dues', value: 'None' },
        ],
      },
      { title: 'Rules', facts: [{ label: 'Pets', value: 'No pet rule' }] },
      {
        title: 'Status and tours',
        facts: [
          { label: 'Status', value: 'For sale' },
          { label: 'Listed', value: 'Nov 2, 2026' },
          { label: 'Availability', value: 'Vacant, closing possible in 21 days' },
          { label: 'Tours', value: 'Mon–Sat, 9 AM to 6 PM' },
        ],
      },
      { title: 'Access', facts: [{ label: 'Step-free entrance', value: 'Yes, from the driveway' }] },
    ])
  })

  it('of a rental are those for rentals', () => {
    const facts = Object.fromEntries(
      factGroups(exampleListing('rental')).flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])),
    )
    expect(facts).toMatchObject({
      'Rent terms': 'Fixed, one month free on an 18-month lease',
      Deposit: 'One month',
      Lease: '12 or 18 months',
      'Available from': 'Dec 15, 2026',
      Status: 'For rent',
      Tours: 'Every day, 12 PM to 7 PM',
      'Step-free entrance': 'No, third floor walk-up',
    })
    expect(facts).not.toHaveProperty('Price per square foot')
  })

  it('leave out what is unknown', () => {
    expect(factsOf({})).toEqual({ Type: 'Single Family', Status: 'For sale' })
  })

  it('are none for a withheld listing', () => {
    const { container } = render(<Facts listing={listingFrom({ id: 4, redirect_needed: false })} />)
    expect(container.textContent).toBe('')
  })

  it.each([
    [{ kind: 'none', monthly: null, covers: null }, { 'HOA dues': 'None' }],
    [{ kind: 'hoa', monthly: 985, covers: 'gym and water' }, { 'HOA dues': '$985 a month for gym and water' }],
    [{ kind: 'hoa', monthly: 0, covers: null }, { 'HOA dues': '$0 a month' }],
    [{ kind: 'hoa', monthly: null, covers: 'water' }, { 'HOA dues': 'For water' }],
    [{ kind: 'building', monthly: 1250, covers: null }, { 'Building fee': '$1,250 a month' }],
  ] as const)('word the fee %o', (fee, words) => {
    expect(factsOf({}, { fee })).toEqual({ Type: 'Single Family', Status: 'For sale', ...words })
  })

  it.each([
    [{ year_built: 1910, year_note: 'converted 2012' }, { 'Year built': '1910, converted 2012' }],
    [{ lot_acres: 1 }, { Lot: '1 acre' }],
    [{ lot_acres: 0.125 }, { Lot: '0.125 acres' }],
    [{ step_free: null, step_free_note: 'ask the owner' }, { 'Step-free entrance': 'Ask the owner' }],
    [{ step_free: false }, { 'Step-free entrance': 'No' }],
    [
      { step_free: true, step_free_note: 'elevator to 4, one flight of stairs to 5' },
      { 'Step-free entrance': 'Elevator to 4, one flight of stairs to 5' },
    ],
    [{ pets: 'two cats' }, { Pets: 'Two cats' }],
    [{ price_stance: null, price_note: 'offers by Friday' }, { 'Price terms': 'Offers by Friday' }],
    [{ price_stance: 'firm' }, { 'Price terms': 'Firm' }],
    [
      { price_stance: 'negotiable', price_note: 'for a quick closing' },
      { 'Price terms': 'Negotiable for a quick closing' },
    ],
    [{ move_in: 'on the 1st' }, { 'Move-in': 'On the 1st' }],
    [{ utilities: 'water included' }, { Utilities: 'Water included' }],
    [{ school_district: 'Oakland Unified' }, { 'School district': 'Oakland Unified' }],
    [{ neighbourhood: 'Temescal' }, { Neighborhood: 'Temescal' }],
  ] as const)('word %o', (facts, words) => {
    expect(factsOf({}, facts)).toEqual({ Type: 'Single Family', Status: 'For sale', ...words })
  })

  it.each([
    [{ price: 1_120_000, sqft: 1760 }, '$636'],
    [{ price: 1_120_000, sqft: 0 }, undefined],
    [{ sqft: 1760 }, undefined],
    [{ rental_price: 3400, sqft: 640, listing_type: 'rental' }, undefined],
  ])('include the price per square foot of %o', (property, words) => {
    expect(factsOf(property)['Price per square foot']).toBe(words)
  })

  it.each([
    ['active', 'sale', 'For sale'],
    ['active', 'rental', 'For rent'],
    ['under_contract', 'sale', 'Under contract'],
    ['sold', 'sale', 'Sold'],
    ['leased', 'rental', 'Leased'],
  ] as const)('describe a %s %s: %s', (market_status, listing_type, words) => {
    expect(statusWords(listingOf({ market_status, listing_type }))).toBe(words)
  })

  it('say that a home is coming soon until it is on the market', () => {
    const status = (availability: string) => statusWords(listingOf({}, { availability }))
    expect(status('pre-market, waitlist open')).toBe('Coming soon')
    expect(status('vacant, closing possible in 21 days')).toBe('For sale')
  })

  it('are tables, each with its title', () => {
    render(<Facts listing={listingOf({ beds: 5 })} />)
    const table = screen.getByRole('table', { name: 'Home' })
    const row = within(table).getByRole('row', { name: 'Bedrooms 5' })
    expect(within(row).getByRole('rowheader').textContent).toBe('Bedrooms')
  })
})

describe('[PROP-18] tour hours', () => {
  const at = (weekdays: number[], opens = '09:00:00', closes = '17:30:00') =>
    weekdays.map((weekday) => ({ weekday, opens, closes }))

  it.each([
    [[], 'by appointment'],
    [at([0, 1, 2, 3, 4, 5, 6], '00:00:00', '12:00:00'), 'every day, 12 AM to 12 PM'],
    [at([1, 2, 3, 4, 5, 6]), 'Mon–Sat, 9 AM to 5:30 PM'],
    [at([0, 6]), 'Sat and Sun, 9 AM to 5:30 PM'],
    [at([0, 1]), 'Mon, 9 AM to 5:30 PM; Sun, 9 AM to 5:30 PM'],
    [at([3]), 'Wed, 9 AM to 5:30 PM'],
    [[...at([1, 2]), ...at([1], '18:00:00', '20:00:00')], 'Mon and Tue, 9 AM to 5:30 PM; Mon, 6 PM to 8 PM'],
  ])('%o are "%s"', (hours, words) => expect(tourHoursWords(hours)).toBe(words))

  it.each([
    [0, undefined],
    [24, '24 hours in advance'],
  ])('say how far in advance to request one: %i hours', (notice_hours, words) => {
    expect(factsOf({ tours: { hours: [], notice_hours } })['Tour notice']).toBe(words)
  })

  it.each([
    [undefined, undefined],
    [false, undefined],
    [true, 'Yes'],
  ])('say whether there are tours on holidays: %o', (on_holidays, words) => {
    expect(factsOf({ tours: { hours: [], notice_hours: 0, on_holidays } })['Tours on holidays']).toBe(words)
  })
})

describe('[PROP-18] the price history', () => {
  const history = (...changes: [string, 'listed' | 'price_changed', number | null][]) =>
    listingOf({ price_history: changes.map(([changed_on, event, price]) => ({ changed_on, event, price })) })

  it('is newest first, with the change of each step', () => {
    const listing = history(
      ['2026-08-24', 'listed', 1_185_000],
      ['2026-09-28', 'price_changed', 1_150_000],
      ['2026-11-09', 'price_changed', 1_150_001.2],
      ['2026-11-10', 'price_changed', 2_300_002],
    )
    expect(priceEntries(listing)).toEqual([
      { date: 'Nov 10, 2026', event: 'Price raised 100%', price: '$2,300,002' },
      { date: 'Nov 9, 2026', event: 'Price raised 0%', price: '$1,150,001' },
      { date: 'Sep 28, 2026', event: 'Price cut 3%', price: '$1,150,000' },
      { date: 'Aug 24, 2026', event: 'Listed for sale', price: '$1,185,000' },
    ])
  })

  it('shows a change without a price as such', () => {
    const listing = history(['2026-08-24', 'listed', null], ['2026-09-28', 'price_changed', 900])
    expect(priceEntries(listing).map(({ event, price }) => [event, price])).toEqual([
      ['Price changed', '$900'],
      ['Listed for sale', 'Price on request'],
    ])
  })

  it('gives the last listing date as the date listed', () => {
    const twice = history(['2025-01-02', 'listed', 1], ['2026-03-04', 'listed', 2], ['2026-05-06', 'price_changed', 3])
    const facts = factGroups(twice).flatMap(({ facts }) => facts)
    expect(facts).toContainEqual({ label: 'Listed', value: 'Mar 4, 2026' })
  })

  it('is a table with a title', () => {
    render(<PriceHistory listing={exampleListing('rental')} />)
    const table = screen.getByRole('table', { name: 'Price history' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Date', 'Event', 'Price'])
    expect(within(table).getByRole('row', { name: 'Nov 12, 2026 Listed for rent $3,400' })).toBeTruthy()
  })

  it('and the owner’s answers are missing when there are none', () => {
    const { container } = render(
      <>
        <PriceHistory listing={listingOf({})} />
        <OwnerAnswers listing={listingOf({})} />
      </>,
    )
    expect(container.textContent).toBe('')
  })
})

it('[PROP-18] the owner’s answers are shown under their questions', () => {
  render(<OwnerAnswers listing={exampleListing('open')} />)
  const section = screen.getByRole('region', { name: 'Answers from the seller' })
  expect(within(section).getAllByRole('term')[0]?.textContent).toBe('Is the pool heated?')
  expect(within(section).getAllByRole('definition')[0]?.textContent).toMatch(/^Yes, by the heat pump/)
  for (const listingType of ['sale', 'rental'])
    expect(factsWords.answersTitle({ isRental: listingType === 'rental' })).toBe(
      `Answers from the ${partiesOf({ listingType }).owner}`,
    )
})
