import { describe, expect, it } from 'vitest'
import { ask, type SampleId } from '../support/ask.ts'
import { recordOf, records } from '../support/records.ts'

const wordings = {
  price: ['What is the price?', 'how much is it', 'What’s the asking price?', 'How much does it cost?'],
  rent: ['What is the rent?', 'how much is the rent a month', 'How much does it cost?'],
  flexibility: [
    'Is the price negotiable?',
    'Is there any flexibility on the price?',
    'would they take less',
    'can I make an offer?',
  ],
  fee: ['Is there an HOA fee?', 'Any HOA dues?', 'what are the building fees', 'monthly fees?'],
  parking: ['Is there parking?', 'where can I park my car', 'parking?'],
  availability: ['Is it still available?', 'when is it available?', 'availability?'],
  moveIn: ['When can I move in?', 'what is the move-in date', 'how soon can we move in'],
  lease: ['What are the lease terms?', 'how long is the lease', 'minimum lease?'],
  deposit: ['security deposit?', 'what deposit do you ask for'],
  tours: ['When can I see it?', 'what are the tour hours?', 'Do you do viewings?'],
}

const told: Partial<Record<keyof typeof wordings, Partial<Record<SampleId, string>>>> = {
  price: { 4: 'The asking price is $4,750,000.', 5: 'The asking price is $1,895,000.' },
  rent: {
    8: 'The rent is $3,400 a month. There’s one month free on an 18-month lease.',
    9: 'The rent is $5,150 a month.',
  },
  flexibility: {
    4: 'The seller is open to offers; all offers are reviewed on Tuesdays.',
    5: 'The price is firm at $1,895,000.',
    6: 'The seller is open to offers.',
    8: 'The rent is fixed at $3,400 a month, but you get one month free on an 18-month lease.',
    9: 'The rent is negotiable for leases of 24 months.',
  },
  fee: {
    4: 'There are no HOA dues.',
    5: 'The HOA dues are $985 a month. They cover insurance, gym, doorman and water.',
    6: 'The HOA dues are $210 a month. They cover roof, garden and trash.',
  },
  parking: {
    4: 'There’s a two-car garage, driveway for two more, EV charger.',
    5: 'There’s one valet space, deeded.',
    6: 'There’s a one-car garage, street permit zone 5.',
    8: 'Parking isn’t included; there’s street parking, garage nearby from $290 a month.',
    9: 'There’s one space, $180 a month.',
  },
  availability: {
    4: 'It’s vacant, and closing is possible in 21 days.',
    5: 'A tenant lives there until January 31, 2027.',
    6: 'It’s available now.',
    7: 'It isn’t on the market yet (pre-market). The waitlist is open.',
  },
  moveIn: { 8: 'It’s available from December 15, 2026.', 9: 'It’s available from January 1, 2027.' },
  lease: { 8: 'The lease is 12 or 18 months.', 9: 'The lease is 12 or 24 months.' },
  deposit: { 8: 'The deposit is one month’s rent, $3,400.', 9: 'The deposit is one and a half months’ rent, $7,725.' },
  tours: {
    4: 'Tours are Monday to Saturday, 9 AM to 6 PM.',
    5: 'Tours are Monday to Friday, 10 AM to 5 PM, with 24 hours’ notice.',
    6: 'Tours are Saturday and Sunday, 10 AM to 4 PM.',
    7: 'Tours are by appointment, with 48 hours’ notice. Tell me a day and time that work for you.',
    8: 'Tours are every day, 12 PM to 7 PM.',
    9: 'Tours are Tuesday to Sunday, 10 AM to 6 PM.',
  },
}

const cases = Object.entries(told).flatMap(([fact, texts]) =>
  Object.entries(texts).flatMap(([id, text]) =>
    wordings[fact as keyof typeof wordings].map((question) => [Number(id) as SampleId, question, text] as const),
  ),
)

