import type { Context } from '@opentelemetry/api'
import type { ReadableSpan, Span, SpanProcessor } from '@opentelemetry/sdk-trace-node'
import { idleAttribute, jobName } from './job-spans.ts'

/** Drops the spans of jobs that looked for work and found none, which they do every few seconds. */
export class WithoutIdleJobs implements SpanProcessor {
  private readonly next: SpanProcessor
  /** Spans that have ended, by the trace of a job that has not. */
  private readonly waiting = new Map<string, ReadableSpan[]>()

  constructor(next: SpanProcessor) {
    this.next = next
  }

  onStart(span: Span, parent: Context): void {
    if (jobName in span.attributes) this.waiting.set(span.spanContext().traceId, [])
    this.next.onStart(span, parent)
  }

  onEnd(span: ReadableSpan): void {
    const { traceId } = span.spanContext()
    const waiting = this.waiting.get(traceId)
    if (!waiting) {
      this.next.onEnd(span)
      return
    }
    waiting.push(span)
    if (!(jobName in span.attributes)) return
    this.waiting.delete(traceId)
    if (span.attributes[idleAttribute] === true) return
    for (const each of waiting) this.next.onEnd(each)
  }

  forceFlush(): Promise<void> {
    return this.next.forceFlush()
  }

  shutdown(): Promise<void> {
    return this.next.shutdown()
  }
}
