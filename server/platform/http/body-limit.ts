/** A schema of the contract, as far as a body's length depends on it. */
export interface BodySchema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  maxLength?: number
  maxItems?: number
  items?: BodySchema
  properties?: Record<string, BodySchema>
}

/** Spaces between the fields, and fields that the contract does not know. */
const overhead = 1024

/** JSON may write a character outside the first plane as two escapes, `\ud83d\ude00`. Every other one takes less. */
const bytesPerCharacter = 12

/** More than any number that a program prints; also `true`, `false` and `null`. */
const bytesPerScalar = 32

const textBytes = (length: number) => length * bytesPerCharacter + 2

/**
 * The longest JSON, in bytes, that a client may need for an object of this schema, however it escapes and indents it. Throws
 * when the schema sets no limit to a text or a list in it. `schemas` are those that a `$ref` may name.
 */
export function bodyLimitOf(schema: BodySchema, schemas: Record<string, BodySchema>): number {
  return overhead + bytesOf(schema, schemas, 'the body')
}

function bytesOf(schema: BodySchema, schemas: Record<string, BodySchema>, name: string): number {
  const { $ref, enum: values, properties, maxLength, items, maxItems } = schema
  if ($ref !== undefined) return bytesOf(named($ref, schemas), schemas, name)
  if (values) return Math.max(...values.map((value) => textBytes(String(value).length)))
  const types = [schema.type].flat()
  if (properties) {
    const fields = Object.entries(properties)
    return fields.reduce((sum, [key, field]) => sum + textBytes(key.length) + 2 + bytesOf(field, schemas, key), 2)
  }
  if (items && maxItems !== undefined) return 2 + maxItems * (2 + bytesOf(items, schemas, name))
  if (types.some((type) => !scalars.includes(type ?? ''))) throw unlimited(name)
  if (!types.includes('string')) return bytesPerScalar
  if (maxLength === undefined) throw unlimited(name)
  return textBytes(maxLength)
}

const scalars = ['string', 'number', 'integer', 'boolean', 'null']

function named(ref: string, schemas: Record<string, BodySchema>): BodySchema {
  const schema = schemas[ref.replace('#/components/schemas/', '')]
  if (!schema) throw new Error(`The contract has no schema ${ref}.`)
  return schema
}

const unlimited = (name: string) => new Error(`The contract sets no limit to the length of ${name}.`)
