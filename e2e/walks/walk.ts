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
 * The specification's paths, as far as a browser can take them: each change once, where its effect is visible. A path
 * continues from where it is, so that few pages are loaded.
 */
export function pathsOf({ model: { chart }, eventDrivers, ends = [], hides = [], says }: PageDriver): readonly Path[] {
  const keyOf = (step: Step, before: AnySnapshot) => text([...change(step, before), says?.(step) ?? null])
  return pathsThrough(chart, {
    eventsIn: (state) => acceptedEvents(state).filter(({ type }) => !isLeftOut(eventDrivers[type], state)),
    keysOf: (step, before) => [keyOf(step, before)],
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

function change({ event, state }: Step, before: AnySnapshot): unknown[] {
  // The order in which regions were entered doesn't matter.
  const [from, to] = [leavesOf(before).sort(), leavesOf(state).sort()]
  const [left, entered] = [from.filter((leaf) => !to.includes(leaf)), to.filter((leaf) => !from.includes(leaf))]
  return left.length + entered.length > 0 ? [event, left, entered] : [event, to]
}
