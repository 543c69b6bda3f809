import { describe, expect, it } from 'vitest'
import { newTraceId, remoteParentOf } from '#server/platform/telemetry/trace-id.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

describe('[API-04] traceparent', () => {
  it.each([
    `00-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-00`,
    // A later version may have more fields.
    `01-${traceId}-${spanId}-01`,
    `cc-${traceId}-${spanId}-01-what-comes-later`,
  ])('%s contains a trace and a span id', (traceparent) => {
    expect(remoteParentOf({ headers: { traceparent } })).toEqual({ traceId, spanId })
  })

  it.each([
    '',
    traceId,
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-1`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId}-${spanId}-01\n`,
    `cc-${traceId}-${spanId}-01more`,
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-planted@example.com-${spanId}-01`,
    `cc-${traceId}-${spanId}-01-${'x'.repeat(1000)}`,
  ])('%j contains none', (traceparent) => {
    expect(remoteParentOf({ headers: { traceparent } })).toBeNull()
  })

  it('may be missing, and a new trace gets an id of the same form', () => {
    expect(remoteParentOf({ headers: {} })).toBeNull()
    const ids = Array.from({ length: 100 }, newTraceId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(ids).size).toBe(100)
  })
})
