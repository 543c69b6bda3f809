import { describe, expect, it } from 'vitest'
import { ask, type SampleId } from '../support/ask.ts'

const wordings = {
  beds: ['How many bedrooms?', 'how many beds does it have', 'number of bedrooms please', 'bedrooms?'],
  baths: ['How many baths?', 'and bathrooms?', 'number of bathrooms'],
  size: ['How big is it?', 'sq ft?', 'what is the square footage', 'How large is the house?'],
  kind: ['what type of property is this', 'Is it a condo?', 'Is this a house?'],
  address: ['Where is it?', 'What’s the address?', 'where is the house located'],
  year: ['When was it built?', 'how old is it', 'what year was it built?'],
  lot: ['How big is the lot?', 'lot size?', 'how many acres is it'],
  heating: ['How is it heated?', 'what kind of heating does it have', 'heating?'],
  cooling: ['Is there air conditioning?', 'does it have AC', 'cooling?'],
  laundry: ['Is there laundry?', 'washer and dryer?', 'where can I do my laundry'],
  stepFree: ['Is it wheelchair accessible?', 'is the entrance step-free', 'are there stairs at the entrance?'],
}

const told: Partial<Record<keyof typeof wordings, Partial<Record<SampleId, string>>>> = {
  beds: { 4: 'It has 5 bedrooms.', 6: 'It has 3 bedrooms.', 8: 'It has 1 bedroom.' },
  baths: { 4: 'It has 4.5 baths.', 5: 'It has 2 baths.', 9: 'It has 1 bath.' },
  size: { 4: 'It measures 4,820 square feet.', 7: 'It measures 6,100 square feet.' },
  kind: { 5: 'It is a condominium for sale.', 8: 'It is an apartment for rent.' },
  address: { 7: 'The address is 9 Linden Court, Piedmont, CA 94611.' },
  year: { 6: 'It was built in 1998.', 9: 'It was built in 1910 (converted 2012).' },
  lot: { 4: 'The lot measures 0.42 acre.', 7: 'The lot measures 0.7 acre.' },
  heating: { 5: 'The heating is central.', 6: 'Heating: gas furnace.', 8: 'Heating: radiators.' },
  cooling: { 4: 'Cooling: heat pump.', 8: 'There is no cooling.' },
  laundry: { 5: 'The laundry is in unit.', 8: 'The laundry is shared, in the basement.' },
  stepFree: {
    4: 'The entrance is step-free from the driveway.',
    6: 'The entrance is not step-free: six steps.',
    8: 'The entrance is not step-free: third floor walk-up.',
  },
}

const cases = Object.entries(told).flatMap(([fact, texts]) =>
  Object.entries(texts).flatMap(([id, text]) =>
    wordings[fact as keyof typeof wordings].map((question) => [Number(id) as SampleId, question, text] as const),
  ),
)

describe('[API-05] what the home is', () => {
  it.each(cases)('of listing %i, to "%s"', (id, question, text) => {
    const reply = ask(id, question)
    expect(reply.text).toBe(text)
    expect(reply.unanswered).toEqual([])
    expect(reply.facts.length).toBeGreaterThan(0)
    expect(reply.isGuarded).toBe(false)
  })

  it.each([
    [5, 'Is there an elevator?', 'There is an elevator.'],
    [9, 'does it have an elevator', 'elevator to the fourth floor, one flight of stairs to the fifth'],
    [8, 'which floor is it on?', 'on the third floor of a 1931 walk-up'],
    [5, 'Is it on a high floor?', 'A corner of the twenty-first floor'],
    [5, 'What is the view like?', 'with the bay to the east and the city to the west'],
    [4, 'Is it quiet?', 'on a quiet bend of Alder Ridge Road'],
    [6, 'what is the neighborhood like', 'Temescal’s cafés and the BART station'],
    [6, 'Is there public transit nearby?', 'the BART station are a walk or a short ride away'],
    [4, 'Does it have a pool?', 'the pool is four steps from the sofa'],
    [4, 'is there a swimming pool', 'the pool is four steps from the sofa'],
    [4, 'how about a backyard?', 'a window over the lawn'],
    [5, 'Do you have a gym and a doorman?', 'has a doorman, a gym'],
    [8, 'does it have oak floors', 'A brick wall, oak floors'],
    [9, 'tall windows?', 'Two bedrooms, tall windows and 980 square feet'],
    [4, 'Is there an EV charger?', 'EV charger'],
    [4, 'Which of that is for electric cars?', 'EV charger'],
    [8, 'Is there anything for electric vehicles?', 'street parking'],
    [7, 'is there a terrace', 'open to a terrace and a pool'],
  ] as const)('listing %i, in the words of its description: "%s"', (id, question, text) => {
    const reply = ask(id, question)
    expect(reply.text).toContain(text)
    expect(reply.unanswered).toEqual([])
  })

  it('tells about the home when it is asked to, and goes on where it stopped', () => {
    const { text } = ask(4, 'tell me about the house')
    expect(text).toMatch(
      /^48 Alder Ridge Road, Mill Valley, CA 94941 is a single-family home for sale with 5 bedrooms, 4\.5 baths, and 4,820 square feet\. It is offered at \$4,750,000\. From the description: “Built in 2019/,
    )
    const before = [{ author: 'assistant' as const, text }]
    expect(ask(4, 'tell me more', { before }).text).toContain('Radiant floors keep the house warm')
    expect(ask(4, 'tell me more', { before }).text).not.toContain('Built in 2019')
  })
})
