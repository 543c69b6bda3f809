import { describe, expect, it } from 'vitest'
import { rolesOfAmounts } from '#assistant/decide/roles-of-amounts.ts'
import { sumByRoles, takesPlaceOf } from '#assistant/decide/sum-by-roles.ts'
import { homeOf } from '#assistant/facts/home.ts'
import { type AmountRole, amountRoleSamples } from '#assistant/understand/amount-roles.ts'
import type { Learned as Models } from '#assistant/understand/encoder.ts'
import type { Likely } from '#assistant/understand/learned.ts'
import { readMessage } from '#assistant/understand/read.ts'
import type { SumKind } from '#assistant/understand/sum-examples.ts'
import type { SampleId } from './support/ask.ts'
import { records } from './support/records.ts'

interface Learned {
  /** How likely each role is. */
  share?: number
  /** How likely the message is a question. */
  question?: number
  kind?: SumKind
  /** The sum before. */
  before?: string
  language?: 'en' | 'es'
}

/** What a message comes to when its amounts have these roles, in order. */
function sumOf(
  id: SampleId,
  message: string,
  roles: string,
  { share = 0.9, question = 1, kind, before = '', language = 'en' }: Learned = {},
) {
  const listing = records[id]
  const { clauses } = readMessage(message, listing, language)
  const names = roles.split(' ') as AmountRole[]
  const whole: Likely = { acts: { question }, protection: { none: 1 }, topics: {}, sums: kind ? { [kind]: 0.9 } : {} }
  const context = { home: homeOf(listing), today: '2026-11-20', calculation: before.split(' ') }
  return sumByRoles(
    clauses,
    names.map((role) => ({ x: 1 - share, [role]: share })),
    { whole },
    context,
  )
}

