import { createHash } from 'node:crypto'
import type { Model } from '#machines/model.ts'
import { lookOf } from '../drivers/driver.ts'
import { type AnySnapshot, leavesOf } from './paths.ts'

/** Names a picture of the product: what is to be seen in a state of the specification, whichever path leads there. */
export function viewKey(model: Model, state: AnySnapshot): string {
  const seen = JSON.stringify([leavesOf(state).sort(), lookOf(model, state)])
  return createHash('sha256').update(seen).digest('hex').slice(0, 16)
}

/** Names a step of the specification: its event, where it leads from and to, and what is to be seen then. */
export function stepKey(model: Model, event: string, before: AnySnapshot, after: AnySnapshot): string {
  return JSON.stringify([event, leavesOf(before).sort(), viewKey(model, after)])
}
