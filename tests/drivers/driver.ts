import type { Model } from '#machines/model.ts'
import { type AnySnapshot, leavesOf } from '../support/paths.ts'

/**
 * How a workflow is driven and observed: a table with a row per event of its model. Each workflow has two with the same
 * rows: an ActorDriver for the machine with fake ports, a PageDriver for the page in a browser.
 */
export interface Driver<Target, Event extends string = string> {
  /** The folder under machines/. */
  name: string
  model: Model
  /** How each event is triggered: something is filled in or pressed, a call is answered or fails, or time passes. */
  eventDrivers: Record<Event, EventDriver<Target> | LeftOut | LeftOutIn<EventDriver<Target>>>
  /** Events after which a path ends, because what follows them can't be driven. */
  ends?: Event[]
  /** The observable state after an event, to compare with the model's. */
  see(target: Target, expected: object, moment: Moment): unknown
}

type EventDriver<Target> = (target: Target, moment: Moment) => void | Promise<void>

/** An event that can't be triggered here, and the reason. */
export interface LeftOut {
  leftOut: string
}

/**
 * An event that can't be triggered in these states of the model's chart and their descendants: `moving`, or
 * `muted.playing`.
 */
export interface LeftOutIn<EventDriver> {
  drive: EventDriver
  leftOutIn: string[]
  why: string
}

/** The position on a path when an event is triggered. */
export interface Moment {
  event: string
  /** The chart before it; null at the start of a path. */
  before: AnySnapshot | null
  after: AnySnapshot
  /** What the path expects after it, since an answer may have to lead there. */
  next: string | null
}

/** The names of the rows. */
export type EventOf<Of extends { eventDrivers: object }> = keyof Of['eventDrivers'] & string

/** What the specification expects to be visible in a state of its chart. */
export function lookOf(model: Model, state: AnySnapshot): object {
  const looks = leavesOf(state).map((id) => {
    const look = model.looks[id]
    if (!look) throw new Error(`the specification ${model.chart.id} does not say what ${id} looks like`)
    return typeof look === 'function' ? look(state.context) : look
  })
  return Object.assign({}, ...looks)
}
