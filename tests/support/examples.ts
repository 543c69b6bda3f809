import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { operations } from '#openapi/generated/types.ts'

type Operation = keyof operations
type Responses<O extends Operation> = operations[O]['responses']

/** An operation's answer in the contract; `status` determines the type of the body. */
type Answer<O extends Operation = Operation> = {
  [Status in keyof Responses<O>]: {
    status: Status
    headers?: Record<string, string>
    body: Responses<O>[Status] extends { content: { 'application/json': infer Body } } ? Body : never
  }
}[keyof Responses<O>]

/** An answer before it is checked against the contract. */
interface Example {
  status: number
  headers?: Record<string, string>
  body: unknown
}

const folder = join(import.meta.dirname, '../../openapi/examples')
let read: Map<string, Example> | undefined

function all(): Map<string, Example> {
  read ??= new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(folder, file), 'utf8')) as Example]),
  )
  return read
}

/** The names of all examples, `<operationId>.<outcome>`, sorted. */
export function exampleNames(): string[] {
  return [...all().keys()]
}

/**
 * A fresh copy of openapi/examples/<name>.json, for instance `example('captureLead.kept')`; of an answer that operations
 * share, `example('captureLead.serverError')`, the shared one. Throws when there is no such file, or the operation doesn't
 * refer to the shared answer. The type of the body follows the status: `if (answer.status === 200) answer.body.session_id`.
 */
export function example<O extends Operation>(name: `${O}.${string}`): Answer<O> {
  return exampleNamed(name) as Answer<O>
}

/** The same for a name that is known only at run time. */
export function exampleNamed(name: string): Example {
  const [operation = '', outcome = ''] = name.split('.')
  const found = all().get(name) ?? (isShared(operation, outcome) ? all().get(`anyOperation.${outcome}`) : undefined)
  if (!found) {
    const others = exampleNames().filter((other) => other.startsWith(`${operation}.`))
    throw new Error(
      `There is no openapi/examples/${name}.json${others.length > 0 ? `, but ${others.join(', ')}` : ''}.`,
    )
  }
  return structuredClone(found)
}

/** `anyOperation.listingNotFound` is the example of `components/responses.yaml#/ListingNotFound`. */
export function responseOf(sharedName: string): string {
  const [, outcome = ''] = sharedName.split('.')
  return `#/components/responses/${outcome.charAt(0).toUpperCase()}${outcome.slice(1)}`
}

/** Whether an operation refers to the shared answer of this outcome. Read when it's asked: `npm run contract` writes the file. */
function isShared(operationId: string, outcome: string): boolean {
  const { paths } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8'),
  ) as { paths: Record<string, Record<string, { operationId: string; responses: Record<string, { $ref?: string }> }>> }
  const $ref = responseOf(`anyOperation.${outcome}`)
  return Object.values(paths)
    .flatMap((path) => Object.values(path))
    .some((each) => each.operationId === operationId && Object.values(each.responses).some((one) => one.$ref === $ref))
}
