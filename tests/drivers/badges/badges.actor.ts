import { badgesMachine } from '#machines/badges/badges.machine.ts'
import { badgesModel } from '#machines/badges/badges.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { passTime } from '../rows.actor.ts'
import { stageActs } from '../stage.actor.ts'

export const badges = {
  name: 'badges',
  machine: badgesMachine,
  ports: { watchPlayback: 'listener' },
  effects: [],
  model: badgesModel,
  acts: {
    ...stageActs,
    'USER.comes': (stage) => stage.start(undefined),
    ...passTime('TIME.1ms', 'TIME.1499ms', 'TIME.1999ms', 'TIME.2999ms', 'TIME.10s'),
  },
  see: ({ snapshot }) => ({ badges: ['newOffer', 'tourRequest'].filter((each) => snapshot.hasTag(each)) }),
} satisfies ActorDriver
