import type { PlaywrightTestOptions } from '@playwright/test'
import type { Expected, Site } from '#e2e/walks/site/site.ts'
import type { WalkStep } from '../support/paths.ts'
import type { ActorDriver } from './actor-driver.ts'
import type { Driver, EventOf, LeftOut, LeftOutIn, Moment } from './driver.ts'

export type PageAct = (site: Site, moment: Moment) => Promise<void>

/** Drives the page in a browser, by what a visitor does and what the server answers. Its rows are those of the actor's table. */
export interface PageDriver<Actor extends { acts: object } = ActorDriver> extends Driver<Site, EventOf<Actor>> {
  /** The folder under src/pages where a visitor meets it: `npm run test:page -- <page>`. */
  page: string
  /** Which of its faces is driven, where a machine has more than one. */
  face?: string
  calls: Expected
  browser?: Partial<PlaywrightTestOptions>
  /** What has to be arranged before the page is opened. */
  prepare?(site: Site): Promise<void>
  acts: Record<EventOf<Actor>, PageAct | LeftOut | LeftOutIn<PageAct>>
  /** States of the chart in which what changes elsewhere is not seen: a change is walked outside of them, where it can be. */
  hides?: string[]
  /** What a step makes the page say, where it says anything; the same change is walked once for each of it. */
  says?(step: Pick<WalkStep, 'event' | 'state'>): unknown
  /** Compares what the page shows with what the model says is seen after an event, until it is the same. */
  see(site: Site, expected: object, moment: Moment): Promise<void>
}
