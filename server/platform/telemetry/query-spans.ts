import { type Attributes, context, type Histogram, metrics, SpanKind, trace } from '@opentelemetry/api'
import { errorAttributes, inSpan } from './span.ts'

/** A pool, a connection, an embedded database or a transaction on it. */
interface Client {
  query(text: string | { text: string }, ...rest: unknown[]): Promise<unknown>
  connect?(): Promise<Client>
  transaction?(work: (tx: Client) => Promise<unknown>): Promise<unknown>
}

/**
 * The same client, whose statements have a span each, below that of the request or the job that they belong to. A span names
 * the operation and the first table, and holds neither the statement nor its values.
 */
export function traceQueries<T extends object>(client: T): T {
  const duration = metrics.getMeter('pending').createHistogram('db.client.operation.duration', {
    description: 'Time that a statement takes, with the wait for a connection',
    unit: 's',
    advice: { explicitBucketBoundaries: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10] },
  })
  return traced(client as unknown as Client, duration) as unknown as T
}

function traced(client: Client, duration: Histogram): Client {
  const own: Partial<Client> = {
    query: (text, ...rest) => measured(text, duration, () => client.query(text, ...rest)),
    ...(client.connect && { connect: async () => traced((await client.connect?.()) as Client, duration) }),
    ...(client.transaction && {
      transaction: (work) => client.transaction?.((tx) => work(traced(tx, duration))) as Promise<unknown>,
    }),
  }
  return new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(own, name) ?? Reflect.get(target, name)
      // Private fields are found on the client itself, not on its proxy.
      return typeof value === 'function' && name !== 'constructor' ? value.bind(target) : value
    },
  })
}

async function measured(
  text: string | { text: string },
  duration: Histogram,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const { name, attributes } = statementSummaryOf(typeof text === 'string' ? text : text.text)
  const began = performance.now()
  const record = (more: Attributes = {}) =>
    duration.record((performance.now() - began) / 1000, { ...attributes, ...more })
  // What the server asks by itself, such as whether the database is there, is counted and belongs to no trace.
  const isPart = trace.getSpan(context.active()) !== undefined
  try {
    const result = await (isPart ? inSpan(name, { kind: SpanKind.CLIENT, attributes }, run) : run())
    record()
    return result
  } catch (error) {
    record(errorAttributes(error))
    throw error
  }
}

/** Names are those of the product: values are never part of a statement's text. */
export function statementSummaryOf(text: string): { name: string; attributes: Attributes } {
  const operation = /^\s*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete)\b/i.exec(text)?.[1]?.toLowerCase()
  const first = operation ?? /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = operation && /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text)?.[1]
  return {
    name: table ? `${first} ${table}` : first,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': first,
      ...(table && { 'db.collection.name': table }),
    },
  }
}
