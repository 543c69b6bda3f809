import { tourStatusMachine } from '#machines/tour-status/tour-status.machine.ts'
import { tourStatusModel } from '#machines/tour-status/tour-status.model.ts'
import type { ActorHarness } from '../../support/harness.ts'
import type { ActorDriver } from '../actor-driver.ts'

const tuesday = { type: 'PROPOSE', newTime: '2026-11-24T14:00:00' }
const friday = { type: 'PROPOSE', newTime: '2026-11-27T09:30:00' }
const saturday = { type: 'PROPOSE_INSTEAD', newTime: '2026-11-28T11:00:00' }
/** A finished machine gets no more events; the server checks first, too. */
const decide = (event: { type: string }) => (harness: ActorHarness) => {
  if (harness.snapshot.status === 'active') harness.send(event)
}

export const tourStatus = {
  name: 'tour-status',
  machine: tourStatusMachine,
  ports: {},
  effects: [],
  model: tourStatusModel,
  eventDrivers: {
    'BUYER.asks': (harness) => harness.start(undefined),
    'SELLER.accepts': decide({ type: 'ACCEPT' }),
    'SELLER.declines': decide({ type: 'DECLINE' }),
    'SELLER.proposesTuesday': decide(tuesday),
    'SELLER.proposesFriday': decide(friday),
    'BUYER.moves': decide({ type: 'MOVE' }),
    'BUYER.movesInVain': decide({ type: 'MOVE' }),
    'BUYER.cancels': decide({ type: 'CANCEL' }),
    'BUYER.cancelsInVain': decide({ type: 'CANCEL' }),
    'BUYER.accepts': decide({ type: 'ACCEPT_NEW_TIME' }),
    'BUYER.acceptsInVain': decide({ type: 'ACCEPT_NEW_TIME' }),
    'SELLER.callsOff': decide({ type: 'CALL_OFF' }),
    'SELLER.callsOffInVain': decide({ type: 'CALL_OFF' }),
    'SELLER.proposesInstead': decide(saturday),
    'SELLER.proposesInsteadInVain': decide(saturday),
    'TIME.passes': decide({ type: 'EXPIRE' }),
    'TIME.passesInVain': decide({ type: 'EXPIRE' }),
    'TIME.ends': decide({ type: 'FINISH' }),
    'TIME.endsInVain': decide({ type: 'FINISH' }),
  },
  see: ({ snapshot }) => ({
    status: snapshot.value,
    ended: snapshot.status === 'done',
    newTime: snapshot.context.newTime,
  }),
} satisfies ActorDriver
