import type { PageDriver, PageEventDriver } from '#tests/drivers/page-driver.ts'
import {
  type AnySnapshot,
  acceptedEvents,
  leavesOf,
  type Path,
  pathsThrough,
  type WalkStep as TourStep,
} from '#tests/support/paths.ts'

type Step = Pick<TourStep, 'event' | 'state'>
type Row = PageDriver['eventDrivers'][string]

/** Steps after which a path ends and the next one reloads its page. */
const longest = 25

/**
 * What the paths cover: each transition once; each event once into each state that it enters, wherever it comes from; or
 * each state once.
 */
export type Cover = 'transitions' | 'entered states' | 'states'

/**
 * The specification's paths, as far as a browser can take them: each change once, where its effect is visible. A path
 * continues from where it is, so that few pages are loaded.
 */
export function pathsOf(
  { model: { chart }, eventDrivers, ends = [], hides = [], says }: PageDriver,
  cover: Cover,
): readonly Path[] {
  const changesOf = { transitions: transition, 'entered states': entries, states: enteredLeaves }[cover]
  const wordsOf = (step: Step): unknown => (cover === 'states' ? null : (says?.(step) ?? null))
  return pathsThrough(chart, {
    eventsIn: (state) => acceptedEvents(state).filter(({ type }) => !isLeftOut(eventDrivers[type], state)),
    keysOf: (step, before) => changesOf(step, before).map((change) => text([...change, wordsOf(step)])),
    isSecondChoice: ({ state }) => isIn(state, hides),
    ends,
    longest,
  })
}

/** Undefined when the event is left out. */
export function rowDriver(row: Row | undefined): PageEventDriver | undefined {
  if (row === undefined || typeof row === 'function') return row
  return 'drive' in row ? row.drive : undefined
}

const text = (key: unknown) => JSON.stringify(key)

function isLeftOut(row: Row | undefined, state: AnySnapshot): boolean {
  if (row === undefined || typeof row === 'function') return false
  return 'leftOut' in row || isIn(state, row.leftOutIn)
}

/** Whether the chart is in one of these states or their descendants. */
function isIn(state: AnySnapshot, places: string[]): boolean {
  return leavesOf(state).some((leaf) => places.some((place) => `${leaf}.`.startsWith(`${state.machine.id}.${place}.`)))
}

function transition({ event, state }: Step, before: AnySnapshot): unknown[][] {
  const { to, left, entered } = leavesBetween(before, state)
  return [left.length + entered.length > 0 ? [event, left, entered] : [event, to]]
}

/** Of an event that enters no state there is one. */
function entries({ event, state }: Step, before: AnySnapshot): unknown[][] {
  const { entered } = leavesBetween(before, state)
  return entered.length > 0 ? entered.map((leaf) => [event, leaf]) : [[event]]
}

const enteredLeaves = ({ state }: Step, before: AnySnapshot): unknown[][] =>
  leavesBetween(before, state).entered.map((leaf) => [leaf])

function leavesBetween(before: AnySnapshot, after: AnySnapshot): Record<'to' | 'left' | 'entered', string[]> {
  // The order in which regions were entered doesn't matter.
  const [from, to] = [leavesOf(before).sort(), leavesOf(after).sort()]
  return { to, left: from.filter((leaf) => !to.includes(leaf)), entered: to.filter((leaf) => !from.includes(leaf)) }
}
