import { describe, expect, it } from 'vitest'
import { ask } from '../support/ask.ts'
import { records } from '../support/records.ts'

const admits = /The listing doesn’t say\b/

describe('facts that the listing lacks', () => {
  it('are named when the other questions are answered', async () => {
    const { text } = await ask(6, 'heating and cooling and laundry')
    expect(text).toMatch(/^It has a gas furnace for heat\. The listing doesn’t say: “cooling”\. .+ in the garage\./)
  })

  it.each([
    [7, 'Any HOA fees?'],
    [7, 'Is there parking?'],
    [7, 'Are dogs allowed?'],
    [7, 'is the price negotiable'],
    [7, 'What kind of heating?'],
    [7, 'is there AC'],
    [7, 'washer and dryer?'],
    [7, 'is it wheelchair accessible'],
    [6, 'air conditioning?'],
    [6, 'how many acres'],
    [6, 'Is there an elevator?'],
    [8, 'Are utilities included?'],
    [8, 'Is there an HOA fee?'],
    [4, 'Is there a wine cellar?'],
    [4, 'do you have a sauna'],
    [4, 'any storage'],
    [5, 'is there a balcony?'],
    [5, 'does it have a fireplace'],
    [6, 'what about solar panels?'],
    [8, 'dishwasher?'],
    [9, 'Does it come with a roof deck?'],
    [4, 'property taxes?'],
    [8, 'is it furnished?'],
    [5, 'how tall are the ceilings'],
    [9, 'Can I smoke inside?'],
    [8, 'is there an offer deadline'],
    [5, 'is there a park close'],
    [6, 'how close is the nearest park'],
    [6, 'How old is the roof?'],
    [6, 'who is the owner'],
    [5, 'do they accept crypto?'],
  ] as const)('listing %i: "%s"', async (id, question) => {
    const reply = await ask(id, question)
    expect(reply.text).toMatch(admits)
    expect(reply.text).toContain(`I’ve asked the ${records[id].listingType === 'rental' ? 'landlord' : 'seller'}`)
    expect(reply.unanswered).toEqual([question])
    expect(reply.facts).toEqual([])
  })

  it.each([
    [4, 'Is the pool heated?', 'pool is four steps', 'radiant'],
    [4, 'how big is the garden?', 'to the yard', '4,820'],
    [4, 'Is the garage heated?', 'two-car garage', 'radiant'],
    [4, 'How big are the bedrooms?', '5 bedrooms', '4,820'],
    [4, 'is the kitchen new', 'kitchen', '2019'],
    [5, 'Is there a garage?', 'one valet space', 'two-car'],
    [5, 'EV charger?', 'one valet space', 'There is an EV'],
    [6, 'how much is the parking?', 'one-car garage', '$'],
    [8, 'is the street parking covered?', 'street parking', 'is covered'],
    [5, 'how many square feet is the master bedroom?', '2 bedrooms', '1,310'],
    [5, 'gym open 24h?', 'gym', 'Yes'],
    [6, 'how far is bart exactly', 'a short ride away', 'minutes'],
    [6, 'any native plants in the garden or is it all lawn', 'garden', 'Yes'],
    [7, 'Is there a shallow end or is the pool deep all the way?', 'a pool', 'Yes'],
    [6, 'Is the half bath on the main floor?', '2.5 baths', 'Yes'],
    [9, 'are the two bedrooms real bedrooms with doors?', '2 bedrooms', 'Yes'],
    [6, 'backing out of the garage is it a blind turn?', 'one-car garage', 'Yes'],
    [5, 'are the elevators ever out of order?', 'elevator', 'Yes'],
    [4, 'can I fit an RV in the driveway', 'driveway for two more', 'Yes'],
    [4, 'would my boat fit in the garage', 'two-car garage', 'Yes'],
    [4, 'Will my F150 fit in the garage?', 'two-car garage', 'Yes'],
    [4, 'is the charger a tesla one', 'EV charger', 'Yes'],
    [4, 'what level charger is it', 'EV charger', 'share one level'],
    [4, 'what amp is the ev charger', 'EV charger', 'Yes'],
  ] as const)('listing %i: "%s" is answered as far as the listing says', async (id, question, told, untold) => {
    const reply = await ask(id, question)
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
    [4, 'Who is the landlord?', ['0.42']],
    [4, 'Is the sofa included?', ['four steps']],
    [4, 'Is January a good month to visit the coast?', ['Radiant floors']],
    [5, 'is there a garbage chute', ['valet']],
    [6, 'can I cook with gas', ['furnace']],
    [8, 'is there a virtual tour?', ['12 PM']],
  ] as const)('listing %i: "%s" isn’t read as the similar word', async (id, question, untold) => {
    const { text } = await ask(id, question)
    for (const words of untold) expect(text).not.toContain(words)
  })
})
