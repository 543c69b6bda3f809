import { revealMachine } from '#machines/reveal/reveal.machine.ts'
import { revealModel } from '#machines/reveal/reveal.model.ts'
import type { Workflow } from '../../support/workflow.ts'
import { wait } from './cues.ts'

export const reveal: Workflow = {
  name: 'reveal',
  machine: revealMachine,
  ports: { watchView: 'listener' },
  effects: [],
  model: revealModel,
  acts: {
    'USER.comes': (stage) => stage.start(undefined),
    'USER.seesIt': (stage) => stage.tell('watchView', { type: 'SEEN' }),
    'USER.isAboveIt': (stage) => stage.tell('watchView', { type: 'UNSEEN' }),
    'SYSTEM.wantsLess': (stage) => stage.tell('watchView', { type: 'STAND_STILL' }),
    'VIEW.cannotBeWatched': (stage) => stage.breakListener('watchView', new Error('no IntersectionObserver')),
    'TIME.10s': wait(10_000),
  },
  see: (stage) => ({ section: [...stage.snapshot.tags].join() || 'there', watched: stage.listensTo('watchView') }),
}
