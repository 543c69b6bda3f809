import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Listing } from '#assistant/listing.ts'
import { hoursWords, inLanguage } from '#assistant/say/format.ts'
import type { ListingFacts } from '#domain/listing-facts.ts'
import { isPreMarket } from '#domain/market-status.ts'
import { noFacts } from '#domain/no-facts.ts'
import { listingFrom } from '#machines/property-page/listing.ts'
import { findRecord } from '#server/listings/queries/listing-record.ts'
import { findProperty, type PublishedProperty } from '#server/listings/queries/properties.ts'
import { listingAnswer } from '#server/listings/rules/listing.ts'
import { Facts, OwnerAnswers } from '#src/pages/property/facts.tsx'
import { HostCard } from '#src/pages/property/host-card.tsx'
import { describeServer } from '#tests/server/support/server.ts'

const figure = (count: number) => count.toLocaleString('en-US', { maximumFractionDigits: 3 })
const given = (value: unknown, ...words: string[]) => (value === null ? [] : words)
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const dayOf = (iso: string) => `${months[Number(iso.slice(5, 7)) - 1]} ${Number(iso.slice(8))}, ${iso.slice(0, 4)}`

/** The page shortens the weekdays that Penny names in full. */
const withShortDays = (hours: string) =>
  hours.replace(/(day) to (?=[A-Z])/g, '$1–').replace(/\b([A-Z][a-z]{2})[a-z]*day\b/g, '$1')

const stances = { firm: 'Firm', fixed: 'Fixed', open_to_offers: 'Open to offers', negotiable: 'Negotiable' }
const text = (value: string | null) => given(value, value ?? '')

type TextFact = {
  [Name in keyof ListingFacts]: string | null extends ListingFacts[Name] ? Name : never
}[keyof ListingFacts]

/** What the page shows for facts that aren't text: a new fact doesn't compile until it is added here. */
const wordsOfOthers: {
  [Name in Exclude<keyof ListingFacts, TextFact> | 'availableFrom' | 'pets']: (
    value: ListingFacts[Name],
    facts: ListingFacts,
  ) => string[]
} = {
  fee: (fee) =>
    fee === null
      ? []
      : fee.kind === 'none'
        ? ['None']
        : [...given(fee.monthly, `$${figure(fee.monthly ?? 0)} a month`), ...text(fee.covers)],
  priceStance: (stance) => (stance === null ? [] : [stances[stance]]),
  availableFrom: (day) => given(day, dayOf(day ?? '')),
  yearBuilt: (year) => given(year, String(year)),
  annualTaxes: (taxes) => given(taxes, `$${figure(taxes ?? 0)} a year`),
  lotAcres: (acres) => given(acres, `${figure(acres ?? 0)} acre`),
  stepFree: (isFree, { stepFreeNote }) =>
    isFree && /stairs/.test(stepFreeNote ?? '') ? [] : given(isFree, isFree ? 'Yes' : 'No'),
  pets: (rule) => (/no rule/.test(rule ?? '') ? ['No pet rule'] : text(rule)),
}

/** For each fact that Penny knows; a text is on the page as it was entered. */
const wordsOfFact: Record<string, unknown> = {
  ...Object.fromEntries(Object.keys(noFacts).map((name) => [name, text])),
  ...wordsOfOthers,
}

const roles = { agent: 'Listing agent', owner: 'Owner', manager: 'Property manager' }
const statuses = { active: 'For ', under_contract: 'Under contract', sold: 'Sold', leased: 'Leased' }

/** The same for the rest of Penny's record; facts outside of the page's table are searched where they are shown. */
const wordsOfRecord: {
  [Name in keyof Listing]: (value: Listing[Name], record: Listing) => string[]
} = {
  id: () => [],
  address: () => [],
  propertyType: () => [],
  listingType: (type, { marketStatus, facts }) =>
    marketStatus === 'active' && !isPreMarket(facts.availability) ? [`For ${type === 'rental' ? 'rent' : type}`] : [],
  marketStatus: (status, { facts }) => [
    status === 'active' && isPreMarket(facts.availability) ? 'Coming soon' : statuses[status],
  ],
  salePrice: () => [],
  rentalPrice: () => [],
  beds: (beds) => given(beds, `Bedrooms ${beds}`),
  baths: (baths) => given(baths, `Bathrooms ${baths}`),
  sqft: (sqft) => given(sqft, `${figure(sqft ?? 0)} sq ft`),
  description: () => [],
  timeZone: () => [],
  facts: (facts) => Object.keys(facts).flatMap((name) => wordsIn(wordsOfFact, name, facts)),
  answers: (answers) => answers.flatMap(({ question, answer }) => [question, answer]),
  tourHours: (hours, { givesTours }) =>
    !givesTours ? [] : hours.length === 0 ? ['By appointment'] : [withShortDays(inLanguage(hoursWords(hours), 'en'))],
  tourNoticeHours: (notice, { givesTours }) => (givesTours && notice > 0 ? [`${figure(notice)} hours in advance`] : []),
  toursOnHolidays: (on, { givesTours }) => (givesTours && on ? ['Tours on holidays Yes'] : []),
  tourPhone: () => [],
  givesTours: (gives) => (gives ? ['Tours'] : []),
  host: (host) =>
    host === null
      ? []
      : [roles[host.role], host.name, ...[host.company, host.license, host.phone, host.email].flatMap(text)],
}

