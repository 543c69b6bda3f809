import { readFileSync } from 'node:fs'
import type { BodySchema } from './body-limit.ts'

export interface Contract {
  /** Path → method in small letters → operation. */
  paths: Record<string, Record<string, ContractOperation>>
  components: { schemas: Record<string, BodySchema> }
}

export interface ContractOperation {
  operationId: string
  'x-served'?: boolean
  /** Which rate limit its calls count against. */
  'x-limit'?: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: BodySchema }> }
  /** By status; the schemas of answers are JSON Schema. */
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

/** As it stands where references are resolved. */
export interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: object
}

/** The contract, as `npm run contract` bundles it. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'))
}
