import { getNextTransitions } from 'xstate'
import { ActorHarness, type Fixtures, type Ports } from '#tests/support/harness.ts'
import { transitionKey } from '#tests/support/transitions.ts'
import { encode, type Json } from './codec.ts'
import { type GuardAnswer, Recorder, type TakenTransition } from './recorder.ts'
import { perform, type Step } from './step.ts'

/** A transition that the event could have taken, and its result. */
export interface Candidate {
  key: string
  from: string
  guard: string | null
  /** Undefined when the guard wasn't evaluated, because an earlier alternative was taken. */
  passed: boolean | undefined
  isTaken: boolean
}

export interface Waiting {
  actor: string
  kind: Ports[string]
  input: Json
}

/** Everything shown after a step, as plain data, so that two runs can be compared. */
export interface Frame {
  step: Step | null
  /** Ids of all active states. */
  active: string[]
  tags: string[]
  context: Json
  status: string
  taken: TakenTransition[]
  guards: GuardAnswer[]
  candidates: Candidate[]
  /** Calls that wait for an answer, listeners that may publish something, and children. */
  waiting: Waiting[]
  /** Milliseconds until each timer fires. */
  timers: number[]
  /** Milliseconds since the start. */
  time: number
  /** Actions with an external effect in this step. */
  effects: { name: string; input: Json }[]
  /** Types of the events that an active state handles. */
  accepts: string[]
}

const nothing: Frame = {
  step: null,
  active: [],
  tags: [],
  context: null,
  status: 'not started',
  taken: [],
  guards: [],
  candidates: [],
  waiting: [],
  timers: [],
  time: 0,
  effects: [],
  accepts: [],
}

/** Runs steps on the real machine with fake ports and a stopped clock, and keeps a frame after each. */
export class Simulation {
  readonly frames: Frame[] = [nothing]
  private readonly fixtures: Fixtures
  private readonly recorder: Recorder
  private readonly harness: ActorHarness
  private reportedEffects = 0

  constructor(fixtures: Fixtures) {
    this.fixtures = fixtures
    this.recorder = new Recorder(fixtures.machine)
    this.harness = new ActorHarness(fixtures, this.recorder)
  }

  /** A new run of these steps. */
  static async of(fixtures: Fixtures, steps: Step[]): Promise<Simulation> {
    const simulation = new Simulation(fixtures)
    for (const step of steps) await simulation.take(step)
    return simulation
  }

  get steps(): Step[] {
    return this.frames.flatMap(({ step }) => step ?? [])
  }

  async take(step: Step): Promise<Frame> {
    const before = step.do === 'start' ? null : this.harness.snapshot
    this.recorder.take()
    await perform(this.harness, step)
    const { taken, guards } = this.recorder.take()
    const snapshot = this.harness.snapshot
    const sent = step.do === 'send' || step.do === 'publish' ? step.event.type : null
    const frame: Frame = {
      step,
      active: snapshot._nodes.map(({ id }) => id),
      tags: [...snapshot.tags].sort(),
      context: encode(snapshot.context),
      status: snapshot.status,
      taken,
      guards,
      candidates: before && sent ? candidatesOf(before, sent, taken, guards) : [],
      waiting: this.waiting(),
      timers: this.harness.clock.waits(),
      time: this.harness.clock.now(),
      effects: this.newEffects(),
      accepts: snapshot.status === 'active' ? acceptsOf(snapshot) : [],
    }
    this.frames.push(frame)
    return frame
  }

  stop(): void {
    this.harness.stop()
  }

  private waiting(): Waiting[] {
    return Object.entries(this.fixtures.ports)
      .filter(([actor, kind]) =>
        kind === 'listener' ? this.harness.listensTo(actor) : this.harness.pending.has(actor),
      )
      .map(([actor, kind]) => ({
        actor,
        kind,
        input: encode(kind === 'listener' ? this.harness.givenTo(actor) : this.harness.inputOf(actor)),
      }))
  }

  private newEffects(): Frame['effects'] {
    const history = this.harness.history.filter(({ name }) => this.fixtures.effects.includes(name))
    const effects = history.slice(this.reportedEffects).map(({ name, input }) => ({ name, input: encode(input) }))
    this.reportedEffects = history.length
    return effects
  }
}

type Snapshot = ActorHarness['snapshot']

/** Internal events of xstate, such as `xstate.done.actor.loadProperty`, can't be sent by the user. */
function acceptsOf(snapshot: Snapshot): string[] {
  const types = getNextTransitions(snapshot).map(({ eventType }) => eventType)
  return [...new Set(types)].filter((type) => type !== '' && !type.startsWith('xstate.')).sort()
}

/** The transitions of the active states for this event, in the order in which they are evaluated. */
function candidatesOf(snapshot: Snapshot, event: string, taken: TakenTransition[], guards: GuardAnswer[]): Candidate[] {
  const possible = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event)
  const answers = [...guards]
  return possible.map((transition) => {
    const key = transitionKey(transition)
    const guard = guardName(transition.guard)
    const at = answers.findIndex((answer) => answer.guard === guard)
    const [answer] = at < 0 ? [] : answers.splice(at, 1)
    const isTaken = taken.some((each) => each.key === key)
    return { key, from: transition.source.id, guard, passed: guard === null ? undefined : answer?.passed, isTaken }
  })
}

function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null
  return typeof guard === 'string' ? guard : ((guard as { type?: string }).type ?? 'unnamed')
}
