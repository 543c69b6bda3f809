import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SentSpan {
  name: string
  traceId: string
  spanId: string
  /** Empty for the first span of a trace. */
  parentId: string
  attributes: Record<string, string | number | boolean>
}

export interface OtlpReceiver {
  endpoint: string
  /** Every received byte; protobuf stores texts as they are. */
  everything(): string
  headers: NodeJS.Dict<string | string[]>[]
  spans(): SentSpan[]
  metrics(): string[]
  close(): Promise<void>
}

/** A collector that takes traces and metrics by OTLP over HTTP, as protobuf (opentelemetry-proto 1.x). */
export async function otlpReceiver(): Promise<OtlpReceiver> {
  const bodies: { path: string; body: Buffer }[] = []
  const headers: OtlpReceiver['headers'] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    bodies.push({ path: request.url ?? '', body: Buffer.concat(chunks) })
    headers.push(request.headers)
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bodiesOf = (path: string) => bodies.filter((one) => one.path === path).map(({ body }) => body)
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    everything: () => bodies.map(({ path, body }) => path + body.toString('latin1')).join('\n'),
    headers,
    spans: () => bodiesOf('/v1/traces').flatMap((body) => within(body, 1, 2, 2).map(spanOf)),
    metrics: () => bodiesOf('/v1/metrics').flatMap((body) => within(body, 1, 2, 2).map((one) => textOf(one, 1))),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type Fields = Map<number, (bigint | Buffer)[]>

function spanOf(message: Buffer): SentSpan {
  const hex = (number: number) => (bytesOf(message, number)[0] ?? Buffer.alloc(0)).toString('hex')
  const attributes = bytesOf(message, 9).map((pair) => [textOf(pair, 1), attributeOf(bytesOf(pair, 2)[0])] as const)
  return {
    name: textOf(message, 5),
    traceId: hex(1),
    spanId: hex(2),
    parentId: hex(4),
    attributes: Object.fromEntries(attributes),
  }
}

/** AnyValue: a string, a boolean, an integer or a double. */
function attributeOf(message: Buffer | undefined): string | number | boolean {
  for (const [number, [value]] of fieldsOf(message ?? Buffer.alloc(0))) {
    if (number === 1) return String(value)
    if (number === 2) return value === 1n
    if (number === 3) return Number(value)
    if (number === 4 && Buffer.isBuffer(value)) return value.readDoubleLE()
  }
  throw new Error('An attribute has no value.')
}

/** The messages at the end of a path of field numbers. */
function within(message: Buffer, ...path: number[]): Buffer[] {
  const [number, ...rest] = path
  if (number === undefined) return [message]
  return bytesOf(message, number).flatMap((one) => within(one, ...rest))
}

const bytesOf = (message: Buffer, number: number) => (fieldsOf(message).get(number) ?? []).filter(Buffer.isBuffer)
const textOf = (message: Buffer, number: number) => String(bytesOf(message, number)[0] ?? '')

/** The wire format of protobuf: numbers, 8 and 4 bytes, and everything else with its length. */
function fieldsOf(message: Buffer): Fields {
  const fields: Fields = new Map()
  let at = 0
  const varint = () => {
    let [value, shift] = [0n, 0n]
    for (;;) {
      const byte = message.readUInt8(at++)
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return value
      shift += 7n
    }
  }
  const bytes = (length: number) => {
    at += length
    return message.subarray(at - length, at)
  }
  while (at < message.length) {
    const key = Number(varint())
    const kind = key & 7
    const value = kind === 0 ? varint() : bytes(kind === 1 ? 8 : kind === 5 ? 4 : Number(varint()))
    fields.set(key >> 3, [...(fields.get(key >> 3) ?? []), value])
  }
  return fields
}
