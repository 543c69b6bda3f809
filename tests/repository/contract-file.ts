import { readFileSync } from 'node:fs'

interface JsonSchema {
  $ref?: string
  properties?: Record<string, JsonSchema>
}

interface JsonContent {
  content: { 'application/json'?: { schema: JsonSchema; examples?: Record<string, { value: unknown }> } }
}

interface Operation {
  operationId: string
  'x-unused'?: boolean
  'x-served'?: boolean
  requestBody?: JsonContent
  /** A `$ref` to a shared answer has no content of its own. */
  responses: Record<string, Answer & { $ref?: string }>
}

interface Answer extends Partial<JsonContent> {
  headers?: Record<string, { schema: JsonSchema }>
}

interface ContractFile {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Answer> }
}

/** The bundled contract as the server reads it. */
export const contract = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as ContractFile

/** Every operation by its method and path, for instance `GET /api/v1/properties`. */
export const contractOperations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    path,
    method,
    ...operation,
  })),
)

/** A schema's own fields, or those of its `$ref`. */
export function fieldsOf(schema: JsonSchema | undefined): string[] {
  const found = schema?.$ref ? contract.components.schemas[schema.$ref.replace('#/components/schemas/', '')] : schema
  return Object.keys(found?.properties ?? {})
}
