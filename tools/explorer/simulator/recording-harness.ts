import type { EventObject } from 'xstate'
import { ActorHarness, type Fixtures, type Observer } from '#tests/support/harness.ts'
import { encode } from './codec.ts'
import type { Step } from './step.ts'

/** A harness that records what its driver does to it, as steps that can be repeated without the driver. */
export class RecordingHarness extends ActorHarness {
  readonly steps: Step[] = []
  private depth = 0

  constructor(fixtures: Fixtures, observer?: Observer) {
    super(fixtures, observer)
    const { advance } = this.clock
    this.clock.advance = (milliseconds) => {
      this.record({ do: 'wait', milliseconds }, () => advance.call(this.clock, milliseconds))
    }
  }

  override start(input: unknown): void {
    this.record({ do: 'start', input: encode(input) }, () => super.start(input))
  }

  override send(event: EventObject): void {
    this.record({ do: 'send', event: encode(event) as { type: string } }, () => super.send(event))
  }

  override answer(actor: string, output: unknown): Promise<void> {
    return this.record({ do: 'answer', actor, output: encode(output) }, () => super.answer(actor, output))
  }

  override fail(actor: string, error: unknown): Promise<void> {
    return this.record({ do: 'fail', actor, error: encode(error) }, () => super.fail(actor, error))
  }

  override publish(actor: string, event: EventObject): void {
    this.record({ do: 'publish', actor, event: encode(event) as { type: string } }, () => super.publish(actor, event))
  }

  override breakListener(actor: string, error: unknown): Promise<void> {
    return this.record({ do: 'break', actor, error: encode(error) }, () => super.breakListener(actor, error))
  }

  /** Events that follow from a step, such as one that a listener sends, aren't recorded as steps. */
  private record<Result>(step: Step, act: () => Result): Result {
    if (this.depth === 0) this.steps.push(step)
    this.depth++
    try {
      return act()
    } finally {
      this.depth--
    }
  }
}
