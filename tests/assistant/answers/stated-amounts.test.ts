import { describe, expect, it } from 'vitest'
import { sumOfStated } from '#assistant/decide/sum-of-stated.ts'
import { homeOf } from '#assistant/facts/home.ts'
import { readMessage } from '#assistant/understand/read.ts'
import type { SampleId } from '../support/ask.ts'
import { records } from '../support/records.ts'

/** What all sentences of a message come to, in its language. */
function told(id: SampleId, message: string, language: 'en' | 'es' = 'en'): string | null {
  const { clauses } = readMessage(message, records[id], language)
  return sumOfStated(clauses, homeOf(records[id]), '2026-11-20')?.answer.text[language] ?? null
}

describe('[API-05] amounts that are told in one sentence and asked of in another', () => {
  it.each([
    // Own money against the price
    [
      4,
      'Our house sold for 1.9 million. The mortgage on it is 600k. What loan would we need for this one?',
      /^\$3,450,000/,
    ],
    [6, 'we’ve got 310k saved. after 20% down how much is left?', /^\$86,000/],
    [6, 'preapproved for 900k plus 250k in savings, is that enough', /^Yes\. \$1,150,000.*\$30,000 more/],
    [5, 'I have 300k in savings and 80k in stocks. what percent of the price is that', /^\$380,000 is 20\.1%/],
    // Own costs with the dues or the rent
    [5, 'mortgage 8100, property tax 1,950, insurance 160. what’s the total with the HOA?', /^\$11,195 a month/],
    [6, 'my loan would be 5,900 a month and taxes 14,400 a year, with HOA whats my monthly', /^\$7,310 a month/],
    [9, 'we can do 5,500 max with everything. utilities run 140. do we fit', /^Yes\. \$5,290 a month.*\$210 under/],
    [8, 'movers are 700, then first month and deposit. what do I need on day one', /^\$7,500 in all/],
    [9, 'we split the rent down the middle and the parking is just me. what do I pay', /^\$2,755 a month/],
    // Their home and this one
    [7, 'we live in a 1951 house, is yours newer', /^No\. It was built in 1926, 25 years older/],
    [6, 'Compared with our 1,450 sq ft flat this is how much bigger, in percent?', /^21\.4% bigger/],
    [6, 'we need 5 bedrooms. how many short would we be', /^2 short: it has 3 bedrooms/],
    [9, 'Are there more baths than bedrooms?', /^No\. More bedrooms: 2 against 1/],
    // A yes or no beside a sum
    [5, 'would fifteen percent down be more than 300 thousand?', /^No\. .*\$284,250/],
    [4, 'per foot, are you over or under 950?', /^Over: about \$985/],
    [6, 'my spreadsheet says 25% down is 280k, did I get that right', /^Yes\. .*\$280,000/],
    [9, 'is it still under 5,300 with the parking spot?', /^No\. \$5,330 a month/],
    [5, 'mine was $1,300 a foot. is yours higher?', /^Yes\. About \$1,447/],
    // Another base, another time
    [
      5,
      'dues here went up 4% last year. if that happens again what’s the new monthly',
      /^4% over \$985 is \$1,024\.40/,
    ],
    [9, 'if they did 4,950 for two years, what do I save over the whole lease', /^\$4,800/],
    [8, 'I’d only pay 10 days out of 31 for december, how much', /^\$1,096\.77 for 10 days/],
    [5, 'my lease ends March 1. how many days after your tenant leaves is that', /^29 days from January 31, 2027/],
    [9, 'our lease is up December 20. is yours free before that?', /^No: it’s available from January 1, 2027/],
    [7, 'say it came out at 1,000 a foot, what would that come to', /^\$1,000 a square foot would be \$6,100,000/],
    [5, 'a cat and two dogs, is that too many', /^Yes\. .*that’s 3/],
  ] as const)('are calculated together for listing %i: "%s"', (id, message, expected) => {
    expect(told(id, message)).toMatch(expected)
  })

  it.each([
    [9, 'my car payment is 600 a month and insurance 150. can I park here'],
    [6, 'my brother owes me 20k, lol. what’s the HOA each month'],
    [6, 'we have 1,100 sq ft now and our kitchen is tiny, is the kitchen bigger'],
    [6, 'taxes are 14k and insurance 1,800 a year. with the HOA, monthly?'],
    [4, 'we have 3 kids and 500k in the bank, is the school good'],
  ] as const)('are left alone where another thing is asked of listing %i: "%s"', (id, message) => {
    expect(told(id, message)).toBeNull()
  })

  it('are calculated in Spanish', () => {
    expect(
      told(5, 'tenemos 400 mil ahorrados y mis suegros nos dan 150 mil, de cuánto sería la hipoteca?', 'es'),
    ).toMatch(/^\$1,345,000/)
  })
})
