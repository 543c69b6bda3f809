import type { EventObject } from 'xstate'
import type { ActorHarness } from '../support/harness.ts'

/** A fake source, such as the page's playback, which the machine only passes to its port. */
export const source = { subscribe: () => () => {} }

/** Publishes an event of `source`, and fails when the port was given another one. */
export function publishFromSource(harness: ActorHarness, port: string, event: EventObject): void {
  if (harness.givenTo(port) !== source) throw new Error(`${port} is given another source than the machine was`)
  harness.publish(port, event)
}

const publish = (type: string) => (harness: ActorHarness) => publishFromSource(harness, 'watchPlayback', { type })

/** The commands of playback; every animation's specification uses all of them. */
export const playbackEvents = {
  'STAGE.moves': publish('MOVE'),
  'STAGE.rests': publish('REST'),
  'STAGE.standsStill': publish('STAND_STILL'),
  'STAGE.breaks': (harness: ActorHarness) => harness.breakListener('watchPlayback', new Error('no slot')),
}
