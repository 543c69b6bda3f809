import type { Cast, Stage } from '../support/stage.ts'
import type { Driver } from './driver.ts'

/** Drives the real machine among fake ports. What happens does not depend on where a path leads. */
export interface ActorDriver<Event extends string = string> extends Driver<Stage, Event>, Cast {
  acts: Record<Event, (stage: Stage) => void | Promise<void>>
  /** What a visitor would see, as plain data. */
  see: (stage: Stage) => object
}
