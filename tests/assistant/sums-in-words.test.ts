import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conversationAfterReply, newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { replyTo } from '#assistant/decide/reply.ts'
import { homeOf } from '#assistant/facts/home.ts'
import type { Listing } from '#assistant/listing.ts'
import { continued, resultOf } from '#assistant/say/calculator/expression.ts'
import { forRent, forSale } from './listing.ts'

const loft: Listing = {
  ...forRent(5150),
  facts: {
    ...forRent(5150).facts,
    parking: 'one space, $180 a month',
    pets: 'cats and dogs under 35 lb, $50 a month each',
    deposit: 'one and a half months',
    leaseTerms: '12 or 24 months',
    priceStance: 'negotiable',
    priceNote: 'for leases of 24 months',
  },
}
const withFreeMonth: Listing = {
  ...loft,
  rentalPrice: 3400,
  facts: {
    ...loft.facts,
    leaseTerms: '12 or 18 months',
    priceStance: 'fixed',
    priceNote: 'one month free on an 18-month lease',
  },
}
const condo: Listing = {
  ...forSale(1_000_000),
  facts: { ...forSale(1_000_000).facts, fee: { kind: 'hoa', monthly: 200, covers: 'water' } },
}

async function answers(listing: Listing, messages: string[]): Promise<string[]> {
  let conversation = newConversation()
  const texts: string[] = []
  for (const message of messages) {
    const reply = await replyTo({ listing, message, conversation, today: '2026-11-20', screen: () => null })
    conversation = conversationAfterReply(conversation, reply)
    texts.push(textOf(reply.parts))
  }
  return texts
}
const last = async (listing: Listing, ...messages: string[]) => (await answers(listing, messages)).at(-1)

