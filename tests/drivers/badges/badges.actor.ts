import { badgesMachine } from '#machines/badges/badges.machine.ts'
import { badgesModel } from '#machines/badges/badges.model.ts'
import type { ActorDriver } from '../actor-driver.ts'
import { stageActs, wait } from '../stage.actor.ts'

export const badges = {
  name: 'badges',
  machine: badgesMachine,
  ports: { watchStage: 'listener' },
  effects: [],
  model: badgesModel,
  acts: {
    ...stageActs,
    'USER.comes': (stage) => stage.start(undefined),
    'TIME.1ms': wait(1),
    'TIME.1499ms': wait(1499),
    'TIME.1999ms': wait(1999),
    'TIME.2999ms': wait(2999),
    'TIME.10s': wait(10_000),
  },
  see: ({ snapshot }) => ({ badges: ['newOffer', 'tourRequest'].filter((each) => snapshot.hasTag(each)) }),
} satisfies ActorDriver
