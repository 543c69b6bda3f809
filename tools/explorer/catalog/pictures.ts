import { lookOf } from '#tests/drivers/driver.ts'
import { withoutPage } from '#tests/drivers/without-page.ts'
import { leavesOf } from '#tests/support/paths.ts'
import { viewKey } from '#tests/support/view-key.ts'
import { encode, type Json } from '../simulator/codec.ts'
import type { Walk } from './browser-paths.ts'
import type { PathStep } from './recordings.ts'

/** The screenshot of the product shown with a step of a path. */
export interface Picture {
  /** Its file without the extension. */
  key: string
  /** States of the specification in the screenshot that differ from the step's; empty when they are equal. */
  states: string[]
  /** Values that differ between the specification and the screenshot, by name. */
  fields: string[]
}

export interface Pictures {
  /** By the step's view key. */
  byView: Record<string, Picture>
  /** The reason why there is none; null when there are screenshots. */
  missing: string | null
}

interface View {
  key: string
  states: string[]
  look: Record<string, string>
}

/**
 * For each view of the recorded paths the nearest one in a browser: the same, else the same states with other values,
 * else the most similar. Not every path of an actor is run in a browser.
 */
export function picturesOf(name: string, walks: Walk[], paths: PathStep[][]): Pictures {
  const taken = new Map(walks.flatMap(viewsOf).map((view) => [view.key, view]))
  if (taken.size === 0) return { byView: {}, missing: withoutPage[name] ?? 'No browser shows this machine.' }
  const wanted = new Map(paths.flat().map((step) => [step.view, wantedView(step)]))
  return {
    byView: Object.fromEntries([...wanted].map(([key, view]) => [key, nearest(view, [...taken.values()])])),
    missing: null,
  }
}

/** The keys of all screenshots of a machine. */
export const pictureKeys = (walks: Walk[]): string[] => [...new Set(walks.flatMap(viewsOf).map(({ key }) => key))]

const viewsOf = ({ driver: { model }, paths }: Walk): View[] =>
  paths.flat().map(({ state }) => ({
    key: viewKey(model, state),
    states: leavesOf(state),
    look: textsOf(encode(lookOf(model, state))),
  }))

const wantedView = ({ view, specStates, look }: PathStep): View => ({
  key: view,
  states: specStates,
  look: textsOf(look),
})

function nearest(wanted: View, views: View[]): Picture {
  const pictures = views.map((view) => ({
    key: view.key,
    states: view.states.filter((state) => !wanted.states.includes(state)),
    fields: [...new Set([...Object.keys(wanted.look), ...Object.keys(view.look)])].filter(
      (field) => wanted.look[field] !== view.look[field],
    ),
  }))
  const distance = ({ key, states, fields }: Picture) =>
    key === wanted.key ? -1 : states.length * 1000 + fields.length
  return pictures.reduce((one, other) => (distance(other) < distance(one) ? other : one))
}

function textsOf(look: Json): Record<string, string> {
  if (look === null || typeof look !== 'object') return {}
  return Object.fromEntries(Object.entries(look).map(([field, value]) => [field, JSON.stringify(value)]))
}
