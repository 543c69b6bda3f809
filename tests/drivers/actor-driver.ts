import type { Cast, Stage } from '../support/stage.ts'
import type { Driver } from './driver.ts'

/** Drives the real machine with fake ports, independently of the path. */
export interface ActorDriver<Event extends string = string> extends Driver<Stage, Event>, Cast {
  acts: Record<Event, (stage: Stage) => void | Promise<void>>
  /** What a visitor would see, as plain data. */
  see: (stage: Stage) => object
}
