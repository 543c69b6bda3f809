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
  requestBody?: { content: Record<string, { schema: BodySchema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}

/** The contract, as `npm run contract` bundles it. */
export function readContract(): Contract {
  return JSON.parse(readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'))
}

/**
 * A copy without the answers that are no JSON. They are not checked, and fastify-openapi-glue would warn at each start that
 * nothing parses bodies of their type.
 */
export function answeringJsonAlone(contract: Contract): Contract {
  const copy = structuredClone(contract)
  for (const { responses } of Object.values(copy.paths).flatMap((path) => Object.values(path))) {
    for (const { content } of Object.values(responses)) {
      for (const type of Object.keys(content ?? {})) if (type !== 'application/json') delete content?.[type]
    }
  }
  return copy
}
