import { isDeepStrictEqual } from 'node:util'
import { getAdjacencyMap } from '@xstate/graph'
import { type AnyStateMachine, type EventObject, getNextTransitions, type MachineSnapshot } from 'xstate'

// biome-ignore lint/suspicious/noExplicitAny: paths run over machines of every shape.
export type AnySnapshot = MachineSnapshot<any, any, any, any, any, any, any, any>

export interface WalkStep {
  event: EventObject
  state: AnySnapshot
  /** Whether this path proves the transition: it is the first that takes it. */
  isNew: boolean
}
export type Path = WalkStep[]

export interface PathOptions {
  eventsIn?: (state: AnySnapshot) => EventObject[]
  /** What the paths have to cover: the keys of a step, each covered once. */
  keysOf?: (step: Omit<WalkStep, 'isNew'>, before: AnySnapshot, kindOf: KindOf) => string[]
  /** Steps that count for a key only when no other step has it. */
  isSecondChoice?: (step: Omit<WalkStep, 'isNew'>) => boolean
  /** Steps after which a path ends and the next one starts afresh. */
  longest?: number
  /** Events after which a path ends, because what follows can't be driven. */
  ends?: string[]
}

type FullOptions = Required<Omit<PathOptions, 'isSecondChoice'>> & Pick<PathOptions, 'isSecondChoice'>

/** Classifies a value of a context field; values of the same class count as equal. */
type KindOf = (field: string, value: unknown) => string

interface Edge {
  event: EventObject
  to: Vertex
  keys: string[]
  isTaken?: boolean
}
interface Vertex {
  state: AnySnapshot
  edges: Edge[]
}

/** Far above any workflow here; a chart that reaches it counts without bound or is random. */
const limit = 20_000

/**
 * Paths over every transition of a chart, as few as a greedy search finds: each continues to the nearest transition that
 * no path has taken. Only this file uses `@xstate/graph`.
 */
export function pathsThrough(
  chart: AnyStateMachine,
  {
    eventsIn = acceptedEvents,
    keysOf = transitionAndContext,
    isSecondChoice,
    longest = 20,
    ends = [],
  }: PathOptions = {},
): readonly Path[] {
  const options = [eventsIn, keysOf, isSecondChoice, longest, ...ends]
  const known = foundBefore.get(chart) ?? []
  foundBefore.set(chart, known)
  const same = known.find((each) => isDeepStrictEqual(each.options, options))
  if (same) return same.paths
  const paths = findPaths(chart, { eventsIn, keysOf, isSecondChoice, longest, ends })
  known.push({ options, paths })
  return paths
}

/** Several test files of one worker use the same paths; finding those of a large chart takes a second. */
const foundBefore = new WeakMap<AnyStateMachine, { options: unknown[]; paths: readonly Path[] }[]>()

function findPaths(
  chart: AnyStateMachine,
  { eventsIn, keysOf, isSecondChoice, longest, ends }: FullOptions,
): readonly Path[] {
  const vertices = graphOf(chart, eventsIn, keysOf)
  const [start] = vertices
  if (!start) throw new Error(`the chart ${chart.id} has no states`)
  if (isSecondChoice) leaveToOthers(vertices, isSecondChoice)
  const taken = new Set<string>()
  const paths: Path[] = []
  for (;;) {
    const path = nextPath(start, taken, longest, new Set(ends))
    if (path.length === 0) return paths
    paths.push(path)
  }
}

function nextPath(start: Vertex, taken: Set<string>, longest: number, ends: Set<string>): Path {
  const path: Path = []
  let here = start
  for (;;) {
    const way = ends.has(path.at(-1)?.event.type ?? '') ? [] : nearestNew(here, taken, ends)
    if (way.length === 0 || (path.length > 0 && path.length + way.length > longest)) return path
    for (const { event, to, keys } of way) {
      path.push({ event, state: to.state, isNew: keys[0] !== undefined && !taken.has(keys[0]) })
      for (const key of keys) taken.add(key)
      here = to
    }
  }
}

/** The shortest way from here to an edge with a new key; empty when there is none. */
function nearestNew(from: Vertex, taken: Set<string>, ends: Set<string>): Edge[] {
  const reached: Reached = new Map([[from, null]])
  for (const vertex of reached.keys()) {
    for (const edge of vertex.edges) {
      if (isNew(edge, taken)) return [...wayTo(vertex, reached), edge]
      if (!ends.has(edge.event.type) && !reached.has(edge.to)) reached.set(edge.to, { edge, from: vertex })
    }
  }
  return []
}

/** The edge and the vertex by which each vertex was reached first; null at the start of the search. */
type Reached = Map<Vertex, { edge: Edge; from: Vertex } | null>

function wayTo(vertex: Vertex, reached: Reached): Edge[] {
  const way: Edge[] = []
  for (let step = reached.get(vertex); step; step = reached.get(step.from)) way.push(step.edge)
  return way.reverse()
}

/** Coverage only grows: an edge without a new key isn't considered again. */
function isNew(edge: Edge, taken: Set<string>): boolean {
  edge.isTaken ||= !edge.keys.some((key) => !taken.has(key))
  return !edge.isTaken
}

