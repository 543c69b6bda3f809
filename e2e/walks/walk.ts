import type { PlaywrightTestOptions } from '@playwright/test'
import type { Model } from '#machines/model.ts'
import {
  type AnySnapshot,
  acceptedEvents,
  leavesOf,
  type Path,
  pathsThrough,
  type Step as TourStep,
} from '#tests/support/paths.ts'
import type { Expected, Site } from './site/site.ts'

type Step = Pick<TourStep, 'event' | 'state'>

/** Steps after which a path ends and the next one loads its page afresh. */
const longest = 25

/** Where a path stands when something happens. */
export interface Moment {
  event: string
  /** The chart before it; null when the path begins. */
  before: AnySnapshot | null
  after: AnySnapshot
  /** What the path says happens after it: an answer may have to lead there. */
  next: string | null
}

export type Act = (site: Site, moment: Moment) => Promise<void>

interface LeftOutIn {
  /** States of the chart, with all that is in them: `moving`, or `muted.playing`. */
  states: string[]
  why: string
}

/** A specification chart, walked in a browser. */
export interface Walk {
  /** The folder under machines/. */
  name: string
  /** The folder under src/pages where a visitor meets it: `npm run test:page -- <page>`. */
  page: string
  /** Which of its faces is walked, where a machine has more than one. */
  face?: string
  model: Model
  calls: Expected
  browser?: Partial<PlaywrightTestOptions>
  /** What has to be arranged before the page is opened. */
  prepare?(site: Site): Promise<void>
  /** How each event of the specification is brought about: a gesture, an answer, or time. */
  acts: Record<string, Act>
  /** Events that cannot happen in a browser, or not yet, each with its reason; not there, where places of the chart are named. */
  leftOut?: Record<string, string | LeftOutIn>
  /** States of the chart in which what changes elsewhere is not seen: a change is walked outside of them, where it can be. */
  hides?: string[]
  /** What a step makes the page say, where it says anything; the same change is walked once for each of it. */
  says?(step: Step): unknown
  /** Events after which a path ends, as no page is left or none of its events can follow; the look that follows is the last. */
  ends?: string[]
  /** Looks for what the specification says is seen after an event. */
  look(site: Site, expected: object, moment: Moment): Promise<void>
}

/**
 * The specification's paths, as far as a browser can go them: each change once, where it is seen, whatever else goes on
 * beside it. A path goes on from where it stands, so that few pages are loaded.
 */
export function pathsOf({ model: { chart }, leftOut = {}, ends = [], hides = [], says }: Walk): Path[] {
  const keyOf = (step: Step, before: AnySnapshot) => text([...change(step, before), says?.(step) ?? null])
  const isHidden = ({ state }: Step) => isIn(state, hides)
  const search = (keysOf: (step: Step, before: AnySnapshot) => string[]) =>
    pathsThrough(chart, {
      eventsIn: (state) => acceptedEvents(state).filter(({ type }) => !isLeftOut(leftOut[type], state)),
      keysOf,
      ends,
      longest,
    })
  const seen = new Set<string>()
  search((step, before) => {
    if (!isHidden(step)) seen.add(keyOf(step, before))
    return []
  })
  return search((step, before) => {
    const key = keyOf(step, before)
    return isHidden(step) && seen.has(key) ? [] : [key]
  })
}

const text = (key: unknown) => JSON.stringify(key)

function isLeftOut(left: string | LeftOutIn | undefined, state: AnySnapshot): boolean {
  if (left === undefined || typeof left === 'string') return left !== undefined
  return isIn(state, left.states)
}

/** Whether the chart is in one of these states, with all that is in them. */
function isIn(state: AnySnapshot, places: string[]): boolean {
  return leavesOf(state).some((leaf) => places.some((place) => `${leaf}.`.startsWith(`${state.machine.id}.${place}.`)))
}

function change({ event, state }: Step, before: AnySnapshot): unknown[] {
  // The order in which regions were entered is no difference.
  const [from, to] = [leavesOf(before).sort(), leavesOf(state).sort()]
  const [left, entered] = [from.filter((leaf) => !to.includes(leaf)), to.filter((leaf) => !from.includes(leaf))]
  return left.length + entered.length > 0 ? [event, left, entered] : [event, to]
}
