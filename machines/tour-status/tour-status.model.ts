import { assign, setup } from 'xstate'
import type { Model } from '../model.ts'

/** CONFIRM-05 and the list of what may follow what: the first answer of the seller stands, and no other counts. */
interface Context {
  newTime: string | null
}

const chart = setup({
  types: { context: {} as Context, events: {} as { type: string } },
  actions: {
    nothingHappens: () => {},
    keep: assign({ newTime: '2026-11-24T14:00:00' }),
  },
}).createMachine({
  id: 'tourStatusSpec',
  context: { newTime: null },
  initial: 'elsewhere',
  states: {
    elsewhere: { on: { 'BUYER.asks': { target: 'requested' } } },
    requested: {
      on: {
        'SELLER.accepts': { target: 'accepted' },
        'SELLER.declines': { target: 'declined' },
        'SELLER.proposesTuesday': { target: 'newTimeProposed', actions: 'keep' },
      },
    },
    accepted: {
      on: {
        'SELLER.accepts': { actions: 'nothingHappens' },
        'SELLER.declines': { actions: 'nothingHappens' },
        'SELLER.proposesFriday': { actions: 'nothingHappens' },
      },
    },
    declined: {
      on: {
        'SELLER.accepts': { actions: 'nothingHappens' },
        'SELLER.declines': { actions: 'nothingHappens' },
        'SELLER.proposesFriday': { actions: 'nothingHappens' },
      },
    },
    newTimeProposed: {
      on: {
        'SELLER.accepts': { actions: 'nothingHappens' },
        'SELLER.declines': { actions: 'nothingHappens' },
        'SELLER.proposesFriday': { actions: 'nothingHappens' },
      },
    },
  },
})

export const tourStatusModel: Model = {
  requirements: ['CONFIRM-05'],
  chart,
  looks: {
    'tourStatusSpec.requested': { status: 'requested', settled: false, newTime: null },
    'tourStatusSpec.accepted': { status: 'accepted', settled: true, newTime: null },
    'tourStatusSpec.declined': { status: 'declined', settled: true, newTime: null },
    'tourStatusSpec.newTimeProposed': { status: 'newTimeProposed', settled: true, newTime: '2026-11-24T14:00:00' },
  },
}
