import { readFileSync } from 'node:fs'
import { type EventObject, getNextTransitions } from 'xstate'
import type { Coverage } from './coverage.ts'
import { type AnySnapshot, everyStepOnce, type Path, pathsThrough } from './paths.ts'
import { Stage, settled } from './stage.ts'
import type { Workflow } from './workflow.ts'

/** One walk over the machine itself, step by step in words: what happened ⇒ where it led and what changed. */
export interface RecordedWalk {
  input: string
  steps: { event: EventObject; then: string }[]
}

export const recordedFile = (name: string) => new URL(`../machines/recorded/${name}.json`, import.meta.url)

export function readRecorded(name: string): RecordedWalk[] {
  return JSON.parse(readFileSync(recordedFile(name), 'utf8')) as RecordedWalk[]
}

/** Walks over every step of the machine as it is now. Recorded and reviewed like a snapshot: they prove unchanged, not right. */
export async function recordWalks(workflow: Workflow): Promise<RecordedWalk[]> {
  const walks: RecordedWalk[] = []
  // Paths are looked for without an actor: what reaches the world, or a parent, has nobody to reach there.
  const quiet = Object.fromEntries(workflow.effects.map((effect) => [effect, () => {}]))
  const machine = workflow.machine.provide({ actions: quiet })
  for (const [input, value] of Object.entries(workflow.recorded.inputs)) {
    const paths = everyStepOnce(pathsThrough(machine, (state) => casesIn(workflow, state), value))
    for (const path of paths) walks.push({ input, steps: await follow(workflow, input, eventsOf(path)) })
  }
  return walks
}

/** Replays events on the real actor and tells what came of each. */
export async function follow(
  workflow: Workflow,
  input: string,
  events: EventObject[],
  coverage?: Coverage,
): Promise<RecordedWalk['steps']> {
  const stage = new Stage(workflow, coverage)
  stage.start(workflow.recorded.inputs[input])
  await settled()
  const steps: RecordedWalk['steps'] = []
  let told = 0
  for (const event of events) {
    const before = JSON.parse(JSON.stringify(stage.context)) as Record<string, unknown>
    await bringAbout(workflow, stage, event)
    await settled()
    const { value, tags, context } = stage.snapshot
    const changed = Object.entries(context).filter(([key, now]) => JSON.stringify(now) !== JSON.stringify(before[key]))
    const did = stage.story.slice(told).map(({ name, input }) => `${name}(${JSON.stringify(input) ?? ''})`)
    told = stage.story.length
    const then = [
      JSON.stringify(value),
      ...(tags.size > 0 ? [`#${[...tags].join(' #')}`] : []),
      ...changed.map(([key, now]) => `${key} = ${JSON.stringify(now)}`),
      ...[...stage.children].map(([child, given]) => `${child} runs with ${JSON.stringify(given)}`),
      ...did,
      ...[...stage.pending.keys()].map((port) => `waits for ${port}`),
      ...(stage.snapshot.status === 'done' ? [`ends with ${JSON.stringify(stage.snapshot.output)}`] : []),
    ]
    steps.push({ event, then: then.join(' · ') })
  }
  stage.stop()
  return steps
}

function eventsOf(path: Path): EventObject[] {
  return path.map(({ event }) => event)
}

/** Everything that can happen to the machine in a state: answers of the ports it asked, what they tell, time, people. */
function casesIn({ recorded }: Workflow, state: AnySnapshot): EventObject[] {
  if (state.status !== 'active' || recorded.enough?.(state.context)) return []
  const invoked = state._nodes.flatMap((node) => node.invoke)
  const answers = invoked.flatMap(({ id, src }) => {
    const cases = recorded.cases[String(src)] ?? {}
    return [
      ...(cases.done ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
      ...(cases.error ?? []).map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
      ...(cases.tells ?? []),
    ]
  })
  const timers = getNextTransitions(state)
    .map((transition) => transition.eventType)
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }))
  return [...answers, ...timers, ...recorded.events].filter((event) => state.can(event))
}

async function bringAbout(workflow: Workflow, stage: Stage, event: EventObject): Promise<void> {
  const [, outcome, port] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  if (port && workflow.ports[port] === 'listener')
    return stage.breakListener(port, (event as unknown as { error: unknown }).error)
  if (port && outcome === 'done') return stage.answer(port, (event as unknown as { output: unknown }).output)
  if (port) return stage.fail(port, (event as unknown as { error: unknown }).error)
  const delay = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
  if (delay) return stage.clock.advance(Number(workflow.machine.implementations.delays[delay]))
  const teller = Object.entries(workflow.recorded.cases).find(([, { tells }]) =>
    tells?.some(({ type }) => type === event.type),
  )
  if (teller) return stage.tell(teller[0], event)
  stage.send(event)
}
