import { readFileSync } from 'node:fs'

export interface Contract {
  /** Path → method in small letters → operation. */
  paths: Record<string, Record<string, ContractOperation>>
}

export interface ContractOperation {
  operationId: string
  'x-served'?: boolean
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, unknown>
}

/** The contract, as `npm run contract` bundles it. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('../openapi/generated/openapi.json', import.meta.url), 'utf8'))
}