describe('[API-05] costs and terms', () => {
  it.each(cases)('of listing %i, asked with "%s"', async (id, question, text) => {
    const reply = await ask(id, question)
    expect(reply.text.replace(/^(?:Yes|No|Not yet)\. /, '')).toBe(text)
    expect(reply.unanswered).toEqual([])
    expect(reply.isGuarded).toBe(false)
  })

  it('give no price when it is on request, and ask the seller', async () => {
    const reply = await ask(7, 'What is the price?')
    expect(reply.text).toContain('The price is available on request.')
    expect(reply.unanswered).toEqual(['What is the price?'])
  })

  it('neither accept nor refuse an offer for the seller', async () => {
    expect((await ask(5, 'Would they take $1.7 million?')).text).toBe(
      'The price is firm at $1,895,000. Only the seller can say whether they’d take a specific offer.',
    )
    expect((await ask(4, 'will you sell it to me for 2 million')).text).toMatch(
      /^The seller is open to offers; .*Only the seller can say whether they’d take a specific offer\.$/,
    )
  })

  it('give a deposit in months of rent as an amount', async () => {
    expect((await ask(8, 'How much is the deposit?')).text).toContain('The deposit is $3,400')
    expect((await ask(9, 'How much is the deposit?')).text).toContain('The deposit is $7,725')
  })

  it('have no lease for a sale, and tell sale from rent', async () => {
    expect((await ask(4, 'How long is the lease?')).text).toBe('It’s for sale, so there’s no lease for a buyer.')
    expect((await ask(5, 'can I rent it')).text).toBe('No. It’s for sale.')
    expect((await ask(9, 'is it for sale or for rent?')).text).toBe('It’s for rent.')
  })

  it('say when tours are given on holidays, too', async () => {
    const record = { ...records[4], toursOnHolidays: true }
    expect((await ask(record, 'When are tours?')).text).toContain(
      'Tours are Monday to Saturday, 9 AM to 6 PM, holidays included.',
    )
    const byAppointment = { ...records[7], toursOnHolidays: true }
    expect((await ask(byAppointment, 'When are tours?')).text).toContain('by appointment, holidays included, with 48')
  })

  it('say of a home before market that it isn’t for sale yet, and of a waitlist only where there is one', async () => {
    const coming = 'It’ll be for sale, but it isn’t on the market yet (pre-market).'
    expect((await ask(7, 'is it for sale or for rent?')).text).toBe(`${coming} The waitlist is open.`)
    expect((await ask(7, 'can I rent it')).text).toBe(`No. ${coming} The waitlist is open.`)
    const record = recordOf({ facts: { availability: 'pre-market' } })
    expect((await ask(record, 'is it for sale or for rent?')).text).toBe(coming)
    const rental = recordOf({ listingType: 'rental', facts: { availability: 'pre-market' } })
    expect((await ask(rental, 'is it a rental?')).text).toContain('It’ll be for rent, but')
  })

  it('notice a date that has passed in the property’s time zone', async () => {
    const record = recordOf({ listingType: 'rental', facts: { availableFrom: '2026-11-24' } })
    expect((await ask(record, 'When is it available?')).text).toBe('It’s been available since November 24, 2026.')
  })

  it('include optional facts: utilities, move-in, school district, neighborhood', async () => {
    const record = recordOf({
      facts: {
        utilities: 'water and trash included, electricity paid by the tenant',
        moveIn: 'any day but Sundays, elevator by reservation',
        schoolDistrict: 'Oakland Unified',
        neighbourhood: 'A farmers’ market on Sundays, two blocks away.',
        fee: { kind: 'building', monthly: null, covers: null },
      },
    })
    expect((await ask(record, 'Which utilities are included?')).text).toBe(
      'Utilities: water and trash included, electricity paid by the tenant.',
    )
    expect((await ask(record, 'when can i move in')).text).toBe(
      'Moving in: any day but Sundays, elevator by reservation.',
    )
    expect((await ask(record, 'Which school district?')).text).toContain('Oakland Unified')
    expect((await ask(record, 'What is nearby?')).text).toContain('A farmers’ market on Sundays, two blocks away.')
    expect(await ask(record, 'How much is the building fee?')).toMatchObject({
      text: expect.stringContaining('The listing doesn’t say') as string,
      unanswered: ['How much is the building fee?'],
    })
  })

  it('say that nobody gives tours when that is so, and pass the request on', async () => {
    const reply = await ask(recordOf({ givesTours: false }), 'Can I see it on Friday?')
    expect(reply).toMatchObject({ unanswered: ['Can I see it on Friday?'] })
    expect(reply.text).toMatch(/can’t book tours of this home\..*asked the seller/)
  })
})
