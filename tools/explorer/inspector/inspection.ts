import type { AnyActorRef, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import type { Json } from '../simulator/codec.ts'
import { masked } from './mask.ts'

/** A running actor as the panel shows it; plain data without anything personal. */
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
  context: Json
  before: Json
}

export interface LogLine {
  number: number
  /** Milliseconds since the inspection began. */
  at: number
  actor: string
  name: string
  event: string
  /** How long the machine took to handle it, in milliseconds; null while it does. */
  took: number | null
  payload: Json
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
 * Listens to XState's `inspect` and keeps which actors run. An actor that was made and never started, as React's StrictMode
 * makes one of each, is not shown.
 */
export class Inspection {
  private readonly known = new Map<AnyActorRef, Known>()
  private log: LogLine[] = []
  private logged = 0
  /** By actor, the event that it handles right now. */
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
        this.hear(actor, event.event)
        break
      case '@xstate.microstep':
        actor.taken.push(...transitionsOf(event._transitions as AnyTransitionDefinition[]))
        break
      case '@xstate.snapshot':
        this.update(actor, event.snapshot as Snapshot)
        break
    }
    for (const listener of this.listeners) listener()
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What is shown now, and all that may leave the page. */
  state(): InspectionState {
    const actors = [...this.known.values()].filter(({ isStarted }) => isStarted)
    return { actors: actors.map(({ isStarted: _, ref: __, ...actor }) => actor), log: this.log }
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

  private hear(actor: Known, event: { type: string }): void {
    if (event.type === 'xstate.init') {
      actor.isStarted = true
      actor.status = 'active'
    } else actor.taken = []
    if (actor.workflow === null) return
    const { type, ...payload } = event
    const now = this.now()
    const line: LogLine = {
      number: ++this.logged,
      at: Math.round(now - this.begun),
      actor: actor.id,
      name: actor.name,
      event: eventName(type),
      took: null,
      payload: masked(payload),
    }
    this.log = [...this.log.slice(1 - longestLog), line]
    this.handling.set(actor.id, { line, since: now })
  }

  private update(actor: Known, snapshot: Snapshot): void {
    actor.status = snapshot.status
    if (actor.workflow === null) {
      if (snapshot.status !== 'active') this.known.delete(actor.ref)
      return
    }
    const handled = this.handling.get(actor.id)
    if (handled) handled.line.took = Math.round((this.now() - handled.since) * 10) / 10
    this.handling.delete(actor.id)
    actor.active = snapshot._nodes?.map(({ id }) => id) ?? []
    actor.before = actor.context
    actor.context = masked(snapshot.context)
    if (snapshot.status !== 'active') this.known.delete(actor.ref)
  }
}

interface Snapshot {
  status: string
  context?: unknown
  _nodes?: AnyStateNode[]
}

/** Ids that React and XState make up are only numbers. */
function nameOf(ref: AnyActorRef): string {
  const machine = (ref as { logic?: Partial<AnyStateMachine> }).logic
  return /^(x:\d+|:.*:|_r_.*|«.*»)$/.test(ref.id) ? (machine?.id ?? 'actor') : ref.id
}

function workflowOf(ref: AnyActorRef): string | null {
  const { logic } = ref as { logic?: Partial<AnyStateMachine> }
  if (!logic || !('__xstatenode' in logic) || !logic.id) return null
  return logic.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function transitionsOf(transitions: AnyTransitionDefinition[]): InspectedActor['taken'] {
  return transitions.map(({ source, target }) => ({ from: source.id, to: target?.map(({ id }) => id) ?? [] }))
}

/** `xstate.done.actor.loadProperty` → `loadProperty done`. */
function eventName(type: string): string {
  const [, kind, rest] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type) ?? []
  if (kind) return `${rest} ${kind === 'done' ? 'done' : 'failed'}`
  return type.replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1').replace(/^xstate\./, '')
}
