import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { example, exampleNamed, exampleNames, responseOf } from '#tests/support/examples.ts'
import { contract, contractOperations } from './contract-file.ts'

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema(contract, 'contract')

/** The contract without additional properties, so that an example with a misspelled field fails. */
const strictAjv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
strictAjv.addSchema(
  JSON.parse(JSON.stringify(contract), (_, value) =>
    value?.properties ? { additionalProperties: false, ...value } : value,
  ),
  'contract',
)

/** Violations of the contract by a body that `operation` answers with `status`; empty when valid. */
function complaints(call: (typeof contractOperations)[number], status: number, body: unknown, checker = ajv): string[] {
  const steps = ['paths', call.path, call.method, 'responses', String(status), 'content', 'application/json', 'schema']
  const answer = call.responses[status]
  const pointer = answer?.$ref
    ? `${answer.$ref.slice(2)}/content/application~1json/schema`
    : steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const validate = checker.getSchema(`contract#/${pointer}`)
  if (!validate) return [`${call.operationId} does not answer ${status} with JSON`]
  validate(body)
  return (validate.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath || 'body'} ${message}`)
}

/** The examples of shared answers, which are given before the operation is known. */
const isShared = (name: string) => name.startsWith('anyOperation.')
const sharedNames = exampleNames().filter(isShared)
const ownNames = exampleNames().filter((name) => !isShared(name))

/** The first operation that gives a shared answer and has no example of its own. */
function operationOf(name: string) {
  if (!isShared(name)) return contractOperations.find(({ operationId }) => name.startsWith(`${operationId}.`))
  return contractOperations.find(({ responses }) => responses[exampleNamed(name).status]?.$ref === responseOf(name))
}

/** The headers that an answer documents, itself or in the answer that it refers to. */
function headersOf(answer?: (typeof contractOperations)[number]['responses'][number]) {
  const shared = answer?.$ref && contract.components.responses?.[answer.$ref.split('/').at(-1) ?? '']
  return (shared || answer)?.headers ?? {}
}

const captureLead = contractOperations.filter(({ operationId }) => operationId === 'captureLead')

describe('every example', () => {
  test.each(exampleNames())('%s belongs to an operation and one of its answers', (name) => {
    expect(name).toMatch(/^[a-z]\w*\.[a-z]\w*$/)
    expect(Object.keys(operationOf(name)?.responses ?? {})).toContain(String(exampleNamed(name).status))
    expect(['status', 'headers', 'body']).toEqual(expect.arrayContaining(Object.keys(exampleNamed(name))))
  })

  test.each(exampleNames())('%s is valid against the contract, also in strict mode', (name) => {
    const { status, body } = exampleNamed(name)
    const call = operationOf(name)
    expect(call && complaints(call, status, body)).toEqual([])
    expect(call && complaints(call, status, body, strictAjv)).toEqual([])
  })

  test.each(exampleNames())('%s has exactly the headers of its answer', (name) => {
    const { status, headers = {} } = exampleNamed(name)
    const documented = headersOf(operationOf(name)?.responses[status])
    expect(Object.keys(headers)).toEqual(Object.keys(documented))
    const reader = addFormats.default(new Ajv2020({ strict: false, coerceTypes: true }))
    for (const [header, { schema }] of Object.entries(documented)) {
      expect(headers[header]).toBeTypeOf('string')
      expect(reader.validate(schema, headers[header])).toBe(true)
    }
  })
})

describe('every operation', () => {
  test.each(contractOperations.map((call) => [call.operationId, call] as const))(
    '%s has an example of each answer',
    (_, call) => {
      const own = ownNames.filter((name) => operationOf(name) === call)
      const shared = sharedNames.filter((name) => call.responses[exampleNamed(name).status]?.$ref === responseOf(name))
      const statuses = [...own, ...shared].map((name) => String(exampleNamed(name).status))
      const answersInJson = Object.entries(call.responses).filter(
        ([, { $ref, content }]) => $ref || content?.['application/json'],
      )
      expect([...new Set(statuses)].sort()).toEqual(answersInJson.map(([status]) => status).sort())
    },
  )

  test.each(contractOperations.map((call) => [call.operationId, call] as const))(
    '%s includes its examples',
    (_, call) => {
      const carried = Object.entries(call.responses).flatMap(([status, { content }]) =>
        Object.entries(content?.['application/json']?.examples ?? {}).map(([outcome, { value }]) => [
          `${call.operationId}.${outcome}`,
          Number(status),
          value,
        ]),
      )
      const written = ownNames.filter((name) => operationOf(name) === call)
      expect(carried.map(([name]) => name).sort()).toEqual(written)
      for (const [name, status, value] of carried) {
        expect({ status, body: value }).toEqual({
          status: exampleNamed(String(name)).status,
          body: exampleNamed(String(name)).body,
        })
      }
    },
  )
})

describe('every shared answer', () => {
  test.each(sharedNames)('%s includes its example', (name) => {
    const { status, body } = exampleNamed(name)
    const [, outcome = ''] = name.split('.')
    const $ref = operationOf(name)?.responses[status]?.$ref ?? ''
    const answer = contract.components.responses[$ref.replace('#/components/responses/', '')]
    expect(answer?.content?.['application/json']?.examples).toEqual({ [outcome]: { value: body } })
  })
})

describe('[GATE-09] a 422', () => {
  test.each(captureLead.map((call) => [call]))('accepts a list of fields or a sentence, and nothing else', (call) => {
    expect(complaints(call, 422, example('captureLead.issues').body)).toEqual([])
    expect(complaints(call, 422, example('captureLead.issue').body)).toEqual([])
    for (const detail of [[], '', {}, null, 7, [{ loc: ['body', 'email'] }]]) {
      expect(complaints(call, 422, { detail })).not.toEqual([])
    }
    expect(complaints(call, 422, {})).not.toEqual([])
  })
})

describe('example()', () => {
  test('lists the available outcomes when one is missing', () => {
    expect(() => example('captureLead.forgotten')).toThrow(/captureLead\.forgotten\.json, but .*captureLead\.kept/)
    expect(() => exampleNamed('nobody.knows')).toThrow('There is no openapi/examples/nobody.knows.json.')
  })

  test('gives the shared answer of an operation that refers to it, and of no other', () => {
    expect(exampleNamed('listTourTimes.serverError')).toEqual(exampleNamed('anyOperation.serverError'))
    expect(() => exampleNamed('getTourFeed.listingNotFound')).toThrow('There is no openapi/examples/getTourFeed.')
  })

  test('returns a copy that a test can change', () => {
    const first = exampleNamed('captureLead.kept')
    first.body = null
    expect(exampleNamed('captureLead.kept').body).not.toBeNull()
  })
})
