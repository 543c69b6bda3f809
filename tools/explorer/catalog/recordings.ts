import { getInitialSnapshot } from 'xstate'
import type { ActorDriver } from '#tests/drivers/actor-driver.ts'
import { lookOf } from '#tests/drivers/driver.ts'
import { settled } from '#tests/support/harness.ts'
import { leavesOf, namesOf, pathsThrough, titleOf } from '#tests/support/paths.ts'
import { provenIds } from '#tests/support/proven.ts'
import { stepKey, viewKey } from '#tests/support/view-key.ts'
import { encode, type Json } from '../simulator/codec.ts'
import { digest } from '../simulator/digest.ts'
import { Recorder } from '../simulator/recorder.ts'
import { RecordingHarness } from '../simulator/recording-harness.ts'
import type { Step } from '../simulator/step.ts'

/** An event on a path of the specification: what it is, what is expected then, and what the machine does. */
export interface PathStep {
  event: string
  title: string
  /** Ids of the requirements that it proves. */
  requirements: string[]
  look: Json
  /** Ids of the specification's target states. */
  specStates: string[]
  /** Key of the expected view, by which its screenshot is found. */
  view: string
  /** Key of the step, for comparison with a browser's path. */
  step: string
  /** Ids of the machine's active states afterwards. */
  active: string[]
  /** The real actor's context. */
  digest: string
  steps: Step[]
  /** Keys of the machine's transitions taken in this step. */
  takes: string[]
}

export interface RecordedPath {
  steps: PathStep[]
  /** The real actor's context after each step, for comparison with a simulation. */
  contexts: Json[]
}

/** The paths of a workflow's specification, all or the first few, run once by its driver and recorded. */
export async function recordedPaths(driver: ActorDriver, atMost = Number.POSITIVE_INFINITY): Promise<RecordedPath[]> {
  const { model } = driver
  const recorded: RecordedPath[] = []
  for (const path of pathsThrough(model.chart, driver).slice(0, atMost)) {
    const recorder = new Recorder(driver.machine)
    const harness = new RecordingHarness(driver, recorder)
    const steps: PathStep[] = []
    const contexts: Json[] = []
    let before = getInitialSnapshot(model.chart) as (typeof path)[number]['state']
    for (const step of path) {
      const already = harness.steps.length
      await driver.eventDrivers[step.event.type]?.(harness)
      await settled()
      const context = encode(harness.context)
      const entered = namesOf(step.state).filter((name) => !namesOf(before).includes(name))
      steps.push({
        event: step.event.type,
        title: titleOf(step, before),
        requirements: provenIds(model, { event: step.event.type, from: namesOf(before), entered }),
        look: encode(lookOf(model, step.state)),
        specStates: leavesOf(step.state),
        view: viewKey(model, step.state),
        step: stepKey(model, step.event.type, before, step.state),
        active: harness.snapshot._nodes.map(({ id }) => id),
        digest: digest(context),
        steps: harness.steps.slice(already),
        takes: recorder.take().taken.map(({ key }) => key),
      })
      contexts.push(context)
      before = step.state
    }
    harness.stop()
    recorded.push({ steps, contexts })
  }
  return recorded
}
