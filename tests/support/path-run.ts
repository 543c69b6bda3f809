import type { ActorDriver } from '../drivers/actor-driver.ts'
import { lookOf } from '../drivers/driver.ts'
import { Coverage } from './coverage.ts'
import { ActorHarness, settled } from './harness.ts'
import { leavesOf, type Path, type WalkStep } from './paths.ts'
import { transitionLines } from './transitions.ts'

/** Called after each step with the observed and the expected state. Throws when they differ. */
export type Compare = (seen: object, expected: object, event: string) => void

/** Runs the paths of one workflow and collects their coverage. */
export class WorkflowRun {
  readonly coverage: Coverage
  /** The specification's states that were compared. */
  readonly seenStates = new Set<string>()
  /** The input of actors and effects, by name. */
  readonly inputs = new Map<string, Set<string>>()
  readonly workflow: ActorDriver

  constructor(workflow: ActorDriver) {
    this.workflow = workflow
    this.coverage = new Coverage(workflow.machine)
  }

  /** The machine as text, with the coverage so far. */
  text(): string {
    return transitionLines(this.workflow.machine, {
      changedBy: (transition) => this.coverage.changedBy(transition),
      inputs: this.inputs,
    })
  }
}

/** Drives one actor along one path, a part with each call. */
export class PathRun {
  private readonly harness: ActorHarness
  private done = 0
  private failure: unknown = null
  private readonly run: WorkflowRun
  private readonly path: Path

  constructor(run: WorkflowRun, path: Path) {
    this.run = run
    this.path = path
    this.harness = new ActorHarness(run.workflow, run.coverage)
  }

  /** Takes the steps before `end` that no earlier call took. */
  async to(end: number, compare: Compare): Promise<void> {
    if (this.failure) throw new Error('An earlier step of this path failed.', { cause: this.failure })
    try {
      for (const step of this.path.slice(this.done, end)) await this.take(step, compare)
      this.done = end
    } catch (error) {
      this.failure = error
      throw error
    } finally {
      if (this.failure || end === this.path.length) this.end()
    }
  }

  private async take({ event, state }: WalkStep, compare: Compare): Promise<void> {
    const { workflow, seenStates } = this.run
    const drive = workflow.eventDrivers[event.type]
    if (!drive) throw new Error(`${workflow.name} has no driver for ${event.type}`)
    await drive(this.harness)
    await settled()
    for (const leaf of leavesOf(state)) seenStates.add(leaf)
    compare(workflow.see(this.harness), lookOf(workflow.model, state), event.type)
  }

  private end(): void {
    const { inputs } = this.run
    for (const { name, input } of [...this.harness.history, ...this.harness.startedChildren]) {
      if (input === undefined) continue
      const known = inputs.get(name) ?? new Set<string>()
      inputs.set(name, known.add(JSON.stringify(input, withoutActors)))
    }
    this.harness.stop()
  }
}

/** An actor's id counts those of its process. */
function withoutActors(_: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'xstate$$type' in value ? 'actor' : value
}
