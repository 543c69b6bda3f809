/** @module-tag nightly */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.ts'
import { type BodySchema, bodyLimitOf } from '#server/platform/http/body-limit.ts'
import { readContract } from '#server/platform/http/contract-file.ts'
import { validatorCompiler } from '#server/platform/http/validation.ts'
import { copyOfTemplate } from '#tests/server/support/databases.ts'
import { visitorAt } from '#tests/server/support/requests.ts'
import { api, startServer } from '#tests/server/support/server.ts'
import { exampleNamed } from '#tests/support/examples.ts'

const contract = readContract()
const { schemas } = contract.components
const bodies = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.values(methods).flatMap(({ operationId, requestBody }) =>
    Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => ({
      operationId,
      type,
      url: path.replaceAll(/\{\w+\}/g, '4'),
      schema,
      limit: bodyLimitOf(schema, schemas),
    })),
  ),
)

let database: Database
let server: ReturnType<typeof startServer>
beforeAll(async () => {
  database = await copyOfTemplate('postgres')
  server = startServer(database)
})
afterAll(async () => {
  await server.app.close()
  await database.close()
})

describe('a request body', () => {
  it('of 60 kB, made for a slow pattern, is refused without parsing', async () => {
    const email = `a@${'.'.repeat(60_000)} x`
    const { status, body } = await server.visitor().post(api('6/capture-lead'), { email })
    expect([status, body]).toEqual([413, exampleNamed('anyOperation.tooLarge').body])
  })

  it.each(bodies)('of $operationId ($type) may be as long as its fields need, and no longer', async (call) => {
    const { operationId, url, type, schema, limit } = call
    expect(longestJson(schema).length).toBeLessThanOrEqual(limit)
    expect(limit).toBeLessThanOrEqual(longestJson(schema).length + 2048)
    const fitting = `{${' '.repeat(limit - 2)}}`
    const post = (body: string) => visitorAt(server.app).post(url, body, { 'content-type': type })
    expect([operationId, (await post(fitting)).status]).not.toEqual([operationId, 413])
    const tooLarge = await post(`${fitting} `)
    expect([tooLarge.status, tooLarge.body]).toEqual([413, exampleNamed('anyOperation.tooLarge').body])
  })

  it('may not be long for an operation without a body', async () => {
    const { status } = await server.visitor().post('/api/v1/tour/4/reschedule', JSON.stringify('x'.repeat(1100)))
    expect(status).toBe(413)
  })

  it('with a text of unlimited length in the contract keeps the server from starting', () => {
    const unlimited = { type: 'object', properties: { note: { type: 'string' } } }
    expect(() => bodyLimitOf(unlimited, schemas)).toThrow('The contract sets no limit to the length of note.')
    const endless = { type: 'object', properties: { ids: { type: 'array', items: { type: 'string', maxLength: 9 } } } }
    expect(() => bodyLimitOf(endless, schemas)).toThrow('The contract sets no limit to the length of ids.')
  })

  /** The longest body that the schema allows, with every character escaped. */
  function longestJson(schema: BodySchema): string {
    const { $ref, properties, enum: values, maxLength, type, items, maxItems } = schema
    if ($ref) return longestJson(schemas[$ref.replace('#/components/schemas/', '')] ?? {})
    if (properties)
      return `{${Object.entries(properties).map(([key, field]) => `${escaped(key)} : ${longestJson(field)}`)}}`
    if (items) return `[${Array.from({ length: maxItems ?? 0 }, () => longestJson(items)).join(', ')}]`
    if (values) return values.map((value) => escaped(String(value))).sort((a, b) => b.length - a.length)[0] ?? ''
    if ([type].flat().includes('string')) return escaped('\u{1f3e1}'.repeat(maxLength ?? 0))
    return '-1.7976931348623157e+308'
  }

  function escaped(text: string): string {
    const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'))
    return `"${units.map((unit) => `\\u${unit}`).join('')}"`
  }
})

describe('a text that is too long', () => {
  // 2^40 steps, which would take years.
  const schema = {
    type: 'object',
    properties: {
      long: { type: 'string', maxLength: 10, pattern: '^(a|a)*$' },
      wrong: { type: 'string', maxLength: 10, pattern: '^b*$' },
    },
  }
  const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' })

  it('isn’t matched against its pattern, and every invalid field is named', () => {
    const detail = [
      { loc: ['body', 'long'], msg: 'should have at most 10 characters', type: 'too_long' },
      { loc: ['body', 'wrong'], msg: 'does not have the expected form', type: 'pattern_mismatch' },
    ]
    expect(validate({ long: `${'a'.repeat(40)}!`, wrong: 'a' })).toMatchObject({ error: { detail } })
  })

  it('is measured in code points', () => {
    expect(validate({ wrong: 'b'.repeat(10) })).toEqual({ value: { wrong: 'b'.repeat(10) } })
    const emoji = { type: 'object', properties: { text: { type: 'string', maxLength: 2, pattern: '^x' } } }
    const check = validatorCompiler({ schema: emoji, method: 'POST', url: '/', httpPart: 'body' })
    expect(check({ text: '\u{1f3e1}\u{1f3e1}' })).toMatchObject({ error: { detail: [{ type: 'pattern_mismatch' }] } })
  })
})
