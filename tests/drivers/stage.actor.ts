import type { EventObject } from 'xstate'
import type { Stage } from '../support/stage.ts'

/** A fake source, such as the page's playback, which the machine only passes to its port. */
export const source = { subscribe: () => () => {} }

/** Publishes an event of `source`, and fails when the port was given another one. */
export function publishFromSource(stage: Stage, port: string, event: EventObject): void {
  if (stage.givenTo(port) !== source) throw new Error(`${port} is given another source than the machine was`)
  stage.publish(port, event)
}

const publish = (type: string) => (stage: Stage) => publishFromSource(stage, 'watchPlayback', { type })

/** The commands of playback; every animation's specification uses all of them. */
export const stageActs = {
  'STAGE.moves': publish('MOVE'),
  'STAGE.rests': publish('REST'),
  'STAGE.standsStill': publish('STAND_STILL'),
  'STAGE.breaks': (stage: Stage) => stage.breakListener('watchPlayback', new Error('no stage')),
}
