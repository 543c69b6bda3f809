import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/**
 * Requirement PROP-19. For sale at $1,000,000 with dues of $985 a month, and with taxes of $12,000 a year or unknown ones; for rent at $3,400 with a deposit of $3,400,
 * parking for $180 and pets for $50 each. The expected amounts are from tables of loans and computed by hand.
 */
const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  guards: {
    isWrong: ({ context }) =>
      context.price === 'free' || ['$1,000,000', 'half'].includes(context.down) || context.rate === '31',
    isIncomplete: ({ context }) => !context.price || !context.down || !context.rate || !context.years,
    has: ({ context }, now: Partial<Context>) => !isAlready(context, now),
  },
  actions: { change: assign((_, now: Partial<Context>) => now) },
}).createMachine({
  id: 'paymentEstimateSpec',
  context: { price: '1,000,000', down: '', rate: '', years: '', taxes: '', parks: false, pets: 0, deposit: true },
  initial: 'elsewhere',
  states: {
    elsewhere: {
      on: {
        'USER.opensSale': { target: 'sale' },
        'USER.opensSaleWithTaxes': {
          target: 'sale',
          actions: { type: 'change', params: { taxes: '$12,000' } },
        },
        'USER.opensRental': { target: 'rental' },
        'USER.opensRentalWithoutDeposit': {
          target: 'rental',
          actions: { type: 'change', params: { deposit: false } },
        },
      },
    },
    sale: {
      initial: 'judging',
      on: {
        'USER.pays20PercentDown': becomes({ down: '20%' }),
        'USER.pays400000Down': becomes({ down: '$400,000' }),
        'USER.paysAllDown': becomes({ down: '$1,000,000' }),
        'USER.paysHalfDown': becomes({ down: 'half' }),
        'USER.typesRate6': becomes({ rate: '6' }),
        'USER.typesRate0': becomes({ rate: '0' }),
        'USER.typesRate31': becomes({ rate: '31' }),
        'USER.clearsRate': becomes({ rate: '' }),
        'USER.picks30Years': becomes({ years: '30' }),
        'USER.typesTaxes': becomes({ taxes: '$12,000' }),
        'USER.typesNoPrice': becomes({ price: 'free' }),
        'USER.typesPriceAgain': becomes({ price: '1,000,000' }),
      },
      states: {
        judging: {
          always: [
            { guard: 'isWrong', target: 'wrong' },
            { guard: 'isIncomplete', target: 'incomplete' },
            { target: 'estimated' },
          ],
        },
        incomplete: {},
        wrong: {},
        estimated: {},
      },
    },
    rental: {
      on: {
        'USER.wantsParking': chooses({ parks: true }),
        'USER.wantsNoParking': chooses({ parks: false }),
        'USER.hasTwoPets': chooses({ pets: 2 }),
        'USER.hasNoPets': chooses({ pets: 0 }),
      },
    },
  },
})

interface Context {
  price: string
  down: string
  rate: string
  years: string
  taxes: string
  parks: boolean
  pets: number
  deposit: boolean
}

function isAlready(context: Context, now: Partial<Context>): boolean {
  return Object.entries(now).every(([name, value]) => context[name as keyof Context] === value)
}

function becomes(now: Partial<Context>) {
  return {
    guard: { type: 'has', params: now },
    target: '.judging',
    actions: { type: 'change', params: now },
  } as const
}

function chooses(now: Partial<Context>) {
  return { guard: { type: 'has', params: now }, actions: { type: 'change', params: now } } as const
}

/** Over thirty years, without dues and taxes: 6 % of $800,000 and $600,000, and no interest at all. */
const loanPayments: Record<string, string> = {
  '20% at 6': '$4,796.40',
  '$400,000 at 6': '$3,597.30',
  '20% at 0': '$2,222.22',
  '$400,000 at 0': '$1,666.67',
}
const totals: Record<string, string> = {
  '20% at 6': '$5,781.40',
  '$400,000 at 6': '$4,582.30',
  '20% at 0': '$3,207.22',
  '$400,000 at 0': '$2,651.67',
  '20% at 6 with taxes': '$6,781.40',
  '$400,000 at 6 with taxes': '$5,582.30',
  '20% at 0 with taxes': '$4,207.22',
  '$400,000 at 0 with taxes': '$3,651.67',
}

const months: Record<string, [string, string]> = {
  'no parking, 0 pets': ['$3,400', '$6,800'],
  'parking, 0 pets': ['$3,580', '$6,980'],
  'no parking, 2 pets': ['$3,500', '$6,900'],
  'parking, 2 pets': ['$3,680', '$7,080'],
}

function wrong({ price, down, rate }: Context): string[] {
  if (price === 'free') return ['Price']
  if (['$1,000,000', 'half'].includes(down)) return ['Down payment']
  return rate === '31' ? ['Interest rate'] : []
}

export const paymentEstimateModel: Model = {
  requirements: ['PROP-19'],
  proves: { USER: ['PROP-19'] },
  chart,
  looks: {
    'paymentEstimateSpec.sale.incomplete': { kind: 'sale', wrong: [], loan: null, total: null },
    'paymentEstimateSpec.sale.wrong': (context: Context) => ({
      kind: 'sale',
      wrong: wrong(context),
      loan: null,
      total: null,
    }),
    'paymentEstimateSpec.sale.estimated': ({ down, rate, taxes }: Context) => ({
      kind: 'sale',
      wrong: [],
      loan: loanPayments[`${down} at ${rate}`],
      total: totals[`${down} at ${rate}${taxes ? ' with taxes' : ''}`],
    }),
    'paymentEstimateSpec.rental': ({ parks, pets, deposit }: Context) => {
      const [month, moveIn] = months[`${parks ? 'parking' : 'no parking'}, ${pets} pets`] ?? []
      return { kind: 'rental', month, moveIn: deposit ? moveIn : null }
    },
  },
}
