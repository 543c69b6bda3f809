import { createHash } from 'node:crypto'
import type { Model } from '#machines/model.ts'
import { lookOf } from '../drivers/driver.ts'
import { type AnySnapshot, leavesOf } from './paths.ts'

/** The key of a screenshot: what is visible in a state of the specification, on whichever path. */
export function viewKey(model: Model, state: AnySnapshot): string {
  const seen = JSON.stringify([leavesOf(state).sort(), lookOf(model, state)])
  return createHash('sha256').update(seen).digest('hex').slice(0, 16)
}

/** The key of a step of the specification: its event, source, target, and what is visible then. */
export function stepKey(model: Model, event: string, before: AnySnapshot, after: AnySnapshot): string {
  return JSON.stringify([event, leavesOf(before).sort(), viewKey(model, after)])
}
