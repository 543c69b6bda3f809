import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import { type Path, pathsThrough } from '../support/paths.ts'
import { follow, type RecordedWalk, readRecorded } from '../support/recorded.ts'
import { Stage, settled } from '../support/stage.ts'
import { type Workflow, walk } from '../support/workflow.ts'

/** Which of the two suites of a workflow notice that its machine is not itself. */
export interface Verdict {
  bySpecification: boolean
  byRecording: boolean
}

export class Judge {
  private readonly paths: Path[]
  private readonly recorded: RecordedWalk[]
  private readonly workflow: Workflow

  constructor(workflow: Workflow) {
    this.workflow = workflow
    this.paths = pathsThrough(workflow.model.chart)
    this.recorded = readRecorded(workflow.name)
  }

  async judge(machine: AnyStateMachine): Promise<Verdict> {
    const workflow = { ...this.workflow, machine }
    return {
      bySpecification: await this.specificationObjects(workflow),
      byRecording: await this.recordingObjects(workflow),
    }
  }

  private async specificationObjects(workflow: Workflow): Promise<boolean> {
    for (const path of this.paths) {
      const stage = new Stage(workflow)
      try {
        await walk(workflow, path, stage, settled, (seen, expected) => {
          if (!isDeepStrictEqual(seen, expected)) throw new Error('looks different')
        })
      } catch {
        return true
      } finally {
        stage.stop()
      }
    }
    return false
  }

  private async recordingObjects(workflow: Workflow): Promise<boolean> {
    for (const { input, steps } of this.recorded) {
      try {
        const today = await follow(
          workflow,
          input,
          steps.map(({ event }) => event),
        )
        if (!isDeepStrictEqual(JSON.parse(JSON.stringify(today)), steps)) return true
      } catch {
        return true
      }
    }
    return false
  }
}