describe('arithmetic on facts in words', () => {
  it.each([
    ['20 percent down plus a years hoa', '$202,400'],
    ["what's half a percent of the price", '$5,000'],
    ['price divided by bedrooms', '$333,333'],
    ['three years of hoa plus 25% down', '$257,200'],
    ['what price would be 30% of 9k', '2,700'],
    ['20% down minus 50k gift', '$150,000'],
    ['third of the price', '$333,333'],
    ['property tax of 1 percent and the hoa, a month', '1% of $1,000,000'],
    ['cost per acre', 'an acre'],
    ['twenty percent of 1.05', '210,000: 20% of $1,050,000'],
    ['payment if i put 300k down at 6%', 'a loan of $700,000, 6%'],
    ['price after 10k credit', '$990,000'],
    ['how much do i need with 10 down and 15k closing', '$115,000'],
    ['hoa as percent of price', '0.24% of the asking price'],
    ['if i offer 900k how many percent under is that', '10%'],
  ])('calculates for a home for sale: %s', async (message, sum) => {
    expect(await last(condo, message)).toContain(sum)
  })

  it.each([
    ['over 24 months how much do i spend with parking', '$127,920'],
    ['rent plus parking split between 2 of us', '$2,665'],
    ['rent with a dog and a parking spot', '$5,380'],
    ['rent as share of 10k a month', '51.5%'],
    ['if i split the rent and the parking with a roommate', '$2,665'],
    ['if they knock 150 off the rent what is a year', '$60,000 a year (12 × ($5,150 − $150))'],
    ['is it more than 60k a year', 'Yes. The rent is $61,800 a year, $1,800 over $60,000.'],
    ['is the rent under 60k a year', 'No. The rent is $61,800 a year'],
    ['my budget is 5,000. how far off am i', '$150 a month more'],
    ['annual rent incl parking', '$63,960'],
    ['annual rent incl. the parking', '$63,960'],
    ['rent × 12?', '$61,800'],
    ['two dogs and parking, monthly', '$280 a month'],
    ['two cats. rent with the pet charges?', '$5,250 a month'],
    ['cost for both of us if we split it down the middle', '$2,575 each'],
    ['18 months at 4950 saves me how much over 18 at 5150', '$3,600 apart'],
    ['if it was 4900 how much would i save a year', '$3,000 a year'],
  ])('calculates for a rental: %s', async (message, sum) => {
    expect(await last(loft, message)).toContain(sum)
  })

  it('says no yes or no to an alternative: “over or under 1,000 sq ft”', async () => {
    expect(await last(condo, 'is it over or under 1,000 sq ft')).toMatch(/^(?!Yes|No).*1,500/)
  })

  it('asks the owner nothing about an income that a sum settles', async () => {
    const answer = await last(loft, 'they want 40x the rent, so what do i need to make')
    expect(answer).toBe('$206,000 a year (40 × $5,150).')
  })

  it.each([
    [['whats the deal with the longer one', 'so over the 18 i pay how much rent altogether'], '$57,800 for 18 months'],
    [['how much is the deposit?', 'so that plus first month is'], '$8,500: deposit $5,100 + rent $3,400'],
    [['monthly rent?', 'is parking included', 'so with a spot'], '$3,580 a month: rent $3,400 + parking $180'],
    [['is parking included', 'so with a spot', 'and with my two cats on top of that, total?'], '$3,680 a month'],
  ])('goes on with what was told: %j', async (messages, sum) => {
    expect(await last(withFreeMonth, ...messages)).toContain(sum)
  })

  it.each([
    [['if i come in 5% under list, what number is that?', 'and 20% of that'], '$190,000: 20% of $950,000'],
    [['25 percent down then?', 'which leaves how much'], 'which leaves $750,000'],
  ])('goes on with what a sum came to: %j', async (messages, sum) => {
    expect(await last(condo, ...messages)).toContain(sum)
  })

  it('takes a year to come for no amount: “by 2030”', async () => {
    expect(await last(condo, 'what do the dues add up to by 2030')).not.toMatch(/2,\d30/)
  })

  it('equals the arithmetic result', () => {
    const numbers = fc.integer({ min: 1000, max: 9000 })
    fc.assert(
      fc.property(numbers, numbers, fc.integer({ min: 2, max: 9 }), (a, b, times) => {
        const words = `( rent plus ${a} minus ${b} ) times ${times}`.split(' ')
        expect(resultOf(words, homeOf(loft))).toBe((5150 + a - b) * times)
      }),
    )
  })

  it('isn’t calculated when a word doesn’t fit', () => {
    expect(resultOf('rent plus an elephant'.split(' '), homeOf(loft))).toBeNull()
    expect(resultOf('rent plus square feet'.split(' '), homeOf(loft))).toBeNull()
    expect(continued('when is that'.split(' '), ['rent', 'plus', 'parking'], homeOf(loft))).toBeNull()
  })

  it('never throws on random words', () => {
    const word = fc.constantFrom(
      ...'( ) rent plus minus times of half a 12 3 months % down parking two cats per year that split'.split(' '),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 14 }), (words) => {
        const value = resultOf(words, homeOf(loft))
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
    )
  })
})

describe('a comparison', () => {
  it.each([
    [loft, 'is 1,400 sq ft bigger than this', /^No\./],
    [loft, 'is 1,600 sq ft bigger than this', /^Yes\./],
    [loft, 'is 4800 less than the rent', /^Yes\./],
    [condo, 'is my 1.2m budget more than the asking price', /^Yes\./],
    [condo, 'is my 900k budget more than the asking price', /^No\./],
  ])('of an amount with a fact, not of the fact with an amount: %#', async (listing, message, verdict) => {
    expect(await last(listing, message)).toMatch(verdict)
  })

  it('isn’t made with a year of construction where dues are named', async () => {
    expect(await last(condo, 'is the hoa more than 2k a year')).toMatch(/^Yes\. The HOA dues are \$2,400 a year/)
  })

  it.each([
    [condo, 'is 900k too low'],
    [loft, 'can two people with 14k a month combined qualify'],
    [loft, 'can the deposit be paid over 3 months'],
  ])('gives no verdict that only the owner can give: %#', async (listing, message) => {
    expect(await last(listing, message)).not.toMatch(/^(?:Yes|No)\b/)
  })
})

