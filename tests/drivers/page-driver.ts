import type { PlaywrightTestOptions } from '@playwright/test'
import type { Expected, Site } from '#e2e/walks/site/site.ts'
import type { WalkStep } from '../support/paths.ts'
import type { ActorDriver } from './actor-driver.ts'
import type { Driver, EventOf, LeftOut, LeftOutIn, Moment } from './driver.ts'

export type PageEventDriver = (site: Site, moment: Moment) => Promise<void>

/**
 * Drives the page in a browser through the visitor's actions and the server's answers. Its rows are those of the actor's
 * table.
 */
export interface PageDriver<Actor extends { eventDrivers: object } = ActorDriver> extends Driver<Site, EventOf<Actor>> {
  /** The folder under src/pages where a visitor meets it: `npm run test:page -- <page>`. */
  page: string
  /** The variant that is driven, when a machine has more than one. */
  face?: string
  /**
   * Its walk is left for the night: it asks the server nothing, a library draws it slowly, or other tests of each commit
   * open it in a browser or render its view.
   */
  isNightly?: boolean
  calls: Expected
  browser?: Partial<PlaywrightTestOptions>
  /** Setup before the page is opened. */
  prepare?(site: Site): Promise<void>
  eventDrivers: Record<EventOf<Actor>, PageEventDriver | LeftOut | LeftOutIn<PageEventDriver>>
  /**
   * States of the chart in which changes elsewhere aren't visible: a change is tested outside of them when possible.
   */
  hides?: string[]
  /** The text that a step makes the page show; a change is tested once for each text. */
  says?(step: Pick<WalkStep, 'event' | 'state'>): unknown
  /** Compares what the page shows with the model's expectation after an event, until they are equal. */
  see(site: Site, expected: object, moment: Moment): Promise<void>
}
