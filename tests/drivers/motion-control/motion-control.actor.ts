import { motionControlMachine } from '#machines/motion-control/motion-control.machine.ts'
import { motionControlModel } from '#machines/motion-control/motion-control.model.ts'
import type { ActorDriver } from '../actor-driver.ts'

export const motionControl = {
  name: 'motion-control',
  machine: motionControlMachine,
  ports: { watchPreference: 'listener' },
  effects: [],
  model: motionControlModel,
  acts: {
    'USER.comes': (stage) => stage.start(undefined),
    'USER.pauses': (stage) => stage.send({ type: 'PAUSE' }),
    'USER.plays': (stage) => stage.send({ type: 'PLAY' }),
    'SYSTEM.wantsLess': (stage) => stage.publish('watchPreference', { type: 'MOTION_REDUCED' }),
    'SYSTEM.wantsMotion': (stage) => stage.publish('watchPreference', { type: 'MOTION_ALLOWED' }),
    'SYSTEM.isSilent': (stage) => stage.breakListener('watchPreference', new Error('no matchMedia')),
  },
  see: (stage) => ({ motion: [...stage.snapshot.tags].join(), hears: stage.listensTo('watchPreference') }),
} satisfies ActorDriver
