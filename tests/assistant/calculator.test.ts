import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newConversation } from '#assistant/decide/conversation.ts'
import { textOf } from '#assistant/decide/part.ts'
import { daysBetween } from '#domain/calendar.ts'
import { monthlyPayment } from '#domain/loan.ts'
import { replyTo } from '../../assistant/decide/reply.ts'
import type { Listing } from '../../assistant/listing.ts'
import { plusDays, plusMonths } from '../../assistant/say/calculator/days.ts'
import { dollars } from '../../assistant/say/calculator/quantities.ts'
import { tries } from '../support/random.ts'
import { forRent, forSale } from './listing.ts'

fc.configureGlobal(tries(100))

const today = '2026-11-20'
const ask = async (listing: Listing, message: string) => {
  const reply = await replyTo({ listing, message, conversation: newConversation(), today, screen: () => null })
  return { ...reply, text: textOf(reply.parts) }
}

/** Formats cents as US dollars; without cents from $10,000 on or when there are none. */
function usMoney(cents: bigint): string {
  const isWhole = cents % 100n === 0n || cents >= 1_000_000n
  const dollars = isWhole ? (cents + 50n) / 100n : cents / 100n
  const grouped = dollars.toString().replace(/\B(?=(\d{3})+$)/g, ',')
  return isWhole ? `$${grouped}` : `$${grouped}.${(cents % 100n).toString().padStart(2, '0')}`
}

/** The cents of a fraction, rounded half up. */
const centsOf = (numerator: bigint, denominator: bigint) => (numerator * 200n + denominator) / (denominator * 2n)

const price = fc.integer({ min: 100_000, max: 20_000_000 })
const rent = fc.integer({ min: 800, max: 20_000 })
const percent = fc.integer({ min: 1, max: 99 })

