import { describe, expect, it } from 'vitest'
import { ask, type SampleId, talkAbout } from '../support/ask.ts'

const wordings = {
  beds: ['How many bedrooms?', 'how many beds does it have', 'number of bedrooms please', 'bedrooms?'],
  baths: ['How many baths?', 'and bathrooms?', 'number of bathrooms'],
  size: ['How big is it?', 'sq ft?', 'what is the square footage', 'How large is the house?'],
  kind: ['what type of property is this', 'Is it a condo?', 'Is this a house?'],
  address: ['Where is it?', 'What’s the address?', 'where is the house located'],
  year: ['When was it built?', 'what year was it built?'],
  lot: ['How big is the lot?', 'lot size?', 'how many acres is it'],
  heating: ['How is it heated?', 'what kind of heating does it have', 'heating?'],
  cooling: ['Is there air conditioning?', 'does it have AC', 'cooling?'],
  laundry: ['Is there laundry?', 'washer and dryer?', 'where can I do my laundry'],
  stepFree: ['Is it wheelchair accessible?', 'is the entrance step-free'],
}

const told: Partial<Record<keyof typeof wordings, Partial<Record<SampleId, string>>>> = {
  beds: { 4: 'It has 5 bedrooms.', 6: 'It has 3 bedrooms.', 8: 'It has 1 bedroom.' },
  baths: { 4: 'It has 4.5 baths.', 5: 'It has 2 baths.', 9: 'It has 1 bath.' },
  size: { 4: 'It’s 4,820 square feet.', 7: 'It’s 6,100 square feet.' },
  kind: { 5: 'It’s a condo.', 8: 'It’s an apartment.' },
  address: { 7: 'It’s at 9 Linden Court, Piedmont, CA 94611.' },
  year: { 6: 'It was built in 1998.', 9: 'It was built in 1910 (converted 2012).' },
  lot: { 4: 'The lot is 0.42 acres, about 18,295 square feet.', 7: 'The lot is 0.7 acres, about 30,492 square feet.' },
  heating: { 5: 'It has central heating.', 6: 'It has a gas furnace for heat.', 8: 'It has radiators for heat.' },
  cooling: { 4: 'A heat pump cools it.', 8: 'There’s no air conditioning.' },
  laundry: { 5: 'The washer and dryer are in the unit.', 8: 'Laundry is shared, in the basement.' },
  stepFree: {
    4: 'The entrance is step-free (from the driveway).',
    6: 'The entrance isn’t step-free (six steps).',
    8: 'The entrance isn’t step-free (third floor walk-up).',
  },
}

const cases = Object.entries(told).flatMap(([fact, texts]) =>
  Object.entries(texts).flatMap(([id, text]) =>
    wordings[fact as keyof typeof wordings].map((question) => [Number(id) as SampleId, question, text] as const),
  ),
)

