import { getInitialSnapshot } from 'xstate'
import type { ActorDriver } from '#tests/drivers/actor-driver.ts'
import { lookOf } from '#tests/drivers/driver.ts'
import { namesOf, pathsThrough, titleOf } from '#tests/support/paths.ts'
import { provenIds } from '#tests/support/proven.ts'
import { settled } from '#tests/support/stage.ts'
import { encode, type Json } from '../simulator/codec.ts'
import { Recorder } from '../simulator/recorder.ts'
import { RecordingStage } from '../simulator/recording-stage.ts'
import type { Step } from '../simulator/step.ts'

/** An event of the specification on one of its paths: what it is, what is to be seen then, and what it does to the machine. */
export interface PathStep {
  event: string
  title: string
  /** Ids of the requirements that it proves. */
  requirements: string[]
  look: Json
  /** Ids of the machine's active states afterwards. */
  active: string[]
  steps: Step[]
  /** Keys of the machine's transitions that it takes. */
  takes: string[]
}

export interface RecordedPath {
  steps: PathStep[]
  /** The real actor's context after each step, to hold a simulation against. */
  contexts: Json[]
}

/** Every path of a workflow's specification, driven once by its driver and written down. */
export async function recordedPaths(driver: ActorDriver): Promise<RecordedPath[]> {
  const { model } = driver
  const recorded: RecordedPath[] = []
  for (const path of pathsThrough(model.chart, driver)) {
    const recorder = new Recorder(driver.machine)
    const stage = new RecordingStage(driver, recorder)
    const steps: PathStep[] = []
    const contexts: Json[] = []
    let before = getInitialSnapshot(model.chart) as (typeof path)[number]['state']
    for (const step of path) {
      const already = stage.steps.length
      await driver.acts[step.event.type]?.(stage)
      await settled()
      const entered = namesOf(step.state).filter((name) => !namesOf(before).includes(name))
      steps.push({
        event: step.event.type,
        title: titleOf(step, before),
        requirements: provenIds(model, { event: step.event.type, from: namesOf(before), entered }),
        look: encode(lookOf(model, step.state)),
        active: stage.snapshot._nodes.map(({ id }) => id),
        steps: stage.steps.slice(already),
        takes: recorder.take().taken.map(({ key }) => key),
      })
      contexts.push(encode(stage.context))
      before = step.state
    }
    stage.stop()
    recorded.push({ steps, contexts })
  }
  return recorded
}
