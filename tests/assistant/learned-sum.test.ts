import { describe, expect, it } from 'vitest'
import type { AnsweredClause } from '#assistant/decide/answer-clause.ts'
import { jointSum, learnedSum, withoutAskedAgain, withSum } from '#assistant/decide/learned-sum.ts'
import { homeOf } from '#assistant/facts/home.ts'
import type { Likely, LikelyMessage } from '#assistant/understand/learned.ts'
import { readMessage } from '#assistant/understand/read.ts'
import type { SumKind } from '#assistant/understand/sum-examples.ts'
import type { SampleId } from './support/ask.ts'
import { records } from './support/records.ts'

/** What the message comes to when its kind of sum is learned with this probability. */
function sumOf(id: SampleId, message: string, kind: SumKind | 'none', share = 0.9, subject: string[] = []) {
  const listing = records[id]
  const { clauses } = readMessage(message, listing, 'en')
  const likely: Likely = { acts: { question: 1 }, protection: { none: 1 }, topics: {}, sums: { [kind]: share } }
  const message_: LikelyMessage = {
    whole: likely,
    clauses: clauses.map(({ text, isMarked }) => ({ text, isMarked, likely })),
  }
  const sum = learnedSum(clauses, message_, { home: homeOf(listing), memory: { subject }, today: '2026-11-20' })
  return sum?.answer.text.en ?? null
}

describe('[API-05] a sum that no words ask for', () => {
  it.each([
    [6, 'grandma left me 300k. if i put every cent down whats the loan', 'loan', '$820,000'],
    [5, 'I would have 40% as down payment. How many dollars it makes?', 'down', '$758,000'],
    [4, 'say my agent talks them down five percent. what would I be paying then', 'discount', '$4,512,500'],
    [6, '10 percent over asking, in case theres a bidding war', 'raise', '$1,232,000'],
    [6, 'if i bid 1.05M whats that under the list', 'raise', '$70,000'],
    [6, 'what if i go 100k over', 'raise', '$1,220,000'],
    [8, 'me n my gf go halfsies, so each', 'split', '$1,700'],
    [4, 'me and my two brothers wanna go in even thirds, one piece each', 'split', '$1,583,333'],
    [9, 'rent, car, cat. one number please', 'monthly', '$5,380'],
    [5, 'I plan keep for five years then return. In this time association fee altogether is?', 'span', '$59,100'],
    [8, 'In Australia we quote rent by the week. What’s it work out to here?', 'weekly', '$784.62'],
    [9, 'what hits my bank account on day one', 'moveIn', '$12,875'],
    [9, 'we have 1 cat and a 20 lb dog and a car. monthly total??', 'monthly', '$5,430'],
    [6, 'built 98 so it turns what now', 'age', '28 years'],
    [4, 'what am i paying for each foot', 'perSqft', '$985'],
    [6, 'our ceiling is 1,000,000, how close is that', 'difference', '$120,000'],
    [8, 'with the free one smeared over the term', 'average', '$3,211.11'],
  ] as const)('for listing %i: "%s"', (id, message, kind, result) => {
    expect(sumOf(id, message, kind)).toContain(result)
  })

  it.each(["what's the square footage", 'whats the sq ft of the apartment', 'square footage please'])(
    'isn’t the price of a square foot where the size is asked: "%s"',
    (message) => {
      expect(sumOf(4, message, 'perSqft')).toBeNull()
    },
  )

  it('is of what was spoken of before, where the message names nothing', () => {
    expect(sumOf(9, 'and in twelve months', 'yearly', 0.9, ['parking'])).toContain('$2,160')
  })

  it('leaves out what the message says it is without', () => {
    expect(sumOf(9, 'total monthly for my client with the parking space, no pets', 'monthly')).toContain('$5,330')
    expect(sumOf(9, 'with a small dog and without a car, what is it a month', 'monthly')).toContain('$5,200')
  })

  it('isn’t made without the amount it needs, of a home that it isn’t paid for, or where its kind is unlikely', () => {
    expect(sumOf(5, 'what would the down payment be', 'down')).toBeNull()
    expect(sumOf(6, 'and with my cat', 'monthly')).toBeNull()
    expect(sumOf(4, 'total sq ft of the house', 'perSqft')).toBeNull()
    expect(sumOf(9, 'what is it each month', 'monthly')).toBeNull()
    expect(sumOf(5, 'I would have 40%', 'down', 0.4)).toBeNull()
    expect(sumOf(5, 'I would have 40%', 'none')).toBeNull()
  })
})

