import { isDeepStrictEqual } from 'node:util'
import type { AnyStateMachine } from 'xstate'
import type { ActorDriver } from '#tests/drivers/actor-driver.ts'
import { PathRun, WorkflowRun } from '#tests/support/path-run.ts'
import { type Path, pathsThrough } from '#tests/support/paths.ts'

/** What noticed the mutant: the specification's paths, else the transitions file, else nothing. */
export type MutantVerdict = 'paths' | 'text' | 'survived'

export class Judge {
  private readonly paths: readonly Path[]
  private readonly workflow: ActorDriver
  private text = ''

  private constructor(workflow: ActorDriver) {
    this.workflow = workflow
    this.paths = pathsThrough(workflow.model.chart, workflow)
  }

  static async of(workflow: ActorDriver): Promise<Judge> {
    const judge = new Judge(workflow)
    const run = new WorkflowRun(workflow)
    if (!(await judge.follows(run))) throw new Error(`${workflow.name} fails its own paths`)
    judge.text = run.text()
    return judge
  }

  async judge(machine: AnyStateMachine): Promise<MutantVerdict> {
    const run = new WorkflowRun({ ...this.workflow, machine })
    if (!(await this.follows(run))) return 'paths'
    return run.text() === this.text ? 'survived' : 'text'
  }

  private async follows(run: WorkflowRun): Promise<boolean> {
    for (const path of this.paths) {
      const ok = await new PathRun(run, path)
        .to(path.length, (seen, expected) => {
          if (!isDeepStrictEqual(seen, expected)) throw new Error('something else is seen')
        })
        .then(
          () => true,
          () => false,
        )
      if (!ok) return false
    }
    return true
  }
}
