import { describe, expect, it } from 'vitest'
import { amountsIn } from '#assistant/understand/amounts.ts'
import { answerToLast } from '../support/ask.ts'

const payment = 'what is the mortgage payment with 20% down at 6.5% over 30 years'
const withDues = [payment, 'add the hoa']

describe('[API-05] a payment with other terms than the one before', () => {
  it.each([
    [4, [payment, 'and at 6?'], 'a loan of $3,800,000, 6% over 30 years'],
    [4, [payment, '7, worst case'], 'a loan of $3,800,000, 7% over 30 years'],
    [4, [payment, 'what if rates slide to 6 flat'], 'a loan of $3,800,000, 6% over 30 years'],
    [4, [payment, 'what about a 15 year'], 'a loan of $3,800,000, 6.5% over 15 years'],
    [4, [payment, 'same thing but w 15 down'], 'a loan of $4,037,500, 6.5% over 30 years'],
    [4, [payment, 'and at 6?', 'ok and 10% down'], 'a loan of $4,275,000, 6% over 30 years'],
    [4, [payment, 'what if they give me 6 flat'], 'a loan of $3,800,000, 6% over 30 years'],
    [4, [payment, 'y si pongo el 40?'], '$2,850,000'],
    [4, [payment, 'hmm rates might hit 7. then?'], 'a loan of $3,800,000, 7% over 30 years'],
    [4, [payment, 'stretch it to 40'], 'a loan of $3,800,000, 6.5% over 40 years'],
    [
      4,
      ['borrow 2.5 million at 6% over 30 years, what monthly', 'and at 5.5?'],
      'a loan of $2,500,000, 5.5% over 30 years',
    ],
    [4, [payment, 'rates dropped to 6 this morning tho, redo it'], 'a loan of $3,800,000, 6% over 30 years'],
    [5, ['how big would my loan be with 20% down', 'okay but 25'], 'leaves $1,421,250'],
    [5, withDues, 'With the HOA dues of $985'],
    [
      5,
      [...withDues, 'and at 6?'],
      'a loan of $1,516,000, 6% over 30 years comes to about $9,089 a month for principal',
    ],
    [5, [...withDues, 'and at 6?'], 'With the HOA dues of $985'],
    [5, ['20% down at 6.5 over 30', 'and at 6?'], 'a loan of $1,516,000, 6% over 30 years'],
    [5, ['20% down at 6.5 over 30', 'and at 6?', 'on a 15 year?'], 'a loan of $1,516,000, 6% over 15 years'],
    [4, ['mortgage at 6.5 with 25% down', 'at 7?'], 'a loan of $3,562,500, 7% over 30 years'],
    [
      7,
      ['mortgage at 6.5 with 25% down if we got it for 4.3 million?', 'on a 15?'],
      'a loan of $3,225,000, 6.5% over 15',
    ],
    [7, ['if it were listed at 5 million what’s 20% down', 'and at 25?'], '25% of $5,000,000 is $1,250,000'],
    [7, ['what’s the monthly at 6.5 over 30'], 'The price is available on request.'],
    [7, ['ok pretend its 7 million. twenty percent down on that'], 'is $1,400,000'],
    [5, [...withDues, 'now leave the hoa out'], 'Taxes, insurance and fees aren’t in it'],
  ] as const)('for listing %i: %j', async (id, messages, answer) => {
    expect((await answerToLast(id, messages)).text).toContain(answer)
  })

  it.each([
    ['what if they took 5% off'],
    ['and if I got it at 4.5?'],
    ['how much is the dues'],
    ['and my lease is 12 months'],
    ['another site had 5'],
    ['and with 9 million down'],
    ['so it is 5 of those?'],
    ['can we come at 5'],
    ['Saturday at 5'],
  ])('isn’t made of "%s"', async (message) => {
    expect((await answerToLast(4, [payment, message])).text).not.toMatch(/a loan of \$3,800,000, (?!6\.5%)/)
  })
})

describe('[API-05] a rate in words', () => {
  it.each([
    ['six and a quarter thirty year fixed', [6.25, 30]],
    ['6 and a quarter over 30 years', [6.25, 30]],
    ['6.25 thirty year fixed', [6.25, 30]],
    ['two and a quarter percent', [2.25]],
    ['a place for 5 10 years', [5, 10]],
  ])('%s', (words, values) => {
    expect(amountsIn(words.split(' ')).map(({ value }) => value)).toEqual(values)
  })

  it('has not the unit of the years after it', () => {
    expect(amountsIn('6.25 thirty year fixed'.split(' ')).map(({ unit }) => unit)).toEqual([null, 'year'])
    expect(amountsIn('5 10 years'.split(' ')).map(({ unit }) => unit)).toEqual(['year', 'year'])
  })
})
