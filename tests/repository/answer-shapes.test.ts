import type { OpenAPI3 } from 'openapi-typescript'
import { describe, expect, it, test } from 'vitest'
import { hasShape, type Shape } from '#src/api/shape.ts'
import { exampleNamed, exampleNames } from '#tests/support/examples.ts'
import { answersOf } from '../../scripts/contract/answers.ts'
import { constantName, fileName } from '../../scripts/contract/names.ts'
import { readFields } from '../../scripts/contract/read-fields.ts'
import { contract, contractOperations } from './contract-file.ts'

const names = Object.keys(readFields)
const shapes = new Map<string, Shape>()
for (const name of names) {
  const file = await import(`../../openapi/generated/answers/${fileName(name)}.ts`)
  shapes.set(name, file[`${constantName(name)}Shape`])
}

const home = {
  type: 'object',
  required: ['id', 'slug', 'note', 'seen_at', 'state', 'day', 'tags', 'owner', 'photos', 'plan', 'fee'],
  properties: {
    id: { type: 'integer' },
    slug: { type: 'string' },
    note: { type: 'string', minLength: 1 },
    seen_at: { type: 'string', format: 'date-time' },
    state: { type: 'string', enum: ['open', 'sold'] },
    day: { $ref: '#/components/schemas/Day' },
    tags: { type: 'array', items: { type: 'string', minLength: 1 } },
    owner: { oneOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
    photos: { type: 'array', items: { $ref: '#/components/schemas/Owner' } },
    plan: { type: 'object' },
    fee: { type: ['number', 'null'] },
    beds: { type: ['integer', 'null'] },
    sold: { type: 'boolean' },
    mixed: {},
  },
}
const small = {
  components: {
    schemas: {
      Home: home,
      Day: { type: 'string', pattern: '^\\d+$' },
      Owner: { type: 'object', required: ['name'], properties: { name: { type: 'string', minLength: 1 } } },
    },
  },
} as unknown as OpenAPI3

function shapeOf(...fields: string[]): unknown {
  const text = answersOf(small, { Home: fields })['openapi/generated/answers/home.ts'] ?? ''
  return JSON.parse(text.replace(/^[^{]*/, '').replace(/ as const\n$/, ''))
}

describe('[API-03] the shape of an answer', () => {
  it.each([
    ['id', { id: 'number' }],
    ['slug', { slug: 'string' }],
    ['note', { note: 'text' }],
    ['seen_at', { seen_at: 'date-time' }],
    ['state', { state: 'text' }],
    ['day', { day: 'text' }],
    ['tags', { tags: ['text'] }],
    ['plan', { plan: 'object' }],
    ['owner', { 'owner|null': 'object' }],
    ['owner.name', { 'owner|null': { name: 'text' } }],
    ['photos.name', { photos: [{ name: 'text' }] }],
    ['photos.name?', { photos: [{ 'name?': 'text' }] }],
    ['fee', { 'fee|null': 'number' }],
    ['beds', { 'beds?': 'number' }],
    ['sold', { 'sold?': 'boolean' }],
    ['plan?', { 'plan?': 'object' }],
  ])('has %s as the contract has it', (field, shape) => expect(shapeOf(field)).toEqual(shape))

  it.each(['price', 'owner.age', 'photos.url'])('is not made of %s, which the contract lacks', (field) =>
    expect(() => shapeOf(field)).toThrow(`Home.${field}, which the contract lacks`),
  )

  it('is not made of a field without a type', () => expect(() => shapeOf('mixed')).toThrow('no check for Home.mixed'))
})

/** The examples of answers with a schema that the site reads. */
const examples = exampleNames().flatMap((example) => {
  const { status, body } = exampleNamed(example)
  const operation = contractOperations.find(({ operationId }) => example.startsWith(`${operationId}.`))
  const $ref = operation?.responses[status]?.content?.['application/json']?.schema.$ref ?? ''
  const shape = status === 200 && shapes.get($ref.slice($ref.lastIndexOf('/') + 1))
  return shape ? [{ example, body, shape }] : []
})

test.each(examples)('[API-03] $example has the shape of its schema', ({ body, shape }) => {
  expect(hasShape(body, shape)).toBe(true)
})

test('[API-03] every shape is of a schema of the contract', () => {
  expect(names.filter((name) => !(name in contract.components.schemas))).toEqual([])
  expect(examples.length).toBeGreaterThan(names.length)
})
