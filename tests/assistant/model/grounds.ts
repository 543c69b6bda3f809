import type { Fact } from '#assistant/decide/part.ts'
import type { Ground } from '#assistant/model/check/sources.ts'
import { records } from '../support/records.ts'

/** The facts of each listing, sentence by sentence, as the engine says them. */
const said: Record<keyof typeof records, Fact[]> = {
  4: [
    { topic: 'fee', text: 'There is no HOA fee.' },
    { topic: 'parking', text: 'There is a two-car garage, driveway for two more, EV charger.' },
    { topic: 'pets', text: 'Pets: owner-occupied sale: no rule.' },
    { topic: 'priceStance', text: 'The seller is open to offers. All offers reviewed Tuesdays.' },
    { topic: 'availability', text: 'Availability: vacant, closing possible in 21 days.' },
    { topic: 'yearBuilt', text: 'It was built in 2019.' },
    { topic: 'lot', text: 'The lot measures 0.42 acre.' },
    { topic: 'heating', text: 'Heating: radiant floor. Cooling: heat pump.' },
    { topic: 'laundry', text: 'Laundry: upstairs laundry room.' },
    { topic: 'stepFree', text: 'The entrance is step-free, from the driveway.' },
    { topic: 'tours', text: 'Tours are given Monday to Saturday, 9:00 AM to 6:00 PM.' },
  ],
  5: [
    { topic: 'fee', text: 'The HOA fee is $985 a month and covers insurance, gym, doorman, and water.' },
    { topic: 'parking', text: 'There is one valet space, deeded.' },
    { topic: 'pets', text: 'Pets: up to two, cats or dogs under 60 lb.' },
    { topic: 'priceStance', text: 'The price is firm.' },
    { topic: 'availability', text: 'Availability: tenant until January 31, 2027.' },
    { topic: 'yearBuilt', text: 'It was built in 2008.' },
    { topic: 'laundry', text: 'The laundry is in unit.' },
    { topic: 'stepFree', text: 'The entrance is step-free: elevator.' },
    { topic: 'tours', text: 'Tours are given Monday to Friday, 10:00 AM to 5:00 PM, with 24 hours’ notice.' },
  ],
  6: [
    { topic: 'fee', text: 'The HOA fee is $210 a month and covers roof, garden, and trash.' },
    { topic: 'parking', text: 'There is a one-car garage, street permit zone 5.' },
    { topic: 'pets', text: 'Pets are allowed.' },
    { topic: 'availability', text: 'It is available now.' },
    { topic: 'stepFree', text: 'The entrance is not step-free: six steps.' },
  ],
  7: [{ topic: 'availability', text: 'Availability: pre-market, waitlist open.' }],
  8: [
    { topic: 'parking', text: 'There is no parking of its own: street parking, garage nearby from $290 a month.' },
    { topic: 'pets', text: 'Pets: one cat; no dogs.' },
    { topic: 'priceStance', text: 'The rent is fixed. One month free on an 18-month lease.' },
    { topic: 'availability', text: 'It is available from December 15, 2026.' },
    { topic: 'heating', text: 'Heating: radiators. There is no cooling.' },
    { topic: 'laundry', text: 'The laundry is shared, basement.' },
    { topic: 'stepFree', text: 'The entrance is not step-free: third floor walk-up.' },
    { topic: 'leaseTerms', text: 'Lease terms: 12 or 18 months. The deposit is one month.' },
  ],
  9: [
    { topic: 'parking', text: 'There is one space, $180 a month.' },
    { topic: 'pets', text: 'Pets: cats and dogs under 35 lb, $50 a month each.' },
    { topic: 'priceStance', text: 'The rent is negotiable for leases of 24 months.' },
    { topic: 'availability', text: 'It is available from January 1, 2027.' },
    { topic: 'heating', text: 'Heating and cooling: heat pump.' },
    { topic: 'leaseTerms', text: 'Lease terms: 12 or 24 months. The deposit is one and a half months.' },
  ],
}

export type RecordName = keyof typeof records

/** The known facts for a question about these topics; of every topic when none is named. */
export function groundOf(home: RecordName, asked: string, topics: string[] = [], more: Partial<Ground> = {}): Ground {
  const facts = said[home].filter(({ topic }) => topics.length === 0 || topics.includes(topic))
  return {
    record: records[home],
    facts,
    found: [],
    unanswered: [],
    visitor: [asked],
    answer: facts.map(({ text }) => text).join(' '),
    ...more,
  }
}
