import { describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'

const admits = /\b(says nothing about|don’t find|Nothing in the listing|no answer|doesn’t answer|no more on that)\b/

describe('what is not in the listing', () => {
  it.each([
    [7, 'Any HOA fees?', 'an HOA or building fee'],
    [7, 'Is there parking?', 'parking'],
    [7, 'Are dogs allowed?', 'pets'],
    [7, 'is the price negotiable', 'how flexible the price is'],
    [7, 'What kind of heating?', 'the heating'],
    [7, 'is there AC', 'cooling'],
    [7, 'washer and dryer?', 'laundry'],
    [7, 'is it wheelchair accessible', 'step-free access'],
    [6, 'air conditioning?', 'cooling'],
    [6, 'how many acres', 'the lot'],
    [6, 'Is there an elevator?', 'an elevator'],
    [8, 'Are utilities included?', 'utilities'],
    [8, 'Is there an HOA fee?', 'an HOA or building fee'],
    [4, 'Is there a wine cellar?', 'a wine cellar'],
    [4, 'do you have a sauna', 'a sauna'],
    [4, 'any storage', 'storage'],
    [5, 'is there a balcony?', 'a balcony'],
    [5, 'does it have a fireplace', 'a fireplace'],
    [6, 'what about solar panels?', 'solar panels'],
    [8, 'dishwasher?', 'a dishwasher'],
    [9, 'Does it come with a roof deck?', 'a roof deck'],
    [4, 'property taxes?', 'property taxes'],
    [6, 'We need a home with a wine cellar', 'wine cellar'],
    [8, 'is it furnished?', '“Is it furnished?”'],
    [5, 'how tall are the ceilings', '“How tall are the ceilings?”'],
    [9, 'Can I smoke inside?', '“Can I smoke inside?”'],
    [6, 'How old is the roof?', '“How old is the roof?”'],
    [6, 'who is the owner', '“Who is the owner?”'],
    [5, 'do they accept crypto?', '“Do they accept crypto?”'],
  ] as const)('listing %i: "%s"', (id, question, called) => {
    const reply = ask(id, question)
    expect(reply.text).toMatch(admits)
    expect(reply.text).toContain(called)
    expect(reply.text).toMatch(/seller/)
    expect(reply.unanswered).toEqual([question.replace(/\?$/, '')])
    expect(reply.facts).toEqual([])
  })

  it.each([
    [4, 'Is the pool heated?', 'pool is four steps', 'radiant'],
    [4, 'how big is the garden?', 'garden', '4,820'],
    [4, 'Is the garage heated?', 'two-car garage', 'radiant'],
    [4, 'How big are the bedrooms?', '5 bedrooms', '4,820'],
    [4, 'is the kitchen new', 'The kitchen has a marble island', '2019'],
    [5, 'Is there a garage?', 'one valet space', 'two-car'],
    [5, 'EV charger?', 'one valet space', 'There is an EV'],
    [6, 'how much is the parking?', 'one-car garage', '$'],
    [8, 'is the street parking covered?', 'street parking', 'is covered'],
    [5, 'how many square feet is the master bedroom?', '2 bedrooms', '1,310'],
  ] as const)('listing %i: "%s" is answered as far as it goes', (id, question, told, untold) => {
    const reply = ask(id, question)
    expect(reply.text).toContain(told)
    expect(reply.text).not.toContain(untold)
    expect(reply.text).toMatch(admits)
    expect(reply.unanswered).toHaveLength(1)
  })

  it.each([
    [4, 'is the neighborhood parking lot noisy', ['garage', 'quiet']],
    [4, 'Is there a dog park nearby?', ['rule on pets']],
    [4, 'Thanks a lot for the lot of help', ['acre']],
    [8, 'How much is the property tax?', ['$3,400']],
    [9, 'is there a parking lot for bikes at the station?', ['$180']],
    [4, 'do you have flower beds?', ['5 bedrooms']],
    [6, 'is there a dishwasher', ['washer and dryer']],
    [5, 'How much are closing costs?', ['$1,895,000', '$985']],
    [8, 'Where is the nearest supermarket?', ['415 Valencia']],
    [9, 'how old are the windows', ['1910 (']],
    [4, 'What does the landlord say about land?', ['0.42']],
    [4, 'Is the sofa included?', ['four steps']],
    [4, 'Is January a good month to visit the coast?', ['Radiant floors']],
    [5, 'is there a garbage chute', ['valet']],
    [6, 'can I cook with gas', ['furnace']],
    [8, 'is there a virtual tour?', ['12 PM']],
  ] as const)('listing %i: "%s" is not what it sounds like', (id, question, untold) => {
    const { text } = ask(id, question)
    for (const words of untold) expect(text).not.toContain(words)
  })
})