describe('[API-05] facts about the home', () => {
  it.each(cases)('answer for listing %i: "%s"', async (id, question, text) => {
    const reply = await ask(id, question)
    expect(reply.text.replace(/^(?:Yes|No|Not yet)\. /, '')).toBe(text)
    expect(reply.unanswered).toEqual([])
    expect(reply.facts.length).toBeGreaterThan(0)
    expect(reply.isGuarded).toBe(false)
  })

  it.each([
    [5, 'Is there an elevator?', 'Yes. There’s an elevator.'],
    [9, 'does it have an elevator', 'elevator to the fourth floor, one flight of stairs to the fifth'],
    [8, 'which floor is it on?', 'It’s on the third floor.'],
    [5, 'Is it on a high floor?', 'It’s on the twenty-first floor.'],
    [5, 'What is the view like?', 'ith the bay to the east and the city to the west'],
    [6, 'are there stairs at the entrance?', 'Yes. There are six steps at the entrance.'],
    [6, 'How many steps?', 'There are six steps at the entrance.'],
    [8, 'are there stairs at the entrance?', 'third floor walk-up'],
    [4, 'Is it quiet?', 'on a quiet bend of Alder Ridge Road'],
    [6, 'Is there public transit nearby?', 'the BART station are a walk or a short ride away'],
    [4, 'Does it have a pool?', 'Yes. From the listing: “The pool is four steps from the sofa.”'],
    [4, 'is there a swimming pool', 'Yes. From the listing: “The pool is four steps from the sofa.”'],
    [4, 'how about a backyard?', 'to the yard'],
    [5, 'Do you have a gym and a doorman?', 'gym, doorman'],
    [8, 'does it have oak floors', 'Oak floors and a window'],
    [9, 'tall windows?', 'It has two bedrooms, tall windows and 980 square feet'],
    [4, 'Is there an EV charger?', 'Yes. There’s an EV charger. Parking: two-car garage, driveway for two more.'],
    [4, 'Which of that is for electric cars?', 'EV charger'],
    [4, 'how many cars fit in the garage', 'There’s a two-car garage'],
    [4, 'how many cars fit in the garage and on the driveway', '4 cars (2 + 2)'],
    [7, 'is there a terrace', 'open to a terrace and a pool'],
  ] as const)('listing %i, in the words of its description: "%s"', async (id, question, text) => {
    const reply = await ask(id, question)
    expect(reply.text).toContain(text)
    expect(reply.unanswered).toEqual([])
  })

  it('are summarized when asked about the home, and the summary continues where it stopped', async () => {
    const [first, more] = await talkAbout(4, ['tell me about the house', 'tell me more'])
    expect(first?.text).toBe(
      'A single-family house at 48 Alder Ridge Road, Mill Valley, CA 94941: 5 bedrooms, 4.5 baths, 4,820 sq ft. The asking price is $4,750,000.',
    )
    expect(more?.text).toContain('Radiant floors heat the house')
    expect(more?.text).not.toContain('4,820')
  })
})

describe('[API-05] facts asked for in other words', () => {
  it.each<[SampleId, string, string]>([
    [4, "we drove past and there wasn't a number on the sign. what's it listed at?", 'The asking price is $4,750,000.'],
    [8, 'monthly damage?', 'The rent is $3,400 a month.'],
    [4, 'beds / baths / sq ft, quick, between patients', '4,820 square feet'],
    [6, "Please confirm bed count, bath count and living area for my client's spreadsheet", '1,760 square feet'],
    [5, 'Year of completion on the tower, and sq ft of the unit?', '1,310 square feet'],
    [5, 'Year of completion on the tower, and sq ft of the unit?', 'built in 2008'],
    [7, 'the size of the house and also of the lot please', '6,100 square feet'],
    [8, 'what neighborhood is it in', 'middle of the Mission'],
    [9, 'what neighborhood is it in', '22 Carver Street #5, Brooklyn'],
    [6, 'how many stairs to the front door', 'six steps'],
    [4, 'How many steps from the car to the front door?', 'step-free'],
    [8, 'is there an elevator or are my groceries getting a workout', 'There’s no elevator'],
    [8, 'monthly garage around there runs what?', '$290'],
    [9, 'start date + lease length', 'January 1, 2027'],
    [8, 'earliest i could be in, and whats the deposit', 'December 15, 2026'],
    [4, 'is there like a deadline for bids or do they read them as they roll in', 'Tuesdays'],
    [7, 'Could I put my name on some list?', 'waitlist'],
    [5, 'Insurance form wants the year the tower was completed', 'built in 2008'],
    [7, 'Which materials did they use when the house was remodeled?', 'cedar and glass'],
    [5, 'would we see water from the windows', 'the bay'],
    [9, 'is 5150 final', 'negotiable'],
    [4, 'single family so theres no HOA to deal with right?', 'no HOA dues'],
    [4, 'can they charge my car there', 'EV charger'],
    [8, 'does it get good light?', 'A bright one-bedroom'],
    [5, 'who is living there', 'A tenant'],
  ])('by listing %i: "%s"', async (id, question, text) => {
    const reply = await ask(id, question)
    expect(reply.text).toContain(text)
    expect(reply.unanswered).toEqual([])
  })

  it.each<[SampleId, string]>([
    [7, 'is there an english garden'],
    [7, 'all upstairs?'],
    [9, 'is it sunny?'],
    [5, 'What rent does the place bring in right now?'],
  ])('are the owner’s to tell by listing %i: "%s"', async (id, question) => {
    expect((await ask(id, question)).unanswered).toHaveLength(1)
  })
})