function graphOf(
  chart: AnyStateMachine,
  eventsIn: NonNullable<PathOptions['eventsIn']>,
  keysOf: NonNullable<PathOptions['keysOf']>,
): Vertex[] {
  // A chart of a thousand states would otherwise serialize its states once per transition.
  const texts = new WeakMap<AnySnapshot, string>()
  const textOf = (state: AnySnapshot): string => {
    const text = texts.get(state) ?? JSON.stringify([state.value, state.context])
    texts.set(state, text)
    return text
  }
  const map = getAdjacencyMap(chart, {
    limit,
    events: eventsIn as never,
    serializeState: textOf as never,
  }) as unknown as Record<
    string,
    { state: AnySnapshot; transitions: Record<string, { event: EventObject; state: AnySnapshot }> }
  >
  const vertices = new Map<string, Vertex>()
  for (const [key, { state }] of Object.entries(map)) vertices.set(key, { state, edges: [] })
  const kindOf = kindsIn([...vertices.values()].map(({ state }) => state.context))
  for (const [key, { state: before, transitions }] of Object.entries(map)) {
    for (const { event, state } of Object.values(transitions)) {
      if (state.status === 'error') throw new Error(`a path through ${chart.id} ended in an error: ${state.error}`)
      const to = vertices.get(textOf(state))
      if (to) vertices.get(key)?.edges.push({ event, to, keys: keysOf({ event, state }, before, kindOf) })
    }
  }
  return [...vertices.values()]
}

/** Removes the keys that other edges have from the second-choice edges. */
function leaveToOthers(vertices: Vertex[], isSecondChoice: NonNullable<PathOptions['isSecondChoice']>): void {
  const edges = vertices.flatMap((vertex) => vertex.edges)
  const isSecond = ({ event, to }: Edge) => isSecondChoice({ event, state: to.state })
  const ofOthers = new Set(edges.filter((edge) => !isSecond(edge)).flatMap(({ keys }) => keys))
  for (const edge of edges.filter(isSecond)) edge.keys = edge.keys.filter((key) => !ofOthers.has(key))
}

/** The plain events that a specification chart accepts in a state, including guards. */
export function acceptedEvents(state: AnySnapshot): EventObject[] {
  if (state.status !== 'active') return []
  const types = new Set(getNextTransitions(state).map((transition) => transition.eventType))
  return [...types].map((type) => ({ type })).filter((event) => state.can(event))
}

/**
 * A transition: its event with the states that it leaves and enters, or its state without a change. Other regions don't
 * count.
 */
function transitionKey({ event, state }: Pick<WalkStep, 'event' | 'state'>, before: AnySnapshot): string {
  const [from, to] = [leavesOf(before), leavesOf(state)]
  const [left, entered] = [from.filter((leaf) => !to.includes(leaf)), to.filter((leaf) => !from.includes(leaf))]
  return JSON.stringify(left.length + entered.length > 0 ? [event, left, entered] : [event, to])
}

/** Each transition, and each transition with each class of value that each context field has before it. */
function transitionAndContext(step: Pick<WalkStep, 'event' | 'state'>, before: AnySnapshot, kindOf: KindOf): string[] {
  const key = transitionKey(step, before)
  return [key, ...Object.entries(before.context).map(([field, value]) => `${key} ${field} ${kindOf(field, value)}`)]
}

const fewValues = 5

/** A field with few values has a class for each; other values are small, large, empty or missing. */
function kindsIn(contexts: Record<string, unknown>[]): KindOf {
  const values = new Map<string, Set<string>>()
  for (const [field, value] of contexts.flatMap((context) => Object.entries(context))) {
    values.set(field, (values.get(field) ?? new Set()).add(JSON.stringify(value)))
  }
  return (field, value) => {
    if ((values.get(field)?.size ?? 0) <= fewValues) return JSON.stringify(value)
    if (typeof value === 'number') return Math.abs(value) < fewValues ? String(value) : 'number'
    if (typeof value === 'string') return value === '' ? 'empty' : 'text'
    if (Array.isArray(value)) return `list of ${Math.min(value.length, 2)}`
    return typeof value === 'object' && value !== null ? 'object' : String(value)
  }
}

/** The ids of the active leaf states. */
export function leavesOf(state: AnySnapshot): string[] {
  return state._nodes.filter((node) => Object.keys(node.states).length === 0).map((node) => node.id)
}

/** `verifyingPassword API.password.429 → open.tooManyTries`: what a step proves. */
export function titleOf({ event, state }: Pick<WalkStep, 'event' | 'state'>, before: AnySnapshot): string {
  const [from, to] = [namesOf(before), namesOf(state)]
  const stays = to.every((name) => from.includes(name))
  const changed = to.filter((name) => !from.includes(name))
  const left = from.filter((name) => !to.includes(name))
  return stays ? `${from.join(', ')} ${event.type} stays` : `${left.join(', ')} ${event.type} → ${changed.join(', ')}`
}

/** The active leaf states without the chart's id. */
export function namesOf(state: AnySnapshot): string[] {
  return leavesOf(state).map((leaf) => leaf.replace(`${state.machine.id}.`, ''))
}
