import { metrics, type Span, SpanKind } from '@opentelemetry/api'
import { errorAttributes, inSpan } from './span.ts'

/** Runs one call to a language model in a span that holds the model's name, and nothing of what is said. */
export async function inModelSpan<T>(model: string, call: (span: Span) => Promise<T>): Promise<T> {
  const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': model }
  const began = performance.now()
  const record = (more = {}) =>
    metrics
      .getMeter('pending')
      .createHistogram('gen_ai.client.operation.duration', { description: 'Time of a call to the model', unit: 's' })
      .record((performance.now() - began) / 1000, { ...attributes, ...more })
  try {
    const result = await inSpan(`chat ${model}`, { kind: SpanKind.CLIENT, attributes }, call)
    record()
    return result
  } catch (error) {
    record(errorAttributes(error))
    throw error
  }
}
