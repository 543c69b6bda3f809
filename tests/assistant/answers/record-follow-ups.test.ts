import { describe, expect, it } from 'vitest'
import { answerToLast } from '../support/ask.ts'

describe('[API-05] a few words about what the record says of the thing told last', () => {
  it.each([
    [5, ['does the building have a gym', 'and who is paying for it?'], /^The HOA dues are .*gym/],
    [6, ['is there a gardener', 'what covers him'], /^The HOA dues are .*garden/],
    [4, ['any hoa?', 'ok and what are they asking'], /^The asking price is \$4,750,000/],
    [6, ['price?', 'any wiggle room on that?'], /open to offers/],
    [4, ['is the entrance step free', 'starting from where'], /from the driveway/],
    [5, ['how many bedrooms', 'are they next to each other'], /^No\. .*opposite ends/],
    [5, ['how many bedrooms', 'are they apart?'], /^Yes\. .*opposite ends/],
    [5, ['how many bedrooms', 'what’s between them'], /living room between them/],
    [4, ['how many bedrooms', 'are they all upstairs'], /Upstairs, the bedrooms/],
    [4, ['how many bedrooms', 'what do they look out on'], /the trees/],
    [7, ['how big is it', 'what city is it in'], /Piedmont/],
    [7, ['was it redone', 'when was the original built'], /1926/],
    [8, ['are the floors wood', 'and the walls?'], /brick wall/],
    [8, ['is it noisy', 'which floor is it on?'], /third floor/],
    [4, ['how big is the lot in square feet', 'is it fenced', 'and the house itself?'], /4,820/],
  ] as const)('is told: listing %i, %j', async (id, messages, expected) => {
    const { text } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
  })

  it.each([
    [9, ['is the rent negotiable', 'by how much would they go down'], /^The rent is negotiable/],
    [6, ['how many steps to the door', 'any handrail?'], /step/],
    [6, ['where is the washer', 'how old are those'], /garage/],
    [9, ['what does parking cost', 'is the spot indoors'], /^There’s one space/],
    [5, ['is parking included', 'could i lease a second one there'], /valet space/],
    [9, ['when is it available', 'can the lease begin mid month'], /January 1, 2027/],
    [4, ['what is the front made of', 'when was it last sealed'], /listing/],
    [5, ['an 80 lb dog?', 'any fee for bringing one'], /up to 2/],
    [6, ['what do the dues cover', 'may I plant roses in it'], /garden/],
  ] as const)('leaves the rest to the owner: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/^(?:Yes|No)\b/)
    expect(unanswered).toHaveLength(1)
  })
})

describe('[API-05] sums that go on with an amount or a part of one’s own', () => {
  it.each([
    [4, ['15% down', 'plus 40k for repairs'], /^\$752,500: 15% of asking price \$4,750,000 \+ \$40,000/],
    [8, ['split the rent 2 ways', 'and with internet at 80 on top, each?'], /^\$1,740 each a month/],
    [6, ['15% down', 'leaves?'], /leaves \$952,000/],
    [6, ['10% below asking', 'and the down payment of 20 on that'], /^20% of \$1,008,000/],
    [5, ['20% down', 'plus 2% of the price for closing', 'what about 25 down instead'], /^25% of \$1,895,000/],
    [9, ['what does two years of rent come to', 'with parking'], /^\$127,920: 24 ×/],
    [9, ['how much is rent for 24 months', 'with parking', 'and both cats'], /^\$130,320: 24 ×/],
    [9, ['what is 10% off the rent', 'two years at that price'], /^\$111,240: 24 × \$4,635/],
    [9, ['rent plus parking', 'plus my dog, he is 22 lb', 'half of that'], /^\$2,690 a month/],
    [8, ['what is the deposit', 'to get the keys i would need what'], /^\$6,800 to move in/],
    [8, ['how much to move in', 'plus a month of the garage'], /^\$7,090 to move in/],
    [9, ['how much to move in', 'with 20k saved, what would be left'], /\$20,000 covers it with \$7,125 left/],
    [9, ['what does one cat cost a month', 'and two?'], /^\$100 a month/],
  ] as const)('have their own sum: listing %i, %j', async (id, messages, expected) => {
    const { text, unanswered } = await answerToLast(id, messages)
    expect(text).toMatch(expected)
    expect(unanswered).toEqual([])
  })

  it('give no advice on which of two is wiser', async () => {
    const { text, unanswered } = await answerToLast(6, ['15% down', 'and 20?', 'which one is wiser do you think'])
    expect(text).toMatch(/advi/)
    expect(unanswered).toEqual([])
  })
})