function wordsIn<Table extends object>(table: Table, name: string, values: object): string[] {
  const row = table[name as keyof Table] as (value: unknown, of: object) => string[]
  return row(values[name as keyof typeof values], values)
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** Parts of Penny's record that aren't in the page's sections of facts. */
function missingOn(property: PublishedProperty, record: Listing): string[] {
  const host = record.host && { ...record.host, about: null, namedAtGate: false }
  const listing = listingFrom(listingAnswer(property, 'open', { record, priceChanges: [], host }))
  const page = plain(
    renderToStaticMarkup(createElement(Facts, { listing })) +
      renderToStaticMarkup(createElement(OwnerAnswers, { listing })) +
      renderToStaticMarkup(createElement(HostCard, { listing })),
  )
  expect([listing.address, listing.price, listing.description]).toEqual([
    record.address,
    record.salePrice ?? record.rentalPrice,
    record.description,
  ])
  return Object.keys(record)
    .flatMap((name) => wordsIn(wordsOfRecord, name, record))
    .filter((words) => !page.includes(words.toLowerCase().replace(/\s+/g, ' ')))
}

describeServer('[PROP-18] facts that Penny may give are on the listing’s page', (server) => {
  const found = async (id: number) => {
    const property = await findProperty(server.db, id)
    if (!property) throw new Error(`there is no sample ${id}`)
    return { property, record: await findRecord(server.db, property) }
  }

  it.each([4, 5, 6, 7, 8, 9])('sample %i', async (id) => {
    const { property, record } = await found(id)
    expect(missingOn(property, record)).toEqual([])
    expect(Object.keys(record).sort()).toEqual(Object.keys(wordsOfRecord).sort())
    expect(Object.keys(record.facts).sort()).toEqual(Object.keys(wordsOfFact).sort())
  })

  it('for any facts an owner enters', async () => {
    const { property, record } = await found(4)
    let count = 0
    const entered = fc.constant(null).map(() => {
      count += 1
      return `what was entered as number ${count}.`
    })
    const texts = Object.keys(noFacts).filter((name) => !(name in wordsOfOthers))
    const facts = fc.record({
      ...Object.fromEntries(texts.map((name) => [name, fc.option(entered)])),
      fee: fc.option(
        fc.record({
          kind: fc.constantFrom('none', 'hoa', 'building'),
          monthly: fc.option(fc.nat(100_000)),
          covers: fc.option(entered),
        }),
      ),
      priceStance: fc.option(fc.constantFrom('firm', 'open_to_offers', 'fixed', 'negotiable')),
      availableFrom: fc.option(fc.constantFrom('2026-01-01', '2027-12-31')),
      annualTaxes: fc.option(fc.nat(1_000_000)),
      yearBuilt: fc.option(fc.integer({ min: 1700, max: 2030 })),
      lotAcres: fc.option(fc.integer({ min: 1, max: 1_000_000 }).map((share) => share / 1000)),
      stepFree: fc.option(fc.boolean()),
      pets: fc.option(entered),
    }) as unknown as fc.Arbitrary<ListingFacts>
    const hours = fc
      .uniqueArray(fc.nat(6))
      .chain((weekdays) =>
        fc
          .record({ opens: fc.constantFrom('08:00:00', '09:30:00'), closes: fc.constant('17:15:00') })
          .map((times) => weekdays.map((weekday) => ({ weekday, ...times }))),
      )
    const records = fc.record({
      facts,
      tourHours: hours,
      tourNoticeHours: fc.nat(100),
      toursOnHolidays: fc.boolean(),
      tourPhone: fc.constantFrom('not_asked', 'optional', 'required'),
      givesTours: fc.boolean(),
      host: fc.option(
        fc.record({
          role: fc.constantFrom('agent', 'owner', 'manager'),
          name: entered,
          company: fc.option(entered),
          license: fc.option(entered),
          phone: fc.option(entered),
          email: fc.option(entered),
        }),
      ),
      marketStatus: fc.constantFrom('active', 'under_contract', 'sold', 'leased'),
      answers: fc.array(fc.record({ id: fc.nat(), question: entered, answer: entered }), { maxLength: 3 }),
    })
    fc.assert(
      fc.property(records, (changed) => missingOn(property, { ...record, ...changed } as Listing).length === 0),
      {
        numRuns: 300,
      },
    )
  })
})
