import type { Stage } from '../support/stage.ts'

const publish = (type: string) => (stage: Stage) => stage.publish('watchPlayback', { type })

/** What the stage of a moving thing can tell; every specification of one uses them all. */
export const stageActs = {
  'STAGE.moves': publish('MOVE'),
  'STAGE.rests': publish('REST'),
  'STAGE.standsStill': publish('STAND_STILL'),
  'STAGE.breaks': (stage: Stage) => stage.breakListener('watchPlayback', new Error('no stage')),
}
