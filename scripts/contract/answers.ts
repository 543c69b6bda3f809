import type { OpenAPI3 } from 'openapi-typescript'
import { constantName, fileName, type TextFiles } from './names.ts'

/** What is used of a JSON Schema. */
interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minLength?: number
  pattern?: string
  format?: string
}

/** See `Shape` in src/api/shape.ts. */
type Shape = string | [Shape] | { [field: string]: Shape }

/**
 * The shapes by which the site checks answers: of each schema the fields that are read. A file per schema, because a bundler
 * keeps a file in one piece: a page loads no shapes of other pages' answers.
 */
export function answersOf({ components }: OpenAPI3, fields: Record<string, readonly string[]>): TextFiles {
  const schemas = (components?.schemas ?? {}) as Record<string, Schema>
  return Object.fromEntries(
    Object.entries(fields).map(([name, read]) => {
      const shape = shapeOf({ $ref: name }, read, name)
      const text = `// Written by "npm run contract": what scripts/contract/read-fields.ts names of ${name}.
export const ${constantName(name)}Shape = ${JSON.stringify(shape, null, 2)} as const\n`
      return [`openapi/generated/answers/${fileName(name)}.ts`, text]
    }),
  )

  /** `read` are the fields that are read of it, or of each item of a list; with none it is checked as a whole. */
  function shapeOf(given: Schema, read: readonly string[], place: string): Shape {
    const schema = resolved(given)
    if (schema.items) return [shapeOf(schema.items, read, place)]
    if (read.length === 0) return kindOf(schema, place)
    const names = new Set(read.map((path) => path.replace(/[.?].*/, '')))
    return Object.fromEntries(
      [...names].map((name) => {
        const field = schema.properties?.[name]
        if (!field) throw new Error(`scripts/contract/read-fields.ts reads ${place}.${name}, which the contract lacks.`)
        const below = read.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1))
        const isOptional = !schema.required?.includes(name) || read.includes(`${name}?`)
        const mark = isOptional ? '?' : isNullable(field) ? '|null' : ''
        return [name + mark, shapeOf(field, below, `${place}.${name}`)]
      }),
    )
  }

  /** Without `$ref` and without the alternative null. */
  function resolved(schema: Schema): Schema {
    if (schema.$ref) return resolved(schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
    const other = schema.oneOf?.find(({ type }) => type !== 'null')
    return other ? resolved(other) : schema
  }

  function isNullable(given: Schema): boolean {
    if (given.oneOf) return given.oneOf.some(isNullable)
    return [resolved(given).type].flat().includes('null')
  }

  function kindOf(schema: Schema, place: string): string {
    const { format, minLength = 0, pattern } = schema
    const type = [schema.type].flat().find((each) => each !== 'null')
    if (type === 'integer') return 'number'
    if (type === 'number' || type === 'boolean' || type === 'object') return type
    if (type !== 'string') throw new Error(`scripts/contract/answers.ts has no check for ${place}.`)
    if (format === 'date-time') return format
    const mayBeBlank = !schema.enum && !format && minLength === 0 && new RegExp(pattern ?? '', 'u').test('')
    return mayBeBlank ? 'string' : 'text'
  }
}
