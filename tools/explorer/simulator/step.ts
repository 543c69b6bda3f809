import { type ActorHarness, settled } from '#tests/support/harness.ts'
import { decode, type Json } from './codec.ts'

/** One thing that happens to a simulated machine. A list of them is a run: a link, and a test. */
export type Step =
  | { do: 'start'; input: Json }
  | { do: 'send'; event: { type: string; [field: string]: Json } }
  | { do: 'answer'; actor: string; output: Json }
  | { do: 'fail'; actor: string; error: Json }
  | { do: 'publish'; actor: string; event: { type: string; [field: string]: Json } }
  | { do: 'break'; actor: string; error: Json }
  | { do: 'wait'; milliseconds: number }

/** Applies it to a real actor with fake ports, and waits until everything has settled. */
export async function perform(harness: ActorHarness, step: Step): Promise<void> {
  switch (step.do) {
    case 'start':
      harness.start(decode(step.input))
      break
    case 'send':
      harness.send(decode(step.event) as { type: string })
      break
    case 'answer':
      await harness.answer(step.actor, decode(step.output))
      break
    case 'fail':
      await harness.fail(step.actor, decode(step.error))
      break
    case 'publish':
      harness.publish(step.actor, decode(step.event) as { type: string })
      break
    case 'break':
      await harness.breakListener(step.actor, decode(step.error))
      break
    case 'wait':
      harness.clock.advance(step.milliseconds)
      break
  }
  await settled()
}

/** A step in a few words, for lists. */
export function stepText(step: Step): string {
  switch (step.do) {
    case 'start':
      return 'start'
    case 'send':
      return step.event.type
    case 'answer':
      return `${step.actor} answers`
    case 'fail':
      return `${step.actor} fails`
    case 'publish':
      return `${step.actor} publishes ${step.event.type}`
    case 'break':
      return `${step.actor} breaks`
    case 'wait':
      return `wait ${step.milliseconds} ms`
  }
}
