import fc from 'fast-check'
import { expect } from 'vitest'
import { getInitialSnapshot, getNextSnapshot } from 'xstate'
import type { ActorDriver } from '../drivers/actor-driver.ts'
import { lookOf } from '../drivers/driver.ts'
import { ActorHarness, settled } from './harness.ts'
import { type AnySnapshot, acceptedEvents } from './paths.ts'
import { tries } from './random.ts'

/** The input of an invariant after each step. `before` is the observed state before the event. */
export interface WalkedStep {
  event: string
  before: Record<string, unknown>
  now: Record<string, unknown>
  harness: ActorHarness
  /** All events so far, including this one. */
  events: string[]
}

/**
 * Random paths over a specification chart, up to 60 steps, with the real actor: each step must match the specification
 * and keep the invariant. fast-check shrinks failures to the shortest path.
 */
export async function walkAtRandom(workflow: ActorDriver, invariant: (taken: WalkedStep) => void): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 }), async (picks) => {
      const harness = new ActorHarness(workflow)
      let state = getInitialSnapshot(workflow.model.chart) as AnySnapshot
      let before = {}
      const events: string[] = []
      for (const pick of picks) {
        const possible = acceptedEvents(state)
        const event = possible[pick % possible.length]
        if (!event) break
        await workflow.eventDrivers[event.type]?.(harness)
        await settled()
        state = getNextSnapshot(workflow.model.chart, state, event) as AnySnapshot
        events.push(event.type)
        const now = workflow.see(harness) as Record<string, unknown>
        expect(now, events.join(' → ')).toEqual(lookOf(workflow.model, state))
        invariant({ event: event.type, before, now, harness, events })
        before = now
        if (workflow.ends?.includes(event.type)) break
      }
      harness.stop()
    }),
    tries(150),
  )
}
