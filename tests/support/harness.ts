import { type AnyActorRef, type AnyStateMachine, createActor, type EventObject, fromPromise } from 'xstate'
import type { Coverage } from './coverage.ts'
import type { AnySnapshot } from './paths.ts'
import { TestClock } from './test-clock.ts'

/**
 * The kinds of ports: `call` answers once, `listener` keeps sending events, `child` is a machine with its own tests.
 */
export type Ports = Record<string, 'call' | 'listener' | 'child'>

export interface Fixtures {
  machine: AnyStateMachine
  ports: Ports
  /** Actions with external effects. */
  effects: string[]
}

/** Observes the actor and its guards. */
export type Observer = Pick<Coverage, 'inspect' | 'listeningTo'>

interface Pending {
  input: unknown
  resolve: (output: unknown) => void
  reject: (error: unknown) => void
}

interface Listening {
  input: unknown
  publish: (event: EventObject) => void
  fail: (error: unknown) => void
}

/** A real actor with fake ports: calls wait until the test answers them, effects are recorded, the clock is stopped. */
export class ActorHarness {
  readonly clock = new TestClock()
  readonly pending = new Map<string, Pending>()
  readonly children = new Map<string, unknown>()
  /** Every child with its input, in the order of their start. */
  readonly startedChildren: { name: string; input: unknown }[] = []
  /** What a child was sent by this actor, since it started. */
  readonly sentToChildren = new Map<string, EventObject[]>()
  /** Calls and effects in order; an effect includes the context at that time. */
  readonly history: { name: string; input: unknown; context: Record<string, unknown> | null }[] = []
  private readonly listeners = new Map<string, Listening>()
  private readonly fixtures: Fixtures
  private readonly coverage: Observer | undefined
  private actor: AnyActorRef | undefined
  private crash: unknown

  constructor(fixtures: Fixtures, coverage?: Observer) {
    this.fixtures = fixtures
    this.coverage = coverage
  }

  start(input: unknown): void {
    const machine = this.coverage?.listeningTo(this.fixtures.machine) ?? this.fixtures.machine
    const actor = createActor(machine.provide({ actors: this.fakePorts(), actions: this.fakeEffects() }), {
      input,
      clock: this.clock,
      ...(this.coverage && { inspect: this.coverage.inspect }),
    })
    actor.subscribe({ error: (error) => (this.crash = error) })
    this.actor = actor
    actor.start()
  }

  get snapshot(): AnySnapshot {
    if (this.crash) throw this.crash
    if (!this.actor) throw new Error('nothing was started')
    return this.actor.getSnapshot()
  }

  get context(): Record<string, unknown> {
    return this.snapshot.context
  }

  /** As for a view: an event for a finished actor is dropped, here without xstate's warning. */
  send(event: EventObject): void {
    if (this.actor?.getSnapshot().status === 'active') this.actor.send(event)
  }

  /** The pending input of a port; undefined when there is none. */
  inputOf(port: string): unknown {
    return this.pending.get(port)?.input
  }

  async answer(port: string, output: unknown): Promise<void> {
    this.waiting(port).resolve(output)
    await settled()
  }

  async fail(port: string, error: unknown): Promise<void> {
    this.waiting(port).reject(error)
    this.children.delete(port)
    await settled()
  }

  publish(port: string, event: EventObject): void {
    const listener = this.listeners.get(port)
    if (!listener) throw new Error(`nothing listens to ${port}`)
    listener.publish(event)
  }

  async breakListener(port: string, error: unknown): Promise<void> {
    this.listeners.get(port)?.fail(error)
    this.listeners.delete(port)
    await settled()
  }

  /** The arguments of a named effect so far. */
  done(effect: string): unknown[] {
    return this.history.filter(({ name }) => name === effect).map(({ input }) => input)
  }

  listensTo(port: string): boolean {
    return this.listeners.has(port)
  }

  /** Whether a child with this actor as its parent runs. */
  isParentOf(port: string): boolean {
    const input = this.children.get(port) as { parentRef?: unknown } | undefined
    return input !== undefined && input.parentRef === this.actor
  }

  /** The input of a listener's port. */
  givenTo(port: string): unknown {
    return this.listeners.get(port)?.input
  }

  stop(): void {
    this.actor?.stop()
  }

  private waiting(port: string): Pending {
    const pending = this.pending.get(port)
    if (!pending) throw new Error(`${port} was not asked`)
    this.pending.delete(port)
    return pending
  }

  private fakePorts() {
    return Object.fromEntries(
      Object.entries(this.fixtures.ports).map(([name, kind]) => [
        name,
        kind === 'listener' ? this.listener(name) : this.call(name, kind === 'child'),
      ]),
    )
  }

  private call(name: string, isChild: boolean) {
    const logic = this.waitingCall(name, isChild)
    if (!isChild) return logic
    return {
      ...logic,
      transition: (...[state, event, scope]: Parameters<typeof logic.transition>) => {
        if (!event.type.startsWith('xstate.')) this.sentToChildren.get(name)?.push(event)
        return logic.transition(state, event, scope)
      },
    }
  }

  private waitingCall(name: string, isChild: boolean) {
    return fromPromise<unknown, unknown>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          const pending = { input, resolve, reject }
          this.pending.set(name, pending)
          if (isChild) {
            this.children.set(name, input)
            this.sentToChildren.set(name, [])
            this.startedChildren.push({ name, input })
          } else this.history.push({ name, input, context: null })
          signal.addEventListener('abort', () => {
            if (this.pending.get(name) === pending) this.pending.delete(name)
            this.children.delete(name)
          })
        }),
    )
  }

  /**
   * A fake port: a promise that never resolves can fail like a listener, and its events go to the actor that listens.
   */
  private listener(name: string) {
    return fromPromise<never, unknown>(
      ({ input, signal }) =>
        new Promise((_, reject) => {
          const listening = { input, publish: (event: EventObject) => this.send(event), fail: reject }
          this.listeners.set(name, listening)
          signal.addEventListener('abort', () => {
            if (this.listeners.get(name) === listening) this.listeners.delete(name)
          })
        }),
    )
  }

  private fakeEffects() {
    return Object.fromEntries(
      this.fixtures.effects.map((effect) => [
        effect,
        ({ context }: { context: Record<string, unknown> }, params: unknown) => {
          this.history.push({ name: effect, input: params, context })
        },
      ]),
    )
  }
}

/** Something throws in a child, and has to be logged. */
export const breaks = (child: string) => async (harness: ActorHarness) => {
  const error = new Error(`${child} broke`)
  await harness.fail(child, error)
  const [logged] = harness.done('logError').slice(-1) as ({ error: unknown } | undefined)[]
  if (logged?.error !== error) throw new Error(`nothing logged that ${child} broke`)
}

/** Waits until all promises have settled. They settle in microtasks; a macrotask comes after all of them. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
