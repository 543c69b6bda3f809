import { getInitialSnapshot } from 'xstate'
import type { ActorDriver } from '#tests/drivers/actor-driver.ts'
import { lookOf } from '#tests/drivers/driver.ts'
import { namesOf, pathsThrough, titleOf } from '#tests/support/paths.ts'
import { provenIds } from '#tests/support/proven.ts'
import { settled } from '#tests/support/stage.ts'
import { encode, type Json } from '../simulator/codec.ts'
import { RecordingStage } from '../simulator/recording-stage.ts'
import type { Step } from '../simulator/step.ts'

/** An event of the specification on one of its paths: what it is, what is to be seen then, and what it does to the machine. */
export interface PathStep {
  event: string
  title: string
  /** Ids of the requirements that it proves. */
  requirements: string[]
  look: Json
  steps: Step[]
}

/** What is true of the real actor after a step, to hold a simulation against. */
export interface Truth {
  value: Json
  context: Json
}

export interface RecordedPath {
  steps: PathStep[]
  truths: Truth[]
}

/** Every path of a workflow's specification, driven once by its driver and written down. */
export async function recordedPaths(driver: ActorDriver): Promise<RecordedPath[]> {
  const { model } = driver
  const recorded: RecordedPath[] = []
  for (const path of pathsThrough(model.chart, driver)) {
    const stage = new RecordingStage(driver)
    const steps: PathStep[] = []
    const truths: Truth[] = []
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
        steps: stage.steps.slice(already),
      })
      truths.push(truthOf(stage))
      before = step.state
    }
    stage.stop()
    recorded.push({ steps, truths })
  }
  return recorded
}

export function truthOf(stage: RecordingStage): Truth {
  const { value, context } = stage.snapshot
  return { value: encode(value), context: encode(context) }
}
