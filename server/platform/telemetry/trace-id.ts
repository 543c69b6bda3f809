import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The span of another program that a request belongs to. */
export interface RemoteParent {
  /** 32 hexadecimal digits. */
  traceId: string
  /** 16 hexadecimal digits. */
  spanId: string
}

/** W3C Trace Context §3.2.2. Versions after 00 may add fields, and ff is none. */
const traceparent =
  /^(?:00|(?!ff)[0-9a-f]{2}(?=-.{52}(?:-|$)))-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}(?=-|$)/

/**
 * What the `traceparent` header says; null where there is none or it can't be read. Whether its sender records the trace does
 * not matter here: visitors may send anything.
 */
export function remoteParentOf({ headers }: Pick<IncomingMessage, 'headers'>): RemoteParent | null {
  const { traceparent: given } = headers
  if (typeof given !== 'string' || given.length > 512 || (given.startsWith('00') && given.length !== 55)) return null
  const [, traceId, spanId] = traceparent.exec(given) ?? []
  return traceId === undefined || spanId === undefined ? null : { traceId, spanId }
}

/** 32 hexadecimal digits, of which 122 bits are random. */
export function newTraceId(): string {
  return randomUUID().replaceAll('-', '')
}
