import type { ActorHarness, Fixtures } from '../support/harness.ts'
import type { Driver } from './driver.ts'

/** Drives the real machine with fake ports, independently of the path. */
export interface ActorDriver<Event extends string = string> extends Driver<ActorHarness, Event>, Fixtures {
  eventDrivers: Record<Event, (harness: ActorHarness) => void | Promise<void>>
  /** What a visitor would see, as plain data. */
  see: (harness: ActorHarness) => object
}
