import type { Contract, ContractOperation, Parameter } from './contract-file.ts'

/** What Fastify needs to know of an operation to serve it. */
export interface ContractRoute {
  operationId: string
  method: string
  /** `/properties/:id` */
  url: string
  schema: RouteSchema
}

interface RouteSchema {
  params?: object
  querystring?: object
  headers?: object
  body?: Content
  /** By status. */
  response?: Record<string, Content>
}

interface Content {
  content: Record<string, { schema: object }>
}

const partOf = { path: 'params', query: 'querystring', header: 'headers' } as const

/**
 * The routes of a contract, with its references resolved. Only answers that are JSON have a schema: others are not checked.
 * That the contract is valid OpenAPI is checked where it is written (`npm run contract`), not at each start.
 */
export function routesOf(contract: Contract): ContractRoute[] {
  const { paths } = resolved(contract)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(operation),
    })),
  )
}

function schemaOf({ parameters = [], requestBody, responses }: ContractOperation): RouteSchema {
  const schema: RouteSchema = {}
  for (const [place, part] of Object.entries(partOf)) {
    const own = parameters.filter((parameter) => parameter.in === place)
    if (own.length > 0) schema[part] = objectOf(own)
  }
  if (requestBody) {
    const bodies = Object.entries(requestBody.content).map(([type, body]) => [type, { schema: body.schema }] as const)
    schema.body = { content: Object.fromEntries(bodies) }
  }
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const json = content?.['application/json']
    return json ? [[status, { content: { 'application/json': { schema: json.schema } } }] as const] : []
  })
  if (answers.length > 0) schema.response = Object.fromEntries(answers)
  return schema
}

function objectOf(parameters: Parameter[]): object {
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    ...(required.length > 0 && { required }),
  }
}

/** A copy with what each `$ref` names in its place; what stands beside a `$ref` goes before it. Throws where one leads nowhere. */
function resolved(contract: Contract): Contract {
  const known = new Map<string, unknown>()
  return copyOf(contract) as Contract

  function copyOf(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copyOf)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...others } = value as { $ref?: string }
    const own = Object.fromEntries(Object.entries(others).map(([key, each]) => [key, copyOf(each)]))
    if ($ref === undefined) return own
    const target = named($ref)
    return Object.keys(own).length > 0 ? { ...(target as object), ...own } : target
  }

  function named(ref: string): unknown {
    if (known.has(ref)) return known.get(ref)
    const target = ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], contract)
    if (target === undefined) throw new Error(`The contract has no ${ref}.`)
    const copy = copyOf(target)
    known.set(ref, copy)
    return copy
  }
}