describe('calculations on a home for sale', () => {
  it('gives the down payment and the amount left to finance', async () => {
    await fc.assert(
      fc.asyncProperty(price, percent, async (dollars, down) => {
        const { text } = await ask(forSale(dollars), `how much is ${down}% down?`)
        expect(text).toContain(`${usMoney(centsOf(BigInt(dollars) * BigInt(down), 100n))}, which leaves`)
        expect(text).toContain(
          `leaves ${usMoney(centsOf(BigInt(dollars) * BigInt(100 - down), 100n))} to pay or finance`,
        )
      }),
    )
  })

  it('gives the price at some percent below asking', async () => {
    await fc.assert(
      fc.asyncProperty(price, percent, async (dollars, off) => {
        const { text } = await ask(forSale(dollars), `what would ${off}% below asking be?`)
        expect(text).toContain(` is ${usMoney(centsOf(BigInt(dollars) * BigInt(100 - off), 100n))} (`)
      }),
    )
  })

  it('gives the price per square foot in whole dollars', async () => {
    await fc.assert(
      fc.asyncProperty(price, async (dollars) => {
        const { text } = await ask(forSale(dollars), 'price per sq ft?')
        expect(text).toContain(`About $${Math.round(dollars / 1500).toLocaleString('en-US')} a square foot`)
      }),
    )
  })

  it('gives the HOA dues for one year and for several years', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 50, max: 3000 }), fc.integer({ min: 2, max: 30 }), async (fee, years) => {
        expect((await ask(forSale(900_000, fee), 'how much is the HOA per year?')).text).toContain(
          usMoney(BigInt(fee) * 1200n),
        )
        expect((await ask(forSale(900_000, fee), `how much is the HOA over ${years} years?`)).text).toContain(
          usMoney(BigInt(fee) * 1200n * BigInt(years)),
        )
      }),
    )
  })

  it('says whether the price is within a budget, and the difference', async () => {
    await fc.assert(
      fc.asyncProperty(price, fc.integer({ min: -15, max: 15 }), async (dollars, step) => {
        const budget = dollars + step * 5000
        fc.pre(budget > dollars / 2)
        const { text } = await ask(forSale(dollars), `my budget is $${budget.toLocaleString('en-US')}. does it fit?`)
        expect(text.startsWith(dollars <= budget ? 'Yes.' : 'No.')).toBe(true)
        if (step !== 0)
          expect(text).toContain(`${usMoney(BigInt(Math.abs(step) * 5000) * 100n)} ${step > 0 ? 'under' : 'over'}`)
      }),
    )
  })

  it.each([
    ['how much is a quarter of the price', '$225,000'],
    ['what share of the price is 300k?', '33.3%'],
    ['what does it come to with 50k knocked off', '$850,000'],
    ["I've got a 700k loan approved, how much cash do I add to reach the asking", '$200,000'],
    ['If I offer 855k how far below asking is that, in dollars and percent?', '$45,000 (5%) below'],
    ['three of us split the price, how much each?', '$300,000 each'],
    ['my roommate and I split the price. how much each?', '$450,000 each'],
    ['me and my roommate would split it down the middle, how much does each of us pay? no parking', '$450,000 each'],
    ['asking plus one year of hoa, total', '$904,800'],
    ['20% down plus 3% closing, total cash', '$207,000'],
    ['lot in square meters?', '2,023 square meters'],
    ['is the lot bigger than a third of an acre', 'Yes.'],
    ['is it older than 30 years?', 'No. It was built in 2001'],
    ['is it over 1,500 sq ft', 'No.'],
    ['at least 1,500 sq ft?', 'Yes.'],
    ['my lab is 50 lb, ok?', 'No. The limit is under 50 lb'],
    ['my dog weighs 22 kg', 'Yes.'],
    ['if we sign on Monday, can we be in before Christmas?', 'Yes: it’s vacant'],
    ['can we be in by December 1?', 'No: it’s vacant'],
    ['cuánto es el 20% de enganche', '$180,000'],
    ['en cuánto sale el metro cuadrado', 'por metro cuadrado'],
  ])('answers “%s”', async (message, part) => {
    expect((await ask(forSale(900_000), message)).text).toContain(part)
  })

  it('calculates a mortgage payment only from a given rate, over thirty years where no term is named', async () => {
    const { text } = await ask(forSale(1_000_000), 'what is the monthly payment with 20% down at 6% for 30 years?')
    expect(text).toContain('As an illustration')
    expect(text).toContain('$4,796')
    const usual = await ask(forSale(1_000_000), 'monthly payment at 6% with 20 down')
    expect(usual.text).toContain('over 30 years, the usual term, comes to about $4,796')
    expect((await ask(forSale(4_750_000), 'whats the monthly if i put 20 down at 6.25')).text).toContain(
      'a loan of $3,800,000, 6.25% over 30 years',
    )
    expect((await ask(forSale(4_750_000), 'mortgage payment if i got it at 4.5')).text).not.toContain('4.5%')
    const condo = forSale(1_120_000)
    for (const asked of ['what would the mortgage be at 6.5 with 20 down', 'monthly at 6.5% 20% down'])
      expect((await ask(condo, asked)).text).toContain('a loan of $896,000, 6.5% over 30 years')
    expect((await ask(forSale(4_750_000), 'monthly at 6.5 over 30')).text).toContain('$4,750,000, 6.5% over 30 years')
    expect((await ask(forSale(1_000_000), 'what is the mortgage payment?')).text).not.toMatch(/\$\d/)
    expect((await ask(forSale(1_000_000), 'is a 6% commission paid at closing or monthly?')).text).not.toMatch(
      /loan of/,
    )
  })

  it('calculates nothing from the price when the listing has no price', async () => {
    await fc.assert(
      fc.asyncProperty(percent, async (down) => {
        expect((await ask(forSale(null), `how much is ${down}% down?`)).text).not.toMatch(/\$\d/)
      }),
    )
  })

  it('doesn’t calculate for opinions on offers or the market', async () => {
    expect((await ask(forSale(900_000), 'would they take 10% less?')).text).not.toContain('$810,000')
    expect((await ask(forSale(900_000), 'can I get a jumbo loan with 10 down')).text).not.toMatch(/\$\d/)
  })
})

