import type { Stage } from '../support/stage.ts'

const tell = (type: string) => (stage: Stage) => stage.tell('watchStage', { type })

/** What the stage of a moving thing can tell; every specification of one uses them all. */
export const stageActs = {
  'STAGE.moves': tell('MOVE'),
  'STAGE.rests': tell('REST'),
  'STAGE.standsStill': tell('STAND_STILL'),
  'STAGE.breaks': (stage: Stage) => stage.breakListener('watchStage', new Error('no stage')),
}