describe('a follow-up calculation', () => {
  it('starts from the previous result', async () => {
    const said = await answers(loft, [
      'how much is a dog',
      'and for two cats?',
      'plus parking?',
      'and rent on top of that',
      'x12?',
    ])
    expect(said.map((text) => /\$[\d,]+/.exec(text)?.[0])).toEqual(['$50', '$100', '$280', '$5,430', '$65,160'])
    expect(await last(condo, "what's 20% down", 'plus the hoa for a year?')).toContain('$202,400')
    expect(await last(loft, 'rent plus parking', 'half of that?')).toContain('$2,665')
    expect(await last(loft, 'rent plus parking', 'and split that 2 ways')).toContain('$2,665')
  })

  it('doesn’t change a new, independent question', async () => {
    expect(await last(condo, "what's 20% down", 'knock 200k off')).not.toContain('$200,000 (')
    expect(await last(loft, 'total for a year with parking', 'so divide that by two')).toContain('$31,980')
    expect(await last(loft, 'rent plus parking', 'what about without the parking')).toContain('$5,150')
    expect(await last(loft, 'rent plus parking', 'and the deposit?')).toMatch(/^The deposit/)
    expect(await last(condo, '20 percent down plus a years hoa', 'hoa per year')).toContain('$2,400')
    expect(await last(loft, "what's the per sq ft rent", 'total over 2 years')).toContain('$123,600')
    expect(await last(loft, 'how much to move in', 'what salary for 40x')).toContain('$206,000')
  })

  it('compares a fact with the previous result: "is rent under that?"', async () => {
    expect(await last(loft, "what's 30% of 9k", 'is rent under that')).toMatch(/^No\b.*\$5,150.*\$2,700/)
    expect(await last(loft, '30 percent of 20k is? is rent under that')).toMatch(/Yes\b.*\$5,150.*\$6,000/)
  })
})

describe('how often a cost is paid', () => {
  it('is answered for the cost mentioned last, and the earlier calculation can still be continued', async () => {
    expect(await last(loft, 'how much is a dog', 'is that per month?')).toMatch(/^Yes, \$50 a month/)
    expect(await last(loft, 'how much is a dog', 'is that per month?', 'and for two cats?')).toContain('$100')
    expect(await last(condo, 'what are the dues?', 'is that yearly?')).toMatch(/^No, it’s \$200 a month/)
    expect(await last(loft, 'what is the deposit?', 'is that monthly?')).toMatch(/^No, it’s \$7,725 once/)
  })
})

describe('a question about one of several lease terms', () => {
  it('is answered with what the listing offers for that term', async () => {
    expect(await last(loft, 'how long is the lease', 'what do i get with the longer one')).toMatch(
      /^The rent is negotiable for leases of 24 months/,
    )
    expect(await last(loft, 'how long is the lease', 'is the shorter one cheaper')).toMatch(
      /no offer on the 12-month lease/,
    )
    expect(await last(withFreeMonth, 'what are my lease options', 'and the 18 month one, any perks?')).toContain(
      'one month free',
    )
    expect(await last(withFreeMonth, 'what are my lease options', 'whats it average out to per month')).toContain(
      '$3,211',
    )
  })
})

describe('what the rent includes', () => {
  const listing: Listing = {
    ...loft,
    answers: [
      {
        id: 1,
        question: 'Which utilities does the tenant pay?',
        answer: 'The tenant pays electricity and internet. Heat, water and trash are in the rent.',
      },
    ],
  }
  it.each([
    ['is heat included', /^Yes\. .*Heat, water and trash/],
    ['is internet included in the rent', /^No\. .*electricity and internet/],
    ['do i pay the electric', /^Yes\. .*electricity and internet/],
    ['esta incluida la calefaccion?', /^Sí\. /],
  ])('is answered with yes or no: %s', async (message, said) => {
    expect(await last(listing, message)).toMatch(said)
  })
})
