import type { Model } from '#machines/model.ts'

/** A transition by names, without the chart's id: its event, its source states, and its target states. */
export interface ProvenTransition {
  event: string
  from: string[]
  entered: string[]
}

/** The requirements that a transition proves, in the order of the model. */
export function provenIds({ proves = {}, requirements }: Model, taken: ProvenTransition): string[] {
  const proven = Object.entries(proves).flatMap(([key, ids]) => (isAbout(key, taken) ? ids : []))
  return requirements.filter((id) => proven.includes(id))
}

/** Whether a key of a model's `proves` matches this transition. */
export function isAbout(key: string, { event, from, entered }: ProvenTransition): boolean {
  const [first = '', second] = key.split(' ')
  if (second === undefined) return [event, ...entered].some((name) => isWithin(name, first))
  return isWithin(event, second) && from.some((name) => isWithin(name, first))
}

function isWithin(name: string, key: string): boolean {
  return name === key || name.startsWith(`${key}.`)
}
