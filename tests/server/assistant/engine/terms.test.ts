import { describe, expect, it } from 'vitest'
import { ask, type SampleId } from '../support/ask.ts'
import { recordOf } from '../support/records.ts'

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
  parking: ['Is there parking?', 'where can I park my car', 'how many cars can we park', 'parking?'],
  availability: ['Is it still available?', 'when is it available?', 'availability?', 'When can we close or have it?'],
  moveIn: ['When can I move in?', 'what is the move-in date', 'how soon can we move in'],
  lease: ['What are the lease terms?', 'how long is the lease', 'minimum lease?'],
  deposit: ['How much is the deposit?', 'security deposit?', 'what deposit do you ask for'],
  tours: ['When can I see it?', 'can I book a tour', 'what are the tour hours?', 'Do you do viewings?'],
}

const told: Partial<Record<keyof typeof wordings, Partial<Record<SampleId, string>>>> = {
  price: { 4: 'It is offered at $4,750,000.', 5: 'It is offered at $1,895,000.' },
  rent: { 8: 'The rent is $3,400 a month.', 9: 'The rent is $5,150 a month.' },
  flexibility: {
    4: 'The seller is open to offers. All offers are reviewed on Tuesdays.',
    5: 'The price is firm.',
    6: 'The seller is open to offers.',
    8: 'The rent is fixed. One month free on an 18-month lease.',
    9: 'The rent is negotiable for leases of 24 months.',
  },
  fee: {
    4: 'There is no HOA or building fee.',
    5: 'The HOA fee is $985 a month. It covers insurance, gym, doorman and water.',
    6: 'The HOA fee is $210 a month. It covers roof, garden and trash.',
  },
  parking: {
    4: 'There is a two-car garage, a driveway for two more, and an EV charger.',
    5: 'There is one valet space, deeded.',
    6: 'There is a one-car garage, street permit zone 5.',
    8: 'There is no parking of its own: street parking, garage nearby from $290 a month.',
    9: 'There is one space, $180 a month.',
  },
  availability: {
    4: 'It is vacant, closing possible in 21 days.',
    5: 'It is let to a tenant until January 31, 2027.',
    6: 'It is available now.',
    7: 'It is pre-market, waitlist open.',
  },
  moveIn: { 8: 'It is available from December 15, 2026.', 9: 'It is available from January 1, 2027.' },
  lease: { 8: 'The lease runs 12 or 18 months.', 9: 'The lease runs 12 or 24 months.' },
  deposit: { 8: 'The deposit is one month.', 9: 'The deposit is one and a half months.' },
  tours: {
    4: 'Tours run Monday to Saturday, 9 AM to 6 PM.',
    5: 'Tours run Monday to Friday, 10 AM to 5 PM, with 24 hours’ notice.',
    6: 'Tours run Saturday and Sunday, 10 AM to 4 PM.',
    7: 'Tours are by appointment, with 48 hours’ notice.',
    8: 'Tours run every day, 12 PM to 7 PM.',
    9: 'Tours run Tuesday to Sunday, 10 AM to 6 PM.',
  },
}

const cases = Object.entries(told).flatMap(([fact, texts]) =>
  Object.entries(texts).flatMap(([id, text]) =>
    wordings[fact as keyof typeof wordings].map((question) => [Number(id) as SampleId, question, text] as const),
  ),
)

describe('[API-05] what it costs, and on which terms', () => {
  it.each(cases)('of listing %i, to "%s"', (id, question, text) => {
    const reply = ask(id, question)
    expect(reply.text).toBe(text)
    expect(reply.unanswered).toEqual([])
    expect(reply.isGuarded).toBe(false)
  })

  it('gives no price where it is on request, and asks the seller', () => {
    const reply = ask(7, 'What is the price?')
    expect(reply.text).toContain('The price is on request: the listing gives no figure.')
    expect(reply.unanswered).toEqual(['What is the price'])
  })

  it('takes and refuses no figure for the seller', () => {
    expect(ask(5, 'Would they take $1.7 million?').text).toBe(
      'The price is firm. Whether a certain figure would be taken is for the seller to say.',
    )
    expect(ask(4, 'will you sell it to me for 2 million').text).toMatch(
      /^The seller is open to offers\..*for the seller to say\.$/,
    )
  })

  it('has no lease for what is for sale, and knows sale from rent', () => {
    expect(ask(4, 'How long is the lease?').text).toBe('It is for sale, not for rent, so there is no lease.')
    expect(ask(5, 'can I rent it').text).toBe('It is for sale.')
    expect(ask(9, 'is it for sale or for rent?').text).toBe('It is for rent.')
  })

  it('knows that a day has passed, on the clock of the property', () => {
    const record = recordOf({ listingType: 'rental', facts: { availableFrom: '2026-11-24' } })
    expect(ask(record, 'When is it available?').text).toBe('It has been available since November 24, 2026.')
  })

  it('tells what sellers may enter besides: utilities, move-in, school district, neighborhood', () => {
    const record = recordOf({
      facts: {
        utilities: 'water and trash included, electricity paid by the tenant',
        moveIn: 'any day but Sundays, elevator by reservation',
        schoolDistrict: 'Oakland Unified',
        neighbourhood: 'A farmers’ market on Sundays, two blocks away.',
        fee: { kind: 'building', monthly: null, covers: null },
      },
    })
    expect(ask(record, 'Which utilities are included?').text).toBe(
      'Utilities: water and trash included, electricity paid by the tenant.',
    )
    expect(ask(record, 'when can i move in').text).toBe('Moving in: any day but Sundays, elevator by reservation.')
    expect(ask(record, 'Which school district?').text).toContain('Oakland Unified')
    expect(ask(record, 'How is the neighborhood?').text).toContain('“A farmers’ market on Sundays, two blocks away.”')
    expect(ask(record, 'How much is the building fee?')).toMatchObject({
      text: expect.stringContaining('the listing does not give the amount') as string,
      unanswered: ['How much is the building fee'],
    })
  })

  it('has nobody give tours where nobody does, and passes the wish on', () => {
    const reply = ask(recordOf({ givesTours: false }), 'Can I see it on Friday?')
    expect(reply).toMatchObject({ wantsTour: false, unanswered: ['Can I see it on Friday'] })
    expect(reply.text).toContain('I am passing your wish on to the seller')
  })
})
