import type { AnyActorRef, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { type Masked, mask } from '#domain/mask.ts'
import { kebabCase } from '#tools/machine-charts/names.ts'

/** A running actor as the panel shows it; plain data without personal text. */
export interface InspectedActor {
  id: string
  /** The actor's name among its siblings: an invoke's id, or the machine's. */
  name: string
  parent: string | null
  /** The workflow in kebab-case; null for calls and listeners. */
  workflow: string | null
  status: string
  active: string[]
  taken: { from: string; to: string[] }[]
  context: Masked
  before: Masked
}

export interface LogLine {
  number: number
  /** Milliseconds since the inspection began. */
  at: number
  actor: string
  name: string
  event: string
  /** How long the machine took to handle it, in milliseconds; null while it is being handled. */
  took: number | null
  payload: Masked
}

/** A server machine's report: `MachineReport` of server/platform/machine-reports.ts. */
export interface ServerReport {
  machine: string
  status: string
  events: string[]
  before: string[]
  active: string[]
  contextBefore: Masked
  context: Masked
}

export interface InspectionState {
  actors: InspectedActor[]
  log: LogLine[]
}

interface Known extends InspectedActor {
  isStarted: boolean
  ref: AnyActorRef
}

const longestLog = 500

/**
 * Listens to XState's `inspect` and tracks the running actors. An actor that was created and never started, as React's
 * StrictMode does, isn't shown.
 */
export class Inspection {
  private readonly known = new Map<AnyActorRef, Known>()
  private readonly onServer = new Map<string, InspectedActor>()
  private log: LogLine[] = []
  private logged = 0
  /** The event being handled now, by actor. */
  private readonly handling = new Map<string, { line: LogLine; since: number }>()
  private count = 0
  private readonly listeners = new Set<() => void>()
  private readonly now: () => number
  private readonly begun: number

  constructor(now: () => number = () => performance.now()) {
    this.now = now
    this.begun = now()
  }

  inspect = (event: InspectionEvent): void => {
    const ref = event.actorRef as AnyActorRef
    const actor = this.known.get(ref) ?? this.meet(ref)
    switch (event.type) {
      case '@xstate.event':
        this.record(actor, event.event)
        break
      case '@xstate.microstep':
        actor.taken.push(...transitionsOf(event._transitions as AnyTransitionDefinition[]))
        break
      case '@xstate.snapshot':
        this.update(actor, event.snapshot as Snapshot)
        break
    }
    this.notify()
  }

  /** Shows a server machine after these events; the server has masked the values. */
  receive = ({ machine, status, events, before, active, contextBefore, context }: ServerReport): void => {
    const id = `server ${machine}`
    const [left, entered] = [without(before, active), without(active, before)]
    const taken = left.map((from) => ({ from, to: entered }))
    const name = `${machine} (server)`
    const actor = { id, name, parent: null, workflow: kebabCase(machine), status, active, taken }
    this.onServer.set(id, { ...actor, context, before: contextBefore })
    for (const event of events) this.keep({ actor: id, name, event, took: null, payload: null })
    this.notify()
  }

  private notify(): void {
    for (const listener of this.listeners) listener()
  }

  private keep(line: Omit<LogLine, 'number' | 'at'>): LogLine {
    const kept = { number: ++this.logged, at: Math.round(this.now() - this.begun), ...line }
    this.log = [...this.log.slice(1 - longestLog), kept]
    return kept
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What is shown now, and the only data that leaves the page. */
  state(): InspectionState {
    const actors = [...this.known.values()].filter(({ isStarted }) => isStarted)
    const shown = actors.map(({ isStarted: _, ref: __, ...actor }) => actor)
    return { actors: [...shown, ...this.onServer.values()], log: this.log }
  }

  private meet(ref: AnyActorRef): Known {
    const parent = (ref as { _parent?: AnyActorRef })._parent
    const actor: Known = {
      id: `actor ${++this.count}`,
      name: nameOf(ref),
      parent: parent ? (this.known.get(parent) ?? this.meet(parent)).id : null,
      workflow: workflowOf(ref),
      status: 'active',
      active: [],
      taken: [],
      context: null,
      before: null,
      isStarted: false,
      ref,
    }
    this.known.set(ref, actor)
    return actor
  }

  private record(actor: Known, event: { type: string }): void {
    if (event.type === 'xstate.init') {
      actor.isStarted = true
      actor.status = 'active'
    } else actor.taken = []
    if (actor.workflow === null) return
    const { type, ...payload } = event
    const { id, name } = actor
    const line = this.keep({ actor: id, name, event: eventName(type), took: null, payload: mask(payload) })
    this.handling.set(id, { line, since: this.now() })
  }

  private update(actor: Known, snapshot: Snapshot): void {
    actor.status = snapshot.status
    // A machine whose code comes late (src/late-machine.ts) is known by its first snapshot.
    if (actor.workflow === null && snapshot.machine) {
      actor.workflow = kebabCase(snapshot.machine.id)
      if (actor.name === nameless) actor.name = snapshot.machine.id
    }
    if (actor.workflow === null) {
      if (snapshot.status !== 'active') this.known.delete(actor.ref)
      return
    }
    const handled = this.handling.get(actor.id)
    if (handled) handled.line.took = Math.round((this.now() - handled.since) * 10) / 10
    this.handling.delete(actor.id)
    actor.active = snapshot._nodes?.map(({ id }) => id) ?? []
    actor.before = actor.context
    actor.context = mask(snapshot.context)
    if (snapshot.status !== 'active') this.known.delete(actor.ref)
  }
}

interface Snapshot {
  status: string
  machine?: { id: string }
  context?: unknown
  _nodes?: AnyStateNode[]
}

const nameless = 'actor'

/** Ids generated by React and XState are only numbers. */
function nameOf(ref: AnyActorRef): string {
  const machine = (ref as { logic?: Partial<AnyStateMachine> }).logic
  return /^(x:\d+|:.*:|_r_.*|«.*»)$/.test(ref.id) ? (machine?.id ?? nameless) : ref.id
}

function workflowOf(ref: AnyActorRef): string | null {
  const { logic } = ref as { logic?: Partial<AnyStateMachine> }
  if (!logic || !('__xstatenode' in logic) || !logic.id) return null
  return kebabCase(logic.id)
}

const without = (ids: string[], others: string[]) => ids.filter((id) => !others.includes(id))

function transitionsOf(transitions: AnyTransitionDefinition[]): InspectedActor['taken'] {
  return transitions.map(({ source, target }) => ({ from: source.id, to: target?.map(({ id }) => id) ?? [] }))
}

/** `xstate.done.actor.loadProperty` → `loadProperty done`. */
function eventName(type: string): string {
  const [, kind, rest] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  if (kind) return `${rest} ${kind === 'done' ? 'done' : 'failed'}`
  return type.replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1').replace(/^xstate\./, '')
}