describe('[API-05] a question beside a sum', () => {
  const open = (question: string): AnsweredClause => ({
    act: 'question',
    text: { en: '', es: '' },
    answers: [],
    open: { question, words: {} as never },
  })
  const sum: AnsweredClause = { act: 'question', text: { en: '$1', es: '$1' }, answers: [], open: null }
  const [reading] = readMessage('what is the price', records[4], 'en').clauses
  const besideSum = (question: string, topics: Likely['topics'], none = 1) => {
    const likely: Likely = { acts: { question: 1 }, protection: { none: 1 }, topics, sums: { none } }
    if (!reading) throw new Error('The message has no clause.')
    return withSum([open(question)], sum, reading, { clauses: [{ text: question, isMarked: true, likely }] })
  }

  it('is asked of the owner where it’s about something else', () => {
    expect(besideSum('who painted the outside', { exterior: 0.66, garden: 0.24 } as Likely['topics'])).toHaveLength(2)
    expect(besideSum('is the water hard', { other: 0.86 })).toHaveLength(2)
  })

  it('is a part of the sum where it’s about money, about nothing surely, or asks for a sum', () => {
    expect(besideSum('whats the nut every month', { price: 0.9 })).toEqual([sum])
    expect(besideSum('payment?', { moveInCost: 0.49, other: 0.15 })).toEqual([sum])
    expect(besideSum('what leaves my checking', { other: 0.86 }, 0.3)).toEqual([sum])
  })
})

describe('[API-05] a sum that all clauses of a message ask together', () => {
  const likelyMessage = (message: string, none: number) => {
    const likely: Likely = {
      acts: { question: 1 },
      protection: { none: 1 },
      topics: {},
      sums: { none, down: 1 - none },
    }
    const { clauses } = readMessage(message, records[4], 'en')
    return { clauses, likely: { whole: likely, clauses: clauses.map((clause) => ({ ...clause, likely })) } }
  }

  it.each([
    [4, 'if we put a quarter of it down. what does that come out to', '25% of $4,750,000 is $1,187,500'],
    [9, 'rent and one cat. 12 months of it is what', '$62,400'],
    [6, 'me and my girlfriend go halves on the hoa. each pays what a month', '$105 each'],
  ] as const)('for listing %i: "%s"', (id, message, result) => {
    const { clauses } = readMessage(message, records[id], 'en')
    const { likely } = likelyMessage(message, 0.2)
    const sum = jointSum(clauses, likely, { home: homeOf(records[id]), today: '2026-11-20' })
    expect(sum?.answer.text.en).toContain(result)
  })

  it('isn’t made where the message asks for none, or of a single clause', () => {
    const context = { home: homeOf(records[4]), today: '2026-11-20' }
    const two = likelyMessage('if we put a quarter of it down. what does that come out to', 0.8)
    expect(jointSum(two.clauses, two.likely, context)).toBeNull()
    const one = likelyMessage('what is a quarter of the price', 0.1)
    expect(jointSum(one.clauses, one.likely, context)).toBeNull()
  })

  it('leaves nothing of it to the owner, but what else is asked', () => {
    const message = 'first month and deposit together. what am i wiring. who painted it'
    const { clauses, likely } = likelyMessage(message, 0.1)
    const open = (question: string): AnsweredClause => ({
      act: 'question',
      text: { en: '', es: '' },
      answers: [],
      open: { question, words: {} as never },
    })
    const said = clauses.map(({ text }) => open(text))
    expect(withoutAskedAgain(said, clauses, likely).map((one) => one.open?.question)).toEqual([
      'first month and deposit together.',
      'who painted it',
    ])
  })
})
