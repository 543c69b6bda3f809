import type { Json } from './codec.ts'
import type { Step } from './step.ts'

/** What the specification's paths send to a machine, collected for forms. */
export interface Examples {
  inputs: Json[]
  /** By type: events that views send. */
  events: Record<string, Json[]>
  /** By actor: answers and failures of calls, and what listeners publish. */
  answers: Record<string, Json[]>
  failures: Record<string, Json[]>
  published: Record<string, Json[]>
}

const most = 24

export function examplesIn(steps: Step[]): Examples {
  const examples: Examples = { inputs: [], events: {}, answers: {}, failures: {}, published: {} }
  const add = (list: Json[], value: Json) => {
    const text = JSON.stringify(value)
    if (list.length < most && !list.some((each) => JSON.stringify(each) === text)) list.push(value)
  }
  const listOf = (lists: Record<string, Json[]>, name: string) => {
    lists[name] ??= []
    return lists[name]
  }
  for (const step of steps) {
    if (step.do === 'start') add(examples.inputs, step.input)
    if (step.do === 'send') add(listOf(examples.events, step.event.type), step.event)
    if (step.do === 'answer') add(listOf(examples.answers, step.actor), step.output)
    if (step.do === 'fail' || step.do === 'break') add(listOf(examples.failures, step.actor), step.error)
    if (step.do === 'publish') add(listOf(examples.published, step.actor), step.event)
  }
  return examples
}
