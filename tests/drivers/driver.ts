import type { Model } from '#machines/model.ts'
import { type AnySnapshot, leavesOf } from '../support/paths.ts'

/**
 * How a workflow is driven and watched: one table with a row per event of its model. Each workflow has two, of the same rows:
 * an ActorDriver for the machine among fake ports, a PageDriver for the page in a browser.
 */
export interface Driver<AppContext, Event extends string = string> {
  /** The folder under machines/. */
  name: string
  model: Model
  /** How each event comes about: something is filled in or pressed, a call is answered or fails, or time passes. */
  acts: Record<Event, Act<AppContext> | LeftOut | LeftOutIn<Act<AppContext>>>
  /** Events after which a path ends, because what follows them cannot be driven. */
  ends?: Event[]
  /** What is seen after an event, to hold against what the model says is seen there. */
  see(world: AppContext, expected: object, moment: Moment): unknown
}

type Act<AppContext> = (world: AppContext, moment: Moment) => void | Promise<void>

/** An event that cannot come about here, and why. */
export interface LeftOut {
  leftOut: string
}

/** One that cannot in these states of the model's chart, with all that is in them: `moving`, or `muted.playing`. */
export interface LeftOutIn<Act> {
  act: Act
  leftOutIn: string[]
  why: string
}

/** Where a path stands when something happens. */
export interface Moment {
  event: string
  /** The chart before it; null when the path begins. */
  before: AnySnapshot | null
  after: AnySnapshot
  /** What the path says happens after it: an answer may have to lead there. */
  next: string | null
}

/** The names of the rows. */
export type EventOf<Of extends { acts: object }> = keyof Of['acts'] & string

/** What the specification says is seen in a state of its chart. */
export function lookOf(model: Model, state: AnySnapshot): object {
  const looks = leavesOf(state).map((id) => {
    const look = model.looks[id]
    if (!look) throw new Error(`the specification ${model.chart.id} does not say what ${id} looks like`)
    return typeof look === 'function' ? look(state.context) : look
  })
  return Object.assign({}, ...looks)
}
