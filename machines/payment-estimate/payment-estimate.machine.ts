import { assign, setup } from 'xstate'
import { type Household, isMissing, type LoanField, type Terms, type Typed, untyped, wrongField } from './terms.ts'

export const paymentEstimateMachine = setup({
  types: {
    input: {} as Terms,
    context: {} as { terms: Terms; typed: Typed; household: Household },
    events: {} as
      | { type: 'TYPE'; field: LoanField; text: string }
      | { type: 'CHOOSE_PARKING'; parks: boolean }
      | { type: 'CHOOSE_PETS'; count: number },
    tags: {} as 'incomplete' | 'wrong' | 'rental',
  },
  guards: {
    isRental: ({ context }) => context.terms.isRental,
    cannotBeUsed: ({ context }) => wrongField(context.typed) !== null,
    isMissingSome: ({ context }) => isMissing(context.typed),
  },
  actions: {
    keepTyped: assign({
      typed: ({ context }, { field, text }: { field: LoanField; text: string }) => ({
        ...context.typed,
        [field]: text,
      }),
    }),
    keepParking: assign({ household: ({ context }, parks: boolean) => ({ ...context.household, parks }) }),
    keepPets: assign({ household: ({ context }, pets: number) => ({ ...context.household, pets }) }),
  },
}).createMachine({
  id: 'paymentEstimate',
  description:
    'Estimates what a home costs: a monthly loan payment for a sale, monthly and move-in totals for a rental.',
  context: ({ input }) => ({
    terms: input,
    typed: untyped(input),
    household: { parks: false, pets: 0 },
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isRental', target: 'rental' }, { target: 'purchase' }],
    },
    purchase: {
      description: 'For sale: price, down payment, rate and term as typed. No rate is suggested.',
      initial: 'checking',
      on: {
        TYPE: { target: '.checking', actions: { type: 'keepTyped', params: ({ event }) => event } },
      },
      states: {
        checking: {
          always: [
            { guard: 'cannotBeUsed', target: 'wrong' },
            { guard: 'isMissingSome', target: 'incomplete' },
            { target: 'estimated' },
          ],
        },
        incomplete: { description: 'A required figure is missing.', tags: 'incomplete' },
        wrong: { description: 'A field has an invalid value.', tags: 'wrong' },
        estimated: { description: 'The monthly payment is shown.' },
      },
    },
    rental: {
      description: 'For rent: the monthly total with parking and pets, and the sum to move in.',
      tags: 'rental',
      on: {
        CHOOSE_PARKING: { actions: { type: 'keepParking', params: ({ event }) => event.parks } },
        CHOOSE_PETS: { actions: { type: 'keepPets', params: ({ event }) => event.count } },
      },
    },
  },
})
