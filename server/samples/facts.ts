import type { propertyFacts, sellerAnswers } from '#server/listings/schema.ts'

type Facts = typeof propertyFacts.$inferInsert
type Answer = Pick<typeof sellerAnswers.$inferInsert, 'propertyId' | 'question' | 'answer'>

/** What the sellers of the samples entered, in their words. Of number 7 they have not found the papers yet. */
export const facts: Facts[] = [
  {
    propertyId: 4,
    feeKind: 'none',
    parking: 'two-car garage, driveway for two more, EV charger',
    pets: 'owner-occupied sale: no rule',
    priceStance: 'open_to_offers',
    priceNote: 'all offers are reviewed on Tuesdays',
    availability: 'vacant, closing possible in 21 days',
    yearBuilt: 2019,
    lotAcres: 0.42,
    heating: 'radiant floor',
    cooling: 'heat pump',
    laundry: 'room on the upper floor',
    stepFree: true,
    stepFreeNote: 'from the driveway',
  },
  {
    propertyId: 5,
    feeKind: 'hoa',
    feeMonthly: 985,
    feeCovers: 'insurance, gym, doorman and water',
    parking: 'one valet space, deeded',
    pets: 'up to two, cats or dogs under 60 lb',
    priceStance: 'firm',
    availability: 'rented to a tenant until January 31, 2027',
    yearBuilt: 2008,
    heating: 'central',
    cooling: 'central',
    laundry: 'in unit',
    stepFree: true,
    stepFreeNote: 'by elevator',
  },
  {
    propertyId: 6,
    feeKind: 'hoa',
    feeMonthly: 210,
    feeCovers: 'roof, garden and trash',
    parking: 'one-car garage, street permit zone 5',
    pets: 'allowed',
    priceStance: 'open_to_offers',
    availability: 'available now',
    yearBuilt: 1998,
    heating: 'gas furnace',
    laundry: 'in the garage',
    stepFree: false,
    stepFreeNote: 'six steps',
  },
  {
    propertyId: 7,
    availability: 'pre-market, waitlist open',
    yearBuilt: 1926,
    lotAcres: 0.7,
  },
  {
    propertyId: 8,
    parking: 'none; street parking, garage nearby from $290 a month',
    pets: 'one cat; no dogs',
    priceStance: 'fixed',
    priceNote: 'one month free on an 18-month lease',
    availableFrom: '2026-12-15',
    yearBuilt: 1931,
    heating: 'radiators',
    cooling: 'none',
    laundry: 'shared, in the basement',
    stepFree: false,
    stepFreeNote: 'third floor walk-up',
    leaseTerms: '12 or 18 months',
    deposit: 'one month',
  },
  {
    propertyId: 9,
    parking: 'one space, $180 a month',
    pets: 'cats and dogs under 35 lb, $50 a month each',
    priceStance: 'negotiable',
    priceNote: 'for leases of 24 months',
    availableFrom: '2027-01-01',
    yearBuilt: 1910,
    yearNote: 'converted 2012',
    heating: 'heat pump',
    cooling: 'heat pump',
    laundry: 'in unit',
    stepFree: true,
    stepFreeNote: 'elevator to the fourth floor, one flight of stairs to the fifth',
    leaseTerms: '12 or 24 months',
    deposit: 'one and a half months',
  },
]

/** Answers that the sample sellers have given. */
export const sampleAnswers: Answer[] = [
  {
    propertyId: 4,
    question: 'Is the pool heated?',
    answer: 'Yes, by the heat pump. We keep it at 82 degrees from April to October.',
  },
  {
    propertyId: 4,
    question: 'How fast is the internet?',
    answer:
      'Fiber reaches the house: one gigabit in both directions, with a cabinet for the router beside the laundry.',
  },
  {
    propertyId: 8,
    question: 'Is there somewhere to keep a bicycle?',
    answer: 'Yes, a locked room beside the laundry in the basement has a hook for each apartment.',
  },
  {
    propertyId: 8,
    question: 'Which utilities does the tenant pay?',
    answer: 'The tenant pays electricity and internet. Heat, water and trash are in the rent.',
  },
]
