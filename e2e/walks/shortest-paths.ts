import { getShortestPaths } from '@xstate/graph'
import type { AnyStateMachine, EventObject } from 'xstate'
import { type AnySnapshot, acceptedEvents, type Step as TourStep } from '#tests/support/paths.ts'

export type Step = Pick<TourStep, 'event' | 'state'>
export type Path = Step[]

/** Far above what any workflow here has; a chart that reaches it counts or rolls dice. */
const limit = 20_000

/**
 * Shortest paths over every transition of a chart, for the browser, where an event is not always possible again on the same
 * page. How a state was entered is part of a vertex, so that shortest paths cover edges and not only states. Paths that begin
 * another path are left out.
 */
export function shortestPathsThrough(
  chart: AnyStateMachine,
  eventsIn: (state: AnySnapshot) => EventObject[] = acceptedEvents,
  input?: unknown,
): Path[] {
  const found = getShortestPaths(chart, {
    input,
    limit,
    events: eventsIn as never,
    serializeState: ((state: AnySnapshot, event?: EventObject, previous?: AnySnapshot) =>
      JSON.stringify([
        state.value,
        state.context,
        event && previous ? [previous.value, previous.context, event] : null,
      ])) as never,
  }) as unknown as { state: AnySnapshot; steps: Path }[]
  const broken = found.find((path) => path.state.status === 'error')
  if (broken) throw new Error(`a path through ${chart.id} ended in an error: ${String(broken.state.error)}`)
  return withoutBeginnings(found.map((path) => path.steps.filter((step) => step.event.type !== 'xstate.init')))
}

/**
 * The paths that are needed to take each step of the chart once, by default from one situation, by one event, to the next:
 * what is walked in a browser, where a path costs a second and not a millisecond.
 */
export function everyStepOnce(
  paths: Path[],
  keyOf: (step: Step, before: AnySnapshot | null) => unknown = wholeStep,
): Path[] {
  const taken = new Set<string>()
  return [...paths]
    .sort((one, other) => other.length - one.length)
    .filter((path) => {
      const steps = path.map((step, index) => JSON.stringify(keyOf(step, path[index - 1]?.state ?? null)))
      const isNew = steps.some((step) => !taken.has(step))
      for (const step of steps) taken.add(step)
      return isNew
    })
}

function wholeStep({ event, state }: Step, before: AnySnapshot | null): unknown {
  return [before?.value ?? null, event, state.value]
}

function withoutBeginnings(paths: Path[]): Path[] {
  const keyed = paths.map((path) => ({ path, key: JSON.stringify(path.map(({ event }) => event)).slice(0, -1) }))
  return keyed
    .filter(({ key }) => key !== '[' && !keyed.some((other) => other.key !== key && other.key.startsWith(`${key},`)))
    .map(({ path }) => path)
}
