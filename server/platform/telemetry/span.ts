import { type Attributes, type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api'

/**
 * Runs `work` in a span of its own, and ends it with the work. Of an error it holds the kind alone: its message may quote what
 * a visitor typed.
 */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> {
  return trace.getTracer('pending').startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setAttributes(errorAttributes(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

export function errorAttributes(error: unknown): Attributes {
  const { code } = (error ?? {}) as { code?: unknown }
  if (typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code)) return { 'error.type': code }
  return { 'error.type': error instanceof Error ? error.constructor.name : typeof error }
}
