import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { motionControlModel } from '#machines/motion-control/motion-control.model.ts'
import type { ActorDriver } from '../actor-driver.ts'

export const motionControl = {
  name: 'motion-control',
  machine: motionControlMachine,
  ports: { watchPreference: 'listener' },
  effects: [],
  model: motionControlModel,
  eventDrivers: {
    'USER.comes': (harness) => harness.start(undefined),
    'USER.pauses': (harness) => harness.send({ type: 'PAUSE' }),
    'USER.plays': (harness) => harness.send({ type: 'PLAY' }),
    'SYSTEM.wantsLess': (harness) => harness.publish('watchPreference', { type: 'MOTION_REDUCED' }),
    'SYSTEM.wantsMotion': (harness) => harness.publish('watchPreference', { type: 'MOTION_ALLOWED' }),
    'SYSTEM.isSilent': (harness) => harness.breakListener('watchPreference', new Error('no matchMedia')),
  },
  see: (harness) => ({ motion: [...harness.snapshot.tags].join(), hears: harness.listensTo('watchPreference') }),
} satisfies ActorDriver