describe('[API-05] a sum of what the amounts of a message are for', () => {
  it.each([
    [4, 'six and a half fixed for thirty, twenty down. the damage monthly', 'rate term down', '$24,019'],
    [4, 'seven pct on a thirty with a fifth down, whats the nut', 'rate term down', '$25,281'],
    [4, 'a mil down from me, 500 from my partner, loan is', 'down down', '$3,250,000'],
    [6, 'my parents gift me 50 grand and 130 are my own, whats left to finance', 'down down', '$940,000'],
    [5, 'i put 400k, bank gives me the rest at 6.5 for thirty, dues on top', 'down rate term', '$10,434'],
    [5, 'i put 400k, the rest at 6.5 for thirty, without the dues', 'down rate term', '$9,449'],
    [6, 'ten down, thirty years, they quoted me seven. dont forget the hoa. monthly?', 'down term rate', '$6,916'],
    [6, 'at a price of 1.05 and 6.25, what do i pay monthly', 'offer rate', 'a loan of $1,050,000'],
    [4, 'my guy gets two and a half points, how fat is his check', 'cost', '$118,750'],
    [4, 'a quarter down together with two percent for closing', 'down cost', '$1,282,500'],
    [5, 'id bring 400k and fees eat another 2 percent', 'down cost', '$437,900'],
    [4, 'wed wanna come in 6% lighter, where does that land', 'less', '$4,465,000'],
    [9, 'i talk him to 4 points less for the two years', 'less period', '$4,944'],
    [6, 'they might add 5% on it, so then', 'more', '$1,176,000'],
    [4, 'a fifth of the ask, in dollars', 'part', '$950,000'],
    [8, 'i clear 8400 a month, do i make that 3 times thing', 'income times', '$10,200'],
    [9, 'i bring in 172 a year, do i clear forty times it', 'income times', '$206,000, against $172,000'],
    [4, 'where we live is 3150 feet, so how much more elbow room', 'area', '1,670 sq ft'],
    [4, 'say they took 4.5 even, what did i pay a foot', 'offer', '$934'],
    [4, 'if they come down to four six and i put 25 down whats the loan', 'own down', '$3,450,000'],
    [6, 'ten under asking and then twenty down on whatever that is, how much cash', 'less down', '$201,600'],
    [5, 'property tax at 1.25 percent spread over twelve months, then add the hoa', 'cost x', '$2,958.96 a month'],
    [4, 'closing costs are 2 percent, tack that onto the price', 'cost', '$4,845,000'],
    [4, 'ceiling for us is four six, this one goes past that by', 'limit', '$150,000'],
    [4, 'husband swore wed stop at 4.2, how badly do we blow it', 'limit', '$550,000'],
    [5, 'the letter says 1.75, i come up short how much', 'limit', '$145,000'],
    [8, 'i cant go past 3100 so im off by', 'limit', '$300'],
  ] as const)('for listing %i: "%s"', (id, message, roles, result) => {
    expect(sumOf(id, message, roles)?.answer.text.en).toContain(result)
  })

  it.each([
    [4, 'what would i pay every month if i put 20 down, thirty yr fixed, 6.5 percent', '$24,019'],
    [5, '25 percent down, 30 year at 6.25, add the hoa on top. whats my nut every month', '$9,736'],
    [5, 'thirty yrs, 6 1/2, standard twenty down, and tack the hoa on. monthly all in?', '$10,567'],
    [6, '10% in, six and three quarters, thirty years, whats the monthly', '$6,538'],
    [4, 'the credit union gives us 3 million even at 6.25 over thirty yrs, whats the monthly nut', '$18,472'],
    [5, 'VA loan nothing down 6% thirty years, what monthly', '$11,361'],
    [6, 'a fifth down, six and three quarters, 30 year, add in the hoa. what leaves my account', '$6,021'],
    [6, 'teacher and nurse, 20% saved up, 30yr at 6.875, ballpark monthly w/o hoa?', '$5,886 a month for principal'],
  ] as const)('reads a loan by its form, whatever was learned: listing %i, "%s"', (id, message, result) => {
    const sum = sumOf(id, message, 'income own x')
    expect(sum?.answer.text.en).toContain(result)
    expect(sum?.isLoan).toBe(true)
  })

  it.each([
    'twenty down, 30 year, 6.5 and 2.5 closing',
    '20 down and 30 days to close at 6.5',
    '20 down for the 4 of us at 6.5',
  ])('reads no loan by its form in "%s"', (message) => {
    expect(sumOf(4, message, 'x x x x')).toBeNull()
  })

  it('reads “al 7 a 30 años” as a rate and a term', () => {
    const sum = sumOf(6, 'cuanto seria la mensualidad si pido 900 mil al 7 a 30 años', 'x x x', { language: 'es' })
    expect(sum?.answer.text.es).toContain('un préstamo de $900,000, 7% a 30 años')
  })

  it('takes what is left to borrow for the loan', () => {
    expect(sumOf(4, 'plunking 2 million on it and financing the rest, whats the rest', 'x')?.answer.text.en).toContain(
      '$2,750,000',
    )
    expect(
      sumOf(6, 'i have $310k, if i put all of it in then what loan am i applying for', 'x')?.answer.text.en,
    ).toContain('$810,000')
    expect(sumOf(6, 'i have $310k, what loan am i applying for with $20k of fees', 'x x')).toBeNull()
  })

  it('keeps what was paid down in the sum before', () => {
    const before = 'if i put 300000 down how much do i have to finance'
    expect(sumOf(6, 'at 6.5 for 15 years, what monthly', 'rate term', { before })?.answer.text.en).toContain('$7,143')
  })

  it('adds closing costs to what is paid down', () => {
    expect(sumOf(6, 'total cash needed if 15% down n 30k closing', 'x x')?.answer.text.en).toContain('$198,000')
    expect(sumOf(6, '15% down n 30k closing', 'x x')).toBeNull()
    const sum = sumOf(6, 'how much cash for ten percent plus 3 percent closing costs altogether', 'period cost')
    expect(sum?.answer.text.en).toContain('$145,600')
  })

  it('asks for the difference where the message does as a whole', () => {
    expect(sumOf(4, 'we have 4.2 and not a dime more, so', 'limit')).toBeNull()
    expect(sumOf(4, 'we have 4.2 and not a dime more, so', 'limit', { kind: 'difference' })).not.toBeNull()
  })

  it('goes on with the loan before', () => {
    const loan = 'mortgage payment per month with 20 % down at 7 % over 30 years'
    const goneOn = (message: string, roles: string) =>
      sumOf(4, message, roles, { before: loan })?.reading.words.join(' ')
    expect(goneOn('and on a fifteen if they got me six', 'term rate')).toBe(
      'mortgage payment per month with 20 % down at 6 % over 15 years',
    )
    expect(goneOn('what if its 1.2 up front and with the dues', 'down')).toBe(
      'mortgage payment per month with $1200000 down at 7 % over 30 years with hoa',
    )
    expect(sumOf(4, 'and on a fifteen', 'term')).toBeNull()
  })

  it('is only said where each amount surely has its role', () => {
    const lighter = 'wed wanna come in 6% lighter, where does that land'
    expect(sumOf(4, lighter, 'less', { share: 0.8 })).toMatchObject({ isSure: true })
    expect(sumOf(4, lighter, 'less', { share: 0.6 })).toMatchObject({ isSure: false })
    expect(sumOf(4, lighter, 'less', { share: 0.4 })).toBeNull()
    expect(sumOf(4, 'a fifth of the ask', 'part')).toMatchObject({ isSure: false })
  })

  it('isn’t made of a statement, without a price, of a rent for a loan, or of amounts that are nothing', () => {
    expect(sumOf(4, 'quoted 6.5 for thirty', 'rate term', { question: 0.2 })).toBeNull()
    expect(sumOf(7, 'a fifth of the ask', 'part')).toBeNull()
    expect(sumOf(8, '6.5 for thirty, what monthly', 'rate term')).toBeNull()
    expect(sumOf(4, 'my 3 kids and 2 dogs', 'x pets')).toBeNull()
    expect(sumOf(4, 'twenty percent down and 3 percent closing', 'down cost')).toBeNull()
    expect(sumOf(6, 'they say 3.5% down. 3.5% would be how much', 'down rate')).toBeNull()
    expect(sumOf(9, 'it would be for friday 27, as late as possible', 'more')).toBeNull()
    expect(sumOf(4, 'if each of us puts 20% down on his half', 'down cost')).toBeNull()
    expect(sumOf(6, 'what does the zone 5 permit cost a year', 'cost')).toBeNull()
  })

  it('reads the roles that are likeliest together, each once', () => {
    const listing = records[4]
    const { clauses } = readMessage('six and a half fixed for thirty, twenty down', listing, 'en')
    const roles = [
      { rate: 0.42, down: 0.18, term: 0.15, x: 0.2 },
      { rate: 0.62, down: 0.2, term: 0.06, x: 0.1 },
      { down: 0.73, rate: 0.15, x: 0.1 },
    ]
    const whole: Likely = { acts: { question: 1 }, protection: { none: 1 }, topics: {} }
    const sum = sumByRoles(clauses, roles, { whole }, { home: homeOf(listing), today: '2026-11-20' })
    expect(sum?.reading.words.join(' ')).toBe('mortgage payment per month with 20 % down at 6.5 % over 30 years')
  })

  it('takes the place of a sum that the words make, unless that goes on from the one before or says the same', () => {
    const sum = sumOf(4, 'seven pct on a thirty with a fifth down', 'rate term down')
    const other = sumOf(4, 'wed wanna come in 6% lighter', 'less')
    if (!sum || !other) throw new Error('There’s no sum.')
    expect(takesPlaceOf(sum, [])).toBe(true)
    expect(takesPlaceOf(sum, [other])).toBe(true)
    expect(takesPlaceOf({ ...sum, isSure: false }, [other])).toBe(false)
    expect(takesPlaceOf(sum, [{ ...other, isFurther: true }])).toBe(false)
    expect(takesPlaceOf(sum, [sum])).toBe(false)
  })

  it('isn’t looked for among many amounts, or where nothing was learned', async () => {
    const listing = records[4]
    const read = (message: string) => readMessage(message, listing, 'en').clauses
    const encoder = { embed: () => Promise.reject(new Error('It was asked.')), learned: {} as Models }
    expect(await rolesOfAmounts(read('5 and 6, 8, 9, 11, 12 and 13 dollars'), homeOf(listing), encoder)).toBeNull()
    expect(await rolesOfAmounts(read('20 down'), homeOf(listing), undefined)).toBeNull()
  })

  it('is learned from examples that name each amount’s role', () => {
    const samples = amountRoleSamples().flat()
    const named = new Set(samples.map(({ label }) => label))
    expect(named.size).toBe(18)
    expect(samples.every(({ words }) => words.includes('targetamount'))).toBe(true)
  })
})