describe('calculations on a rental', () => {
  it('adds up first month, deposit, parking and pet fees due at move-in', async () => {
    await fc.assert(
      fc.asyncProperty(rent, fc.integer({ min: 1, max: 3 }), async (dollars, cats) => {
        const total = centsOf(BigInt(dollars) * 5n, 2n) + BigInt(180 + 50 * cats) * 100n
        const { text } = await ask(forRent(dollars), `total to move in with parking and ${cats} cats?`)
        expect(text).toContain(`${usMoney(total)} to move in`)
      }),
    )
  })

  it('adds parking and pets to the monthly rent', async () => {
    await fc.assert(
      fc.asyncProperty(rent, async (dollars) => {
        const { text } = await ask(
          forRent(dollars),
          'how much is the rent with parking and two dogs per month in total?',
        )
        expect(text).toContain(`${usMoney(BigInt(dollars + 280) * 100n)} a month`)
      }),
    )
  })

  it('counts a month as a twelfth of a year', async () => {
    await fc.assert(
      fc.asyncProperty(rent, async (dollars) => {
        const of = async (message: string) => (await ask(forRent(dollars), message)).text
        expect(await of('how much is the rent per year?')).toContain(usMoney(BigInt(dollars) * 1200n))
        expect(await of('how much is the rent per week?')).toContain(usMoney(centsOf(BigInt(dollars) * 12n, 52n)))
        expect(await of('how much is the rent per day?')).toContain(usMoney(centsOf(BigInt(dollars) * 12n, 365n)))
      }),
    )
  })

  it('spreads a free month over the lease', async () => {
    await fc.assert(
      fc.asyncProperty(rent, async (dollars) => {
        const { text } = await ask(forRent(dollars), "what's the effective monthly rent with the free month?")
        expect(text).toContain(usMoney(BigInt(dollars) * 1700n))
        expect(text).toContain(`an average of ${usMoney(centsOf(BigInt(dollars) * 17n, 18n))} a month`)
      }),
    )
  })

  it('splits the rent among several people', async () => {
    await fc.assert(
      fc.asyncProperty(rent, fc.integer({ min: 2, max: 8 }), async (dollars, people) => {
        const { text } = await ask(forRent(dollars), `${people} roommates split the rent, how much each?`)
        expect(text).toContain(`${usMoney(centsOf(BigInt(dollars), BigInt(people)))} each a month`)
      }),
    )
  })

  it.each([
    ['3x the rent is what', '$12,000'],
    ['the 40x rule, what salary does this need', '$160,000 a year'],
    ['I make 10k a month, rent would be what percent of it', '40%'],
    ['i pay 3500 now. how much more is this per month and per year', '$500 a month more, or $6,000 a year'],
    ['rent + parking /2', '$2,090 each'],
    ['18 months from january 1 is when', 'June 30, 2028'],
    ['weeks till january 1?', '6 weeks'],
    ['I need a place from February 1. Does that work?', 'Yes: it’s available from January 1, 2027'],
    ['can I rent it for 6 months?', 'No. The lease is 12 or 18 months.'],
    ['can i sublet it for two months in the summer', 'The listing doesn’t say'],
    ['whats the rent without parking', 'The rent is $4,000 a month without parking.'],
    ['rent without the parking per year', '$48,000'],
    ['what would three months cost in total', '(3 × $4,000). The shortest lease is 12 months.'],
    ['rent plus parking under 4,100?', 'No. $4,180 a month'],
    ['35 lb in kg', '15.9 kg'],
    ['cuánto necesito para entrar con depósito y primer mes', '$10,000 para mudarse'],
    ['mi perro pesa 18 kilos, se acepta?', '40 libras'],
  ])('answers “%s”', async (message, part) => {
    expect((await ask(forRent(4000), message)).text).toContain(part)
  })

  it.each([
    'single family or one of those duplexes cut in half?',
    'was it split into flats, two of them?',
    'Between us, do you think prices drop after the new year?',
    'Does each of the bedrooms have its own bathroom? My mother would stay half the year.',
  ])('shares no price: “%s”', async (message) => {
    expect((await ask(forSale(900_000), message)).text).not.toContain('÷')
  })

  it('doesn’t calculate from what visitors say about themselves', async () => {
    expect((await ask(forRent(4000), 'We would move in on March 1, two adults')).text).not.toMatch(/\$\d|Yes:|No:/)
    expect((await ask(forRent(4000), 'twenty four months would be great, we would rent it')).text).not.toContain(
      '$96,000',
    )
    expect((await ask(forRent(4000), 'you can reach me at 415 555 0134')).text).not.toMatch(/\$\d/)
  })
})

describe('date arithmetic', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((offset) => plusDays('2000-01-01', offset))

  it('counts consecutive days without gaps', async () => {
    await fc.assert(
      fc.asyncProperty(
        day,
        fc.integer({ min: 0, max: 4000 }),
        async (from, days) => daysBetween(from, plusDays(from, days)) === days,
      ),
    )
  })

  it('adds months and keeps the day of the month, or uses the last day of a shorter month', async () => {
    await fc.assert(
      fc.asyncProperty(day, fc.integer({ min: 0, max: 60 }), async (from, months) => {
        const [year = 0, month = 0, date = 0] = plusMonths(from, months).split('-').map(Number)
        const [startYear = 0, startMonth = 0, startDate = 0] = from.split('-').map(Number)
        expect(year * 12 + month).toBe(startYear * 12 + startMonth + months)
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
        expect(date).toBe(Math.min(startDate, last))
      }),
    )
  })
})

it.each([
  [0, '$0'],
  [1234.5, '$1,234.50'],
  [9999.994, '$9,999.99'],
  [9999.995, '$10,000'],
  [12_345.6, '$12,346'],
  [-3940, '-$3,940'],
  [-0.25, '-$0.25'],
])('writes %f dollars as %s', (value, words) => expect(dollars(value)).toBe(words))

