import type { Ground } from '#assistant/model/check/sources.ts'
import { groundOf, type RecordName } from './grounds.ts'

const nextYear = { topic: 'found', text: 'The seller writes: the roof was renewed in 2024.' }

type Row = [home: RecordName, asked: string, topics: string[], wording: string, more?: Partial<Ground>]

const rows: Row[] = [
  [
    5,
    'How much is the HOA?',
    ['fee'],
    'The HOA fee is about $985 a month, and it covers insurance, gym, doorman and water.',
  ],
  [5, 'How much is the HOA?', ['fee'], 'It’s $985 per month. That includes insurance, the gym, the doorman and water.'],
  [5, 'What are the dues?', ['fee'], 'The monthly dues are nine hundred eighty-five dollars.'],
  [5, 'What is the price?', ['fee'], 'The condo is listed at $1,895,000.'],
  [5, 'What is the price?', ['priceStance'], 'The asking price is $1.895 million, and it is firm.'],
  [5, 'Can I bring my dog?', ['pets'], 'Yes, up to two pets are welcome: cats or dogs under 60 pounds.'],
  [5, 'Pets?', ['pets'], 'You can have up to two cats or dogs under 60 lbs.'],
  [5, 'When is it available?', ['availability'], 'There is a tenant until January 31, 2027.'],
  [5, 'When is it available?', ['availability'], 'It is tenant-occupied through Jan 31, 2027.'],
  [5, 'Parking?', ['parking'], 'There’s one deeded valet space.'],
  [5, 'Is there an elevator?', ['stepFree'], 'Yes, there is an elevator, and the entrance is step-free.'],
  [
    5,
    'When can I see it?',
    ['tours'],
    'Tours are given Monday through Friday from 10 AM to 5 PM, with 24 hours’ notice. Which day suits you?',
  ],
  [
    5,
    'When can I see it?',
    ['tours'],
    'Tours are on weekdays from 10 a.m. until 5 p.m., with 24 hours’ notice. What day works best for you?',
  ],
  [
    4,
    'What does it cost?',
    ['priceStance'],
    'The price is $4,750,000. The seller is open to offers, and all offers are reviewed on Tuesdays.',
  ],
  [4, 'What does it cost?', ['priceStance'], 'It is listed for $4.75 million.'],
  [4, 'How big is it?', ['lot'], 'The home has five bedrooms, four and a half baths, and 4,820 square feet.'],
  [4, 'How big is the lot?', ['lot'], 'The lot measures 0.42 acres.'],
  [4, 'Is there an HOA?', ['fee'], 'No, there is no HOA fee.'],
  [4, 'Is there an HOA?', ['fee'], 'Thanks for asking! There isn’t an HOA fee.'],
  [4, 'Where would I park?', ['parking'], 'There’s a two-car garage, a driveway for two more, and an EV charger.'],
  [4, 'Do you have EV charging?', ['parking'], 'Yes, there is an EV charger.'],
  [4, 'When could we move?', ['availability'], 'The home is vacant, and closing is possible in 21 days.'],
  [4, 'How old is it?', ['yearBuilt'], '48 Alder Ridge Road was built in 2019.'],
  [4, 'What heats the house?', ['heating'], 'The house has radiant floor heat and heat pump cooling.'],
  [
    4,
    'Is it step-free?',
    ['stepFree'],
    'Yes, the entrance is step-free from the driveway. Would you like to see it in person?',
  ],
  [
    4,
    'Tell me about it',
    ['yearBuilt', 'lot', 'parking'],
    'This single-family house in Mill Valley has 5 bedrooms and 4.5 baths. It was built in 2019. The lot measures 0.42 acre. Let me know if you have any other questions!',
  ],
  [4, 'Hello', [], 'Hi there! I’m Penny. How can I help you?'],
  [6, 'Are pets okay?', ['pets'], 'Yes, pets are allowed.'],
  [6, 'Pets?', ['pets'], 'Pets are welcome here.'],
  [6, 'Is it available?', ['availability'], 'The townhouse is available immediately.'],
  [6, 'Steps?', ['stepFree'], 'The entrance isn’t step-free: there are six steps.'],
  [6, 'fees', ['fee'], 'The HOA is $210/month and includes the roof, the garden and trash.'],
  [7, 'Can I buy it now?', ['availability'], 'The home is pre-market, and the waitlist is open.'],
  [
    7,
    'What is the HOA?',
    [],
    'The listing doesn’t say what the HOA fee is. I have asked the seller and will let you know.',
    { facts: [], unanswered: ['What is the HOA fee?'] },
  ],
  [
    7,
    'Is there a sauna?',
    [],
    'I don’t know about a sauna: it is not in the listing. I’ve passed your question on to the seller.',
    { facts: [], unanswered: ['Is there a sauna?'] },
  ],
  [8, 'Can I bring my cat?', ['pets'], 'Yes, one cat is allowed, but no dogs.'],
  [8, 'Pets?', ['pets'], 'One cat is welcome. Dogs are not allowed.'],
  [8, 'Can I bring my dog?', ['pets'], 'Dogs aren’t allowed. One cat is fine.'],
  [8, 'Rent?', ['priceStance'], 'The rent is $3,400 a month.'],
  [8, 'Any deal on the rent?', ['priceStance'], 'The rent is fixed. You get one month free on an 18-month lease.'],
  [8, 'When is it free?', ['availability'], 'The apartment is available from Tuesday, December 15, 2026.'],
  [8, 'When is it free?', ['availability'], 'It’s available starting December 15.'],
  [8, 'Lease?', ['leaseTerms'], 'Lease terms are 12 or 18 months, and the deposit is one month.'],
  [
    8,
    'Parking?',
    ['parking'],
    'There is no parking of its own, but there is street parking, and a garage nearby from $290 a month.',
  ],
  [8, 'Laundry?', ['laundry'], 'The laundry is shared and in the basement.'],
  [8, 'Lease?', ['leaseTerms'], '12- or 18-month leases. The deposit is one month.'],
  [9, 'Parking?', ['parking'], 'There is one space for $180 a month.'],
  [9, 'Pets?', ['pets'], 'Cats and dogs under 35 pounds are welcome for $50 a month each.'],
  [9, 'Deposit?', ['leaseTerms'], 'The deposit is 1.5 months.'],
  [9, 'Can we talk about the rent?', ['priceStance'], 'The rent is negotiable for leases of 24 months.'],
  [
    4,
    'My budget is $5 million. What does it cost?',
    ['priceStance'],
    'Your budget is $5 million. The price is $4,750,000.',
  ],
  [4, 'What about the roof?', [], 'The roof was renewed in 2024.', { found: [nextYear] }],
]

/** True wordings. */
export const trueStatements = rows.map(([home, asked, topics, wording, more]) => ({
  wording,
  ground: groundOf(home, asked, topics, more),
}))
