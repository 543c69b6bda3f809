import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { FastifySchemaCompiler } from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import { patternsAfterLengths } from './patterns-after-lengths.ts'
import { badRequest, type Issue, invalid, Problem } from './problem.ts'

// The package is CommonJS and says otherwise in its types.
const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => Ajv2020

const ajv = (options: { coerceTypes: boolean }) =>
  patternsAfterLengths(
    addFormats(new Ajv2020({ strict: false, allErrors: true, verbose: true, useDefaults: true, ...options })),
  )

/** Bodies are taken as they come; an address holds only text, so its numbers are read from it. */
const bodies = ajv({ coerceTypes: false })
const addresses = ajv({ coerceTypes: true })

const places: Record<string, string> = { body: 'body', params: 'path', querystring: 'query', headers: 'header' }

/**
 * Compiles a schema with the first value that it checks: all of them take longer than the rest of a start, and a process
 * needs few of them. That each can be compiled is tested.
 */
function compiledOnUse(ajv: Ajv2020, schema: object): () => ValidateFunction {
  let validate: ValidateFunction | undefined
  return () => {
    validate ??= ajv.compile(schema)
    return validate
  }
}

/** Checks what comes in against the contract; what does not fit becomes a 422 that names every wrong field. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart = 'body' }) => {
  const compiled = compiledOnUse(httpPart === 'body' ? bodies : addresses, schema)
  const place = places[httpPart] ?? httpPart
  return (data: unknown) => {
    const validate = compiled()
    const issues = validate(data) ? [] : issuesOf(validate.errors ?? [], place)
    issues.push(...unstorable(data, place))
    return issues.length > 0 ? { error: invalid(issues.slice(0, 20)) } : { value: data }
  }
}

/** The same for an operation that knows no 422: the first wrong field in a sentence. */
export function unreadableRequest(error: Error): Error {
  if (!(error instanceof Problem) || typeof error.detail === 'string') return error
  const [issue] = error.detail
  return badRequest('bad_request', `${issue?.loc.at(-1)} ${issue?.msg}`)
}

/** An answer of ours that is not what the contract promises. The message names places, never values. */
export class ContractBreach extends Error {
  override name = 'ContractBreach'
}

/** Checks what goes out against the contract: a breach becomes a logged 500, not a surprise for the client. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema, method, url, httpStatus }) => {
  const compiled = compiledOnUse(bodies, schema)
  return (data: unknown) => {
    const validate = compiled()
    if (validate(data)) return JSON.stringify(data)
    const where = (validate.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.keyword}`)
    throw new ContractBreach(
      `The ${httpStatus} of ${method} ${url} breaks the contract: ${where.slice(0, 5).join(', ')}`,
    )
  }
}

function issuesOf(errors: ErrorObject[], place: string): Issue[] {
  return errors.map((error) => {
    const field = error.params.missingProperty ?? error.params.additionalProperty
    const path = error.instancePath.split('/').slice(1).map(unescapePointer)
    return { loc: [place, ...path, ...(field === undefined ? [] : [field])], ...wordsOf(error) }
  })
}

function wordsOf(error: ErrorObject): Pick<Issue, 'msg' | 'type'> {
  const { keyword, params, parentSchema } = error
  switch (keyword) {
    case 'required':
      return { msg: 'is required', type: 'missing' }
    case 'additionalProperties':
      return { msg: 'is not a known field', type: 'extra_forbidden' }
    case 'type':
      return { msg: `should be ${[params.type].flat().join(' or ')}`, type: 'wrong_type' }
    case 'minLength':
      return { msg: `should have at least ${characters(params.limit)}`, type: 'too_short' }
    case 'maxLength':
      return { msg: `should have at most ${characters(params.limit)}`, type: 'too_long' }
    case 'pattern':
      return { msg: parentSchema?.['x-problem'] ?? 'does not have the expected form', type: 'pattern_mismatch' }
    case 'enum':
      return { msg: `should be one of ${params.allowedValues.join(', ')}`, type: 'not_in_list' }
    default:
      return { msg: error.message ?? 'is not valid', type: keyword }
  }
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}

/** What JSON Schema lets through and no database keeps. Every body and address of the contract is flat. */
function unstorable(data: unknown, place: string): Issue[] {
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([field, value]) => {
    const loc = [place, field]
    if (typeof value === 'string' && value.includes('\u0000')) {
      return [{ loc, msg: 'must not contain the character zero', type: 'zero_character' }]
    }
    // 1e999 is read as infinity.
    if (typeof value === 'number' && !Number.isFinite(value)) return [{ loc, msg: 'is too large', type: 'not_finite' }]
    return []
  })
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