describe('a mortgage payment', () => {
  it('matches the page’s payment estimate, in whole dollars', async () => {
    const { text } = await ask(forSale(625_000), 'what is the monthly payment with 20% down at 6% over 30 years')
    expect(monthlyPayment(50_000_000, 6, 30)).toBe(299_775)
    expect(text).toContain('about $2,998 a month')
  })
})

describe('random messages', () => {
  it('don’t produce an invalid date from a day far beyond the calendar', async () => {
    expect((await ask(forRent(3333), '1.2m year until')).text).not.toMatch(/NaN|Invalid/)
  })

  const words = fc.constantFrom(
    ...'what is 20 % down per sqft month year split 3 of us under over $4,000 1.2m rent deposit lb 60 kg a half and plus minus times lot january 15 until how much'.split(
      ' ',
    ),
  )

  it('don’t produce NaN or an invalid number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(words, { maxLength: 14 }), fc.boolean(), async (list, isSale) => {
        const { text } = await ask(isSale ? forSale(1_250_000) : forRent(3333), list.join(' '))
        expect(text).not.toMatch(/NaN|undefined|Infinity|null/)
      }),
      tries(300),
    )
  })
})

describe('facts combined in one calculation', () => {
  const lease = (): Listing => {
    const listing = forRent(3000)
    const facts = { ...listing.facts, deposit: 'one and a half months', parking: 'one space, $200 a month' }
    return { ...listing, facts }
  }

  it.each([
    ['what is my total for the year with the deposit thrown in?', '$40,500 for 12 months'],
    ['in a whole year, only rent, without the deposit', '$36,000 a year'],
    ['what would I pay over 12 months, rent alone', '$36,000'],
    ['what does the longer lease add up to', '$51,000 for 18 months'],
    ['what does the shorter one come to in all?', '$36,000 for a year'],
    ['12 months at 3000 plus the deposit', '$40,500 for 12 months'],
    ['two years of rent plus the security deposit, total?', '$76,500 for 24 months'],
    ['deposit minus first month?', '$1,500 (deposit $4,500 − rent $3,000)'],
    ['what is the difference between the rent and the deposit?', '$1,500'],
    ['rent is what percent of 10k a month', '30% of $10,000'],
    ['if my roommate pays 60% what do i pay', 'the rest is $1,200'],
    ['broker wants 15% of the annual rent, how much?', '15% of $36,000 is $5,400'],
    ['rent for half a year?', '$18,000 for half a year'],
    ['garage + rent, halved', '$1,600 each a month'],
  ])('%s', async (question, sum) => expect((await ask(lease(), question)).text).toContain(sum))

  it('keeps a deposit given in months of rent a deposit', async () => {
    expect((await ask(lease(), 'is it two months deposit or one, and with rent?')).text).not.toContain('for 2 months')
    expect((await ask(lease(), 'what is the deposit on a 12 month lease with a cat?')).text).not.toContain('for 12')
  })

  it('subtracts the house’s area from the lot’s', async () => {
    const listing = forSale(900_000)
    const { text } = await ask(
      { ...listing, sqft: 1500, facts: { ...listing.facts, lotAcres: 0.1 } },
      "what's the lot minus the house?",
    )
    expect(text).toContain('2,856 sq ft (lot 4,356 sq ft − home 1,500 sq ft)')
  })

  it('takes a bare rate behind a share paid down', async () => {
    const { text } = await ask(forSale(1_120_000), 'total monthly with 20 down at 6.75, taxes aside')
    expect(text).toContain('a loan of $896,000, 6.75% over 30 years')
    expect((await ask(forSale(1_120_000), '20% down, taxes included, monthly?')).text).not.toContain('a year, or')
  })

  it('halves the rent once where nobody shares it', async () => {
    expect((await ask(forRent(3000), 'what is half the rent?')).text).toBe('50% of $3,000 is $1,500 a month.')
    expect((await ask(forRent(3000), 'my brother and I each pay half the rent, so what’s that?')).text).toContain(
      '$1,500',
    )
  })

  it('tells how long ago a home was built', async () => {
    const listing = forSale(900_000)
    const built = { ...listing, facts: { ...listing.facts, yearBuilt: 2019 } }
    const { text, unanswered } = await ask(built, 'how long ago was it built')
    expect(text).toBe('It was built in 2019, so it’s about 7 years old.')
    expect(unanswered).toEqual([])
  })

  it('counts the years since a conversion', async () => {
    const listing = forRent(3000)
    const loft = { ...listing, facts: { ...listing.facts, yearBuilt: 1910, yearNote: 'converted 2012' } }
    expect((await ask(loft, 'how many years since the conversion?')).text).toContain('About 14 years')
    expect((await ask(loft, 'how old is the building?')).text).toContain('116')
  })
})
