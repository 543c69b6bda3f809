import { dollarsAndCents } from '#domain/cents.ts'
import { paymentEstimateMachine } from '#machines/payment-estimate/payment-estimate.machine.ts'
import { paymentEstimateModel } from '#machines/payment-estimate/payment-estimate.model.ts'
import {
  type Household,
  purchaseEstimate,
  rentalEstimate,
  type Terms,
  type Typed,
  wrongField,
} from '#machines/payment-estimate/terms.ts'
import { paymentEstimate as words } from '#src/content/payment-estimate.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { rowsOf } from '../rows.ts'
import { rentalCosts, saleCosts, typed } from './payment-estimate.facts.ts'

const open = (terms: Terms) => (harness: ActorHarness) => harness.start(terms)
const send = (event: { type: string; [given: string]: unknown }) => (harness: ActorHarness) => harness.send(event)
const sale = { isRental: false, price: 1_000_000, costs: saleCosts }
const rental = { isRental: true, price: 3400, costs: rentalCosts }

export const paymentEstimate = {
  name: 'payment-estimate',
  machine: paymentEstimateMachine,
  ports: {},
  effects: [],
  model: paymentEstimateModel,
  eventDrivers: {
    'USER.opensSale': open(sale),
    'USER.opensSaleWithTaxes': open({ ...sale, costs: { ...saleCosts, annual_taxes: 12_000 } }),
    'USER.opensRental': open(rental),
    'USER.opensRentalWithoutDeposit': open({ ...rental, costs: { ...rentalCosts, deposit: null } }),
    ...rowsOf(typed, ([field, text]) => send({ type: 'TYPE', field, text })),
    'USER.picks30Years': send({ type: 'TYPE', field: 'years', text: '30' }),
    'USER.wantsParking': send({ type: 'CHOOSE_PARKING', parks: true }),
    'USER.wantsNoParking': send({ type: 'CHOOSE_PARKING', parks: false }),
    'USER.hasTwoPets': send({ type: 'CHOOSE_PETS', count: 2 }),
    'USER.hasNoPets': send({ type: 'CHOOSE_PETS', count: 0 }),
  },
  see: (harness) => {
    const context = harness.context as unknown as { terms: Terms; typed: Typed; household: Household }
    const { tags } = harness.snapshot
    if (tags.has('rental')) {
      const { month, moveIn } = rentalEstimate(context.household, context.terms)
      return { kind: 'rental', month: dollarsAndCents(month), moveIn: moveIn === null ? null : dollarsAndCents(moveIn) }
    }
    const wrong = tags.has('wrong') ? wrongField(context.typed) : null
    const estimate = tags.has('wrong') || tags.has('incomplete') ? null : purchaseEstimate(context.typed, context.terms)
    return {
      kind: 'sale',
      wrong: wrong ? [words.labels[wrong]] : [],
      loan: estimate && dollarsAndCents(estimate.loanPayment),
      total: estimate && dollarsAndCents(estimate.total),
    }
  },
} satisfies ActorDriver
